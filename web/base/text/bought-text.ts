export function boughtText(quantity: number): string {
  return quantity > 1 ? `Mark ${quantity} as Purchased` : 'Mark as Purchased';
}
