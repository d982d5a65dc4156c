import type { TitledText } from "~/content/types/page";

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
