/**
 * Colours of the panels: parchment, ink, and the red of the board's scroll, as in assets/table. Nothing shines through
 * what is read: names of lands below letters make both hard to read.
 */
export const PALETTE = {
  paper: "#EBDCB5",
  /** Rows of a panel; a mat, and that of whose turn it is. */
  row: "#DFCB9B",
  mat: "#DDCCA0",
  turn: "#FFE39A",
  ink: "#2E2119",
  faint: "#5A4A39",
  edge: "#3A2A20",
  red: "#8E2A16",
  /** The line below what is chosen. */
  mark: "#8E2A16D0",
  /** Letters on red. */
  light: "#FFF4DC",
  /** The row of the phase of combat that is fought. */
  fought: "#C9A24B90",
  /** Segments of the bar of outcomes: won, and both gone; what is lost is red. */
  won: "#3E7A3A",
  gone: "#9A8A63",
  /** The edge of dice that hit. */
  hit: "#E0A81E",
} as const;
