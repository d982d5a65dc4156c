// WebKitGTK, the engine of Safari on Linux, with its WebDriver and a display that nobody sees.
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { aptInstall } from "./apt.mjs";

const PACKAGES = ["webkit2gtk-driver", "xvfb"];

/** The paths of what WebKit's tests start; undefined when one of them is missing. */
export function findWebKit() {
  const driver = onPath("WebKitWebDriver");
  const display = onPath("Xvfb");
  const browser = miniBrowser();
  return driver && display && browser ? { driver, display, browser } : undefined;
}

/** Installs them where that is possible; elsewhere says that WebKit's tests are left out. */
export function ensureWebKit() {
  if (findWebKit()) return true;
  console.log("No WebKit found; installing one for the tests …");
  if (aptInstall(...PACKAGES) && findWebKit()) return true;
  console.warn(`WebKit's tests are left out: on Debian, install ${PACKAGES.join(" and ")}.`);
  return false;
}

function onPath(name) {
  const { status, stdout } = spawnSync("which", [name], { encoding: "utf8" });
  return status === 0 ? stdout.trim() : undefined;
}

/** Where Debian keeps the small browser that comes with WebKitGTK: /usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/. */
function miniBrowser() {
  if (!existsSync("/usr/lib")) return undefined;
  return readdirSync("/usr/lib")
    .filter((name) => name.includes("-linux-"))
    .flatMap((name) => readdirSync(join("/usr/lib", name)).map((inner) => join("/usr/lib", name, inner)))
    .filter((folder) => folder.includes("/webkit2gtk-"))
    .map((folder) => join(folder, "MiniBrowser"))
    .find((path) => existsSync(path));
}
