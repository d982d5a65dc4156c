import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";

interface Feature {
  /** The feature's names in style sheets and scripts, each with an unknown name that replaces it. */
  rename: readonly (readonly [string, string])[];
  /** Its attributes, likewise, in the HTML only: inline scripts must keep their hashes. */
  attributes?: readonly string[];
  /** Removes its interfaces before any script runs. */
  remove?: () => void;
}

/** Platform features that Safari 16.4 or Firefox 115 lacks, and how a page meets a browser without them. */
export const FEATURES = {
  popover: {
    rename: [
      [":popover-open", ":-missing-popover-open"],
      ["[popover]", "[data-missing-popover]"],
      ["[popovertarget]", "[data-missing-popovertarget]"],
    ],
    attributes: ["popover", "popovertarget"],
    remove: () => {
      for (const name of ["popover", "showPopover", "hidePopover", "togglePopover"]) {
        Reflect.deleteProperty(HTMLElement.prototype, name);
      }
    },
  },
  ":has()": { rename: [[":has(", ":-missing-has("]] },
  "@starting-style": {
    rename: [
      ["@starting-style", "@-missing-starting-style"],
      ["allow-discrete", "-missing-allow-discrete"],
    ],
  },
  "the scripting media feature": { rename: [["(scripting:", "(-missing-scripting:"]] },
  "content-visibility": { rename: [["content-visibility", "-missing-content-visibility"]] },
  "view timelines": {
    rename: [
      ["animation-timeline", "-missing-animation-timeline"],
      ["view-timeline", "-missing-view-timeline"],
    ],
  },
  "base-select": { rename: [["base-select", "-missing-base-select"]] },
} satisfies Record<string, Feature>;

/** Removes the feature from the page's browser. */
export async function withoutFeature(page: Page, name: keyof typeof FEATURES): Promise<void> {
  const { rename, attributes = [], remove }: Feature = FEATURES[name];
  if (remove) await page.addInitScript(remove);
  await page.route(/\.(css|js)$/, async (route) => {
    const { pathname } = new URL(route.request().url());
    const contentType = pathname.endsWith(".css") ? "text/css" : "text/javascript";
    const body = replaceAll(readFileSync(`public${pathname}`, "utf8"), rename);
    await route.fulfill({ contentType, body });
  });
  if (attributes.length === 0) return;
  await page.route(
    (url) => !url.pathname.includes("."),
    async (route) => {
      if (route.request().resourceType() !== "document") return route.fallback();
      const response = await route.fetch({ maxRedirects: 0 });
      const body = replaceAll(
        await response.text(),
        attributes.map((attribute) => [` ${attribute}=`, ` data-missing-${attribute}=`]),
      );
      await route.fulfill({ response, body });
    },
  );
}

const replaceAll = (text: string, names: Feature["rename"]) =>
  names.reduce((result, [name, missing]) => result.replaceAll(name, missing), text);
