/** Gives the end of an address that leads to an item on its shared list. */
export function giftAnchor(itemId: string): string {
  return `gift-${itemId}`;
}
