/**
 * A text as somebody writes or pastes it, and how it is read: lines as `amount × name [size] price currency <link> ✓ #category`,
 * with "!" behind an amount that fits on no item. The currency is the list's, EUR where nothing stands here.
 */
export type Example = readonly [text: string, read: string | readonly string[], currency?: string];

/** By what they are examples of. Each has some in every language that the product speaks. */
export type Examples = Readonly<Record<string, readonly Example[]>>;

/** A third of all, by a number made from the text alone: those are looked at when the reader is done, and never before. */
export function isHeldOut(text: string): boolean {
  let hash = 2_166_136_261;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16_777_619) >>> 0;
  return hash % 3 === 0;
}
