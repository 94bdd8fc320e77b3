/** Signs that turn the direction of what follows them, also beyond the text that they stand in, and the mark of an encoding. */
const TURNING_SIGNS = /[\u202a-\u202e\u2066-\u2069\ufeff]/g;

/**
 * Visible characters: neither spaces nor signs of formats, among them Hangul fillers and the empty pattern of Braille.
 */
const VISIBLE = /[^\p{Cc}\p{Cf}\p{Cs}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u;

export function withoutTurningSigns(text: string): string {
  return text.replace(TURNING_SIGNS, '');
}

/** Whether there is anything to be seen of a text. */
export function isVisible(text: string): boolean {
  return VISIBLE.test(text);
}
