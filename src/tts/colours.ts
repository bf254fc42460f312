import { colourName } from "../text/names";
import { LANGUAGE } from "./language";

/** The table's name of a colour: `red` is `Red` there. */
export function tableColour(id: string): string {
  return id.substring(0, 1).toUpperCase() + id.substring(1);
}

/** The id of a colour of the table. */
export function colourId(name: string): string {
  return name.toLowerCase();
}

/** What a seat is called, by the id of its colour. */
export function seatWord(id: string): string {
  return colourName(id, LANGUAGE.names);
}
