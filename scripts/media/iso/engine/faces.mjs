/** Colours of faces, polygons in the world, and drawing laid on a face. */
import { Canvas, COS } from "./canvas.mjs";
import { mix } from "./palette.mjs";
import { attrs, n } from "./svg.mjs";

export class Faces extends Canvas {
  /** Three tones [top, left, right] of a material name, a colour or a ready triple. */
  tones(color = "stone") {
    if (Array.isArray(color)) return color;
    if (this.mat[color]) return this.mat[color];
    const shade = this.t.dark ? "#04141B" : "#0B1C24";
    return [
      mix(color, "#FFFFFF", this.t.dark ? 0.18 : 0.26),
      color,
      mix(color, shade, this.t.dark ? 0.42 : 0.24),
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
    const a = COS * this.k;
    const b = this.k / 2;
    const [px, py] = this.p(x, y, z);
    const m = { left: [a, b, 0, this.k], right: [a, -b, 0, this.k], top: [a, b, -a, b], topY: [a, -b, a, b] }[
      face
    ];
    return `matrix(${m.map(n).join(" ")} ${n(px)} ${n(py)})`;
  }

  decal(face, x, y, z, svg) {
    return `<g transform="${this.faceMatrix(face, x, y, z)}">${svg}</g>`;
  }
}
