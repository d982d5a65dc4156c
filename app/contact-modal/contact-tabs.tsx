import { ContactLink } from "~/contact-modal/contact-link";
import type { ContactContent } from "~/content/types/contact";
import { CONTACT_TABS, type ContactTab } from "~/navigation/contact-url";

interface ContactTabsProps {
  tab: ContactTab;
  content: ContactContent;
  /** A dialog takes the focus; without scripts nothing else can give it. */
  autoFocus: boolean;
}

/** Tabs are links, which work without scripts; arrow keys and Space switch them as in any tab list. */
export function ContactTabs({ tab, content, autoFocus }: ContactTabsProps) {
  return (
    <div className="tabs" role="tablist" onKeyDown={switchByKey}>
      {CONTACT_TABS.map((name) => (
        <ContactLink
          key={name}
          tab={name}
          id={`contact-tab-${name}`}
          role="tab"
          autoFocus={autoFocus && tab === name}
          aria-selected={tab === name}
          aria-controls={`contact-panel-${name}`}
        >
          {content.tabs[name]}
        </ContactLink>
      ))}
    </div>
  );
}

function switchByKey(event: React.KeyboardEvent<HTMLDivElement>) {
  if (event.key === " " && event.target instanceof HTMLElement) {
    event.preventDefault();
    event.target.click();
  }
  if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
  const tabs = Array.from(event.currentTarget.querySelectorAll<HTMLAnchorElement>("[role=tab]"));
  const other = tabs.find((tab) => tab !== document.activeElement);
  event.preventDefault();
  other?.focus();
  other?.click();
}
