// Sends one response to every request: bare node:http, or Express. The response comes from a file,
// {"head": [...names and values], "body": base64}.
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import express from "express";

const [kind, file] = process.argv.slice(2);
const { head, body: encoded } = JSON.parse(readFileSync(file, "utf8"));
const body = Buffer.from(encoded, "base64");

function listener() {
  if (kind === "node") return (_request, response) => response.writeHead(200, head).end(body);
  const app = express();
  app.disable("x-powered-by");
  app.get("*", (_request, response) => {
    for (let i = 0; i < head.length; i += 2) response.setHeader(head[i], head[i + 1]);
    response.send(body);
  });
  return app;
}

const server = createServer(listener()).listen(0, "127.0.0.1", () => {
  console.log(`listening on http://127.0.0.1:${server.address().port}`);
});
