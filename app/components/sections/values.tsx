import { keepEnd } from "~/components/ui/keep-end";
import type { TitledText } from "~/content/types/text";

export function Values({ items }: { items: readonly TitledText[] }) {
  return (
    <dl className="values swipe-row">
      {items.map(({ title, description }) => (
        <div className="values__value" key={title}>
          <dt>{title}</dt>
          <dd>{keepEnd(description)}</dd>
        </div>
      ))}
    </dl>
  );
}
