import { type ChildProcess, spawn } from "node:child_process";
import { writeFileSync } from "node:fs";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { findWebKit } from "../../scripts/build/programs.mjs";
import { application, message, pdfBytes } from "../support/forms/values";
import { type FakeUpstream, startFakeUpstream } from "../support/servers/fake-upstream";
import { freePort } from "../support/servers/free-port";
import { type Site, startSite } from "../support/servers/site";

// Playwright cannot drive WebKitGTK, so these requests are those of W3C WebDriver.
const browser = findWebKit();
const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";
const WAIT = { timeout: 20_000, interval: 200 };
const SENT = "Email has sent successfully!";

let site: Site;
let upstream: FakeUpstream;
let driver: ChildProcess;
let session: string;

async function command(path: string, body: object = {}, method = "POST") {
  const response = await fetch(`${session}${path}`, {
    method,
    body: method === "POST" ? JSON.stringify(body) : undefined,
  });
  const { value } = await response.json();
  if (!response.ok) throw new Error(`${path}: ${value.message}`);
  return value;
}

const see = (script: string) => command("/execute/sync", { script: `return ${script}`, args: [] });
const open = (path: string) => command("/url", { url: site.url + path });
const sees = (expression: string, value: unknown) => expect.poll(() => see(expression), WAIT).toBe(value);
const seesText = (text: string) => expect.poll(() => see("document.body.innerText"), WAIT).toContain(text);
const MODALS = "document.querySelectorAll('dialog[open]').length";

/** Waits until an element is there and accepts the command. */
const act = (selector: string, action: "click" | "value" | "clear", body = {}) =>
  vi.waitFor(async () => {
    const { [ELEMENT]: id } = await command("/element", { using: "css selector", value: selector });
    await command(`/element/${id}/${action}`, body);
  }, WAIT);
const click = (selector: string) => act(selector, "click");
const type = async (selector: string, text: string) => {
  await act(selector, "clear");
  await act(selector, "value", { text });
};

describe.skipIf(!browser).each([true, false])("in WebKit, with JavaScript: %s", (scripts) => {
  beforeAll(async () => {
    upstream = await startFakeUpstream();
    site = await startSite({ API_BASE_URL: upstream.url, LOG_LEVEL: "warn" });
    const port = await freePort();
    const screen = ["-a", "-s", "-screen 0 1600x1200x24"];
    // A group of its own, so that its end is also that of the display and the browser.
    const options = { detached: true, stdio: "ignore" } as const;
    driver = spawn("xvfb-run", [...screen, browser?.driver ?? "", `--port=${port}`], options);
    session = `http://127.0.0.1:${port}`;
    await vi.waitFor(() => fetch(`${session}/status`), WAIT);
    const args = ["--automation", `--enable-javascript=${scripts}`];
    const browserOptions = { binary: browser?.browser, args };
    const capabilities = { alwaysMatch: { "webkitgtk:browserOptions": browserOptions } };
    const { sessionId } = await command("/session", { capabilities });
    session += `/session/${sessionId}`;
    await command("/window/rect", { x: 0, y: 0, width: 1440, height: 1000 });
  });
  beforeEach(() => upstream.clear());
  afterAll(async () => {
    await command("", {}, "DELETE");
    if (driver.pid) process.kill(-driver.pid);
    await Promise.all([site.stop(), upstream.stop()]);
  });

  test("a message with a wrong address is rejected with its values kept, and arrives corrected", async () => {
    await open("/about?contact=message");
    for (const name of ["first_name", "last_name", "message"] as const)
      await type(`dialog [name="${name}"]`, message[name]);
    await type('dialog [name="email"]', "amira@example");
    await click('dialog button[type="submit"]');
    await seesText("Please enter a valid email");
    expect(await see(`document.querySelector('dialog [name="last_name"]').value`)).toBe(message.last_name);
    await type('dialog [name="email"]', message.email);
    await click('dialog button[type="submit"]');
    await seesText(SENT);
    expect(upstream.requests[0]?.json).toMatchObject({ email: message.email, message: message.message });
  });

  test("an application arrives with its résumé", async () => {
    const path = `${site.dataDir}/cv.pdf`;
    writeFileSync(path, pdfBytes());
    await open("/career");
    for (const [name, text] of Object.entries(application))
      await act(`main [name="${name}"]`, "value", { text });
    await act('main [name="resume"]', "value", { text: path });
    const captcha = await see("document.querySelector('#captcha-text').textContent.replace(/\\s/g, '')");
    await type('main [name="captcha"]', captcha);
    await click('main button[type="submit"]:not([formnovalidate])');
    await seesText(SENT);
    expect(upstream.requests[0]?.form?.get("resume")).toMatchObject({ name: "cv.pdf" });
  });

  test("the bar's Contact opens the modal, its button closes it, and a menu leads to a page", async () => {
    await open("/about");
    await click(".header__contact");
    await sees(MODALS, 1);
    if (scripts) await act("dialog button", "value", { text: "\uE00C" });
    else await click(".contact-modal__close");
    await sees(MODALS, 0);
    await click('[popovertarget="menu-solutions"]');
    await click(':popover-open a[href="/aviation-service"]');
    await sees("location.pathname", "/aviation-service");
  });

  test("the hero's film plays, or has the browser's own buttons", async () => {
    await open("/services");
    await sees(`document.querySelector('.hero video').${scripts ? "paused" : "controls"}`, !scripts);
  });
});
