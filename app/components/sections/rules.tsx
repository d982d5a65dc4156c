import type { TitledText } from "~/content/types/page";

interface TitledListProps {
  /** Each title beside its text, not above it. */
  beside?: boolean;
  items: readonly TitledText[];
}

export function TitledList({ beside, items }: TitledListProps) {
  return (
    <dl className={beside ? "rules" : "rules columns"}>
      {items.map(({ title, description }) => (
        <div className={beside ? "beside" : undefined} key={title}>
          <dt className="display">{title}</dt>
          <dd>{description}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Steps in their order; the style sheet numbers them /01, /02 … */
export function Steps({ steps }: { steps: readonly TitledText[] }) {
  return (
    <ol className="steps rules columns" data-count={steps.length}>
      {steps.map(({ title, description }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{description}</p>
        </li>
      ))}
    </ol>
  );
}
