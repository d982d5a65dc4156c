import { writeFile } from "node:fs/promises";
import { pdf, SENT } from "../support/browser/forms";
import { expect } from "../support/browser/test";
import { test } from "../support/browser/visitor";
import { application, message } from "../support/forms/values";

const TEXT = "document.body.innerText";
const MODALS = "document.querySelectorAll('dialog[open]').length";

test("a message with a wrong address is rejected with its values kept, and arrives corrected", async ({
  visitor: { open, click, type, see },
  upstream,
}) => {
  await open("/about?contact=message");
  for (const name of ["first_name", "last_name", "topic", "message"] as const)
    await type(`dialog [name="${name}"]`, message[name]);
  await type('dialog [name="email"]', "amira@example");
  await click('dialog button[type="submit"]');
  await expect.poll(() => see(TEXT)).toContain("Please enter a valid email");
  expect(await see(`document.querySelector('dialog [name="last_name"]').value`)).toBe(message.last_name);
  await type('dialog [name="email"]', message.email);
  await click('dialog button[type="submit"]');
  await expect.poll(() => see(TEXT)).toContain(SENT);
  expect(upstream.requests.map(({ json }) => json)).toMatchObject([message]);
});

test("an application arrives with its résumé", async ({
  visitor: { open, click, type, attach, see },
  upstream,
}, testInfo) => {
  const path = testInfo.outputPath(pdf.name);
  await writeFile(path, pdf.buffer);
  await open("/career");
  for (const [name, text] of Object.entries(application)) await type(`main [name="${name}"]`, text);
  await attach('main [name="resume"]', path);
  const captcha = await see("document.querySelector('#captcha-text').textContent.replace(/\\s/g, '')");
  await type('main [name="captcha"]', String(captcha));
  await click('main button[type="submit"]:not([formnovalidate])');
  await expect.poll(() => see(TEXT)).toContain(SENT);
  const { form } = upstream.requests[0] ?? {};
  expect(form?.get("role")).toBe(application.role);
  expect(form?.get("resume")).toMatchObject({ name: pdf.name });
});

test("Contact opens the modal, its button closes it, and a menu leads to a page", async ({
  visitor: { open, click, see },
}) => {
  await open("/about");
  await click(".header__contact");
  await expect.poll(() => see(MODALS)).toBe(1);
  await click(".contact-modal__close");
  await expect.poll(() => see(MODALS)).toBe(0);
  await click('[popovertarget="menu-solutions"]');
  await click(':popover-open a[href="/aviation-service"]');
  await expect.poll(() => see("location.pathname")).toBe("/aviation-service");
});

test("the hero's film plays, or has the browser's own buttons", async ({ visitor: { open, see } }) => {
  await open("/services");
  const plays = "(video) => video?.paused === false || video?.controls === true";
  const canPlay = () => see(`(${plays})(document.querySelector(".hero video"))`);
  await expect.poll(canPlay, { timeout: 30_000 }).toBe(true);
});
