interface Piece {
  cents: number;
  /** How many of it. */
  count: number;
}

/** In digits, without the zeros at the end: 10 and 20 and 30 are 60 by chance, and 12.90 and 8.49 are 21.39 by no chance. */
const FEWEST_DIGITS = 3;

export function isByNoChance(cents: number): boolean {
  return String(cents).replace(/0{1,9}$/, '').length >= FEWEST_DIGITS;
}

/** Whether a price is what all others cost, once each or as often as they are counted. */
export function isSumOf(pieces: readonly Piece[], cents: number): boolean {
  if (!isByNoChance(cents)) return false;
  const plain = pieces.reduce((sum, piece) => sum + piece.cents, 0);
  const counted = pieces.reduce((sum, piece) => sum + piece.cents * piece.count, 0);
  return cents === plain || cents === counted;
}
