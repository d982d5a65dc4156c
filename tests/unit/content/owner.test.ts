import { existsSync } from "node:fs";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, test } from "vitest";
import { OfficeAddress } from "~/components/sections/cards";
import { owner } from "~/content/owner";
import { about } from "~/content/pages/about";
import { home } from "~/content/pages/home";
import { productsPage } from "~/content/pages/products";
import { servicesPage } from "~/content/pages/services";
import { pilotReport } from "~/content/specimens/pilot-report";
import { runbookContents } from "~/content/specimens/runbook-contents";
import { signedPage } from "~/content/specimens/signed-page";
import type { OwnText } from "~/content/types/owner";
import { unpublished, withOwner } from "~/content/with-owner";
import { loadRoot } from "~/root-loader.server";
import { loader as loadHome } from "~/routes/_index";
import { loader as securityTxt } from "~/routes/[.well-known].[security.txt]";
import { loader as webManifest } from "~/routes/[manifest.webmanifest]";
import { readConfig } from "../../../server/config/config";
import { emptyOwner } from "../../support/content";
import { run } from "../../support/run-action";
import { testServices } from "../../support/test-services";

const { email } = owner;
afterEach(() => {
  owner.email = email;
});

/** A load context with this configuration. */
function contextOf(env: Record<string, string>) {
  const { dependencies } = testServices();
  return { dependencies: { ...dependencies, config: readConfig(env) } };
}

test("an office shows street, phone and email only where they are known", () => {
  const address = ["Business Bay", "Dubai"];
  const render = (office: Parameters<typeof OfficeAddress>[0]) =>
    renderToStaticMarkup(createElement(OfficeAddress, office));
  const contact = { street: "1 Quay Street", phone: "+971 4 000 0000", email: "dubai@example.test" };
  for (const shown of [
    ...address,
    contact.street,
    'href="tel:+97140000000"',
    `href="mailto:${contact.email}"`,
  ])
    expect(render({ address, ...contact })).toContain(shown);
  expect(render({ address })).not.toMatch(/href|Quay|undefined/);
});

test("the operator's accounts take the place of the example's, under the name of their site; an empty one has no link", async () => {
  const env = {
    SOCIAL_NETWORK_URL: "https://www.linkedin.com/company/other",
    SOCIAL_MICROBLOG_URL: "https://mastodon.test/@other/",
    SOCIAL_VIDEO_URL: "",
  };
  const { data } = await loadRoot(new Request("http://site.test/about"), contextOf(env));
  expect(data.footer.social.map(({ name, url }) => [name, url])).toEqual([
    ["LinkedIn", "https://www.linkedin.com/company/other"],
    ["mastodon.test", "https://mastodon.test/@other"],
  ]);
});

test("every specimen is marked as an example, and so is each of its figures", () => {
  const { example, clauses } = signedPage;
  for (const { mark } of [example, pilotReport, runbookContents]) expect(mark).toBe("Example");
  const values = clauses.flatMap(({ text }) =>
    Array.from(text.matchAll(/\{.+?\|(.+?)\}/g), ([, value]) => value),
  );
  const texts = [
    ...values,
    ...Object.values(example.lines),
    ...[pilotReport.figures, pilotReport.lines].flat(2),
  ];
  for (const text of texts)
    expect(JSON.stringify(text)).not.toMatch(/\d(?![\d%.,]|\*|(?:\\u00a0|\u00a0)\w+\*)/);
});

test("the owner's words take the place of a description, and an item with neither is left out", () => {
  const items: OwnText[] = [
    { title: "Weeks", own: ["typicalPilot", "longestPilot"], description: "On the page." },
    { title: "Law", own: ["law"], description: "" },
  ];
  expect(withOwner(items, emptyOwner)).toEqual([{ title: "Weeks", description: "On the page." }]);
  const facts = { typicalPilot: "Six weeks.", longestPilot: "At most ten.", law: "English law." };
  expect(withOwner(items, { ...emptyOwner, ...facts })).toEqual([
    { title: "Weeks", description: "Six weeks. At most ten." },
    { title: "Law", description: "English law." },
  ]);
});

test("the list of what is not published names each unpublished fact of the pages once, until all of its line is", () => {
  const { terms, questions, instead } = servicesPage;
  const shown = [terms.items, questions.items, productsPage.terms.items, about.firm.items];
  const named = shown.flat().flatMap(({ own = [] }: OwnText) => own);
  const listed = instead.items.flatMap(({ own }) => own as string[]);
  expect([...listed].sort()).toEqual(
    [...new Set([...named, "people"])].filter((f) => f !== "replyTime").sort(),
  );
  expect(unpublished(instead.items, emptyOwner)).toHaveLength(instead.items.length);
  const line = { title: "Law", own: ["law", "liability"], description: "In draft." } as const;
  const half = { ...emptyOwner, law: "English law." };
  expect(unpublished([line], half)).toEqual([{ title: "Law", description: "In draft." }]);
  expect(unpublished([line], { ...half, liability: "Capped." })).toEqual([]);
});

test("the home page shows a price as soon as the owner gives one", () => {
  const { priceBand } = owner;
  owner.priceBand = "";
  const { lead } = loadHome().page.head;
  owner.priceBand = "Pilots begin at 1 euro.";
  const priced = loadHome().page.head.lead;
  owner.priceBand = priceBand;
  expect(lead).toBe(home.head.lead);
  expect(priced).toBe(`${lead} Pilots begin at 1 euro.`);
});

test.each([
  ["o'neil+security@site.test", 200],
  ["", 404],
])("with the owner's address %j, security.txt answers %i with what RFC 9116 asks for", async (address, expected) => {
  owner.email = address;
  const context = contextOf({ SITE_URL: "https://site.test" });
  const { status, headers, data } = await run<string>(securityTxt, { method: "GET", context });
  expect(status).toBe(expected);
  if (status === 404) return;
  expect(headers.get("Content-Type")).toBe("text/plain; charset=utf-8");
  expect(data).toContain(`Contact: mailto:${address}\n`);
  expect(data).toContain("Canonical: https://site.test/.well-known/security.txt\n");
  const daysLeft = (Date.parse(/^Expires: (.+)$/m.exec(data)?.[1] ?? "") - Date.now()) / 86_400_000;
  expect([daysLeft > 90, daysLeft < 365]).toEqual([true, true]);
});

test("the web app manifest has the operator's name, and icons that exist", async () => {
  const context = contextOf({ BRAND_NAME: "Renamed" });
  const { headers, data } = await run<{ icons: { src: string }[] }>(webManifest, { method: "GET", context });
  expect(headers.get("Content-Type")).toBe("application/manifest+json; charset=utf-8");
  expect(data).toMatchObject({ name: "Renamed", start_url: "/" });
  expect(data.icons.length).toBeGreaterThanOrEqual(3);
  for (const { src } of data.icons) expect(existsSync(`public${src}`), src).toBe(true);
});
