/** A flag on a pole; the cloth runs along +x. */
export function flag(s, x, y, h, { z = 0, color = s.theme.coral, size = 1.5 } = {}) {
  s.box(x, y, z, 0.12, 0.12, h, { color: "pale" });
  const [x0, x1, top] = [x + 0.12, x + 0.12 + size, z + h];
  s.surface(
    [
      [x0, y + 0.06, top],
      [x1, y + 0.06, top - size * 0.3],
      [x0, y + 0.06, top - size * 0.62],
    ],
    color,
  );
}
