/**
 * How the pixels of a drawing that lies flat on the table become places of the world, and back. The board and
 * each mat have one, measured when the table is set up; nothing else says where anything is.
 */
export interface Frame {
  /** The picture's upper left corner, on its upper side. */
  readonly x: number;
  readonly y: number;
  readonly z: number;
  /** The way of one pixel to the right. */
  readonly rightX: number;
  readonly rightZ: number;
  /** The way of one pixel down the picture. */
  readonly downX: number;
  readonly downZ: number;
  /** Degrees about the vertical at which things stand upright on the picture. */
  readonly yaw: number;
  /** Table units for a pixel. */
  readonly unit: number;
}

/** A place of the world, and a point of a picture; y is up in the one and down the page in the other. */
interface Place {
  x: number;
  y: number;
  z: number;
}
interface Pixel {
  x: number;
  y: number;
}

/** The place of a pixel, `rise` table units above the picture. */
export function placeOf(f: Frame, x: number, y: number, rise: number): Place {
  return {
    x: f.x + x * f.rightX + y * f.downX,
    y: f.y + rise,
    z: f.z + x * f.rightZ + y * f.downZ,
  };
}

/** The pixel below or above a place. */
export function pixelOf(f: Frame, x: number, z: number): Pixel {
  const dx = x - f.x;
  const dz = z - f.z;
  const det = f.rightX * f.downZ - f.downX * f.rightZ;
  return { x: (dx * f.downZ - dz * f.downX) / det, y: (dz * f.rightX - dx * f.rightZ) / det };
}

/**
 * The frame of a picture of `width` by `height` pixels that lies face up on an object, from the object's own
 * bounds. A picture stands upright for those who look north when its object is turned by 180 degrees.
 */
export function measure(object: TtsObject, width: number, height: number): Frame {
  const at = object.getPosition();
  const { size, offset } = object.getBoundsNormalized();
  const yaw = object.getRotation().y;
  const turn = (yaw * Math.PI) / 180;
  const cos = Math.cos(turn);
  const sin = Math.sin(turn);
  const rightX = (-cos * size.x) / width;
  const rightZ = (sin * size.x) / width;
  const downX = (sin * size.z) / height;
  const downZ = (cos * size.z) / height;
  return {
    x: at.x + cos * offset.x + sin * offset.z - (rightX * width + downX * height) / 2,
    y: at.y + offset.y + size.y / 2,
    z: at.z - sin * offset.x + cos * offset.z - (rightZ * width + downZ * height) / 2,
    rightX,
    rightZ,
    downX,
    downZ,
    yaw,
    unit: size.x / width,
  };
}
