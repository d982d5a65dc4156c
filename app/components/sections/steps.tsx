/** Steps in their order, numbered 0.1, 0.2 … by the style sheet. */
export function Steps({ steps }: { steps: readonly { title: string; description: string }[] }) {
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
