import { colourName } from "../text/names";
import { LANGUAGE } from "./language";

/** The id of a colour of the table. */
export function colourId(name: string): string {
  return name.toLowerCase();
}

/** What a seat is called, by the id of its colour. */
export function seatWord(id: string): string {
  return colourName(id, LANGUAGE.names);
}
