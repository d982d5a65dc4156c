import { type ReactNode, useRef } from "react";
import { ContactModal } from "~/contact-modal/contact-modal";
import { useReveals } from "~/motion/use-reveals";
import { useContactTab } from "~/navigation/contact-url";

/**
 * The main part of every page, and the contact modal. The modal is rendered here, because a form in root would post to root
 * and read root's action data.
 */
export function PageShell({ children }: { children: ReactNode }) {
  const tab = useContactTab();
  const main = useRef<HTMLElement>(null);
  useReveals(main);
  return (
    <>
      <main id="main" ref={main} tabIndex={-1} inert={tab !== undefined}>
        {children}
      </main>
      {tab && <ContactModal tab={tab} />}
    </>
  );
}
