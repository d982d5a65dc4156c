import { Boxes } from "./boxes.mjs";
import { FLAT, ROUND } from "./canvas.mjs";
import { mixColours, palette } from "./palette.mjs";
import { element, num } from "./svg.mjs";

export class RevolvedSolids extends Boxes {
  /** A horizontal gradient, shared by all solids of the same colour and position. */
  roundFill(color, x0, x1) {
    const [a, l, r] = this.tones(color);
    const key = `g${[a, l, r].join("").replaceAll("#", "")}${Math.round(x0)}_${Math.round(x1)}`;
    this.defs.set(
      key,
      `<linearGradient id="${key}" gradientUnits="userSpaceOnUse" x1="${num(x0)}" x2="${num(x1)}"` +
        ` y1="0" y2="0"><stop stop-color="${l}"/><stop offset=".32" stop-color="${mixColours(l, a, 0.55)}"/>` +
        `<stop offset="1" stop-color="${r}"/></linearGradient>`,
    );
    return `url(#${key})`;
  }

  /** A solid of revolution: `profile` is [radius, height, colour from here on?] from the bottom up. */
  lathe(x, y, z, profile, { color, shadow = z < 0.01, bands = [], lid = true, bounds } = {}) {
    const widest = Math.max(...profile.map((q) => q[0]));
    const [cx] = this.project(x, y, z);
    const reach = widest * this.scale * ROUND;
    let svg = "";
    let current = color;
    for (let i = 0; i + 1 < profile.length; i++) {
      const [r0, h0, c] = profile[i];
      const [r1, h1] = profile[i + 1];
      if (c) current = c;
      const b0 = r0 * this.scale * ROUND;
      const b1 = r1 * this.scale * ROUND;
      const y0 = this.project(x, y, z + h0)[1];
      const y1 = this.project(x, y, z + h1)[1];
      const fill = this.roundFill(current, cx - reach, cx + reach);
      // The outline is the common tangent of the two ellipses.
      const sin = Math.max(-1, Math.min(1, (-(b0 - b1) * FLAT) / Math.max(0.01, y0 - y1)));
      const cos = Math.sqrt(1 - sin * sin);
      const at = (b, cy, side) => `${num(cx + side * b * cos)} ${num(cy + b * FLAT * sin)}`;
      const arc = (b, sweep, big = 0) => `A${num(b)} ${num(b * FLAT)} 0 ${big} ${sweep} `;
      if (b0 > 0.2) svg += element("ellipse", { cx, cy: y0, rx: b0, ry: b0 * FLAT, fill });
      if (cos > 0.01) {
        const lower = `M${at(b0, y0, -1)}${arc(b0, 0)}${at(b0, y0, 1)}`;
        const upper = `L${at(b1, y1, 1)}${b1 > 0.2 ? arc(b1, 1) : "L"}${at(b1, y1, -1)}Z`;
        svg += `<path d="${lower}${upper}" fill="${fill}"/>`;
      }
    }
    const [rt, ht] = profile.at(-1);
    const top = this.tones(current)[0];
    const [tx, ty] = this.project(x, y, z + ht);
    if (lid && rt > 0.01) {
      const rx = rt * this.scale * ROUND;
      svg += element("ellipse", { cx: tx, cy: ty, rx, ry: rx * FLAT, fill: top });
    }
    for (const [h, r, stroke, width = 1.4] of bands) {
      const rx = r * this.scale * ROUND;
      const by = this.project(x, y, z + h)[1];
      svg +=
        `<path d="M${num(cx - rx)} ${num(by)}A${num(rx)} ${num(rx * FLAT)} 0 0 0 ${num(cx + rx)} ${num(by)}"` +
        ` fill="none" stroke="${stroke}" stroke-width="${width}"/>`;
    }
    if (shadow) this.roundShadow(x, y, profile[0][0], ht * (shadow === true ? 1 : shadow));
    const w = widest * 0.9;
    return this.add(bounds ?? [x - w, y - w, z, x + w, y + w, z + ht], svg);
  }

  cylinder(x, y, z, r, h, { bands = 0, ...options } = {}) {
    const stroke = this.theme.dark ? palette.steel940 : palette.dark900;
    const rings = Array.from({ length: bands }, (_, i) => [(h * (i + 1)) / (bands + 1), r, `${stroke}44`]);
    return this.lathe(
      x,
      y,
      z,
      [
        [r, 0],
        [r, h],
      ],
      { ...options, bands: rings },
    );
  }

  /** A sphere, or with `dome` its upper half. */
  sphere(x, y, z, r, { color, dome = false } = {}) {
    const [a, l, right] = this.tones(color);
    const [cx, cy] = this.project(x, y, z);
    const rad = r * this.scale * ROUND;
    const key = `b${[a, l, right].join("").replaceAll("#", "")}`;
    this.defs.set(
      key,
      `<radialGradient id="${key}" cx=".36" cy=".3" r=".78"><stop stop-color="${a}"/>` +
        `<stop offset=".45" stop-color="${mixColours(a, l, 0.8)}"/><stop offset="1" stop-color="${right}"/>` +
        `</radialGradient>`,
    );
    const ry = num(rad * FLAT);
    const svg = dome
      ? `<path d="M${num(cx - rad)} ${num(cy)}A${num(rad)} ${num(rad)} 0 0 1 ${num(cx + rad)}` +
        ` ${num(cy)}A${num(rad)} ${ry} 0 0 1 ${num(cx - rad)} ${num(cy)}Z" fill="url(#${key})"/>`
      : `<circle cx="${num(cx)}" cy="${num(cy)}" r="${num(rad)}" fill="url(#${key})"/>`;
    return this.add([x - r, y - r, dome ? z : z - r, x + r, y + r, z + r], svg);
  }
}
