import { expect, test } from "../../support/browser/test";
import { message } from "../../support/forms/values";

test("the privacy page is one click from every form and every page, and names every cookie that the site sets", async ({
  page,
  site,
}) => {
  for (const tab of ["message", "call"]) {
    await page.goto(`/about?contact=${tab}`);
    const link = page.getByRole("dialog").getByRole("link", { name: "privacy notice" });
    await expect(link).toBeVisible();
    // In a new tab, so that the form keeps its values.
    await expect(link).toHaveAttribute("target", "_blank");
  }
  await page.goto("/career");
  for (const [part, name] of [
    ["main", "privacy notice"],
    ["contentinfo", "Privacy"],
  ] as const)
    await expect(page.getByRole(part).getByRole("link", { name })).toHaveAttribute("href", "/privacy");
  const sent = await page.request.post("/about?contact=message", {
    headers: { Origin: site.url },
    form: message,
    maxRedirects: 0,
  });
  const flashed = sent.headersArray().filter(({ name }) => name.toLowerCase() === "set-cookie");
  const names = [
    ...(await page.context().cookies()).map(({ name }) => name),
    ...flashed.map(({ value }) => value.slice(0, value.indexOf("="))),
  ];
  expect(names.length).toBeGreaterThan(2);
  await page.goto("/privacy");
  const cookies = page.getByRole("region", { name: "Cookies" }).getByRole("term");
  expect((await cookies.allTextContents()).sort()).toEqual([...new Set(names)].sort());
});
