import { expect, onTestFinished, test } from "vitest";
import { createStore } from "../../../server/database/store";
import { createDependencies } from "../../../server/dependencies";
import { storedFile } from "../../../server/submissions/files";
import { createSubmissionStore } from "../../../server/submissions/store";
import { contentId } from "../../../server/submissions/submission";
import { bytesOf, career, fileOf, send } from "../../support/forms/submissions";
import { onBothStores } from "../../support/store/both-stores";

onBothStores((fresh) => {
  async function make() {
    const config = await fresh();
    const store = createStore(config);
    const { submissions, close } = createDependencies(config);
    for (const end of [store.close, close]) onTestFinished(end);
    const stage = async (name: string, replaces?: string) =>
      (await submissions.stageUpload(fileOf(new Uint8Array(3), name), "form", replaces)).id;
    const nameOf = async (id = "") => (await submissions.findUpload(id))?.name;
    return {
      ...submissions,
      store,
      inbox: createSubmissionStore(store),
      stage,
      nameOf,
    };
  }

  test("a staged résumé is found by its id, with its bytes, until it is discarded", async () => {
    const { stageUpload, findUpload, discardUpload } = await make();
    const file = fileOf(new Uint8Array(600_000).fill(3));
    const { id } = await stageUpload(file, "form");
    const found = await findUpload(id);
    expect(found).toMatchObject({ name: "cv.pdf", size: 600_000, digest: file.digest, id });
    expect((await bytesOf(found)).equals(await bytesOf(file))).toBe(true);
    await discardUpload(id);
    for (const wrong of [id, "1"]) expect(await findUpload(wrong)).toBeUndefined();
  });

  test("a staged résumé goes when another takes its place, and stays when that cannot be stored", async () => {
    const { stageUpload, stage, nameOf } = await make();
    const first = await stage("first.pdf");
    await expect(
      stageUpload({ ...fileOf(new Uint8Array(3)), type: null } as never, "form", first),
    ).rejects.toThrow();
    expect(await nameOf(first)).toBe("first.pdf");
    const second = await stage("second.pdf", first);
    expect([await nameOf(first), await nameOf(second)]).toEqual([undefined, "second.pdf"]);
  });

  test("the file of a submission cannot be dropped as a staged one", async () => {
    const { discardUpload, store, inbox, ...submissions } = await make();
    const application = career(new Uint8Array(3));
    await send(submissions, application);
    const id = (await inbox.find(contentId(application)))?.files[0]?.id ?? "";
    await discardUpload(id);
    expect((await storedFile(await store.db(), id))?.name).toBe("cv.pdf");
  });
});
