import { spawn } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "../support/test";

test("stock remix-serve serves the same build, pages and form", async ({ page, upstream }) => {
  const port = 4100 + Math.floor(Math.random() * 1000);
  const child = spawn(process.execPath, ["node_modules/@remix-run/serve/dist/cli.js", "build/index.js"], {
    env: {
      ...process.env,
      NODE_ENV: "production",
      PORT: String(port),
      DATA_DIR: mkdtempSync(join(tmpdir(), "stock-")),
      API_BASE_URL: upstream.url,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  try {
    await new Promise<void>((resolve) =>
      child.stdout.on("data", (chunk) => /http:/.test(String(chunk)) && resolve()),
    );
    await page.goto(`http://localhost:${port}/banking-service?contact=message`);
    await page.getByLabel("First name").fill("Amira");
    await page.getByLabel("Last name").fill("Okafor");
    await page.getByLabel("Email").fill("amira@example.test");
    await page.getByLabel("Message").fill("Hello");
    await page.getByRole("button", { name: "Send message" }).click();
    await expect(page.getByText("Email has sent successfully!")).toBeVisible();
    expect(upstream.requests[0]?.json).toMatchObject({ first_name: "Amira" });
  } finally {
    child.kill();
  }
});
