const LONG_WORD = /\p{L}{21,}/gu;

/** A vowel, and consonants behind it as far as those that begin the next syllable: letters of one sound stay together. */
const SYLLABLE_END =
  /[aeiouyäöüåæøáéíóú](?:sch|[cpt]h|ck|(?!sch|[cpt]h|ck)[^aeiouyäöüåæøáéíóú]){0,6}?(?=(?:sch[lmnrw]?|[cpt]h|ck|pf[lr]?|[bdfgkptw]r|[bfgkp]l|(?!sch|[cpt]h|ck)[^aeiouyäöüåæøáéíóú])[aeiouyäöüåæøáéíóú])/giu;

/**
 * Marks places where a line may end within a word that is longer than a narrow column: before the last sound ahead of a vowel, which is
 * right for most compounds in Latin letters. Browsers know better, but only for words of the page’s own language.
 */
export function withSoftHyphens(text: string): string {
  return text.replace(LONG_WORD, (word) => word.replace(SYLLABLE_END, '$&\u00ad'));
}
