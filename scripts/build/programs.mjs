// Programs that npm does not offer, for tests, measurements and media generators.
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { delimiter, join } from "node:path";
import { run } from "./ensure.mjs";

const SEARCH_PATH = (process.env.PATH ?? "").split(delimiter);

/** Flags for a headless browser on a server: root, no graphics card, no background requests. */
export const CHROMIUM_ARGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** The whole browser. */
export const COMPLETE = ["chromium", "chromium-browser", "google-chrome"];

/** The path of a Chromium: CHROMIUM_PATH, one on the PATH, Playwright's own, or undefined. */
export function findBrowser(names = ["chromium-headless-shell", ...COMPLETE]) {
  // The headless shell first: tests with it take two thirds of the time.
  const found = process.env.CHROMIUM_PATH ?? onPath(...names);
  if (found) return found;
  const path = createRequire(import.meta.url)("@playwright/test").chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

/** The path of a Firefox: FIREFOX_PATH, one on the PATH, or undefined. */
export const findFirefox = () => process.env.FIREFOX_PATH ?? onPath("firefox-esr", "firefox");

/**
 * Playwright starts Debian's Firefox through WebDriver BiDi. A headless Firefox reports no pointer unless these settings
 * name a mouse (2 for fine, 4 for hover).
 */
export const FIREFOX = {
  channel: "moz-firefox",
  launchOptions: {
    executablePath: findFirefox(),
    firefoxUserPrefs: { "ui.primaryPointerCapabilities": 6, "ui.allPointerCapabilities": 6 },
  },
};

/** The programs that tests in WebKitGTK (Safari's engine on Linux) start; undefined when one is missing. */
export function findWebKit() {
  const driver = onPath("WebKitWebDriver");
  const display = onPath("xvfb-run");
  const browser = inLibraries("webkit2gtk-4.1/MiniBrowser");
  // WebKit needs libav to decode H.264.
  const films = inLibraries("gstreamer-1.0/libgstlibav.so");
  return driver && display && browser && films ? { driver, browser } : undefined;
}

/**
 * PostgreSQL's folder of programs, Debian's newest or one on the PATH, and the user who runs them: it refuses to run as
 * root. Undefined when there is none.
 */
export function findPostgres() {
  const debian = "/usr/lib/postgresql";
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [...versions.map((version) => join(debian, version, "bin")), ...SEARCH_PATH];
  const bin = folders.find(
    (folder) => existsSync(join(folder, "initdb")) && existsSync(join(folder, "postgres")),
  );
  if (!bin || process.getuid?.() !== 0) return bin && { bin, user: {} };
  try {
    const ask = (flag) => Number(execFileSync("id", [flag, "postgres"], { stdio: "pipe" }));
    return { bin, user: { uid: ask("-u"), gid: ask("-g") } };
  } catch {
    return undefined;
  }
}

const CHROMIUM = { name: "Chromium", find: findBrowser, packages: ["chromium-headless-shell"] };

const POSTGRES = { name: "PostgreSQL", find: findPostgres, packages: ["postgresql"] };

/** Only for nightly tests. */
const ENGINES = [
  { name: "Firefox", find: findFirefox, packages: ["firefox-esr"] },
  {
    name: "WebKit",
    find: findWebKit,
    packages: ["webkit2gtk-driver", "xvfb", "xauth", "gstreamer1.0-libav"],
  },
];

/**
 * Installs missing programs where possible: those of `npm test`, or of all tests. Returns the names of those that are still
 * missing, without Chromium; tests that need them are skipped.
 */
export function ensurePrograms(all) {
  const missing = install([CHROMIUM, POSTGRES, ...(all ? ENGINES : [])]);
  if (missing.length > 0) {
    const names = missing.map(({ name }) => name).join(", ");
    console.warn(`Not on this machine: ${names}. On Debian: ${aptCommand(missing)}`);
  }
  return missing.filter((program) => program !== CHROMIUM).map(({ name }) => name);
}

/** The path of a Chromium, installed if there is none. Ends the process when that fails. */
export function ensureBrowser() {
  // Playwright prints pages of errors when offline; the line below says what to do.
  if (install([CHROMIUM]).length > 0)
    run("npx", ["playwright", "install", "chromium"], { stdio: ["ignore", "inherit", "ignore"] });
  const found = findBrowser();
  if (found) return found;
  console.error(`No Chromium: set CHROMIUM_PATH to one, or install it. On Debian: ${aptCommand([CHROMIUM])}`);
  process.exit(1);
}

const packagesOf = (programs) => programs.flatMap(({ packages }) => packages);

const aptCommand = (programs) => `sudo apt-get install ${packagesOf(programs).join(" ")}`;

/** Installs programs with apt-get as root, on Debian or Ubuntu; returns those that are still missing. */
function install(programs) {
  const missing = programs.filter(({ find }) => !find());
  if (missing.length === 0 || process.getuid?.() !== 0 || !onPath("apt-get")) return missing;
  console.log(`Installing ${packagesOf(missing).join(", ")} with apt-get, as root …`);
  // The tests of another clone may be installing too.
  const options = ["-qq", "-o", "DPkg::Lock::Timeout=600"];
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  run("apt-get", [...options, "update"], { env });
  // One after another, so that an unavailable package does not stop the others.
  for (const { packages } of missing) run("apt-get", [...options, "install", "-y", ...packages], { env });
  return missing.filter(({ find }) => !find());
}

/** The path of the first of these programs that is on the PATH. */
function onPath(...names) {
  const paths = names.flatMap((name) => SEARCH_PATH.map((folder) => join(folder, name)));
  return paths.find((path) => existsSync(path));
}

/** A file below Debian's folder of libraries for this machine, such as /usr/lib/x86_64-linux-gnu. */
function inLibraries(path) {
  if (!existsSync("/usr/lib")) return undefined;
  return readdirSync("/usr/lib")
    .map((folder) => join("/usr/lib", folder, path))
    .find((file) => existsSync(file));
}
