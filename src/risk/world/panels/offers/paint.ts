import type { Writer } from "../../../../session/game/panel";
import type { WorldPanel } from "../../text/language";
import { ROWS } from "./geometry";

interface OfferRow {
  readonly pictures: readonly string[];
  readonly text: string;
  readonly help: string;
}

/** A list of offers: what stands above it, how many there are, and each by its place. */
interface Offers {
  readonly prompt: string;
  readonly count: number;
  row(this: void, i: number): OfferRow;
}

/** Paints the rows of a list from the offer `first` on, and which of all they are. */
export function paintOffers(
  id: string,
  { prompt, count, row }: Offers,
  first: number,
  { put, show }: Writer,
  { rowsShown }: Pick<WorldPanel, "rowsShown">,
): void {
  put(`${id}-prompt`, "text", prompt);
  for (let i = 0; i < ROWS; i++) {
    const there = first + i < count;
    show(`${id}-${i}`, there);
    if (there) paintRow(`${id}-${i}`, row(first + i), put);
  }
  const isLong = count > ROWS;
  show(`${id}-leaf`, isLong);
  if (isLong) put(`${id}-leaf`, "text", rowsShown(first + 1, Math.min(first + ROWS, count), count));
}

function paintRow(id: string, { pictures, text, help }: OfferRow, put: Writer["put"]): void {
  for (let card = 0; card < pictures.length; card++) put(`${id}-card-${card}`, "image", pictures[card]);
  put(`${id}-text`, "text", text);
  put(`${id}-button`, "tooltip", help);
}
