import { spawn } from "node:child_process";
import type { Page } from "@playwright/test";
import { findWebKit } from "../../../scripts/build/programs.mjs";
import { freePort } from "../servers/free-port";
import { test as base, expect } from "./test";

/** What a visit needs that is made in every browser. */
interface Visitor {
  open(path: string): Promise<unknown>;
  click(selector: string): Promise<void>;
  /** Replaces what the field holds. */
  type(selector: string, text: string): Promise<void>;
  attach(selector: string, path: string): Promise<void>;
  see(expression: string): Promise<unknown>;
}

/** Without scripts Playwright waits in Firefox for animation frames that never come: all of these do without them. */
const inFirefox = (page: Page): Visitor => ({
  open: (path) => page.goto(path),
  async click(selector) {
    await page.locator(selector).first().click({ force: true });
    await page.waitForLoadState();
  },
  async type(selector, text) {
    await page.locator(selector).focus();
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.type(text);
  },
  attach: (selector, path) => page.locator(selector).setInputFiles(path),
  see: (expression) => page.evaluate(expression),
});

const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";

async function command(url: string, body: object = {}, method = "POST") {
  const response = await fetch(url, { method, body: method === "POST" ? JSON.stringify(body) : undefined });
  const { value } = await response.json();
  if (!response.ok) throw new Error(`${url}: ${value.message}`);
  return value;
}

/** Opens a session of W3C WebDriver; gives its address. */
async function openWebKit(driver: string, scripts: boolean): Promise<string> {
  await expect(async () => void (await fetch(`${driver}/status`))).toPass({ timeout: 20_000 });
  const args = ["--automation", `--enable-javascript=${scripts}`];
  const options = { binary: findWebKit()?.browser, args };
  const capabilities = { alwaysMatch: { "webkitgtk:browserOptions": options } };
  const { sessionId } = await command(`${driver}/session`, { capabilities });
  const session = `${driver}/session/${sessionId}`;
  await command(`${session}/window/rect`, { x: 0, y: 0, width: 1440, height: 1000 });
  return session;
}

/** Playwright cannot drive WebKitGTK, so these requests are those of W3C WebDriver. */
function inWebKit(session: string, siteUrl: string, scripts: boolean): Visitor {
  const see = (expression: string) =>
    command(`${session}/execute/sync`, { script: `return ${expression}`, args: [] });
  /** Waits until an element is there and accepts the commands. */
  const act = (selector: string, commands: (element: string) => Promise<void>) =>
    expect(async () => {
      const search = { using: "css selector", value: selector };
      const { [ELEMENT]: id } = await command(`${session}/element`, search);
      await commands(`${session}/element/${id}`);
    }).toPass({ timeout: 20_000 });
  const attach = (selector: string, text: string) =>
    act(selector, (element) => command(`${element}/value`, { text }));
  return {
    async open(path) {
      await command(`${session}/url`, { url: siteUrl + path });
      const isReady = () => see(scripts ? "'hydrated' in document.documentElement.dataset" : "true");
      await expect.poll(isReady, { timeout: 20_000 }).toBe(true);
    },
    click: (selector) => act(selector, (element) => command(`${element}/click`)),
    async type(selector, text) {
      // A list has nothing to clear.
      await act(selector, (element) => command(`${element}/clear`).catch(() => {}));
      await attach(selector, text);
    },
    attach,
    see,
  };
}

/** The test of one visit. In the projects of WebKit the page stays blank, and the visit is made beside it. */
export const test = base.extend<{ visitor: Visitor }>({
  visitor: async ({ page, site, javaScriptEnabled }, use, { project }) => {
    if (!project.name.startsWith("webkit")) return use(inFirefox(page));
    const port = await freePort();
    // A group of its own, so that its end is also that of the display and the browser.
    const options = { detached: true, stdio: "ignore" } as const;
    const program = ["-a", "-s", "-screen 0 1600x1200x24", findWebKit()?.driver ?? "", `--port=${port}`];
    const display = spawn("xvfb-run", program, options);
    const session = await openWebKit(`http://127.0.0.1:${port}`, javaScriptEnabled);
    await use(inWebKit(session, site.url, javaScriptEnabled));
    await command(session, {}, "DELETE");
    process.kill(-(display.pid ?? 0));
  },
});
