import type { TitledText } from "~/content/types/page";

export function Values({ items }: { items: readonly TitledText[] }) {
  return (
    <dl className="values">
      {items.map(({ title, description }) => (
        <div className="values__value" key={title}>
          <dt>{title}</dt>
          <dd>{description}</dd>
        </div>
      ))}
    </dl>
  );
}
