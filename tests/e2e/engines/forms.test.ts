import { writeFileSync } from "node:fs";
import { expect, test } from "../../support/engines/test";
import type { Visitor } from "../../support/engines/visitor";
import { application } from "../../support/forms/career-application";
import { pdfBytes } from "../../support/forms/resume-files";
import { nightly, nightlyUnless } from "../../support/nightly";

const SENT = "Email has sent successfully!";
const CALL = {
  first_name: "Amira",
  last_name: "Haddad",
  email: "amira@example.com",
  when: "Tuesday after 15:00",
  about: "Freight contracts",
};
const seesText = (visitor: Visitor, text: string) =>
  expect.poll(() => visitor.see<string>("document.body.innerText")).toContain(text);
const valueIn = (visitor: Visitor, name: string) =>
  visitor.see<string>(`document.querySelector('form [name="${name}"]').value`);
const captcha = (visitor: Visitor) =>
  visitor.see<string>("document.querySelector('#captcha-text').textContent.replace(/\\s/g, '')");

const wide = { width: 1440, height: 900 };
const narrow = { width: 390, height: 844 };

for (const viewport of [wide, narrow]) {
  test.describe(`at ${viewport.width}`, () => {
    test.use({ viewport });

    test(
      "a message is rejected with every value kept, then corrected, and arrives",
      nightlyUnless(viewport === wide, "its other width is in the gate"),
      async ({ visitor, upstream }) => {
        await visitor.open("/about?contact=message");
        await visitor.type('[name="email"]', "amira@example");
        await visitor.type('[name="first_name"]', "Amira");
        await visitor.type('[name="last_name"]', "Haddad");
        await visitor.choose('[name="topic"]', "Careers");
        await visitor.type('[name="message"]', "Forty pages in six formats.");
        await visitor.click('.contact-modal button[type="submit"]');
        await seesText(visitor, "Please enter a valid email");
        expect(await valueIn(visitor, "first_name")).toBe("Amira");
        expect(await valueIn(visitor, "topic")).toBe("Careers");
        expect(upstream.requests).toEqual([]);
        await visitor.type('[name="email"]', "amira@example.com");
        await visitor.click('.contact-modal button[type="submit"]');
        await seesText(visitor, SENT);
        expect(upstream.requests[0]?.json).toMatchObject({
          email: "amira@example.com",
          first_name: "Amira",
          topic: "Careers",
          message: "Forty pages in six formats.",
        });
        expect(upstream.requests).toHaveLength(1);
      },
    );

    test(
      "an application with a résumé arrives after a wrong captcha and a refreshed one",
      nightly("Chromium sends one in the gate"),
      async ({ visitor, upstream }) => {
        const resume = test.info().outputPath("cv.pdf");
        writeFileSync(resume, pdfBytes());
        await visitor.open("/career");
        for (const name of ["role", "preferred_location", "experience_years"] as const)
          await visitor.choose(`[name="${name}"]`, application[name]);
        for (const name of ["name", "email", "phone", "current_city"] as const)
          await visitor.type(`main [name="${name}"]`, application[name]);
        await visitor.attach('[name="resume"]', resume);
        await visitor.type('[name="captcha"]', "WRONG12");
        await visitor.click('main button[type="submit"]:not([formnovalidate])');
        await seesText(visitor, "Entered captcha is incorrect");
        expect(await valueIn(visitor, "current_city")).toBe(application.current_city);
        const first = await captcha(visitor);
        await visitor.click('main button[formnovalidate]:not([name="remove"])');
        await expect.poll(() => captcha(visitor)).not.toBe(first);
        expect(await valueIn(visitor, "role")).toBe(application.role);
        await visitor.type('[name="captcha"]', await captcha(visitor));
        await visitor.click('main button[type="submit"]:not([formnovalidate])');
        await seesText(visitor, SENT);
        const { form } = upstream.requests[0] ?? {};
        expect(form?.get("role")).toBe(application.role);
        expect(form?.get("experience_years")).toBe(application.experience_years);
        expect(form?.get("resume")).toMatchObject({ name: "cv.pdf" });
      },
    );

    test(
      "a call request arrives as a message",
      nightly("a form like the message's"),
      async ({ visitor, upstream }) => {
        await visitor.open("/about?contact=call");
        for (const [name, text] of Object.entries(CALL))
          await visitor.type(`#call-form [name="${name}"]`, text);
        await visitor.click('#call-form button[type="submit"]');
        await seesText(visitor, SENT);
        expect(upstream.requests).toHaveLength(1);
        expect(upstream.requests[0]?.json).toMatchObject({
          email: CALL.email,
          message: `Call request: ${CALL.when}\n\n${CALL.about}`,
        });
      },
    );
  });
}

test(
  "a select looks like the other fields and shows the site's own arrow",
  nightly("a matter of looks"),
  async ({ visitor }) => {
    await visitor.open("/career");
    const look = (selector: string) =>
      visitor.see<string[]>(`(() => {
      const style = getComputedStyle(document.querySelector('${selector}'));
      return [style.appearance, style.backgroundColor, style.borderTopColor, style.height];
    })()`);
    const [appearance, ...select] = await look('main [name="role"]');
    const [, ...input] = await look('main [name="name"]');
    expect(appearance).toBe("none");
    expect(select).toEqual(input);
    expect(
      await visitor.see("getComputedStyle(document.querySelector('main [name=role]')).backgroundImage"),
    ).toMatch(/gradient/);
  },
);
