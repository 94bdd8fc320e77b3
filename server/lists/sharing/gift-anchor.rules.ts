/** Of an item on its shared list, as an address ends that leads there. */
export function giftAnchor(itemId: string): string {
  return `gift-${itemId}`;
}
