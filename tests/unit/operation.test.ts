import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readConfig } from "../../server/config";
import { variables } from "../../server/environment/variables";

const example = readFileSync(".env.example", "utf8");
const settings = [...example.matchAll(/^#?([A-Z_]+)=(.*)$/gm)].map(([, name = "", value = ""]) => ({
  name,
  value,
}));
const known = Object.keys(variables.shape);

test(".env.example names exactly the variables that the server reads", () => {
  expect(known.length).toBeGreaterThan(15);
  expect(settings.map(({ name }) => name).sort()).toEqual([...known].sort());
});

test("the table in the server's README names every variable", () => {
  const readme = readFileSync("server/README.md", "utf8");
  expect(known.filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
});

test("the values in .env.example are the defaults", () => {
  const active = [...example.matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name = "", value = ""]) => [
    name,
    value,
  ]);
  expect(active.length).toBeGreaterThan(5);
  expect(readConfig(Object.fromEntries(active))).toEqual(readConfig({}));
});

test("the Dockerfile copies existing paths, runs as an unprivileged user and installs no development tools", () => {
  const lines = readFileSync("Dockerfile", "utf8").split("\n");
  const ignored = readFileSync(".dockerignore", "utf8");
  for (const line of lines) {
    const [, sources = ""] = /^COPY (?!--from)(.+) \S+$/.exec(line) ?? [];
    for (const source of sources.split(" ").filter(Boolean)) {
      expect(existsSync(source), source).toBe(true);
      if (source !== ".") expect(ignored).toContain(`!${source}\n`);
    }
  }
  const last = lines.slice(lines.findLastIndex((line) => line.startsWith("FROM ")));
  expect(last).toContain("USER node");
  expect(last.some((line) => line.startsWith("HEALTHCHECK"))).toBe(true);
  expect(last.some((line) => line.startsWith("RUN npm"))).toBe(false);
  expect(lines).toContain("RUN npm ci --omit=dev --omit=optional");
});
