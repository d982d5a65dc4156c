/**
 * Notes what browser extensions and translators change before the page hydrates, for render/undo-changes.ts. Everything
 * that the parser adds is there already: what changes in the app from here on is the work of others, until React has
 * hydrated. React skips foreign children of the body itself.
 */
export const observeChanges = `(()=>{
const d=document,records=[],observer=new MutationObserver(added=>{
if("hydrated" in d.documentElement.dataset)observer.disconnect();
else for(const record of added)if(record.target!==d.body)records.push(record)
});
observer.observe(d.body,{subtree:true,childList:true,characterData:true,characterDataOldValue:true});
window.earlyChanges={records,observer}
})()`;
