/** A camera that looks at the origin. Axes: x to the right, y down, z away from the viewer. */
export class Camera {
  /**
   * @param {object} options
   * @param {number} options.x of the origin on the canvas, in pixels
   * @param {number} options.y
   * @param {number} options.distance from the origin, in scene units
   * @param {number} options.focal pixels per unit at distance 1
   * @param {number} [options.yaw] angles are in radians
   * @param {number} [options.pitch] positive looks down
   * @param {number} [options.roll]
   * @param {number} [options.aperture] blur in pixels per unit of defocus relative to depth
   * @param {number} [options.focus] distance that is sharp; that of the origin by default
   */
  constructor({ x, y, distance, focal, yaw = 0, pitch = 0, roll = 0, aperture = 0, focus = distance }) {
    Object.assign(this, { x, y, distance, focal, aperture, focus });
    this.cosYaw = Math.cos(yaw);
    this.sinYaw = Math.sin(yaw);
    this.cosPitch = Math.cos(pitch);
    this.sinPitch = Math.sin(pitch);
    this.cosRoll = Math.cos(roll);
    this.sinRoll = Math.sin(roll);
    this.px = 0;
    this.py = 0;
    this.depth = 0;
    this.scale = 0;
    this.blur = 0;
  }

  /** Projects a point into px, py, depth, scale and blur; returns false if it is behind the lens. */
  project(x, y, z) {
    const x1 = x * this.cosYaw - z * this.sinYaw;
    const z1 = x * this.sinYaw + z * this.cosYaw;
    const y1 = y * this.cosPitch - z1 * this.sinPitch;
    const z2 = z1 * this.cosPitch + y * this.sinPitch;
    const depth = this.distance + z2;
    if (depth < 0.25) return false;
    const scale = this.focal / depth;
    this.px = this.x + (x1 * this.cosRoll - y1 * this.sinRoll) * scale;
    this.py = this.y + (x1 * this.sinRoll + y1 * this.cosRoll) * scale;
    this.depth = depth;
    this.scale = scale;
    this.blur = (Math.abs(depth - this.focus) / depth) * this.aperture;
    return true;
  }
}
