// WebKitGTK, the engine of Safari on Linux, with its WebDriver and a virtual display.
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { aptInstall } from "./apt.mjs";

// The third plays films: WebKit decodes no H.264 by itself.
const PACKAGES = ["webkit2gtk-driver", "xvfb", "gstreamer1.0-libav"];

/** The paths of the programs that WebKit's tests start; undefined when one is missing. */
export function findWebKit() {
  const driver = onPath("WebKitWebDriver");
  const display = onPath("Xvfb");
  const browser = inLibraries("webkit2gtk-4.1/MiniBrowser");
  const films = inLibraries("gstreamer-1.0/libgstlibav.so");
  return driver && display && browser && films ? { driver, display, browser } : undefined;
}

/** Installs them where that is possible; elsewhere says that WebKit's tests are left out. */
export function ensureWebKit() {
  if (findWebKit()) return true;
  if (aptInstall("No WebKit with its driver on this machine", ...PACKAGES) && findWebKit()) return true;
  console.warn(`WebKit's tests are left out: on Debian, install ${PACKAGES.join(", ")}.`);
  return false;
}

function onPath(name) {
  const { status, stdout } = spawnSync("which", [name], { encoding: "utf8" });
  return status === 0 ? stdout.trim() : undefined;
}

/** A file below Debian's folder of libraries for this machine, such as /usr/lib/x86_64-linux-gnu. */
function inLibraries(path) {
  if (!existsSync("/usr/lib")) return undefined;
  return readdirSync("/usr/lib")
    .map((folder) => join("/usr/lib", folder, path))
    .find((file) => existsSync(file));
}
