import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Builder, Capabilities } from "selenium-webdriver";
import { findWebKit } from "../../../scripts/build/programs.mjs";
import { freePort } from "../servers/free-port";
import type { Engine } from "./engine";
import { webkitVisitor } from "./webkit-visitor";

/** MiniBrowser's toolbar is 447 pixels wide at least, and a phone's window is not: GTK makes its parts smaller. */
const NARROW_TOOLBAR = "* { min-width: 0; padding: 0; margin: 0; font-size: 1px; }";

const SCREEN = { width: 1600, height: 1200 };

/** A browser opens in a second or two. Now and then one never answers its driver. */
const OPENS_WITHIN_MS = 15_000;

/** Starts WebKit's WebDriver on its own display. */
export async function startWebKit(scripts: boolean): Promise<Engine> {
  const paths = findWebKit();
  if (!paths) throw new Error("WebKit is not installed (Debian: apt-get install webkit2gtk-driver xvfb)");
  const home = mkdtempSync(join(tmpdir(), "webkit-"));
  mkdirSync(join(home, "gtk-3.0"));
  writeFileSync(join(home, "gtk-3.0/gtk.css"), NARROW_TOOLBAR);
  const display = await startDisplay(paths.display);
  const env = { ...process.env, DISPLAY: display.name, XDG_CONFIG_HOME: home, XDG_DATA_HOME: home };
  let driver = await startDriver(paths.driver, env);
  return {
    async open({ siteUrl, width, height }) {
      const capabilities = new Capabilities({
        browserName: "MiniBrowser",
        "webkitgtk:browserOptions": {
          binary: paths.browser,
          args: ["--automation", `--enable-javascript=${scripts}`],
        },
      });
      const start = () => {
        const window = new Builder().usingServer(driver.url).withCapabilities(capabilities).build();
        return Promise.race([window, failsAfter(OPENS_WITHIN_MS)]);
      };
      const window = await start().catch(async () => {
        // A driver has only one session, so this one cannot be used again.
        await ended(driver.process);
        driver = await startDriver(paths.driver, env);
        return start();
      });
      // In the middle, where the pointer is: without a window manager the window under it has the keyboard.
      const [x, y] = [(SCREEN.width - width) / 2, (SCREEN.height - height) / 2];
      await window.manage().window().setRect({ x, y, width, height });
      return { visitor: webkitVisitor(window, siteUrl, scripts), close: () => window.quit() };
    },
    async stop() {
      await ended(driver.process);
      await ended(display.process);
      rmSync(home, { recursive: true, force: true });
    },
  };
}

async function startDriver(
  path: string,
  env: NodeJS.ProcessEnv,
): Promise<{ url: string; process: ChildProcess }> {
  const port = await freePort();
  const process = spawn(path, [`--port=${port}`], { env, stdio: "ignore" });
  const url = `http://127.0.0.1:${port}`;
  await answers(`${url}/status`);
  return { url, process };
}

const failsAfter = (ms: number) =>
  new Promise<never>((_, reject) => setTimeout(() => reject(new Error(`no window in ${ms} ms`)), ms).unref());

/** Starts an X server on the first free display; it says which one when it is ready. */
function startDisplay(path: string): Promise<{ name: string; process: ChildProcess }> {
  const process = spawn(
    path,
    ["-displayfd", "1", "-screen", "0", `${SCREEN.width}x${SCREEN.height}x24`, "-nolisten", "tcp"],
    {
      stdio: ["ignore", "pipe", "ignore"],
    },
  );
  return new Promise((resolve, reject) => {
    process.stdout?.once("data", (number) => resolve({ name: `:${String(number).trim()}`, process }));
    process.once("exit", (code) => reject(new Error(`Xvfb ended with ${code}`)));
  });
}

async function answers(url: string): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      await fetch(url);
      return;
    } catch (error) {
      if (attempt === 100) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

function ended(child: ChildProcess): Promise<unknown> {
  const gone = new Promise((resolve) => child.once("exit", resolve));
  return child.exitCode === null && child.kill() ? gone : Promise.resolve();
}
