import { expect, test } from "vitest";
import { careerPage } from "~/content/pages/career";
import { emptyOwner } from "../../support/content";

const role = {
  title: "Data engineer",
  place: "New Delhi",
  contract: "Permanent",
  pay: "1 to 2 rupees a year",
  remote: "From home",
  contact: "jobs@site.test",
};

test("under the heading stands that no role is open, or which ones are", () => {
  expect(careerPage(emptyOwner).head.tagline).toBe("No role is open today.");
  const { head, aside } = careerPage({ ...emptyOwner, openRoles: [role] });
  expect(head.tagline).toBe("Open today: Data engineer (New Delhi).");
  expect(aside.points[0]).toEqual({
    title: "Open: Data engineer",
    description: "New Delhi. Permanent. 1 to 2 rupees a year. From home. jobs@site.test.",
  });
});

test("the owner's reply time tells what happens next", () => {
  const { points } = careerPage({ ...emptyOwner, replyTime: "You hear from us within a week." }).aside;
  expect(points[1]?.description).toMatch(/^You hear from us within a week\. \S/);
});
