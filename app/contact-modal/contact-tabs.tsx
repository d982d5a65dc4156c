import type { ContactContent } from "~/content/types/contact";
import { ContactLink } from "~/navigation/contact-link";
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
  const isArrow = event.key === "ArrowLeft" || event.key === "ArrowRight";
  if (!isArrow && event.key !== " ") return;
  event.preventDefault();
  const tabs = Array.from(event.currentTarget.querySelectorAll<HTMLAnchorElement>("[role=tab]"));
  // An arrow leads to the other tab.
  const tab = tabs.find((tab) => (tab === document.activeElement) !== isArrow);
  tab?.focus();
  tab?.click();
}
