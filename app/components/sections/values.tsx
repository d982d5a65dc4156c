import { preventOrphans } from "~/components/ui/prevent-orphans";
import type { TitledText } from "~/content/types/page";

export function Values({ items }: { items: readonly TitledText[] }) {
  return (
    <dl className="values">
      {items.map(({ title, description }) => (
        <div className="values__value" key={title}>
          <dt>{title}</dt>
          <dd>{preventOrphans(description)}</dd>
        </div>
      ))}
    </dl>
  );
}
