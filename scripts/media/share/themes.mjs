/** The two themes of a share image, and the accent of each practice. */
import { palette } from "../palette.mjs";

export const themeCss = `
.theme-dark{--background:${palette.dark950};--text:${palette.white};--muted:${palette.slate300};
--coral:${palette.coral};--teal:${palette.teal};--iris:${palette.iris}}
.theme-light{--background:${palette.light50};--text:${palette.dark900};--muted:${palette.slate600};
--coral:${palette.coralDeep};--teal:${palette.tealDeep};--iris:${palette.irisDeep}}
.ai{--accent:var(--coral)}.data{--accent:var(--teal)}.ledger{--accent:var(--iris)}
`;
