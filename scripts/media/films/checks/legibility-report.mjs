/** Prints a line for each page and width, with the worst text of each part. */
export function report(rows) {
  const failed = rows.filter(({ worst, wanted }) => worst < wanted);
  const lines = new Map();
  for (const row of rows) {
    const key = `${row.path.padEnd(52)} ${String(row.width).padStart(4)}`;
    const line = lines.get(key) ?? new Map();
    const known = line.get(row.part);
    if (!known || row.worst - row.wanted < known.worst - known.wanted) line.set(row.part, row);
    lines.set(key, line);
  }
  const number = (value) => value.toFixed(1);
  for (const [key, line] of lines) {
    const cells = [...line.values()].map(
      ({ part, worst, mean, wanted }) =>
        `${part} ${number(worst)}/${number(mean)}${worst < wanted ? " FAILS" : ""}`,
    );
    console.log(`${key}  ${cells.join("  ")}`);
  }
  console.log(`${rows.length} texts, ${failed.length} under their limit`);
  if (failed.length) process.exitCode = 1;
}
