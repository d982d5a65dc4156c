import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { OfficeAddress } from "~/components/sections/cards";
import { pilotReport } from "~/content/specimens/pilot-report";
import { runbookContents } from "~/content/specimens/runbook-contents";
import { signedPage } from "~/content/specimens/signed-page";
import { loadRoot } from "~/root-loader.server";
import { securityTxt } from "~/routes/[.well-known].[security.txt]";
import { readConfig } from "../../../server/config/config";
import { testServices } from "../../support/test-services";

test("an office shows street, phone and email only where they are known", () => {
  const address = ["Business Bay", "Dubai"];
  const render = (office: Parameters<typeof OfficeAddress>[0]) =>
    renderToStaticMarkup(createElement(OfficeAddress, office));
  const contact = { street: "1 Quay Street", phone: "+971 4 000 0000", email: "dubai@example.test" };
  const links = ['href="tel:+97140000000"', `href="mailto:${contact.email}"`];
  for (const shown of [...address, contact.street, ...links])
    expect(render({ address, ...contact })).toContain(shown);
  expect(render({ address })).not.toMatch(/href|Quay|undefined/);
});

test("the operator's accounts take the place of the example's, under the name of their site; an empty one has no link", async () => {
  const env = {
    SOCIAL_NETWORK_URL: "https://www.linkedin.com/company/other",
    SOCIAL_MICROBLOG_URL: "https://mastodon.test/@other/",
    SOCIAL_VIDEO_URL: "",
  };
  const { dependencies } = testServices();
  const context = { dependencies: { ...dependencies, config: readConfig(env) } };
  const { data } = await loadRoot(new Request("http://site.test/about"), context);
  expect(data.footer.social.map(({ name, url }) => [name, url])).toEqual([
    ["LinkedIn", "https://www.linkedin.com/company/other"],
    ["mastodon.test", "https://mastodon.test/@other"],
  ]);
});

test("every specimen is marked as an example, and so is each of its figures", () => {
  const { example, clauses } = signedPage;
  for (const { mark } of [example, pilotReport, runbookContents]) expect(mark).toBe("Example");
  const values = clauses.flatMap(({ text }) => text.match(/\|.+?\}/g) ?? []);
  const entries = [...pilotReport.figures, ...pilotReport.lines].flatMap(({ term, text }) => [term, text]);
  for (const text of [...values, ...entries, ...Object.values(example.lines)])
    expect(text).not.toMatch(/\d(?![\d,.%]|\*|\u00a0\w+\*)/);
});

test.each([
  ["o'neil+security@site.test", 200],
  ["", 404],
])("with the owner's address %j, security.txt answers %i with what RFC 9116 asks for", async (address, expected) => {
  const response = securityTxt(address, "https://site.test");
  expect(response.status).toBe(expected);
  expect(response.headers.get("Content-Type")).toBe("text/plain; charset=utf-8");
  if (!address) return;
  const data = await response.text();
  expect(data).toContain(`Contact: mailto:${address}\n`);
  expect(data).toContain("Canonical: https://site.test/.well-known/security.txt\n");
  const daysLeft = (Date.parse(/^Expires: (.+)$/m.exec(data)?.[1] ?? "") - Date.now()) / 86_400_000;
  expect([daysLeft > 90, daysLeft < 365]).toEqual([true, true]);
});
