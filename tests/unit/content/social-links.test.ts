import { expect, test } from "vitest";
import { loadRoot } from "~/root-loader.server";
import { createDependencies } from "../../../server/dependencies";
import { tempConfig } from "../../support/commands/temp-config";

async function socialLinks(env: Record<string, string> = {}) {
  const dependencies = createDependencies(tempConfig(env));
  const { data } = await loadRoot(new Request("http://site.test/about"), { dependencies });
  return data.footer.social.map(({ name, url }) => [name, url]);
}

test("the footer leads to the brand's professional network, microblog and video site", async () => {
  expect(await socialLinks()).toEqual([
    ["LinkedIn", "https://www.linkedin.com/company/lodeline"],
    ["X", "https://x.com/lodeline"],
    ["YouTube", "https://www.youtube.com/@lodeline"],
  ]);
});

test("the operator's accounts take their place under the name of their site, and an empty one hides its link", async () => {
  const env = {
    SOCIAL_NETWORK_URL: "https://www.linkedin.com/company/other",
    SOCIAL_MICROBLOG_URL: "https://mastodon.test/@other/",
    SOCIAL_VIDEO_URL: "",
  };
  expect(await socialLinks(env)).toEqual([
    ["LinkedIn", "https://www.linkedin.com/company/other"],
    ["mastodon.test", "https://mastodon.test/@other"],
  ]);
});
