import type { TitledText } from "~/content/types/page";

/** Questions whose answers are closed. Finding on the page opens them. */
export function ClosedQuestions({ items }: { items: readonly TitledText[] }) {
  return (
    <div className="questions">
      {items.map(({ title, description }) => (
        <details key={title}>
          <summary className="disclosure display">{title}</summary>
          <p>{description}</p>
        </details>
      ))}
    </div>
  );
}
