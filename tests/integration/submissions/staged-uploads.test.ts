import { expect, test } from "vitest";
import { createStore } from "../../../server/database/store";
import { createDependencies } from "../../../server/dependencies";
import { createInbox } from "../../../server/inbox/entries";
import { idOf } from "../../../server/submissions/submission";
import { bytesOf, career, fileOf } from "../../support/forms/submissions";
import { onBothStores } from "../../support/store/both-stores";

const CLIENT = "192.0.2.1";
const MB = 1_000_000;

onBothStores((fresh) => {
  async function make() {
    const config = await fresh();
    const store = createStore(config);
    const { submissions, close } = createDependencies(config);
    const stage = async (name: string, size = 3, replaces?: string) =>
      (await submissions.stageUpload(fileOf(new Uint8Array(size), name), CLIENT, replaces))?.id;
    const nameOf = async (id = "") => (await submissions.findUpload(id))?.name;
    return {
      ...submissions,
      inbox: createInbox(store),
      stage,
      nameOf,
      close: () => Promise.all([close(), store.close()]),
    };
  }

  test("a staged résumé is found by its id, with its bytes, until it is discarded", async () => {
    const { stageUpload, findUpload, discardUpload, close } = await make();
    const file = fileOf(new Uint8Array(600_000).fill(3));
    const { id = "" } = (await stageUpload(file, CLIENT)) ?? {};
    const found = await findUpload(id);
    expect(found).toMatchObject({ name: "cv.pdf", size: 600_000, digest: file.digest, storedId: id });
    expect((await bytesOf(found)).equals(await bytesOf(file))).toBe(true);
    await discardUpload(id);
    for (const wrong of [id, "1"]) expect(await findUpload(wrong)).toBeUndefined();
    await close();
  });

  test("a staged résumé makes room for the one that takes its place, and stays when that cannot be stored", async () => {
    const { stageUpload, stage, nameOf, close } = await make();
    const first = await stage("first.pdf");
    await expect(
      stageUpload({ ...fileOf(new Uint8Array(3)), type: null } as never, CLIENT, first),
    ).rejects.toThrow();
    expect(await nameOf(first)).toBe("first.pdf");
    const second = await stage("second.pdf", 3, first);
    expect([await nameOf(first), await nameOf(second)]).toEqual([undefined, "second.pdf"]);
    for (const name of ["1.pdf", "2.pdf"]) expect(await stage(name, 20 * MB)).toBeTruthy();
    const third = await stage("3.pdf", 12 * MB);
    expect(await stage("4.pdf", 20 * MB)).toBeUndefined();
    expect(await stage("5.pdf", 30 * MB, third)).toBeUndefined();
    expect(await nameOf(third)).toBe("3.pdf");
    expect(await nameOf(await stage("6.pdf", 20 * MB, third))).toBe("6.pdf");
    await close();
  });

  test("the file of a submission cannot be found as a staged one, nor dropped", async () => {
    const { send, findUpload, discardUpload, inbox, close } = await make();
    const application = career(new Uint8Array(3));
    await send(application);
    const id = (await inbox.find(idOf(application)))?.files[0]?.id ?? "";
    expect(await findUpload(id)).toBeUndefined();
    await discardUpload(id);
    expect((await inbox.file(id))?.name).toBe("cv.pdf");
    await close();
  });
});
