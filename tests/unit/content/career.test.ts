import { afterEach, expect, test } from "vitest";
import { owner } from "~/content/owner";
import { loader } from "~/routes/career";
import { run } from "../../support/run-action";
import { testServices } from "../../support/test-services";

interface Shown {
  page: { head: { tagline: string }; aside: { points: { title: string; description: string }[] } };
}

const { openRoles, hiringStages, replyTime } = owner;
afterEach(() => {
  Object.assign(owner, { openRoles, hiringStages, replyTime });
});

const role = {
  title: "Data engineer",
  place: "New Delhi",
  contract: "Permanent",
  pay: "1 to 2 rupees a year",
  remote: "From home",
  contact: "jobs@site.test",
};

async function shown(facts: Partial<typeof owner>) {
  Object.assign(owner, { openRoles: [], hiringStages: "", replyTime: "", ...facts });
  const { dependencies } = testServices();
  const { data } = await run<Shown>(loader, { method: "GET", context: { dependencies } });
  return { tagline: data.page.head.tagline, points: data.page.aside.points };
}

test("under the heading stands that no role is open, or which ones are", async () => {
  expect((await shown({})).tagline).toBe("No role is open today.");
  const { tagline, points } = await shown({ openRoles: [role] });
  expect(tagline).toBe("Open today: Data engineer (New Delhi).");
  expect(points[0]).toEqual({
    title: "Open: Data engineer",
    description: "New Delhi. Permanent. 1 to 2 rupees a year. From home. jobs@site.test.",
  });
});

test("the owner's stages and reply time tell what happens next", async () => {
  const { points } = await shown({ hiringStages: "Two talks.", replyTime: "Within a week." });
  expect(points).toContainEqual({ title: "What happens next", description: "Two talks. Within a week." });
});
