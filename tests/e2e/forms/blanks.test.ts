import { fillCareerForm, sendCareerForm } from "../../support/browser/career-form";
import { fillContactForm, SENT, sendContactForm } from "../../support/browser/contact-form";
import { hydrated } from "../../support/browser/hydrated";
import { expect, test } from "../../support/browser/test";
import { nightly } from "../../support/nightly";

test(
  "spaces around values in the contact form are accepted, and upstream gets the values without them",
  nightly("tests/unit/forms hold the rule"),
  async ({ page, upstream, javaScriptEnabled }) => {
    await page.goto("/about?contact=message");
    if (javaScriptEnabled) await hydrated(page);
    await fillContactForm(page, {
      Email: " amira@example.com ",
      "First name": "Amira ",
      "Last name": " Haddad",
    });
    await sendContactForm(page);
    await expect(page.getByText(SENT)).toBeVisible();
    expect(upstream.requests[0]?.json).toMatchObject({
      email: "amira@example.com",
      first_name: "Amira",
      last_name: "Haddad",
    });
  },
);

test(
  "spaces around values in the career form are accepted, and upstream gets the values without them",
  nightly("tests/unit/forms hold the rule"),
  async ({ page, upstream, javaScriptEnabled }) => {
    await page.goto("/career");
    if (javaScriptEnabled) await hydrated(page);
    await fillCareerForm(page, {
      Name: " Amira Haddad ",
      Email: "amira@example.com ",
      Phone: " 00971501234567 ",
      "Current city": "Dubai ",
    });
    await sendCareerForm(page);
    await expect(page.getByText(SENT)).toBeVisible();
    const form = upstream.requests[0]?.form;
    expect(["name", "email", "phone", "current_city"].map((name) => form?.get(name))).toEqual([
      "Amira Haddad",
      "amira@example.com",
      "00971501234567",
      "Dubai",
    ]);
  },
);
