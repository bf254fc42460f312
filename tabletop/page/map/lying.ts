import type { Apart } from "./apart";
import type { Figure } from "./figures";
import type { Pose } from "./place";

/** Where pieces lie at a scale of the map: worked out once, until something else lies there. */
export interface Lying {
  scale: number;
  figures: readonly Figure[];
  poses: Map<string, Pose>;
  apart: Apart;
}
