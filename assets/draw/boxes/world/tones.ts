/** The inks and papers of a sea chart, and how each continent is told apart: by its tone and by its pattern. */
import { capHeight } from "../../kit/type";
import type { Letters } from "../../map/chart";

/** Iron-gall ink on vellum; the sea's own lines are greener. */
export const SEPIA = "#33261c";
export const SEPIA_SOFT = "#6d5640";
export const VELLUM = "#eee2c6";
export const VELLUM_LIGHT = "#f8f0dc";
export const SHALLOWS = "#9fbdb4";
export const BRINE = "#4f716c";
export const VERMILION = "#b2402a";
export const LEATHER = "#22323a";
export const GILT = "#c9a24a";

export const INKS = { ink: SEPIA, paper: VELLUM_LIGHT, sea: VELLUM, stroke: VERMILION };
export const LETTERS: Letters = { face: "black", tracking: 0.01, size: 58, cap: capHeight("black") };

/** A continent's wash, and its pattern: path data in a square of 48, drawn again and again. */
export interface Tone {
  readonly wash: string;
  readonly pattern: string;
}

/** By the id of the continent. */
export const TONES: Record<string, Tone> = {
  north_america: { wash: "#d8a928", pattern: "M-6 54L54 -6M-6 6L6 -6M42 54L54 42" },
  south_america: { wash: "#cf6a3c", pattern: "M12 9a3 3 0 1 0 .1 0M36 33a3 3 0 1 0 .1 0" },
  europe: { wash: "#4f7fb5", pattern: "M0 12H20M28 12H48M0 36H8M16 36H44" },
  africa: { wash: "#96683a", pattern: "M0 18q12 -12 24 0t24 0M-24 42q12 -12 24 0t24 0t24 0" },
  asia: { wash: "#6b9a4c", pattern: "M12 4L20 12L12 20L4 12ZM36 28L44 36L36 44L28 36Z" },
  australia: { wash: "#9a62a0", pattern: "M0 12L12 24L24 12L36 24L48 12M0 36L12 48L24 36L36 48L48 36" },
};
