/** The picture of a side's die: face 0 is blank; one that is beaten is crossed out. */
export function diePicture(side: string, face: number, lost: boolean): string {
  return `die-${side}-${face}${lost ? "-lost" : ""}`;
}
