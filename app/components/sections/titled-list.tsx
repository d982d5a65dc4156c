import type { TitledText } from "~/content/types/page";

interface TitledListProps {
  /** Values stand side by side; each question beside its answer. */
  kind: "values" | "questions";
  items: readonly TitledText[];
}

export function TitledList({ kind, items }: TitledListProps) {
  return (
    <dl className={kind}>
      {items.map(({ title, description }) => (
        <div key={title}>
          <dt className="display">{title}</dt>
          <dd>{description}</dd>
        </div>
      ))}
    </dl>
  );
}
