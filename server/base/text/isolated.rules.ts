/** Letters that are written from right to left. */
const FROM_THE_RIGHT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/**
 * Words of a person as they stand in a sentence: those from right to left keep their brackets, numbers and full stops, and
 * leave those of the sentence where they are.
 */
export function isolated(words: string): string {
  return FROM_THE_RIGHT.test(words) ? `\u2068${words}\u2069` : words;
}
