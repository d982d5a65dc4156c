import { useEffect, useState } from "react";
import type { Scheduler as SchedulerUrls } from "server/types";
import { Icon } from "~/components/ui/icon";
import type { ContactContent } from "~/content/types/contact";
import { useHydrated } from "~/hooks/use-hydrated";
import styles from "~/styles/contact-modal/scheduler.css";

type SchedulerProps = SchedulerUrls & { content: ContactContent["call"] };

/** The external calendar. Requests to that service start when this mounts. */
export function Scheduler({ content, url, frameUrl, scriptUrl }: SchedulerProps) {
  const [isShown, setIsShown] = useState(false);
  const mounted = useHydrated();

  useEffect(() => {
    const script = document.createElement("script");
    script.src = scriptUrl;
    script.async = true;
    document.head.append(script);
    return () => script.remove();
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
        <div className="scheduler__frame">
          {!isShown && (
            <p className="scheduler__wait" role="status">
              {content.loading}
            </p>
          )}
          <iframe title={content.frameTitle} src={frameUrl} onLoad={() => setIsShown(true)} />
        </div>
      )}
    </>
  );
}
