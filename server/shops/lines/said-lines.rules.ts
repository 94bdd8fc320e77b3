import { isFooter, isSigned } from './letters.rules.ts';
import { linksIn } from './links.rules.ts';
import { withoutMark } from './marks.rules.ts';
import { isAskAlone, isParting, isSmallTalk } from './small-talk.rules.ts';
import { isHadAlready, isRemark } from './words/remark-words.rules.ts';
import { VERB_LAST } from './words/sentence-ends.rules.ts';
import { TALK_WORDS } from './words/talk-words.rules.ts';
import { isAddress, isContact, isWhen } from './words/times-and-places.rules.ts';
import { isAskedNot } from './words/unwanted-words.rules.ts';

/** In words: less is rather a name. */
const FEWEST = 4;

/** In signs of a script that has no spaces between words. */
const FEWEST_UNSPACED = 10;
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu;

/** Ends a sentence, also before pictures, who signs it, and a number. */
const END = /[.!?！？。…](?:[^\p{L}\p{N}]{0,8}|\s\p{L}{1,12}[^\p{L}\p{N}]{0,8}|\s[\d\s+()-]{5,24})$/u;

/** Behind what is told with a smile. */
const FACE = /[\u{1f600}-\u{1f64f}\u{1f910}-\u{1f92f}\u{1f970}]\ufe0f?$/u;

/** A smile or a heart at the end, as of a message. */
const SMILED =
  /(?:[:;]-?[)D]|<3|[❤♥]\ufe0f?|[\u{1f600}-\u{1f64f}\u{1f90d}-\u{1f92f}\u{1f970}\u{1f493}-\u{1f49f}]\ufe0f?)$/u;

/** "Love from Max" and "Liebe Grüße von Mia". */
const SENT_BY =
  /^(?:(?:\p{L}{2,8} ){0,2}(?:love|hugs|kisses|regards|greetings|wishes) from|(?:\p{L}{3,10} )?(?:grüße|grüsse|gruß|küsse|bussi) von|(?:\p{L}{3,10} )?(?:bisous|bises|besos|saludos|abrazos|abraços|beijos|beijinhos) (?:de|da|do)|(?:tanti )?(?:baci|saluti|abbracci) d[ai]|(?:\p{L}{3,10} )?(?:groetjes|groeten|liefs|kusjes) van|(?:pozdrowienia|całusy|buziaki|uściski) od|(?:\p{L}{3,10} )?(?:hälsningar|kramar|kram) från)\s\p{Lu}[\p{L}’' &+,]{1,40}$/iu;

/** Between a sentence and who signs it: "Please don't go mad. Love, Jo & Al". */
const SIGNED_BEHIND = /\p{L}{2}[.!?…]\s{1,3}(?<parting>\p{L}[\p{L} ]{1,24}),\s?\p{Lu}[^,]{0,40}$/u;

/** "Thanks so much, see you all Saturday": nothing that is wished for begins so, as "Thank you cards" does. */
const THANKS =
  /^(?:(?:thanks|thank you)(?: (?:so|very) much| a lot| again| in advance| (?:all|everyone|everybody))|many thanks|(?:vielen|herzlichen|tausend|lieben) dank|merci (?:beaucoup|d['’]avance|à tous)|mille mercis|(?:muchas|mil) gracias|gracias a todos|grazie (?:mille|a tutti)|tante grazie|(?:heel erg |alvast )bedankt|muito obrigad[oa]|obrigad[oa] a todos|(?:wielkie |bardzo )(?:dzięki|dziękuj(?:ę|emy))|(?:dzięki|dziękuj(?:ę|emy)) (?:wielkie|bardzo|wszystkim)|(?:tack så mycket|stort tack|tusen tack)|どうもありがとう|شكرا جزيلا)(?![\p{L}\p{M}])/iu;

/** For sending thanks. */
const THANKING = /^thank[- ]you (?:cards?|notes?|gifts?|stickers?|tags?)(?!\p{L})/iu;

/** Begins what is asked of those who read it. */
const PLEASE =
  /^(?:please|bitte|s['’]il (?:te|vous) plaît|merci de|por favor|per favore|alsjeblieft|alstublieft|graag|proszę|prosimy|snälla|vänligen)[\s,]/iu;

/**
 * Whether a line says something, where one beside a list may also be a thing of it: it greets, ends like a sentence, has somebody
 * who does something, or says where, when, and who wrote it.
 */
export function isSaid(line: string): boolean {
  const text = line.trim();
  if (linksIn(text).length > 0) return false;
  if (
    isSmallTalk(text) ||
    isSigned(text) ||
    SENT_BY.test(text) ||
    isFooter(text) ||
    isContact(text) ||
    THANKS.test(text) ||
    (/\s/.test(text) && isAskedNot(text)) // "Nada" is a book
  )
    return true;
  return isAddress(text) || isWhen(text) || isSentence(text);
}

/** The same of a line in a block of its own below a list that it does not look like, where a smile tells as well: "No sweets needed, thank you 💛". */
export function isToldBelow(line: string): boolean {
  const text = line.trim();
  const words = text.match(/[\p{L}\p{M}’']{2,40}/gu)?.length ?? 0;
  return isSaid(text) || (words >= FEWEST && SMILED.test(text) && linksIn(text).length === 0);
}

/** In words that only build sentences, of ten. */
const BUILT_OF_TEN = 4;

/** Whether words read like a sentence, with or without its end: that somebody has it already, what will do, a question, or mostly small words. */
export function isSentenceLike(line: string): boolean {
  const text = line.trim();
  if (linksIn(text).length > 0 || isTitled(text)) return false;
  const words =
    text
      .toLowerCase()
      .replaceAll("'", '’')
      .match(/\p{L}[\p{L}\p{M}’-]*/gu) ?? [];
  if (isHadAlready(text) && words.length >= FEWEST - 1) return true;
  if (VERB_LAST.test(text)) return text.length >= FEWEST_UNSPACED;
  if (words.length < FEWEST) return false;
  const isBuilt = ({ small }: (typeof TALK_WORDS)[number]) =>
    words.filter((word) => small.has(word)).length * 10 >= words.length * BUILT_OF_TEN;
  return isSaid(text) || isRemark(text) || /[?？؟]/u.test(text) || TALK_WORDS.some(isBuilt);
}

/** Whether lines beside each other are a remark on things, and name none: of some only a part of it stands on each. */
export function areRemarks(lines: readonly string[]): boolean {
  const isLong = (line: string) => (line.match(/[\p{L}\p{M}’']{1,40}/gu)?.length ?? 0) >= FEWEST;
  return (
    lines.some(isSaid) &&
    lines.every((line) => isSaid(line) || isLong(line)) &&
    lines.every((line) => withoutMark(line) === line)
  );
}

function isSentence(text: string): boolean {
  const words = text.match(/[\p{L}\p{M}’']{1,40}/gu) ?? [];
  if (words.length < FEWEST) return (text.match(UNSPACED)?.length ?? 0) >= FEWEST_UNSPACED && END.test(text);
  if (isTitled(text) || THANKING.test(text)) return false;
  if (isParting(SIGNED_BEHIND.exec(text)?.groups?.parting ?? '')) return true;
  return END.test(text) || PLEASE.test(text) || isAskAlone(text) || isOfSomebody(words, FACE.test(text));
}

/** "we love board games", and no "The one that you saw": who does it comes first, or at least half of the words only build sentences. */
function isOfSomebody(said: readonly string[], isSmiling: boolean): boolean {
  const words = said.map((word) => word.toLowerCase().replaceAll("'", '’'));
  const [first = '', second = ''] = words;
  return TALK_WORDS.some(({ people, small }) => {
    const built = words.filter((word) => small.has(word)).length;
    const isOpened = isSmiling || people.has(first) || (small.has(first) && people.has(second));
    return isOpened && ((people.has(first) && small.has(second) && !AND.test(second)) || built * 2 > words.length);
  });
}

/** "You and me" and "Nous deux" are no sentence yet. */
const AND = /^(?:and|or|und|oder|et|ou|y|e|o|en|of|i|och|og|и|two|zwei|beide|deux|dos|due|twee|dois|två)$/u;

/** In letters: shorter words of a title may be small. */
const LONG_WORD = 5;

/** "How to Train Your Dragon!" and "Gone with the Wind." are films and books: their long words have capitals, and one behind the first does. */
export function isTitled(text: string): boolean {
  const [first = '', ...others] = text.match(/[\p{L}\p{M}’']{2,}/gu) ?? [];
  const isCapital = (word: string) => /^\p{Lu}/u.test(word);
  return (
    isCapital(first) && others.some(isCapital) && others.every((word) => word.length < LONG_WORD || isCapital(word))
  );
}
