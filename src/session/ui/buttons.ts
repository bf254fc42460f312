/** The picture of a button of several, one of which is picked. */
export function pickedIf(on: boolean): string {
  return on ? "button-pressed" : "button-normal";
}

/** Pictures that buttons get while they are painted. */
export const BUTTON_PICTURES: readonly string[] = [
  "button-normal",
  "button-accent",
  "button-grey",
  "button-pressed",
];
