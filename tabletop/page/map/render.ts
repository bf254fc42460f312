import { toWindow, type Camera } from "./camera";
import type { Pictures } from "./pictures";
import type { Vectors } from "./outlines";

/** Which part of the table is seen, how large, and with which pictures. */
export interface Viewport {
  camera: Camera;
  /** Sizes of the window in CSS pixels. */
  w: number;
  h: number;
  /** Pixels of the screen for one of CSS. */
  ratio: number;
  pictures: Pictures;
  vectors: (file: string) => Vectors | undefined;
}

/** What every painting function needs besides its figures. */
export interface RenderContext extends Viewport {
  context: CanvasRenderingContext2D;
}

/** What draws on a canvas; a browser without any cannot show the table. */
export function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext("2d");
  if (context === null) throw new Error("this browser has nothing to draw on a canvas with");
  return context;
}

/** Turns the canvas so that what follows is drawn around a piece, upright where it is turned by half. */
export function turnTo(render: RenderContext, x: number, z: number, yaw: number): void {
  const { context, camera, ratio } = render;
  const at = toWindow(camera, { x, z });
  context.setTransform(ratio, 0, 0, ratio, at.x * ratio, at.y * ratio);
  context.rotate(((yaw - 180) * Math.PI) / 180);
}
