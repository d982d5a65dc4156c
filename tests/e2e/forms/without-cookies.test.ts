import { createServer, request } from "node:http";
import { fillContactForm, SENT, sendContactForm } from "../../support/browser/forms";
import { test as base, expect, visit } from "../../support/browser/test";
import { urlOf } from "../../support/http";

/** The site as a browser that refuses cookies sees it: a proxy removes them all. */
const test = base.extend({
  baseURL: async ({ site }, use) => {
    const { hostname, port } = new URL(site.url);
    const proxy = createServer((incoming, outgoing) => {
      const { method, url: path, headers } = incoming;
      const forwarded = request({ hostname, port, method, path, headers }, (response) => {
        const { "set-cookie": _, ...kept } = response.headers;
        outgoing.writeHead(response.statusCode ?? 502, kept);
        response.pipe(outgoing);
      });
      forwarded.once("error", () => outgoing.destroy());
      incoming.pipe(forwarded);
    }).listen(0);
    await use(urlOf(proxy));
    proxy.closeAllConnections();
    proxy.close();
  },
});

test("without cookies a message is confirmed, its form is reset, and a reload sends nothing", async ({
  page,
  upstream,
  javaScriptEnabled,
}) => {
  await visit(page, "/about?contact=message");
  await fillContactForm(page);
  await sendContactForm(page);
  await expect(page.getByText(SENT)).toBeVisible();
  await expect(page.getByLabel("First name")).toHaveValue("");
  if (javaScriptEnabled) await expect(page).toHaveURL("/about?contact=message");
  await page.reload();
  // Without scripts nothing but a cookie could tell a reload from the first load.
  if (javaScriptEnabled) await expect(page.getByText(SENT)).toHaveCount(0);
  expect(upstream.requests).toHaveLength(1);
});
