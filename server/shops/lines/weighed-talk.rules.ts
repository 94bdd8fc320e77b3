import { linksIn } from './links.rules.ts';
import { withoutMark } from './marks.rules.ts';
import { NEGATION } from './words/negations.rules.ts';
import { plainSigns } from './words/plain-signs.rules.ts';
import { VERB_LAST } from './words/sentence-ends.rules.ts';
import { TALK_WORDS } from './words/talk-words.rules.ts';

type Words = (typeof TALK_WORDS)[number];

/** In characters: longer lines are looked at no further. They say several things. */
const LONGEST = 120;

/** In lines and words, by which the languages of a text are told. */
const MOST_LINES = 200;

interface Said {
  text: string;
  words: readonly string[];
  /** Words that only build sentences, in the language that has most of them. */
  built: number;
  small: (word: string | undefined) => boolean;
  people: (word: string | undefined) => boolean;
  question: (word: string | undefined) => boolean;
}

/** The place of a line in its text. */
interface Place {
  isChat: boolean;
  isFirst: boolean;
  /** No line right above or below it. */
  isApart: boolean;
  /** Other lines have bullets or boxes, and this one has none. */
  isUnmarked: boolean;
  /** In lines, of the text. */
  count: number;
  /** In words, of half of the lines. */
  usual: number;
}

const ARTICLE =
  /^(?:an?|the|some|eine?n?r?|une?|des|du|les?|la|un[ao]s?|el|los|las|il|lo|i|gli|een|de|het|uma?s?|os?|as|en|ett|et)$/u;

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/**
 * Signs of talk, above zero, and of things. They weigh what a logistic regression gives them over two thirds of some five thousand lines
 * of texts whose things somebody had named, rounded. In the last third it told as large a share of the talk, a good third.
 */
const SIGNS: readonly (readonly [weight: number, has: (said: Said, place: Place) => boolean | number])[] = [
  [1.2, (_said, { isChat }) => isChat],
  [-0.7, (_said, { count }) => count < 7],
  [0.6, (_said, { isUnmarked }) => isUnmarked],
  [0.3, ({ words }, { isUnmarked }) => isUnmarked && words.length > 3],
  [1.3, (_said, { isFirst }) => isFirst],
  [0.5, (_said, { isApart }) => isApart],
  [0.3, ({ words }, { usual }) => words.length > 3 && words.length > 2 * usual],
  [-0.7, ({ words }) => words.length === 1],
  [-0.2, ({ words }) => words.length > 4 && words.length < 8],
  [0.9, ({ words, built }) => built / Math.max(1, words.length)],
  [1.3, ({ words, built }) => built > 0 && built === words.length],
  [0.7, ({ words: [first = ''], small }) => small(first) && !ARTICLE.test(first)],
  [0.7, ({ words, small }) => words.length > 1 && small(words.at(-1))],
  [0.3, ({ words, people }) => words.length > 1 && words.slice(0, 2).some(people)],
  [0.3, ({ words, people, built }) => words.length > 2 && built > 1 && words.slice(0, 2).some(people)],
  [0.2, ({ words, question }) => words.length > 1 && question(words[0])],
  [-0.4, ({ words }) => words.length > 1 && ARTICLE.test(words[0] ?? '')],
  [0.2, ({ text, words }) => words.length > 1 && NEGATION.test(text)],
  [0.8, ({ text }) => UNSPACED.test(text)],
  [0.3, ({ text }) => VERB_LAST.test(text)],
  [-0.8, ({ text }) => !/[.!?…,:]/u.test(text)],
  [0.4, ({ text }) => /[!！]/u.test(text)],
  [0.5, ({ text }) => /[?？؟]/u.test(text)],
  [0.5, ({ text }) => /\p{Extended_Pictographic}\ufe0f?$|[:;]-?[)D]$|<3$/u.test(text)],
  [1.2, ({ text }) => /\d{1,2}[:h]\d{2}/u.test(text)],
  [-0.8, ({ text }) => /\d/u.test(text)],
  [-0.4, ({ text }) => /\(/u.test(text)],
  [-0.4, ({ text }) => /\s[-–—]\s/u.test(text)],
];

const BEFORE_ALL = -1.8;

/** From here on a line is rather talk. One thing in four hundred is taken with it, most of them in sentences of talk. */
const SURE_TALK = 1;

function wordsIn(text: string): string[] {
  return (
    text
      .slice(0, LONGEST)
      .toLowerCase()
      .replaceAll("'", '’')
      .match(/\p{L}[\p{L}\p{M}’-]*/gu) ?? []
  );
}

/** The languages that a text is written in, as far as its small words tell. */
function languagesOf(lines: readonly string[]): readonly Words[] {
  const words = lines.slice(0, MOST_LINES).flatMap(wordsIn);
  const counts = TALK_WORDS.map((one) => ({ one, count: words.filter((word) => one.small.has(word)).length }));
  const most = Math.max(...counts.map(({ count }) => count));
  return counts.filter(({ count }) => count > 0 && count * 2 > most).map(({ one }) => one);
}

/** Tells lines of a text that are rather talk than things. */
export function talkIn(
  written: readonly { text: string; block: number }[],
  isChat: boolean,
): (text: string, index: number) => boolean {
  const lines = written.map(({ text }) => text);
  const languages = languagesOf(lines);
  const filled = lines.flatMap((line, index) => (line.trim() === '' ? [] : index));
  const lengths = filled.map((index) => wordsIn(lines[index] ?? '').length).toSorted((one, other) => one - other);
  const usual = lengths[Math.floor(lengths.length / 2)] ?? 0;
  const isMarked = (line = '') => withoutMark(line) !== line.trim();
  const marked = filled.filter((index) => isMarked(lines[index])).length;
  const areMarked = marked > 1 && marked * 2 >= filled.length;
  return (line, index) => {
    const text = plainSigns(line.trim());
    if (text.length > LONGEST || linksIn(text).length > 0) return false;
    const isBeside = (other: number) => written[index]?.block === written[other]?.block;
    const words = wordsIn(text);
    const [best] = languages
      .map((one) => ({ one, built: words.filter((word) => one.small.has(word)).length }))
      .toSorted((one, other) => other.built - one.built);
    const isIn = (set?: ReadonlySet<string>) => (word?: string) => word !== undefined && set?.has(word) === true;
    const said: Said = {
      text,
      words,
      built: best?.built ?? 0,
      small: isIn(best?.one.small),
      people: isIn(best?.one.people),
      question: isIn(best?.one.question),
    };
    const place: Place = {
      isChat,
      isFirst: index === filled[0],
      count: filled.length,
      isApart: !isBeside(index - 1) && !isBeside(index + 1),
      isUnmarked: areMarked && !isMarked(lines[index]),
      usual,
    };
    return SIGNS.reduce((sum, [weight, has]) => sum + weight * Number(has(said, place)), BEFORE_ALL) > SURE_TALK;
  };
}
