import { useRef, useState } from "react";
import { Logo } from "~/components/layout/logo";
import { FormNote } from "~/components/ui/form-note";
import { Icon } from "~/components/ui/icon";
import { LiveRegion } from "~/components/ui/live-region";
import { ContactTabs } from "~/contact-modal/contact-tabs";
import { Scheduler } from "~/contact-modal/scheduler";
import { useCloseContact, useModal } from "~/contact-modal/use-modal";
import { useActionResult } from "~/forms/action-result";
import { CallForm } from "~/forms/contact/call-form";
import { ContactForm } from "~/forms/contact/contact-form";
import { useRootData } from "~/hooks/route-data";
import { type ContactTab, useClosedUrl } from "~/navigation/contact-url";
import { SiteLink } from "~/navigation/site-link";
import { useScriptNonce } from "~/render/script-nonce";
import outcomeStyles from "~/styles/forms/outcome.css";

/** Until hydration this script closes the dialog. */
const CLOSE_BY_ESC = `addEventListener("keydown", ({ key }) => {
  if (key === "Escape") document.querySelector("dialog[open]:not(:modal) .contact-modal__close")?.click();
});`;

/** The URL holds the modal's state. The server renders an open dialog over an inert page; hydration makes it modal. */
export function ContactModal({ tab }: { tab: ContactTab }) {
  const root = useRootData();
  // A page that answers a form focuses the errors or the toast.
  const answers = [useActionResult("contact"), useActionResult("call")];
  const dialog = useRef<HTMLDialogElement>(null);
  const closedUrl = useClosedUrl();
  const closeContact = useCloseContact();
  const nonce = useScriptNonce();
  useModal(dialog);
  // A form stays mounted, with everything typed.
  const [shownTabs, setShownTabs] = useState([tab]);
  if (!shownTabs.includes(tab)) setShownTabs([...shownTabs, tab]);

  if (!root) return null;
  const { contact, footer } = root;
  const close = (event: React.SyntheticEvent) => {
    event.preventDefault();
    closeContact();
  };

  return (
    <dialog
      className="contact-modal"
      ref={dialog}
      open
      aria-labelledby="contact-heading"
      onClose={closeContact}
    >
      {/* biome-ignore lint/a11y/useAnchorContent: hidden from assistive technology */}
      <a
        className="contact-modal__outside"
        href={closedUrl}
        onClick={close}
        tabIndex={-1}
        aria-hidden="true"
      />
      <link rel="stylesheet" href={outcomeStyles} />
      <div className="contact-modal__card theme-light">
        <div className="contact-modal__bar row theme-dark">
          <Logo brand={root.brand} />
          <a
            className="button button--round contact-modal__close"
            href={closedUrl}
            onClick={close}
            aria-label={contact.close}
          >
            <Icon name="x" />
          </a>
        </div>
        <div className="contact-modal__body stack">
          <h2 id="contact-heading">{contact.heading}</h2>
          {/* The tabs do not label the panels: a search for the label "Message" would find two elements. */}
          <ContactTabs tab={tab} content={contact} autoFocus={!answers.some(Boolean)} />
          <div id="contact-panel-call" role="tabpanel" hidden={tab !== "call"}>
            {(root.scheduler ? tab === "call" : shownTabs.includes("call")) && (
              <div className="call stack">
                {root.scheduler ? (
                  <Scheduler content={contact.call} {...root.scheduler} />
                ) : (
                  <>
                    <p>{contact.call.request}</p>
                    <CallForm />
                  </>
                )}
              </div>
            )}
          </div>
          <div id="contact-panel-message" role="tabpanel" hidden={tab !== "message"}>
            {shownTabs.includes("message") && <ContactForm />}
          </div>
          <FormNote {...contact.privacy} />
          <LiveRegion />
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: constant code */}
          <script nonce={nonce} dangerouslySetInnerHTML={{ __html: CLOSE_BY_ESC }} />
        </div>
        {/* Phones show the form first; on wide screens the aside is the dark column at the left. */}
        <div className="contact-modal__aside stack theme-dark">
          <p className="lead display">{contact.call.title}</p>
          <p>{contact.lead}</p>
          <ul className="row">
            {footer.links.map(({ name, url }) => (
              <li key={name}>
                <SiteLink className="quiet-link" to={url}>
                  {name}
                </SiteLink>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </dialog>
  );
}
