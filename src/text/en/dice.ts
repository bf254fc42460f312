/** Words about dice that people throw on the table, in English. */
export const DICE = {
  again: "Dice that lay askew, got lost or were touched are thrown again.",
  failed: "The dice would not lie still: the table rolls in their place.",
};
