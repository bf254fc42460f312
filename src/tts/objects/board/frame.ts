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

/** The place of a pixel, `rise` table units above the picture; its y is up, that of the picture down the page. */
export function placeOf(frame: Frame, x: number, y: number, rise: number): TtsXYZ {
  return {
    x: frame.x + x * frame.rightX + y * frame.downX,
    y: frame.y + rise,
    z: frame.z + x * frame.rightZ + y * frame.downZ,
  };
}

/** A place in an object's data, how it is turned there and how large it is; `tall` where its height is another. */
export function transformOf(
  { x, y, z }: TtsXYZ,
  yaw: number,
  roll: number,
  scale: number,
  tall = scale,
): TtsObjectData {
  const at = { posX: x, posY: y, posZ: z, rotX: 0, rotY: yaw, rotZ: roll };
  return { ...at, scaleX: scale, scaleY: tall, scaleZ: scale };
}

/** The pixel below or above a place. */
export function pixelOf(frame: Frame, x: number, z: number): { x: number; y: number } {
  const dx = x - frame.x;
  const dz = z - frame.z;
  const det = frame.rightX * frame.downZ - frame.downX * frame.rightZ;
  return { x: (dx * frame.downZ - dz * frame.downX) / det, y: (dz * frame.rightX - dx * frame.rightZ) / det };
}

/** What lies of a measurement within this share of the size that is meant is believed. */
const NEAR = 0.05;

/** What an object measures, if that is near the size that it is meant to have at scale 1; else that size, `doubted`. */
export function sizeOf(object: TtsObject, meant: TtsXYZ): { size: TtsXYZ; offset: TtsXYZ; doubted: boolean } {
  const scale = object.getScale();
  const [x, y, z] = [meant.x * scale.x, meant.y * scale.y, meant.z * scale.z];
  const { size, offset } = object.getBoundsNormalized();
  const doubted = Math.abs(size.x - x) > NEAR * x || Math.abs(size.z - z) > NEAR * z;
  return doubted ? { size: { x, y, z }, offset: { x: 0, y: 0, z: 0 }, doubted } : { size, offset, doubted };
}

/**
 * The frame of a picture of `width` by `height` pixels that lies face up on an object of this size. A picture stands
 * upright for those who look north when its object is turned by 180 degrees.
 */
export function frameOf(
  object: TtsObject,
  width: number,
  height: number,
  { size, offset }: { size: TtsXYZ; offset: TtsXYZ },
): Frame {
  const at = object.getPosition();
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
