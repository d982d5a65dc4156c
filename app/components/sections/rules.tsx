import type { TitledText } from "~/content/types/page";

interface TitledListProps {
  /** Side by side, or each title beside its text. */
  layout: "columns" | "beside";
  items: readonly TitledText[];
}

export function TitledList({ layout, items }: TitledListProps) {
  return (
    <dl className={`rules rules--${layout}`}>
      {items.map(({ title, description }) => (
        <div key={title}>
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
    <ol className="steps" data-count={steps.length}>
      {steps.map(({ title, description }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{description}</p>
        </li>
      ))}
    </ol>
  );
}
