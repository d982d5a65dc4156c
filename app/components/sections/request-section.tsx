import type { ReactNode } from "react";
import { SectionHead } from "~/components/sections/section-head";
import { ContactLink } from "~/contact-modal/contact-link";
import type { Request } from "~/content/types/page";

/** Asks the reader about one thing; the form that opens shows it as a placeholder. */
export function RequestSection({ heading, lead, button, children }: Request & { children?: ReactNode }) {
  return (
    <section className="theme-light section">
      <SectionHead heading={heading}>
        <div>
          <p>{lead}</p>
          <ContactLink className="button" tab="message">
            {button}
          </ContactLink>
        </div>
      </SectionHead>
      {children}
    </section>
  );
}
