import { useRef } from "react";
import { LoopDrawing } from "~/components/sections/beyond-chat/loop-drawing";
import type { BeyondChatContent } from "~/content/types/single-pages";
import { usePrefersReducedMotion } from "~/hooks/use-media-query";
import { usePassedItems } from "~/hooks/use-passed-items";

type AgentLoopProps = Pick<BeyondChatContent, "loop" | "blocks">;

/** A drawing of an agent's loop beside six items. The current item highlights its part; above the first, all parts are. */
export function AgentLoop({ loop, blocks }: AgentLoopProps) {
  const items = useRef<HTMLOListElement>(null);
  const read = usePassedItems(items);
  const current = usePrefersReducedMotion() ? 0 : read;
  return (
    <section className="theme-dark section under-bar" aria-labelledby="loop-title">
      <h2 id="loop-title">{loop.heading}</h2>
      <div className="loop__columns">
        <div className="loop__stage">
          <LoopDrawing label={loop.alt} current={current} />
        </div>
        <ol className="loop__items" ref={items}>
          {blocks.map(({ title, description }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{description}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
