/** Also beyond the text that they stand in; and the mark of an encoding. */
const TURNING_SIGNS = /[\u202a-\u202e\u2066-\u2069\ufeff]/g;

/** Hangul fillers and the empty pattern of Braille are not among them. */
const VISIBLE = /[^\p{Cc}\p{Cf}\p{Cs}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u;

export function withoutTurningSigns(text: string): string {
  return text.replace(TURNING_SIGNS, '');
}

export function isVisible(text: string): boolean {
  return VISIBLE.test(text);
}
