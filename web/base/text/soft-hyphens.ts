const LONG_WORD = /\p{L}{21,}/gu;

/** A vowel, and consonants behind it as far as those that begin the next syllable: letters of one sound stay together. */
const SYLLABLE_END =
  /[aeiouyäöüåæøáéíóú](?:sch|[cpt]h|ck|(?!sch|[cpt]h|ck)[^aeiouyäöüåæøáéíóú]){0,6}?(?=(?:sch[lmnrw]?|[cpt]h|ck|pf[lr]?|[bdfgkptw]r|[bfgkp]l|(?!sch|[cpt]h|ck)[^aeiouyäöüåæøáéíóú])[aeiouyäöüåæøáéíóú])/giu;

const NUMBER_AND_UNIT = /(\d) (?=(?:[mcdk]?[lLmgW]|V|[GT]B)(?![\p{L}\d]))/gu;

const NUMBER_BY_NUMBER = /(\d) ([×x]) (?=\d)/g;

/** A name as it is shown: measures, as in "30 × 40 cm", stay on one line, and long words may end one within. */
export function nameToShow(name: string): string {
  const tied = name.replace(NUMBER_BY_NUMBER, '$1\u00a0$2\u00a0').replace(NUMBER_AND_UNIT, '$1\u00a0');
  return withSoftHyphens(tied);
}

/**
 * Marks places where a line may end within a word that is longer than a narrow column: before the last sound ahead of a vowel, which is
 * right for most compounds in Latin letters. Browsers know better, but only for words of the page’s own language.
 */
export function withSoftHyphens(text: string): string {
  return text.replace(LONG_WORD, (word) => word.replace(SYLLABLE_END, '$&\u00ad'));
}
