/** The supply east of the board, its pieces in rows of three: between the log and the own line on a small screen. */
const TRAY = { x: 4316, y: 1530, across: 220, down: 260 };
const PER_ROW = 3;

/** Where a piece of the supply lies, in the board's pixels. */
export function trayPlace(at: number): { readonly x: number; readonly y: number } {
  const row = Math.floor(at / PER_ROW);
  return { x: TRAY.x + (at - PER_ROW * row) * TRAY.across, y: TRAY.y + row * TRAY.down };
}
