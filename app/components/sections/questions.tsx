import type { TitledText } from "~/content/types/page";

/** Questions on the left, their answers on the right; on small screens below. */
export function Questions({ items }: { items: readonly TitledText[] }) {
  return (
    <dl className="questions">
      {items.map(({ title, description }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{description}</dd>
        </div>
      ))}
    </dl>
  );
}
