/** Words on and about the pieces, in English. */
export const OBJECTS = {
  /** What a table may lack, to stand after "its". */
  board: "board",
  mat: (seat: string) => `mat of ${seat}`,
  hand: (seat: string) => `hand zone of ${seat}`,
  figure: (name: string, owner: string) => `${name} of ${owner}`,
  /** Beside a mat: who plays it and how that seat stands; then the ways to look at the table. */
  sign: (who: string, score: string) => (score === "" ? who : `${who}. ${score}`),
  views: ["Board", "My mat"],
  /** In the menus of pieces. */
  choose: "Choose this territory",
  most: "As many as possible",
  confirm: "Confirm",
};
