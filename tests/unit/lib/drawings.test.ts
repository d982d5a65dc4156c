import { expect, test, vi } from "vitest";
import { createDrawings } from "~/lib/drawings.server";

interface Data {
  heading: string;
  word: string;
  toast?: string;
}

/** As a page with a form is drawn: the visitor's word, and an id of the page's own. */
const page = ({ heading, word, toast }: Data) =>
  `<h1>${heading}</h1>${toast ?? ""}<input value="${crypto.randomUUID()}"/><b>${word}</b><script>{"word":"${word}"}</script>`;

const UUID = /[0-9a-f]{8}-[0-9a-f-]{27}/;
const withoutId = (html: string) => html.replace(UUID, "id");

function visits(drawPage = page) {
  const draw = createDrawings();
  const byReact = vi.fn(drawPage);
  const visit = async (data: Data, { failed = false, address = "/form" } = {}) =>
    (await draw({ address, data, own: [data.word] }, async () => ({ html: byReact(data), failed }))).html;
  return { visit, byReact };
}

test("after two drawings that differ in their visitors' words only, these are put in", async () => {
  const { visit, byReact } = visits();
  for (const word of ["AB12CDE", "FG34HIJ", "KL56MNO", "PQ78RST"]) {
    const data = { heading: "Apply", word };
    expect(withoutId(await visit(data))).toBe(withoutId(page(data)));
  }
  expect(byReact).toHaveBeenCalledTimes(2);
});

test("no two visitors get the same id", async () => {
  const { visit } = visits();
  const ids = new Set<string | undefined>();
  for (let i = 0; i < 6; i += 1)
    ids.add(UUID.exec(await visit({ heading: "Apply", word: `WORD${i}AA` }))?.[0]);
  expect(ids.size).toBe(6);
  expect(ids).not.toContain(undefined);
});

test("other data are another drawing, and the way back is one, too", async () => {
  const { visit, byReact } = visits();
  const visitors = ["AB12CDE", "FG34HIJ", "KL56MNO"].map((word) => ({ heading: "Apply", word }));
  for (const data of visitors) await visit(data);
  const greeted = { heading: "Apply", word: "UV90WXY", toast: "<p>Sent</p>" };
  expect(await visit(greeted)).toContain("<p>Sent</p>");
  for (const data of visitors) expect(withoutId(await visit(data))).toBe(withoutId(page(data)));
  expect(byReact).toHaveBeenCalledTimes(5);
});

test("each address has a drawing of its own", async () => {
  const { visit, byReact } = visits();
  for (const word of ["AB12CDE", "FG34HIJ", "KL56MNO"]) await visit({ heading: "Apply", word });
  expect(await visit({ heading: "Ask", word: "PQ78RST" }, { address: "/other" })).toContain("<h1>Ask</h1>");
  expect(byReact).toHaveBeenCalledTimes(3);
});

test("a drawing with a word in a form nobody named is never given to another visitor", async () => {
  const { visit, byReact } = visits((data) => `${page(data)}<i>${data.word.toLowerCase()}</i>`);
  for (const word of ["AB12CDE", "FG34HIJ", "KL56MNO", "PQ78RST"])
    expect(await visit({ heading: "Apply", word })).toContain(`<i>${word.toLowerCase()}</i>`);
  expect(byReact).toHaveBeenCalledTimes(4);
});

test("a word that happens to stand in the page as well is not replaced in the next visitor's", async () => {
  const { visit } = visits();
  for (const word of ["OUTCOME", "FG34HIJ", "KL56MNO", "PQ78RST"])
    expect(await visit({ heading: "The OUTCOME first", word })).toContain("The OUTCOME first");
});

test("what went wrong is not kept", async () => {
  const { visit, byReact } = visits();
  for (const word of ["AB12CDE", "FG34HIJ", "KL56MNO"])
    await visit({ heading: "Apply", word }, { failed: true });
  expect(byReact).toHaveBeenCalledTimes(3);
});

test("addresses nobody has thought of do not fill the memory, and cost the others one drawing more", async () => {
  const { visit, byReact } = visits();
  const three = ["AB12CDE", "FG34HIJ", "KL56MNO"];
  for (const word of three) await visit({ heading: "Apply", word });
  for (let i = 0; i < 150; i += 1)
    await visit({ heading: "Apply", word: "UV90WXY" }, { address: `/form${i}` });
  byReact.mockClear();
  for (const word of [...three, ...three]) await visit({ heading: "Apply", word });
  expect(byReact).toHaveBeenCalledTimes(2);
});
