import { DRAWING, threadPaths } from "~/components/sections/specimens/thread-paths";

/** The numbers of the page, as threads. */
export function NumberThreads({ baseline, target }: { baseline: number; target: number }) {
  const { entering, leaving } = threadPaths(baseline, target);
  return (
    <svg className="sheet__threads" viewBox={`0 0 ${DRAWING.width} ${DRAWING.height}`} aria-hidden="true">
      {/* A new path is a new element, so that its animation starts again. */}
      <path key={`in ${entering}`} pathLength={1} d={entering} />
      <path key={`out ${leaving}`} pathLength={1} d={leaving} />
    </svg>
  );
}
