/** Colours of faces, polygons in the world, and drawing laid on a face. */

import { Canvas, COS } from "./canvas.mjs";
import { palette } from "./palette.mjs";
import { attrs, num } from "./svg.mjs";
import { mix } from "./themes.mjs";

export class Faces extends Canvas {
  /** Three tones [top, left, right] of a material name, a colour or a ready triple. */
  tones(color = "stone") {
    if (Array.isArray(color)) return color;
    if (this.materials[color]) return this.materials[color];
    const shade = this.theme.dark ? palette.steel940 : palette.dark900;
    return [
      mix(color, palette.white, this.theme.dark ? 0.18 : 0.26),
      color,
      mix(color, shade, this.theme.dark ? 0.42 : 0.24),
    ];
  }

  polygon(list, fill, extra = {}) {
    return `<polygon points="${this.points(list)}" fill="${fill}"${attrs(extra)}/>`;
  }

  /**
   * A transform that lays 2D drawing on a face, in world units, origin at the face's top left corner
   * as seen. left: u along +x; right: u along -y; top: u along +x, v along +y (text reads on "top" too).
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
