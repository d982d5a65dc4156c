import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { careerAction, careerLoaderData } from "~/forms/career/career.server";
import { contactAction } from "~/forms/contact/contact.server";
import { createStore } from "../../../server/database/store";
import { createDependencies } from "../../../server/dependencies";
import { createInbox } from "../../../server/inbox/entries";
import type { Dependencies } from "../../../server/types";
import { entriesIn } from "../../support/commands/inbox-entries";
import { application } from "../../support/forms/career-application";
import { message as contactMessage } from "../../support/forms/contact-message";
import { pdf } from "../../support/forms/resume-files";
import { run } from "../../support/run-action";
import { type FakeUpstream, startFakeUpstream } from "../../support/servers/fake-upstream";
import { onBothStores } from "../../support/store/both-stores";

const ID = "0b3a5d1e-8f43-4c6b-9a54-1f2e3d4c5b6a";
const message = { ...contactMessage, submission_id: ID, message: "one" };
type Form = Record<string, string | File>;

let upstream: FakeUpstream;
beforeAll(async () => {
  upstream = await startFakeUpstream();
});
beforeEach(() => {
  upstream.clear();
  upstream.mode = { delay: 300 };
});
afterAll(() => upstream.stop());

const sendMessage = async (dependencies: Dependencies, form: Form) => {
  const url = "http://localhost/about?contact=message";
  return (await run(contactAction, { url, form, context: { dependencies } })).status;
};

/** What arrived upstream, or in the inbox where there is none. */
const messages = () => upstream.requests.map(({ json }) => json?.message).sort();

onBothStores((fresh) => {
  /** Two machines of one site. */
  async function site(env: Record<string, string>) {
    const config = await fresh({ SESSION_SECRET: "shared by both machines", ...env });
    const machines = [createDependencies(config), createDependencies(config)] as const;
    return {
      machines,
      inbox: createInbox(createStore(config)),
      close: () => Promise.all(machines.map((machine) => machine.close())),
    };
  }

  describe.each([
    ["one machine", 0],
    ["two machines", 1],
  ] as const)("on %s", (_, second) => {
    test("the same message sent twice at once becomes one submission, and both clicks see success", async () => {
      const { machines, close } = await site({ API_BASE_URL: upstream.url });
      const clicks = [sendMessage(machines[0], message), sendMessage(machines[second], message)];
      expect(await Promise.all(clicks)).toEqual([303, 303]);
      expect(await sendMessage(machines[second], message)).toBe(303);
      expect(messages()).toEqual(["one"]);
      await close();
    });

    test("another message under the same id, during the first delivery or later, becomes a separate submission", async () => {
      const { machines, close } = await site({ API_BASE_URL: upstream.url });
      const clicks = [message, { ...message, message: "two" }, { ...message, message: "three" }].map(
        (form, index) => sendMessage(machines[index === 0 ? 0 : second], form),
      );
      expect(await Promise.all(clicks)).toEqual([303, 303, 303]);
      expect(await sendMessage(machines[second], { ...message, message: "four" })).toBe(303);
      expect(messages()).toEqual(["four", "one", "three", "two"]);
      const keys = upstream.requests.map(({ headers }) => headers["idempotency-key"]);
      expect(new Set(keys).size).toBe(4);
      await close();
    });

    test("in the inbox, too, the same message becomes one submission and another becomes a second", async () => {
      const { machines, inbox, close } = await site({});
      const texts = ["one", "one", "two", "three", "two"];
      const clicks = texts.map((text, index) =>
        sendMessage(machines[index % 2 ? second : 0], { ...message, message: text }),
      );
      expect(await Promise.all(clicks)).toEqual([303, 303, 303, 303, 303]);
      const stored = await entriesIn(inbox);
      expect(stored.map(({ values }) => values?.message).sort()).toEqual(["one", "three", "two"]);
      await close();
    });

    test("an application sent twice with its résumé, at once or a moment later, becomes one submission", async () => {
      const { machines, close } = await site({ API_BASE_URL: upstream.url });
      const visitor = await openCareer(machines[0]);
      // A first try with a mistake leaves the résumé staged, as a visitor without scripts has it.
      const failed = await visitor.post(machines[0], { phone: "none", resume: pdf() });
      const form = { resume_id: failed.data.resume.id };
      const clicks = [visitor.post(machines[0], form), visitor.post(machines[second], form)];
      expect((await Promise.all(clicks)).map(({ status }) => status)).toEqual([303, 303]);
      expect((await visitor.post(machines[second], form)).status).toBe(303);
      expect(upstream.requests).toHaveLength(1);
      expect((upstream.requests[0]?.form?.get("resume") as File).name).toBe("cv.pdf");
      await close();
    });

    test.each([
      ["with an API", () => ({ API_BASE_URL: upstream.url })],
      ["in the inbox", () => ({})],
    ])("of ten different applications sent at once with one captcha, %s, one arrives", async (_, env) => {
      const { machines, inbox, close } = await site(env());
      const visitor = await openCareer(machines[0]);
      const cities = Array.from({ length: 10 }, (_, number) => `City ${number}`);
      const clicks = cities.map((current_city, at) =>
        visitor.post(machines[at % 2 ? second : 0], { current_city }),
      );
      const outcomes = await Promise.all(clicks);
      expect(outcomes.map(({ status }) => status).sort()).toEqual([303, ...Array(9).fill(422)]);
      const refused = outcomes.find(({ status }) => status === 422)?.data;
      expect(refused.result.error).toEqual({ captcha: ["Entered captcha is incorrect"] });
      expect(refused.captcha.id).not.toBe(visitor.captcha.id);
      expect(await entriesIn(inbox)).toHaveLength(1);
      await close();
    });
  });
});

async function openCareer(dependencies: Dependencies) {
  const url = "http://localhost/career";
  const { captcha, headers } = await careerLoaderData(new Request(url), { dependencies });
  const Cookie = headers?.["Set-Cookie"].split(";", 1)[0] ?? "";
  return {
    captcha,
    post: (machine: Dependencies, more: Form) =>
      run(careerAction, {
        url,
        headers: { Cookie },
        context: { dependencies: machine },
        form: { ...application, submission_id: ID, captcha_id: captcha.id, captcha: captcha.text, ...more },
      }),
  };
}
