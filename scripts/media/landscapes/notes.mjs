/** What the panels of a picture say, for the callouts beside its place in the landscape. */

/** Baselines closer than this belong to one row; a smaller line this far below a row explains it. */
const ROW = 9;
const EXPLAINS = 34;
const MOST_ROWS = 3;
/** In characters, of one row: a callout is narrow. */
const LONGEST = 26;
const MOST_NOTES = 2;
/** A leader ends this near its panel, in pixels. */
const NEAR = 30;

const textsOf = (svg) =>
  [...svg.matchAll(/<text([^>]*)>([^<]*)<\/text>/g)].map(([, attributes, content]) => {
    const attribute = (name) => attributes.match(new RegExp(` ${name}="([^"]*)"`))?.[1];
    return {
      content,
      y: Number(attribute("y")),
      size: Number(attribute("font-size")),
      fill: attribute("fill"),
    };
  });

function rowsOf(list) {
  const rows = [];
  for (const text of list) {
    const row = rows.find(([first]) => {
      const below = text.y - first.y;
      return Math.abs(below) < ROW || (text.size < first.size && below > 0 && below < EXPLAINS);
    });
    if (row) row.push(text);
    else rows.push([text]);
  }
  return rows;
}

const lower = (content) => content[0].toLowerCase() + content.slice(1);
const listed = ([first, ...rest]) => [first, ...rest.map(lower)].join(", ");
/** "Ownership: needs review". */
function explained([first, ...rest]) {
  const whole = rest.length ? `${first}: ${rest.map(lower).join(", ")}` : first;
  return whole.length > LONGEST ? first : whole;
}

/** The heading of a panel, and below it the tag beside the heading, the rows in coral, or else the first rows. */
function words(svg, { coral, coralText }) {
  const [[heading, ...tags], ...rows] = rowsOf(textsOf(svg));
  const contents = (row) => row.map(({ content }) => content);
  if (tags.length > 1) return { label: listed(contents([heading, ...tags])), text: "" };
  if (tags.length === 1) return { label: heading.content, text: tags[0].content };
  if (rows.length === 1) return { label: heading.content, text: listed(contents(rows[0])) };
  // The first row names columns.
  const body = rows[0]?.length > 2 ? rows.slice(1) : rows;
  const urgent = body.filter(
    (row) => row.length > 1 && row.some(({ fill }) => fill === coral || fill === coralText),
  );
  const shown = [...new Set((urgent.length ? urgent : body).map((row) => explained(contents(row))))];
  return { label: heading.content, text: shown.slice(0, MOST_ROWS).join(" · ") };
}

/** The messages of a chat: the first one, and the answer. */
function talk(panels) {
  const [label, text = ""] = panels.map(({ svg }) =>
    textsOf(svg)
      .map(({ content }) => content)
      .join(" "),
  );
  return { label, text };
}

/** Whether a leader ends at a panel. */
const isAt = ({ x, y, w, h }, [px, py]) =>
  px > x - NEAR && px < x + w + NEAR && py > y - NEAR && py < y + h + NEAR;

/**
 * @param {import("../pictures/engine/scene.mjs").Scene} scene
 * @returns {{ label: string, text: string, at: number[], on?: number[] }[]} in pixels of the picture: `at` is the middle of
 * the panel, and `on` what it is about, if a leader shows that
 */
export function notesOf({ overlays, theme }) {
  const panels = overlays.filter(({ svg, frame }) => frame && textsOf(svg).length > 0);
  const chat = panels.filter(({ frame }) => frame.speech);
  const others = panels.filter(({ frame }) => !frame.speech);
  const leaders = overlays.flatMap(({ leader }) => leader ?? []);
  const placed = ({ frame }) => ({
    at: [frame.x + frame.w / 2, frame.y + frame.h / 2],
    on: leaders.find(({ to }) => isAt(frame, to))?.from,
  });
  const talked = chat.length ? [{ ...talk(chat), ...placed(chat[0]) }] : [];
  const written = others.map((one) => ({ ...words(one.svg, theme), ...placed(one) }));
  return [...talked, ...written].slice(0, MOST_NOTES);
}
