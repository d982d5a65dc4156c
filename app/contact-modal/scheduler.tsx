import { useEffect, useState } from "react";
import type { Scheduler as SchedulerUrls } from "server/types";
import { Icon } from "~/components/ui/icon";
import type { ContactContent } from "~/content/types/contact";
import { useHydrated } from "~/hooks/use-hydrated";
import styles from "~/styles/contact-modal/scheduler.css";

const CALENDAR_TIMEOUT_MS = 10_000;

type SchedulerState = "waiting" | "shown" | "slow";

/** The external calendar. Requests to that service start when this mounts. */
export function Scheduler({
  content,
  url,
  frameUrl,
  scriptUrl,
}: SchedulerUrls & { content: ContactContent["call"] }) {
  const [state, setState] = useState<SchedulerState>("waiting");
  const mounted = useHydrated();

  useEffect(() => {
    const script = document.createElement("script");
    script.src = scriptUrl;
    script.async = true;
    document.head.append(script);
    const timer = setTimeout(
      () => setState((current) => (current === "waiting" ? "slow" : current)),
      CALENDAR_TIMEOUT_MS,
    );
    return () => {
      clearTimeout(timer);
      script.remove();
    };
  }, [scriptUrl]);

  return (
    <>
      <link rel="stylesheet" href={styles} />
      {/* Always shown: a script cannot tell a calendar from the error page of a browser, a firewall or a blocker. */}
      <a className="arrow-link" href={url} target="_blank" rel="noopener">
        {content.open}
        <Icon name="arrow-up-right" />
      </a>
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
    </>
  );
}
