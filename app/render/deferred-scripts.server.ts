/** The first things a visitor does: the pointer moves before every click, and a finger touches before every scroll. */
const INTERACTIONS = ["pointermove", "pointerdown", "touchstart", "keydown", "focusin", "scroll", "wheel"];

const PRELOAD = 'rel="modulepreload"';

/** Without any interaction the scripts start this long after load. */
const IDLE_MS = 4000;

// A page that appears under a pointer at rest gets a pointermove without movement.
const startOnInteraction = `(()=>{
const d=document,events=${JSON.stringify(INTERACTIONS)},o={capture:true,passive:true};
const each=(selector,change)=>d.querySelectorAll(selector).forEach(change);
const idle=window.requestIdleCallback||setTimeout;
const loaded=()=>{d.documentElement.dataset.loaded=""};
const layoutReady=()=>{d.documentElement.dataset.layoutReady=""};
const start=()=>{
loaded();
layoutReady();
events.forEach(event=>removeEventListener(event,first,o));
each("link[rel=deferred]",link=>{link.rel="modulepreload"});
each('script[type="text/deferred"]',old=>{const script=d.createElement("script");script.type="module";script.textContent=old.textContent;old.replaceWith(script)})
};
const first=e=>{if(e.type!=="pointermove"||e.movementX||e.movementY)start()};
events.forEach(event=>addEventListener(event,first,o));
const path=()=>location.pathname+location.search,loadedPath=path();
addEventListener("popstate",()=>{if(path()!==loadedPath&&!("hydrated" in d.documentElement.dataset))location.reload()});
addEventListener("beforetoggle",({target,newState})=>{if(target.id==="site-menu")d.documentElement.toggleAttribute("data-menu",newState==="open")},true);
addEventListener("load",()=>{idle(()=>{loaded();requestAnimationFrame(()=>idle(layoutReady))});setTimeout(()=>idle(start),${IDLE_MS})})
})()`;

// A hash, a reload or Back opens the page somewhere below its top: the whole page has to be laid out at once. It stands
// before the style sheet, which a script would wait for, and removes itself before React hydrates.
const layOutAtOnce = `{
const d=document,[visit]=performance.getEntriesByType("navigation");
if(location.hash||!visit||visit.type!=="navigate")d.documentElement.dataset.layoutReady="";
d.currentScript.remove()
}`;

/**
 * Holds a document's scripts back until the visitor's first interaction, or until the page has rested for a while: the
 * entry script and the module preloads are renamed, and a small inline script names them back. That script also marks
 * the page as loaded, which what lies below the fold waits for (styles/below-fold.css), and answers to Back until Remix
 * does: after a reload the browser takes the entries that Remix had made for the same document.
 *
 * Only attributes change and the added scripts stand first in the head and last in the body, so that hydration finds what
 * was rendered.
 * @param nonce what the app's own scripts carry
 * @throws when the document is not as Remix renders it today: one module script and its preloads
 */
export function deferScripts(html: string, nonce: string): string {
  const entry = `<script nonce="${nonce}" type="module" async="">`;
  const wrong = ["<head>", "</body>", entry].find((part) => !standsOnce(html, part));
  if (wrong) throw new Error(`Scripts cannot be deferred: the document does not have one ${wrong}`);
  if (!html.includes(PRELOAD)) throw new Error("Scripts cannot be deferred: the document preloads none");
  return html
    .replace("<head>", () => `<head><script nonce="${nonce}">${layOutAtOnce}</script>`)
    .replaceAll(PRELOAD, 'rel="deferred"')
    .replace(entry, `<script nonce="${nonce}" type="text/deferred" async="">`)
    .replace("</body>", () => `<script nonce="${nonce}">${startOnInteraction}</script></body>`);
}

const standsOnce = (text: string, part: string) =>
  text.includes(part) && text.indexOf(part) === text.lastIndexOf(part);
