import { expect, test } from "vitest";
import {
  CAMPAIGN_PARAMETERS,
  decodeLeadSource,
  encodeLeadSource,
  leadSource,
} from "../../../server/outbox/lead-source";

const sourceOf = (address: string, referrer = "") =>
  leadSource({ page: "/about" }, { address, referrer }, ["site.test"]);

test("of a visit only the page, the referrer's host and the campaign are kept", () => {
  const address = "/?utm_source=newsletter&email=amira@example.test&GCLID=a1&mc_eid=reader#top";
  expect(sourceOf(address, "https://amira:secret@news.example:8443/read?user=amira")).toEqual({
    page: "/about",
    referrer: "news.example",
    utm_source: "newsletter",
    gclid: "a1",
  });
  const withHash = "http://site.test/?utm_term=why?#utm_source=a";
  expect(sourceOf(withHash)).toEqual({ page: "/about", utm_term: "why?" });
  expect(sourceOf("/")).toEqual({ page: "/about" });
});

test("a page of this site is not kept as the referrer, but its campaign is", () => {
  const own = "http://site.test/about?utm_source=a";
  expect(sourceOf("/?contact=call", own)).toEqual({ page: "/about", utm_source: "a" });
  expect(sourceOf("/?gclid=b", own)).not.toHaveProperty("utm_source");
  expect(sourceOf("/", "https://news.example/?utm_source=a")).not.toHaveProperty("utm_source");
});

test("a referrer without a public host is not kept", () => {
  const long = `https://${"a".repeat(300)}.test/`;
  for (const referrer of ["", "not a URL", "javascript:alert(1)", "http://[::1]/", long, "data:,x"])
    expect(sourceOf("/", referrer)).toEqual({ page: "/about" });
});

test("a campaign's values have one line, a limit and a text", () => {
  const text = encodeURIComponent("a\r\nBcc: x\0\u202Eb\u2028c");
  expect(sourceOf(`/?utm_source=${text}&utm_medium=%0A&utm_term=${"é".repeat(300)}`)).toEqual({
    page: "/about",
    utm_source: "a Bcc: x b c",
    utm_term: "é".repeat(200),
  });
  expect(sourceOf(`/?utm_source=a%ED%A0%80${"😀".repeat(150)}`).utm_source).not.toMatch(/\p{Cs}/u);
});

test("a visit fits into a header and can be read again, and the words that a visitor ticked stay", () => {
  const own = { form: "contact", consent: "Add me to Bücher & Söhne's mailing list", page: "/about" };
  const all = CAMPAIGN_PARAMETERS.map((name) => `${name}=${"ü".repeat(200)}`).join("&");
  for (const address of [`/?${all}`, "/?utm_source=a%26b%3Dc+d", `/?${"utm_source=x&".repeat(500)}`]) {
    const source = leadSource(own, { address, referrer: "https://news.example/" }, []);
    const encoded = encodeLeadSource(source);
    expect(encoded).toMatch(/^[\x21-\x7e]{1,1500}$/);
    expect(decodeLeadSource(encoded)).toEqual(source);
    expect(source).toMatchObject(own);
  }
  expect(decodeLeadSource(null)).toBeUndefined();
});
