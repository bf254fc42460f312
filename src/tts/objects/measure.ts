import type { Frame } from "./frame";

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
