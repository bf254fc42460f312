/** The picture of a King's Orders card. */
export function orderPicture(card: string): string {
  return `order-${card}`;
}
