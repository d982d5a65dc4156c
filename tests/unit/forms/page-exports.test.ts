import { readdirSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { clientAction } from "~/contact-modal/page-exports";

// Every page but that of an unknown address, whose forms home takes.
const pages = readdirSync("app/routes").filter((file) => file.endsWith(".tsx") && file !== "$.tsx");

test.each([
  ...pages.map((file) => `routes/${file}`),
  "root.tsx",
])("%s takes the contact form, and keeps it when the server does not answer", async (file) => {
  const route = await import(resolve("app", file));
  expect(route.action).toBeTypeOf("function");
  expect(route.clientAction).toBe(clientAction);
  expect(route.shouldRevalidate).toBeTypeOf("function");
});
