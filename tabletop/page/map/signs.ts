import type { Figure } from "./figures";

const bare = new WeakMap<Figure, Figure>();

/** The figures without the buttons of what is drawn for its signs (`Drawing.signs`); the same ones for the same figures. */
export function withoutSigns(figures: readonly Figure[]): Figure[] {
  return figures.map((figure) => {
    if (figure.drawing?.signs !== true || figure.piece.buttons === undefined) return figure;
    const { buttons: _, ...piece } = figure.piece;
    const made = bare.get(figure) ?? { ...figure, piece };
    bare.set(figure, made);
    return made;
  });
}
