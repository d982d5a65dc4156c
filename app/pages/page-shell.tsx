import { type ReactNode, useRef } from "react";
import { ContactModal } from "~/contact-modal/contact-modal";
import { useMotion } from "~/motion/use-motion";
import { useContactTab } from "~/navigation/contact-url";

const loadReveals = () => import("~/motion/reveals").then(({ startReveals }) => startReveals);

/** The main part and the contact modal of every page. A form in root would post to root. */
export function PageShell({ children }: { children: ReactNode }) {
  const tab = useContactTab();
  const main = useRef<HTMLElement>(null);
  useMotion(main, loadReveals);
  return (
    <>
      <main id="main" ref={main} tabIndex={-1} inert={tab !== undefined}>
        {children}
      </main>
      {tab && <ContactModal tab={tab} />}
    </>
  );
}
