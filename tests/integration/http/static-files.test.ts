import { createServer } from "node:http";
import type { ServerBuild } from "@remix-run/node";
import { afterAll, expect, test } from "vitest";
import { createDependencies } from "../../../server/dependencies";
import { createApp } from "../../../server/http/app";
import { tempConfig } from "../../support/commands/temp-config";
import { urlOf } from "../../support/http";

const dependencies = createDependencies(tempConfig());
const server = createServer(
  createApp({
    root: ".",
    dependencies,
    build: { routes: {}, assets: { url: "", entry: { module: "" } } } as unknown as ServerBuild,
    stopping: () => false,
  }),
).listen(0);
const get = (path: string) => fetch(urlOf(server, path));
afterAll(() => {
  server.close();
  return dependencies.close();
});

test.each([
  ["/media/share/home.jpg", /^image\/jpeg$/],
  ["/media/pictures/demo/poster-800.avif", /^image\/avif$/],
  ["/media/sounds/company.opus", /^audio\/ogg$/],
  ["/media/films/heroes/home-576.av1.mp4", /^video\/mp4$/],
])("%s has its content type and is cached for an hour", async (path, type) => {
  const { status, headers } = await get(path);
  expect(status).toBe(200);
  expect(headers.get("content-type")).toMatch(type);
  expect(headers.get("cache-control")).toBe("public, max-age=3600");
});

test.each([
  ["/favicon.svg", /^image\/svg\+xml/],
  ["/favicon.ico", /^image\/(x-icon|vnd\.microsoft\.icon)$/],
  ["/apple-touch-icon.png", /^image\/png$/],
  ["/icon-192.png", /^image\/png$/],
  ["/icon-512.png", /^image\/png$/],
  ["/icon-maskable-512.png", /^image\/png$/],
])("the icon %s has its content type and is cached for a week", async (path, type) => {
  const { status, headers } = await get(path);
  expect(status).toBe(200);
  expect(headers.get("content-type")).toMatch(type);
  expect(headers.get("cache-control")).toBe("public, max-age=604800");
  expect(headers.get("etag")).toBeTruthy();
});

test("only share images may be shown on other sites", async () => {
  const policy = async (path: string) => (await get(path)).headers.get("cross-origin-resource-policy");
  expect(await policy("/media/share/home.jpg")).toBe("cross-origin");
  expect(await policy("/media/pictures/demo/poster-800.avif")).toBe("same-origin");
});
