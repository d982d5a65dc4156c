/** The earliest events of a visit: a pointer moves before every click, a finger touches before every scroll. */
const INTERACTIONS = ["pointermove", "pointerdown", "touchstart", "keydown", "focusin", "scroll", "wheel"];

const PRELOAD = 'rel="modulepreload"';

/** Without an interaction the scripts start this long after load. */
const IDLE_MS = 4000;

/**
 * Starts what deferScripts() deferred at the visitor's first interaction, or some time after load. It also marks the page
 * as loaded, which starts what lies below the fold (styles/below-fold.css), and handles Back until Remix does: after a
 * reload the browser treats Remix's history entries as the same document. A page that opens under a resting pointer gets a
 * pointermove without movement, which does not count.
 */
export const startOnInteraction = `(()=>{
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
addEventListener("beforetoggle",({target,newState})=>{
if(target.id!=="site-menu")return;
const open=newState==="open";
d.documentElement.toggleAttribute("data-menu",open);
if(open&&matchMedia("(min-width:1024px) and (min-height:44rem)").matches&&!target.querySelector("[open]"))target.querySelector("details").open=true
},true);
addEventListener("load",()=>{idle(()=>{loaded();requestAnimationFrame(()=>idle(layoutReady))});setTimeout(()=>idle(start),${IDLE_MS})})
})()`;

/** A hash, a reload or Back may open the page below its top: then the whole page has to be laid out at once. */
export const layOutAtOnce = `{
const [visit]=performance.getEntriesByType("navigation");
if(location.hash||!visit||visit.type!=="navigate")document.documentElement.dataset.layoutReady=""
}`;

/**
 * Defers a document's scripts: the entry script and the module preloads get other attribute names, which
 * startOnInteraction restores. Only attributes change, so that hydration finds the rendered document.
 * @param nonce marks the app's own scripts
 * @throws if Remix's output has another shape than one module script and its preloads
 */
export function deferScripts(html: string, nonce: string): string {
  const entry = `<script nonce="${nonce}" type="module" async="">`;
  if (html.split(entry).length !== 2)
    throw new Error(`Scripts cannot be deferred: the document does not have one ${entry}`);
  if (!html.includes(PRELOAD)) throw new Error("Scripts cannot be deferred: the document preloads none");
  return html
    .replaceAll(PRELOAD, 'rel="deferred"')
    .replace(entry, `<script nonce="${nonce}" type="text/deferred" async="">`);
}
