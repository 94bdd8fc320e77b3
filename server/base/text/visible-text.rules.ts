/** Also beyond the text that they stand in; and the mark of an encoding. */
const TURNING_SIGNS = /[\u202a-\u202e\u2066-\u2069\ufeff]/g;

/** Hyphens for one narrow place, which pages of shops leave in names. */
const SOFT_HYPHENS = /\u00ad/g;

/** Fonts without them draw a dash of another one in their place. */
const OTHER_HYPHENS = /[\u2010\u2011]/g;

/** Hangul fillers and the empty pattern of Braille are not among them. */
const VISIBLE = /[^\p{Cc}\p{Cf}\p{Cs}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u;

export function withoutTurningSigns(text: string): string {
  return text.replace(TURNING_SIGNS, '');
}

/** The hyphen that people type is the only one. */
export function withPlainHyphens(text: string): string {
  return text.replace(SOFT_HYPHENS, '').replace(OTHER_HYPHENS, '-');
}

export function isVisible(text: string): boolean {
  return VISIBLE.test(text);
}
