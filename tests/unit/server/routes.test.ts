import type { ServerBuild } from "@remix-run/node";
import { expect, test } from "vitest";
import { routePattern } from "../../../server/http/routes";

const route = (id: string, path?: string, index?: boolean) => [id, { id, path, index }];
const routes = Object.fromEntries([
  route("root", ""),
  route("routes/_index", undefined, true),
  route("routes/about", "about"),
  route("routes/career_.resume", "career/resume"),
  route("routes/$", "*"),
]) as unknown as ServerBuild["routes"];
const patternOf = routePattern(routes);

test.each([
  ["/", "/"],
  ["/_root.data", "/"],
  ["/about", "/about"],
  ["/About/", "/about"],
  ["/about.data", "/about"],
  ["/career/resume", "/career/resume"],
  ["/media/films/home.mp4", "/media/*"],
  ["/build/gone.js", "/build/*"],
  ["/readyz", "/readyz"],
  ["/amira@example.test", "*"],
  ["/about/more", "*"],
  ["", "/"],
  ["*", "*"],
])("%s is counted as %s", (path, pattern) => {
  expect(patternOf(path)).toBe(pattern);
});
