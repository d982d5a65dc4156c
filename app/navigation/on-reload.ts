/** TypeScript does not know the Navigation API yet: Safari has it from 26.2, Firefox from 147. */
interface NavigateEvent extends Event {
  navigationType: string;
  userInitiated: boolean;
}

type WindowWithNavigation = Window & { navigation?: EventTarget };

/** Offers each reload that a script asks for to `replace`, which returns the address to load instead. Returns what ends it. */
export function onReload(replace: () => string | undefined): () => void {
  const { navigation } = window as WindowWithNavigation;
  const onNavigate = (event: Event) => {
    const { navigationType, userInitiated } = event as NavigateEvent;
    const address = navigationType === "reload" && !userInitiated ? replace() : undefined;
    if (!address) return;
    event.preventDefault();
    window.location.assign(address);
  };
  navigation?.addEventListener("navigate", onNavigate);
  return () => navigation?.removeEventListener("navigate", onNavigate);
}
