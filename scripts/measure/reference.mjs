// A bare node:http server that answers every request with what the site answers at this address.
import { createServer, get } from "node:http";

get(process.argv[2], { headers: { "Accept-Encoding": "br" } }, async (response) => {
  const body = Buffer.concat(await response.toArray());
  const writtenByNode = /^(date|connection|keep-alive)$/i;
  const head = response.rawHeaders.flatMap((name, i, all) =>
    i % 2 || writtenByNode.test(name) ? [] : [name, all[i + 1]],
  );
  const server = createServer((_, reply) => reply.writeHead(200, head).end(body));
  server.listen(0, "127.0.0.1", () => console.log(server.address().port));
});
