import { useActionData } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { Logo } from "~/components/layout/logo";
import { Icon } from "~/components/ui/icon";
import { ContactTabs } from "~/contact-modal/contact-tabs";
import { type ContactTab, useClosedUrl } from "~/contact-modal/contact-url";
import { Scheduler } from "~/contact-modal/scheduler";
import { useCloseContact, useModal } from "~/contact-modal/use-modal";
import { ContactForm } from "~/forms/contact/contact-form";
import { useRootData } from "~/hooks/use-root-data";

/**
 * The contact modal (specification §2). Its state is the URL: the server draws it open with everything behind it inert;
 * after hydration it is a true modal (DESIGN.md, "Contact modal").
 */
export function ContactModal({ tab }: { tab: ContactTab }) {
  const root = useRootData();
  const answered = useActionData() !== undefined;
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const closed = useClosedUrl();
  const close = useCloseContact();
  useModal(dialog, heading);
  const last = useRef(tab);
  useEffect(() => {
    if (last.current === tab) return;
    last.current = tab;
    // The link to the other tab that stood in this one has gone with it.
    if (!dialog.current?.contains(document.activeElement))
      document.getElementById(`contact-tab-${tab}`)?.focus();
  }, [tab]);

  if (!root) return null;
  const { contact, footer } = root;
  const closeHere = (event: React.SyntheticEvent) => {
    event.preventDefault();
    close();
  };

  return (
    <dialog
      className="contact-modal"
      ref={dialog}
      open
      aria-labelledby="contact-heading"
      data-lenis-prevent=""
      onCancel={closeHere}
    >
      {/* The place outside the card: a click closes, with or without scripts. Keyboards use the button. */}
      {/* biome-ignore lint/a11y/useAnchorContent: nobody is told of it */}
      <a
        className="contact-modal__outside"
        href={closed}
        onClick={closeHere}
        tabIndex={-1}
        aria-hidden="true"
      />
      <div className="contact-modal__card theme-light">
        <div className="contact-modal__aside theme-dark">
          <Logo brand={root.brand} />
          <p>{contact.call.title}</p>
          <ul>
            {footer.links.map(({ name, url }) => (
              <li key={name}>
                <a href={url}>{name}</a>
              </li>
            ))}
          </ul>
        </div>
        <div className="contact-modal__body">
          <a
            className="button button--round contact-modal__close"
            href={closed}
            onClick={closeHere}
            aria-label={contact.close}
          >
            <Icon name="x" />
          </a>
          {/* A page that answers the form starts at its errors instead. */}
          {/* biome-ignore lint/a11y/noAutofocus: a dialog takes the focus; without scripts nothing else can give it */}
          <h2 id="contact-heading" ref={heading} tabIndex={-1} autoFocus={!answered}>
            {contact.heading}
          </h2>
          {/* The panels do not take their tabs' names: to whoever looks for the label "Message", there would be two. */}
          <ContactTabs tab={tab} content={contact} />
          <div id="contact-panel-call" role="tabpanel" hidden={tab !== "call"}>
            {tab === "call" && <Scheduler content={contact.call} scheduler={root.scheduler} />}
          </div>
          {/* Kept while the other tab is shown, so that nothing typed is lost. */}
          <div id="contact-panel-message" role="tabpanel" hidden={tab !== "message"}>
            <ContactForm />
          </div>
        </div>
      </div>
    </dialog>
  );
}
