import { type ReactNode, useRef } from "react";
import { useTitles } from "~/motion/use-landing";

/** Around a showcase: its titles rise word by word, and sink again on the way back up (specification §4). */
export function StaggeredTitles({ children }: { children: ReactNode }) {
  const showcase = useRef<HTMLDivElement>(null);
  useTitles(showcase);
  return <div ref={showcase}>{children}</div>;
}
