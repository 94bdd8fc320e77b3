/** What pressing the button of a purchase does. */
export function boughtText(quantity: number): string {
  return quantity > 1 ? `Mark ${quantity} as Purchased` : 'Mark as Purchased';
}
