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
const whole=()=>{d.documentElement.dataset.whole=""};
const start=()=>{
loaded();
whole();
signs.forEach(sign=>removeEventListener(sign,start,o));
each("link[rel=late]",link=>{link.rel="modulepreload"});
each('script[type="text/late"]',late=>{const script=d.createElement("script");script.type="module";script.textContent=late.textContent;late.replaceWith(script)})
};
signs.forEach(sign=>addEventListener(sign,start,o));
addEventListener("load",()=>{idle(()=>{loaded();requestAnimationFrame(()=>idle(whole))});setTimeout(()=>idle(start),${PATIENCE_MS})})
})()`;

// A page that opens at a place within it is laid out whole at once. Before the style sheet, which a script waits for; and
// gone before React looks.
const placeFirst = `{
const d=document,[visit]=performance.getEntriesByType("navigation");
if(location.hash||!visit||visit.type!=="navigate")d.documentElement.dataset.whole="";
d.currentScript.remove()
}`;

/**
 * Holds the page's scripts back until the visitor's first sign, or until the page has rested for a while (STACK.md,
 * "Pages as bytes, scripts late"): they and their preloads are renamed, and a small script names them back. It also says
 * when the page has loaded: what lies below the screen waits for that (styles/late-media.css), unless the visitor comes to
 * a place within the page: by a hash, by reloading or by Back. Takes and gives a whole document. Only attributes change,
 * the new script is the body's last child and the one in the head removes itself: hydration minds none of it.
 */
export function deferScripts(html: string): string {
  return html
    .replace("<head>", () => `<head><script>${placeFirst}</script>`)
    .replaceAll('rel="modulepreload"', 'rel="late"')
    .replaceAll('<script type="module" async="">', '<script type="text/late" async="">')
    .replace("</body>", () => `<script>${starter}</script></body>`);
}
