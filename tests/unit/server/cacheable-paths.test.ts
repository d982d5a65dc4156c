import type { ServerBuild } from "@remix-run/node";
import { expect, test } from "vitest";
import { cacheablePaths } from "../../../server/http/page-cache/paths";

const some = () => null;
const pathsOf = (module: Record<string, unknown>, route: { path?: string; index?: boolean }) =>
  cacheablePaths({ routes: { route: { id: "route", module, ...route } } } as unknown as ServerBuild);

test("pages and their data are cached, and files that a route makes", () => {
  const page = { loader: some, default: some, action: some };
  expect(pathsOf(page, { path: "about" })).toEqual(["/about", "/about.data"]);
  expect(pathsOf(page, { index: true })).toEqual(["/", "/_root.data"]);
  expect(pathsOf({ loader: some }, { path: "robots.txt" })).toEqual(["/robots.txt"]);
});

test.each([
  ["a form is sent to, and that shows no page", { loader: some, action: some }, "career/resume"],
  ["has a parameter", { loader: some, default: some }, ":any"],
  ["stands for all others", { loader: some, default: some }, "*"],
  ["has no data", { default: some }, "layout"],
])("an address that %s is not asked for", (_, module, path) => {
  expect(pathsOf(module, { path })).toEqual([]);
});
