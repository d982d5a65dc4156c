import { type ReactNode, useRef } from "react";
import { useTitles } from "~/motion/use-landing";

export function StaggeredTitles({ children }: { children: ReactNode }) {
  const showcase = useRef<HTMLDivElement>(null);
  useTitles(showcase);
  return <div ref={showcase}>{children}</div>;
}
