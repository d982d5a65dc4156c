import { type ChildProcess, spawn } from "node:child_process";
import { writeFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { findWebKit } from "../../scripts/build/programs.mjs";
import { application } from "../support/forms/career-application";
import { message } from "../support/forms/contact-message";
import { pdfBytes } from "../support/forms/resume-files";
import { type FakeUpstream, startFakeUpstream } from "../support/servers/fake-upstream";
import { freePort } from "../support/servers/free-port";
import { type Site, startSite } from "../support/servers/site";

// Playwright cannot drive WebKitGTK, so these requests are those of W3C WebDriver.
const browser = findWebKit();
const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";
const ESCAPE = "\uE00C";
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

const see = (expression: string) => command("/execute/sync", { script: `return ${expression}`, args: [] });
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

describe.skipIf(!browser)("in WebKit", () => {
  beforeAll(async () => {
    upstream = await startFakeUpstream();
    site = await startSite({ API_BASE_URL: upstream.url, RATE_LIMIT_PER_MINUTE: "0", LOG_LEVEL: "warn" });
  });
  afterAll(async () => {
    await site.stop();
    await upstream.stop();
  });

  describe.each([true, false])("with JavaScript: %s", (scripts) => {
    beforeAll(async () => {
      const port = await freePort();
      // A group of its own, so that its end is also that of the display and the browser.
      driver = spawn(
        "xvfb-run",
        ["-a", "-s", "-screen 0 1600x1200x24", browser?.driver ?? "", `--port=${port}`],
        { detached: true, stdio: "ignore" },
      );
      session = `http://127.0.0.1:${port}`;
      await vi.waitFor(() => fetch(`${session}/status`), WAIT);
      const options = { binary: browser?.browser, args: ["--automation", `--enable-javascript=${scripts}`] };
      const { sessionId } = await command("/session", {
        capabilities: { alwaysMatch: { "webkitgtk:browserOptions": options } },
      });
      session += `/session/${sessionId}`;
      await command("/window/rect", { x: 0, y: 0, width: 1440, height: 1000 });
    });
    afterAll(async () => {
      await command("", {}, "DELETE");
      if (driver.pid) process.kill(-driver.pid);
    });

    test("a message with a wrong address is rejected with its values kept, and arrives corrected", async () => {
      upstream.clear();
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
      expect(upstream.requests.map(({ json }) => json)).toMatchObject([
        { email: message.email, message: message.message },
      ]);
    });

    test("an application arrives with its résumé", async () => {
      upstream.clear();
      const path = `${site.dataDir}/cv.pdf`;
      writeFileSync(path, pdfBytes());
      await open("/career");
      for (const [name, text] of Object.entries(application))
        await act(`main [name="${name}"]`, "value", { text });
      await act('main [name="resume"]', "value", { text: path });
      await type(
        'main [name="captcha"]',
        (await see("document.querySelector('#captcha-text').textContent")).replace(/\s/g, ""),
      );
      await click('main button[type="submit"]:not([formnovalidate])');
      await seesText(SENT);
      expect(upstream.requests[0]?.form?.get("resume")).toMatchObject({ name: "cv.pdf" });
    });

    test("the bar's Contact opens the modal, its button closes it, and a menu leads to a page", async () => {
      await open("/about");
      await click(".header__contact");
      await sees(MODALS, 1);
      if (scripts) await act("dialog button", "value", { text: ESCAPE });
      else await click(".contact-modal__close");
      await sees(MODALS, 0);
      await click('[popovertarget="menu-solutions"]');
      await click(':popover-open a[href="/aviation-service"]');
      await sees("location.pathname", "/aviation-service");
    });

    test("the hero's film plays, or has the browser's own buttons", async () => {
      await open("/services");
      const film = scripts
        ? "!document.querySelector('.hero video').paused"
        : "document.querySelector('.hero video').controls";
      await sees(film, true);
    });
  });
});
