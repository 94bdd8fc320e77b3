const LONG_WORD = /\p{L}{21,}/gu;
const SYLLABLE_END =
  /[aeiouyäöüåáéíóú][^aeiouyäöüåáéíóú]{1,6}?(?=(?:sch|ch|ph|th|[^aeiouyäöüåáéíóú])[aeiouyäöüåáéíóú])/giu;

/**
 * Marks places where a line may end within a word that is longer than a narrow column: before the last consonant ahead of a vowel,
 * which is right for most compounds in Latin letters. Browsers know better, but only for words of the page’s own language.
 */
export function withSoftHyphens(text: string): string {
  return text.replace(LONG_WORD, (word) => word.replace(SYLLABLE_END, '$&\u00ad'));
}
