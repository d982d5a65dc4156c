/** Prints number and size of the media by group, and the duration in milliseconds. */
export function report(manifest, duration) {
  const groups = new Map();
  for (const [id, { files }] of Object.entries(manifest)) {
    const group = id.startsWith("films/") ? id.split("/").slice(0, 2).join("/") : id.split("/")[0];
    const sum = groups.get(group) ?? { items: 0, files: 0, bytes: 0 };
    const sizes = Object.values(files).map(({ size }) => size);
    sum.items++;
    sum.files += sizes.length;
    sum.bytes += total(sizes);
    groups.set(group, sum);
  }
  const line = (name, { items, files, bytes }) =>
    console.log(
      `${name.padEnd(14)}${String(items).padStart(5)} in ${files} files, ${(bytes / 1e6).toFixed(2)} MB`,
    );
  for (const [name, sum] of groups) line(name, sum);
  const all = (key) => total([...groups.values()].map((sum) => sum[key]));
  line("all", { items: all("items"), files: all("files"), bytes: all("bytes") });
  console.log(`${(duration / 1000).toFixed(0)} s`);
}

const total = (numbers) => numbers.reduce((sum, number) => sum + number, 0);
