export function RetentionList({ rows }: { rows: readonly { time: string; title: string; text: string }[] }) {
  return (
    <dl className="retention-list">
      {rows.map(({ time, title, text }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd className="retention-list__time display">{time}</dd>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
