import { useEffect, useState } from "react";
import { Icon } from "~/components/ui/icon";
import { useContactUrl } from "~/contact-modal/contact-url";
import type { ContactContent } from "~/content/types/contact";

/** After this long without the calendar the visitor gets a plain link to it (DESIGN.md, "Contact modal"). */
const PATIENCE = 10_000;

/** The external calendar of the call tab; nothing is asked of it before this is mounted. */
export function Scheduler({ content, scheduler }: { content: CallContent; scheduler?: SchedulerAddresses }) {
  const contactUrl = useContactUrl();
  return (
    <div className="scheduler">
      <p>{content.lead}</p>
      {scheduler ? (
        <Calendar content={content} {...scheduler} />
      ) : (
        <>
          <p>{content.none}</p>
          <a className="button" href={contactUrl("message")}>
            {content.noneLink}
            <Icon name="arrow-right" />
          </a>
        </>
      )}
    </div>
  );
}

type CallContent = ContactContent["call"];

interface SchedulerAddresses {
  url: string;
  frameUrl: string;
  scriptUrl: string;
}

type CalendarState = "waiting" | "shown" | "slow";

function Calendar({ content, url, frameUrl, scriptUrl }: SchedulerAddresses & { content: CallContent }) {
  const [state, setState] = useState<CalendarState>("waiting");
  const [mounted, setMounted] = useState(false);

  useEffect(() => {
    const script = document.createElement("script");
    script.src = scriptUrl;
    script.async = true;
    document.head.append(script);
    setMounted(true);
    const timer = setTimeout(() => setState((now) => (now === "waiting" ? "slow" : now)), PATIENCE);
    return () => {
      clearTimeout(timer);
      script.remove();
    };
  }, [scriptUrl]);

  const link = (
    <a className="scheduler__link" href={url} target="_blank" rel="noopener">
      {content.open}
      <Icon name="arrow-up-right" />
    </a>
  );
  return (
    <>
      <noscript>{link}</noscript>
      {mounted && (
        <div className="scheduler__frame" data-state={state}>
          {state !== "shown" && (
            <p className="scheduler__wait" role="status">
              {state === "slow" ? content.slow : content.loading}
            </p>
          )}
          <iframe title={content.frameTitle} src={frameUrl} onLoad={() => setState("shown")} />
        </div>
      )}
      {state === "slow" && link}
    </>
  );
}
