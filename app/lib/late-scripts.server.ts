/** The first things a visitor does; moving the pointer comes before every click, and a touch before every scroll. */
const SIGNS = ["pointermove", "pointerdown", "touchstart", "keydown", "focusin", "scroll", "wheel"];

/** Without any sign the scripts start so long after load: a page that is only looked at is left in peace (README). */
const PATIENCE_MS = 4000;

// Runs once, in every browser that runs modules. Nothing is removed from the document: React finds what it drew.
const starter = `(()=>{
const d=document,signs=${JSON.stringify(SIGNS)},o={capture:true,passive:true};
const each=(selector,change)=>d.querySelectorAll(selector).forEach(change);
const idle=window.requestIdleCallback||setTimeout;
const loaded=()=>{d.documentElement.dataset.loaded=""};
const start=()=>{
loaded();
signs.forEach(sign=>removeEventListener(sign,start,o));
each("link[rel=late]",link=>{link.rel="modulepreload"});
each('script[type="text/late"]',late=>{const script=d.createElement("script");script.type="module";script.textContent=late.textContent;late.replaceWith(script)})
};
signs.forEach(sign=>addEventListener(sign,start,o));
addEventListener("load",()=>{idle(loaded);setTimeout(()=>idle(start),${PATIENCE_MS})})
})()`;

/**
 * Holds the page's scripts back until the visitor's first sign, or until the page has rested for a while (STACK.md,
 * "Pages as bytes, scripts late"): they and their preloads are renamed, and a small script names them back. It also says
 * when the page has loaded: what lies below the screen waits for that (styles/late-media.css). Takes and gives a whole
 * document. Only attributes change and the new script is the body's last child: hydration minds neither.
 */
export function startLate(html: string): string {
  return html
    .replaceAll('rel="modulepreload"', 'rel="late"')
    .replaceAll('<script type="module" async="">', '<script type="text/late" async="">')
    .replace("</body>", () => `<script>${starter}</script></body>`);
}
