/** Once its film was asked to play, a hero brightens after this long at the latest. */
const PATIENCE_MS = 10_000;

/**
 * Starts the first film of a page, and obeys every film's buttons, before and after hydration: the attributes of `.video`
 * say how its film is, and the style sheet shows it. React attaches further films, and plays those in view. A film that
 * loads again loses the events that wait for their turn, a pause's among them: "emptied" comes instead.
 */
export const followFilms = `(()=>{
const d=document,html=d.documentElement,motion=matchMedia("(prefers-reduced-motion:no-preference)");
const allow=()=>html.toggleAttribute("data-film",motion.matches&&!(navigator.connection||{}).saveData);
allow();
motion.addEventListener("change",allow);
const on=(names,listener)=>names.split(" ").forEach(name=>addEventListener(name,listener,true));
const mark=(film,name,value)=>{const frame=film.closest&&film.closest(".video");if(frame)frame.toggleAttribute("data-"+name,value)};
const show=film=>mark(film,"shown",true);
const play=film=>film.play().catch(({name})=>{if(name!=="AbortError"){mark(film,"paused",true);show(film)}});
on("loadeddata",({target})=>show(target));
let patience;
on("play",({target})=>{if(target.closest("[data-hero]")){clearTimeout(patience);patience=setTimeout(show,${PATIENCE_MS},target)}});
on("error",({target})=>{if(target.localName==="source"&&!target.nextElementSibling)show(target)});
on("play pause emptied volumechange",({target})=>{mark(target,"paused",target.paused);mark(target,"audible",!target.muted)});
on("click",({target})=>{
const button=target.closest&&target.closest("[data-film-button]");
if(!button)return;
const film=button.closest(".video").querySelector("video");
if(button.dataset.filmButton==="sound")film.muted=!film.muted;
else{mark(film,"stopped",!film.paused);if(film.paused)play(film);else film.pause()}
});
addEventListener("load",()=>{
(window.requestIdleCallback||setTimeout)(()=>{
const film=html.matches("[data-film]")&&d.querySelector("video[hidden]");
if(film&&film.closest(".video").getBoundingClientRect().bottom>0){film.hidden=false;play(film)}
})
})
})()`;
