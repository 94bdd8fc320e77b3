import { TALK_WORDS } from './talk-words.rules.ts';

/** In words and characters: more may name something. */
const MOST_WORDS = 3;
const LONGEST = 24;

/** Whether a text that was left out says nothing to anybody: "E", ".", "oh and", "einen". */
export function isScrap(text: string): boolean {
  const said = text.trim();
  if (said.length > LONGEST || /[\p{N}\p{Lo}\p{Extended_Pictographic}]/u.test(said)) return false;
  const words =
    said
      .toLowerCase()
      .replaceAll("'", '’')
      .match(/\p{L}[\p{L}\p{M}’-]*/gu) ?? [];
  const isLetter = (word: string) => word.length === 1;
  return (
    words.every(isLetter) ||
    (words.length <= MOST_WORDS &&
      TALK_WORDS.some(({ small }) => words.every((word) => isLetter(word) || small.has(word))))
  );
}
