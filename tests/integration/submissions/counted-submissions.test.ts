import { afterAll, beforeAll, expect, test } from "vitest";
import { createDependencies } from "../../../server/dependencies";
import { career, contact } from "../../support/forms/submissions";
import { type FakeUpstream, startFakeUpstream } from "../../support/servers/fake-upstream";
import { onBothStores } from "../../support/store/both-stores";

let upstream: FakeUpstream;
beforeAll(async () => {
  upstream = await startFakeUpstream();
});
afterAll(() => upstream.stop());

onBothStores((fresh) => {
  test("a submission is counted once, on its page: a repeat, a correction and spam are not", async () => {
    const config = await fresh({ API_BASE_URL: upstream.url, METRICS_TOKEN: "token-of-the-operator" });
    const dependencies = createDependencies(config);
    const { submissions, metrics } = dependencies;
    metrics?.announcePages(["/about", "/career"]);
    const message = { ...contact(), source: { page: "/about" } };
    upstream.mode = { status: 503 };
    await submissions.send(message);
    upstream.mode = "ok";
    await submissions.send({ ...message, values: { ...message.values, message: "Corrected" } });
    await submissions.send({ ...message, values: { ...message.values, message: "Corrected" } });
    await submissions.send({ ...contact(), source: { page: "/about" }, spam: true });
    await submissions.send({ ...career(), source: { page: "/career" } });
    await submissions.send({ ...contact(), source: { page: '/"} 1\nforged' } });
    const text = (await metrics?.text()) ?? "";
    const counts = text.split("\n").filter((line) => /^site_submissions_total\{.* [^0]/.test(line));
    expect(counts.sort()).toEqual([
      'site_submissions_total{kind="career",page="/career"} 1',
      'site_submissions_total{kind="contact",page="/about"} 1',
      'site_submissions_total{kind="contact",page="other"} 1',
    ]);
    await dependencies.close();
  });
});
