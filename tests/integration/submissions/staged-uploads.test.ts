import { expect, test } from "vitest";
import { createStore } from "../../../server/database/store";
import { createDependencies } from "../../../server/dependencies";
import { createInbox } from "../../../server/inbox/entries";
import { career } from "../../support/forms/submissions";
import { onBothStores } from "../../support/store/both-stores";

const CLIENT = "192.0.2.1";
const MB = 1_000_000;
const file = (name: string, size = 3) => ({ name, type: "application/pdf", bytes: new Uint8Array(size) });

onBothStores((fresh) => {
  async function make() {
    const { submissions, close } = createDependencies(await fresh());
    const stage = async (name: string, size?: number, replaces?: string) => {
      const staged = await submissions.stageUpload(file(name, size), CLIENT, replaces);
      return staged?.id;
    };
    const nameOf = async (id = "") => (await submissions.readUpload(id))?.name;
    return { submissions, stage, nameOf, close };
  }

  test("a staged résumé is dropped when another has taken its place", async () => {
    const { stage, nameOf, close } = await make();
    const first = await stage("first.pdf");
    const second = await stage("second.pdf", 3, first);
    expect([await nameOf(first), await nameOf(second)]).toEqual([undefined, "second.pdf"]);
    await close();
  });

  test("a staged résumé stays when the one that would replace it cannot be stored", async () => {
    const { submissions, stage, nameOf, close } = await make();
    const first = await stage("first.pdf");
    const broken = { ...file("broken.pdf"), type: null } as never;
    await expect(submissions.stageUpload(broken, CLIENT, first)).rejects.toThrow();
    expect(await nameOf(first)).toBe("first.pdf");
    await close();
  });

  test("a staged résumé stays when there is no room for another, and makes room for one that fits in its place", async () => {
    const { stage, nameOf, close } = await make();
    for (const name of ["1.pdf", "2.pdf"]) expect(await stage(name, 20 * MB)).toBeTruthy();
    const third = await stage("3.pdf", 12 * MB);
    expect(await stage("4.pdf", 20 * MB)).toBeUndefined();
    expect(await stage("5.pdf", 30 * MB, third)).toBeUndefined();
    expect(await nameOf(third)).toBe("3.pdf");
    expect(await nameOf(await stage("6.pdf", 20 * MB, third))).toBe("6.pdf");
    expect(await nameOf(third)).toBeUndefined();
    await close();
  });

  test("an upload that names the file of a submission does not drop it", async () => {
    const config = await fresh();
    const { submissions, close } = createDependencies(config);
    const inbox = createInbox(createStore(config));
    const application = career(new Uint8Array(3));
    await submissions.send(application);
    const id = (await inbox.find(application.id))?.files[0]?.id ?? "";
    expect(await submissions.stageUpload(file("other.pdf"), CLIENT, id)).toBeTruthy();
    expect((await inbox.file(id))?.name).toBe("cv.pdf");
    await close();
  });
});
