import { Canvas, COS } from "./canvas.mjs";
import { mixColours, palette } from "./palette.mjs";
import { attrs, num } from "./svg.mjs";

export class Faces extends Canvas {
  /** The colours [top, left, right] of a material, of a colour, or given as such. */
  tones(color = "stone") {
    if (Array.isArray(color)) return color;
    if (this.materials[color]) return this.materials[color];
    const shade = this.theme.dark ? palette.steel940 : palette.dark900;
    return [
      mixColours(color, palette.white, this.theme.dark ? 0.18 : 0.26),
      color,
      mixColours(color, shade, this.theme.dark ? 0.42 : 0.24),
    ];
  }

  polygon(list, fill, extra = {}) {
    return `<polygon points="${this.points(list)}" fill="${fill}"${attrs(extra)}/>`;
  }

  /**
   * The transform from a face to the picture, in world units from the face's upper left corner at x, y, z. On "left" u
   * runs along +x, on "right" along -y; on "top" u runs along +x and v along +y.
   */
  faceMatrix(face, x, y, z) {
    const a = COS * this.scale;
    const b = this.scale / 2;
    const [px, py] = this.project(x, y, z);
    const m = {
      left: [a, b, 0, this.scale],
      right: [a, -b, 0, this.scale],
      top: [a, b, -a, b],
      topY: [a, -b, a, b],
    }[face];
    return `matrix(${m.map(num).join(" ")} ${num(px)} ${num(py)})`;
  }

  decal(face, x, y, z, svg) {
    return `<g transform="${this.faceMatrix(face, x, y, z)}">${svg}</g>`;
  }
}
