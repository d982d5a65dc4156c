import { type ReactNode, useRef } from "react";
import { LazyContactModal } from "~/contact-modal/lazy-contact-modal";
import { useReveals } from "~/motion/use-reveals";
import { useContactTab } from "~/navigation/contact-url";

/**
 * What every page stands in: its main part and the contact modal. The modal belongs to the page, not to root: its form
 * posts to the page's own action and reads that action's answer (STACK.md, trap 35).
 */
export function PageShell({ children }: { children: ReactNode }) {
  const tab = useContactTab();
  const main = useRef<HTMLElement>(null);
  useReveals(main);
  return (
    <>
      <main id="main" ref={main} tabIndex={-1} inert={tab ? "" : undefined}>
        {children}
      </main>
      <LazyContactModal tab={tab} />
    </>
  );
}
