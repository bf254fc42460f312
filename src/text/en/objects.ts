/** Words on and about the pieces, in English. */
export const OBJECTS = {
  /** What a table may lack, to stand after "its". */
  board: "board",
  mat: (seat: string) => `mat of ${seat}`,
  hand: (seat: string) => `hand zone of ${seat}`,
  figure: (name: string, owner: string) => `${name} of ${owner}`,
  /** In the menus of pieces. */
  choose: "Choose this territory",
  most: "As many as possible",
  confirm: "Confirm",
};
