interface KeptRowsProps {
  rows: readonly { time: string; title: string; text: string }[];
}

/** What is kept, each with its time in large type beside it. */
export function KeptRows({ rows }: KeptRowsProps) {
  return (
    <dl className="kept-rows">
      {rows.map(({ time, title, text }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd className="kept-rows__time">{time}</dd>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
