import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readConfig } from "../../server/config";
import { variables } from "../../server/environment/variables";
import { interpolate, readCompose } from "../support/commands/compose";
import { readStages } from "../support/commands/dockerfile";

const example = readFileSync(".env.example", "utf8");
const settings = [...example.matchAll(/^#?([A-Z_]+)=(.*)$/gm)].map(([, name = "", value = ""]) => ({
  name,
  value,
}));
const known = Object.keys(variables.shape);
const compose = readCompose("compose.yaml");
const site = compose.services.site;

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

test("every variable of .env reaches the site's container, and what compose sets is one of them", () => {
  expect(site?.env_file).toEqual([{ path: ".env", required: false }]);
  expect(Object.keys(site?.environment ?? {}).filter((name) => !known.includes(name))).toEqual([]);
});

test("every variable that compose needs is explained in .env.example or at its top", () => {
  const explained = (name: string) => known.includes(name) || compose.header.includes(name);
  expect(compose.interpolated).toContain("SITE_HOST");
  expect(compose.interpolated.filter((name) => !explained(name))).toEqual([]);
});

test("with all of .env.example as .env, the container's store, port and proxy fit together", () => {
  const examples = Object.fromEntries(settings.map(({ name, value }) => [name, value]));
  const env = {
    ...examples,
    // What compose itself reads, and two examples that are empty or would listen where no proxy asks.
    SITE_HOST: "www.site.test",
    DATABASE_PASSWORD: "password",
    SESSION_SECRET: "sixteen-or-more-characters",
    METRICS_TOKEN: "sixteen-or-more-characters",
    HOST: "127.0.0.1",
    PORT: "8080",
  };
  const own = Object.entries(site?.environment ?? {}).map(([name, value]) => [name, interpolate(value, env)]);
  const config = readConfig({ ...env, ...Object.fromEntries(own) });
  expect(config).toMatchObject({
    siteUrl: "https://www.site.test",
    host: "0.0.0.0",
    database: { kind: "postgres", url: "postgres://site:password@database/site" },
    trustProxy: "uniquelocal",
    sessionSecrets: ["sixteen-or-more-characters"],
    apiBaseUrl: "https://api.example.com",
    mail: { smtpUrl: "smtps://user:password@mail.example.com", to: ["hello@example.com"] },
  });
  expect(compose.services.proxy?.command).toMatch(new RegExp(`--to site:${config.port}$`));
  expect(site?.read_only).toBe(true);
  expect(site?.volumes).toContain(`data:${config.dataDir}`);
});

test.each([
  "SITE_HOST",
  "DATABASE_PASSWORD",
  "SESSION_SECRET",
])("compose refuses to start without %s", (name) => {
  const env = {
    SITE_HOST: "www.site.test",
    DATABASE_PASSWORD: "password",
    SESSION_SECRET: "secret",
    [name]: "",
  };
  const values = Object.values(compose.services).flatMap(({ command = "", environment = {} }) => [
    command,
    ...Object.values(environment),
  ]);
  expect(() => values.map((value) => interpolate(value, env))).toThrow(name);
});

test("the Dockerfile copies existing paths, runs as an unprivileged user and has no packages", () => {
  const ignored = readFileSync(".dockerignore", "utf8");
  const stages = readStages("Dockerfile");
  const copies = stages
    .flat()
    .filter(({ name, argument }) => name === "COPY" && !argument.startsWith("--from"));
  const sources = copies.flatMap(({ argument }) => argument.split(" ").slice(0, -1));
  expect(sources).toContain("package.json");
  for (const source of sources) {
    expect(existsSync(source), source).toBe(true);
    if (source !== ".") expect(ignored).toContain(`!${source}\n`);
  }
  const last = stages.at(-1) ?? [];
  expect(last.filter(({ name }) => name === "USER")).toEqual([{ name: "USER", argument: "node" }]);
  expect(last.filter(({ name, argument }) => name === "RUN" && argument.includes("npm"))).toEqual([]);
  expect(last.filter(({ argument }) => argument.includes("node_modules"))).toEqual([]);
  // Older ones bring no SQLite.
  expect(last[0]?.argument).toBe("node:24-slim");
});
