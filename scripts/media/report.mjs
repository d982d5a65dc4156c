/** Prints how many media of each kind there are, what they weigh, and how long it took. Milliseconds. */
export function report(manifest, took) {
  const kinds = new Map();
  for (const [id, { files }] of Object.entries(manifest)) {
    const kind = id.startsWith("films/") ? id.split("/").slice(0, 2).join("/") : id.split("/")[0];
    const sum = kinds.get(kind) ?? { items: 0, files: 0, bytes: 0 };
    const sizes = Object.values(files).map(({ size }) => size);
    sum.items++;
    sum.files += sizes.length;
    sum.bytes += total(sizes);
    kinds.set(kind, sum);
  }
  const line = (name, { items, files, bytes }) =>
    console.log(
      `${name.padEnd(14)}${String(items).padStart(5)} in ${files} files, ${(bytes / 1e6).toFixed(2)} MB`,
    );
  for (const [name, sum] of kinds) line(name, sum);
  const all = (key) => total([...kinds.values()].map((sum) => sum[key]));
  line("all", { items: all("items"), files: all("files"), bytes: all("bytes") });
  console.log(`${(took / 1000).toFixed(0)} s`);
}

const total = (numbers) => numbers.reduce((sum, number) => sum + number, 0);
