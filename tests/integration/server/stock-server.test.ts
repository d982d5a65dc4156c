import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { message } from "../../support/forms/contact-message";
import { openCareer } from "../../support/forms/open-career";
import { pdfBytes } from "../../support/forms/resume-files";
import { multipart, send, sendForm } from "../../support/http";
import { type FakeUpstream, startFakeUpstream } from "../../support/servers/fake-upstream";
import { freePort } from "../../support/servers/free-port";

// The build under `remix-serve build/index.cjs`, without our own HTTP server.

let upstream: FakeUpstream;
let child: ChildProcess;
let url = "";
const folder = mkdtempSync(join(tmpdir(), "stock-"));
beforeAll(async () => {
  upstream = await startFakeUpstream();
  const env = {
    NODE_ENV: "production",
    PORT: String(await freePort()),
    DATA_DIR: folder,
    API_BASE_URL: upstream.url,
  };
  child = spawn(process.execPath, ["node_modules/@remix-run/serve/dist/cli.js", "build/index.cjs"], {
    env: { ...process.env, ...env } as NodeJS.ProcessEnv,
    stdio: ["ignore", "pipe", "inherit"],
  });
  url = await new Promise((resolve) => {
    child.stdout?.on("data", (chunk) => {
      const port = /http:\/\/[^:\s]+:(\d+)/.exec(String(chunk))?.[1];
      if (port) resolve(`http://localhost:${port}`);
    });
  });
});
beforeEach(() => upstream.clear());
afterAll(async () => {
  child.kill();
  await upstream.stop();
  rmSync(folder, { recursive: true, force: true });
});

test("pages have their Content Security Policy, and an unknown page is a 404", async () => {
  const { status, headers } = await send(`${url}/banking-service`);
  expect(status).toBe(200);
  expect(headers["content-security-policy"]).toContain("script-src 'self' 'sha256-");
  expect((await send(`${url}/nowhere`)).status).toBe(404);
});

test("a contact message arrives upstream and is confirmed on the next page", async () => {
  const { status, headers } = await sendForm(`${url}/about?contact=message`, message);
  expect(status).toBe(303);
  expect(upstream.requests[0]?.json).toMatchObject({ first_name: "Amira", is_checked: false });
  const Cookie = headers["set-cookie"]?.[0]?.split(";", 1)[0] ?? "";
  const next = await send(`${url}${headers.location}`, { headers: { Cookie } });
  expect(next.body).toContain("Email has sent successfully!");
});

test("an application arrives upstream with its résumé, and a wrong captcha gets an error", async () => {
  const { cookie, fields } = await openCareer(url);
  const apply = (captcha: string) => {
    const file = { name: "cv.pdf", bytes: pdfBytes() };
    const { contentType, body } = multipart({ ...fields, captcha }, file);
    return send(`${url}/career`, {
      method: "POST",
      headers: { "Content-Type": contentType, Cookie: cookie },
      body,
    });
  };
  const wrong = await apply("WRONG12");
  expect(wrong.status).toBe(422);
  expect(wrong.body).toContain("Entered captcha is incorrect");
  expect((await apply(fields.captcha)).status).toBe(303);
  expect(upstream.requests[0]?.form?.get("resume")).toMatchObject({ name: "cv.pdf" });
});
