/** The six values as a list with hairlines. */
export function Values({ items }: { items: readonly { title: string; description: string }[] }) {
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
