import { numberWord } from '../../products/extraction/texts/number-words.rules.ts';
import { type Asked, askedThings, numberBefore, partsIn } from '../asked-things.rules.ts';
import { isDescription } from '../descriptions.rules.ts';
import { linksIn, withoutLinks } from '../links.rules.ts';
import { partsAtCommas } from '../parted-lines.rules.ts';
import { isSmallTalk } from '../small-talk.rules.ts';
import { plainSigns } from '../words/plain-signs.rules.ts';
import { TALK_WORDS } from '../words/talk-words.rules.ts';
import { isWhen } from '../words/times-and-places.rules.ts';
import { unitKindOf } from '../words/units.rules.ts';

/** "wie viele" and "welche Marke?", in few words. */
const ASKED_BACK =
  /^(?:which|what (?:kind|size|brand|colou?r|sort|flavou?r|type)|how (?:many|much|big)|welche[rsn]?|wie ?viele?|was für|quel(?:le)?s?|combien|cuál(?:es)?|cuánt[oa]s?|quale|quali|quant[oaie]|welke?|hoeveel|qual|quais|quant[oa]s|jaki|jaka|jakie|któr[yae]|ile|vilken|vilka|vilket|hur (?:många|mycket)|сколько|какой|какая|какие|скільки|який|яка|які|kolik|jaký|jaká|jaké|který|které|kaç|hangi(?:si|leri)?|ne kadar|hvor mange|hvilken|hvilket|hvilke|montako|kuinka (?:monta|paljon)|minkä|millaisen|hány|mennyi|melyik|milyen|كم|أي)(?:\s\p{L}{2,16}){0,3}$/iu;

/** Whether a message asks about the one before it. */
export function isAskedBack(words: string): boolean {
  return ASKED_BACK.test(words.trim().replace(/^[¿\s]{1,3}|[\s?？؟]{1,6}$/gu, ''));
}

/** "6", "so 6", "2 packs please". */
const HOW_MANY =
  /^(?:(?:so|about|maybe|just|etwa|circa|ca\.?|environ|unos|unas|circa|ongeveer|około|ungefär)\s)?(?<amount>\d{1,3}|\p{L}{2,10})(?:\s?(?<unit>\p{L}{1,14})\.?)?(?:,?\s(?:please|pls|bitte|stp|svp|por favor|porfa|per favore|graag|proszę|tack|then|dann|alors|entonces|allora|dan|então|då))?[.!]{0,3}$/iu;

/** How many a message says that says nothing else: "6", "six" or "2 packs". Null for any other. */
export function amountSaid(words: string): string | null {
  const { amount = '', unit = '' } = HOW_MANY.exec(plainSigns(words.trim()))?.groups ?? {};
  const isPlease =
    /^(?:please|pls|bitte|stp|svp|graag|proszę|tack|reicht|reichen|then|dann|alors|entonces|allora|dan|então|då)$/iu.test(
      unit,
    );
  const count = /^\d/.test(amount) ? Number(amount) : numberWord(amount);
  if (!count || (unit !== '' && !isPlease && unitKindOf(unit) === null)) return null;
  return unit === '' || isPlease ? `${count} x` : `${count} ${unit}`;
}

/** Said before another thing: "ach ja und", "oh and", "und noch". */
const ONE_MORE =
  /^(?:(?:ach|ah+|oh+|o|äh|hm+|ja|yes|yeah|oui|sí|sì|sim|tak|so|stimmt|right|wait|warte)[\s,!.]{1,4}){0,3}(?:and(?: also)?|also|und(?: noch)?|außerdem|et(?: aussi)?|aussi|y(?: también)?|también|además|e(?: anche| também)?|anche|inoltre|también|também|en(?: ook)?|ook|oraz|też|och(?: även)?|även|и(?: ещё| еще)?|ещё|og(?: også)?|і(?: ще)?|ще|a (?:taky|ještě)|bir de|ja myös|és(?: még)?)[\s,]{1,4}(?=[\p{L}\d½¼¾(])/iu;

/** The things of a message that goes on with a list, and the words before them; null for any other. */
export function furtherThings(words: string): { things: string[]; opening: string } | null {
  const opening = ONE_MORE.exec(words.trim())?.[0] ?? '';
  const rest = words.trim().slice(opening.length);
  return opening === ''
    ? null
    : { things: withDescriptions(partsAtCommas(rest)), opening: opening.replace(/[\s,]{1,4}$/u, '') };
}

export const PLEASE_LAST =
  /(?<=\s)(?:please|pls|bitte|stp|svp|por favor|porfa|per favore|graag|proszę|tack|reicht|reichen)[.!]{0,3}$/iu;

/** In words: a longer message decides nothing, as what programs write above a chat. */
const LONGEST_OPENING = 9;
const LONGEST_ANSWER = 8;

/** In signs of a script that has no spaces between words. */
const FEWEST_UNSPACED = 4;
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu;

/**
 * Hears the messages of a chat in turn, and tells those that only talk: who opened it with a question, as in "what do we need?", answers
 * those who name things, whatever the language.
 */
export function openerHeard(): (writer: string, words: string) => boolean {
  let opener: string | null | undefined;
  let isAnswered = false;
  return (writer, words) => {
    const said = words.trim();
    const length = said.split(/\s+/, LONGEST_OPENING + 1).length;
    if (said === '' || linksIn(said).length > 0) return false;
    if (opener === undefined) {
      if (length > LONGEST_OPENING && !isOpening(said)) return false;
      opener = isOpening(said) ? writer : null;
      return opener !== null;
    }
    if (writer !== opener && opener !== null && !isAnswered && isOpening(said)) {
      opener = writer; // asks back what is needed
      return true;
    }
    if (writer !== opener) {
      isAnswered = opener !== null;
      return false;
    }
    if (!isAnswered) return isOpening(said);
    const isOne = /^\p{L}+$/u.test(said); // "olives" may be a thing
    return (
      !isOne && length <= LONGEST_ANSWER && !/\d/.test(plainSigns(said)) && !askedThings(said) && !furtherThings(said)
    );
  };
}

/** "Milk?" asks for milk. */
export function isOpening(said: string): boolean {
  const isLong = /\S\s+\S/u.test(said) || (said.match(UNSPACED)?.length ?? 0) >= FEWEST_UNSPACED;
  return /[?？؟](?:[^\p{L}\p{N}]|\sx{1,5}(?!\p{L})){0,12}$/iu.test(said) && isLong && askedThings(said) === null;
}

/** Begins a question that no thing answers within it, at the start of a message or of a part of it. */
const ASKING_WORD =
  /(?:^|[,.!;:–—-]\s{1,3})[¿\s]{0,2}(?:and |und |et |y |e |en |i |och )?(?:what|when|who|where|why|how|which|was|wann|wer|wo|warum|wie|welche\p{L}?|que|quoi|qu['’]\p{L}+|quand|qui|où|pourquoi|comment|combien|quel\p{L}{0,3}|qué|cuándo|quién\p{L}{0,2}|dónde|cómo|cuál\p{L}{0,2}|cuánt\p{L}{1,2}|cosa|che|quando|chi|dove|come|perché|qual\p{L}{0,2}|wat|wanneer|waar|hoe|welke?|o que|quem|onde|como|co|kiedy|kto|gdzie|jak|vad|när|vem|var|hur|vilk\p{L}{1,3}|mitä|milloin|kuka|mikä|hvad|hva|når|hvem|hvor|что|когда|кто|где|как|чего)(?![\p{L}\p{M}])/iu;

/** "Hi all, what would the kids like for Christmas?" and "When do you come on the 24th? We eat at 6". */
export function isQuestionInWords(words: string): boolean {
  const said = words.trim();
  return /[?？؟]/u.test(said) && /\S\s+\S+\s+\S/u.test(said) && ASKING_WORD.test(said) && linksIn(said).length === 0;
}

/** Somebody who tells of themselves. */
const OWN =
  /^(?:i|i’m|i’ll|i’ve|we|we’re|we’ll|we’ve|ich|wir|je|j’\p{L}{1,12}|nous|yo|nosotros|io|ik|wij|eu|jag|vi|jeg|я|мы)$/u;

/** "Oh lovely 😍": called out, with a sign or a face at the end. */
const CALLED =
  /^(?:o+h+|a+h+|a+w+|ach|wo+w|ha(?:ha)+|uff|hm+|yay|super|toll|klasse|cool|nice|lovely|great|génial|trop|chouette|genial|qué|che|bello|leuk|mooi|legal|que|fajnie|ale|åh|vad|kiva|ой|ух|как)(?!\p{L})/iu;
const MOST_CALLED = 5;

/** "it costs 16.99", of the thing before. */
const COSTS =
  /(?:^|\s)(?:costs?|kost(?:et|en|ar|er)?|coûtent?|cuestan?|costano?|custam?|kosztują?e?|стоят|стоит)(?!\p{L})/iu;

/**
 * Whether a message of a chat only talks: of words of talk, names of those who write, and a time, as in "super, thanks Birgit" and "around
 * 3 pm", or of what somebody does. One that asks for things is none.
 */
export function isTalkAmong(words: string, names: ReadonlySet<string>): boolean {
  const said = words.trim().replace(/[^\p{L}\p{N}.!?)]{1,12}$/u, '');
  const all =
    said
      .toLowerCase()
      .replaceAll("'", '’')
      .match(/\p{L}[\p{L}\p{M}’-]*/gu)
      ?.slice(0, MOST_WORDS) ?? [];
  if (all.length < 2 || linksIn(said).length > 0 || askedThings(said) || furtherThings(said)) return false;
  if (!/\d/u.test(said) && TALK_WORDS.some(({ small }) => all.every((word) => small.has(word) || names.has(word))))
    return true;
  if (CALLED.test(said) && all.length <= MOST_CALLED && !/\d/u.test(said) && !/[\p{L}\p{N}]$/u.test(words.trim()))
    return true;
  if (isWhen(said) || (all.length <= 3 && COSTS.test(said) && /\d\P{L}{0,3}$/u.test(said))) return true;
  return all.length > 2 && OWN.test(all[0] ?? '');
}

/** In words: a longer message is looked at no further. */
const MOST_WORDS = 40;
const LONGEST_MESSAGE = 400;

/** In words, between a name and what its bearer wishes for. */
const MOST_BEFORE_WISH = 3;

/** Verbs behind the name of somebody who wishes for something. */
const WISHES =
  /^(?:will|möchte|mag|wünscht|hätte|braucht|loves?|likes?|wants?|needs?|wishes|added|träumt|rêve|sueña|sogna|droomt|marzy|veut|voudrait|aimerait|souhaite|quiere|querría|necesita|vuole|vorrebbe|desidera|wil|wenst|quer|gostaria|precisa|chce|chciał\p{L}{0,3}|potrzebuje|vill|önskar|behöver|haluaa|toivoo|vil|ønsker|хочет|просит)$/u;

/** "Hello! Emil wants a football" in a chat: the things that somebody wishes for whose name stands before; null for any other message. */
export function thingsOfSomebody(said: string): Asked | null {
  if (said.length > LONGEST_MESSAGE || linksIn(said).length > 0) return null;
  const [, opening = '', rest = ''] = /^((?:[^!.,?]{2,40}[!.,]\s{1,3})?)(.+)$/u.exec(said.trim()) ?? [];
  const isOpened = opening === '' || isSmallTalk(opening.replace(/[!.,\s]{1,6}$/u, ''));
  const text = isOpened ? rest : said.trim();
  const words = [...text.matchAll(/\p{L}[\p{L}\p{M}’'-]*/gu)].slice(0, MOST_WORDS);
  const [name = ''] = words[0] ?? [];
  const lower = words.map(([word]) => word.toLowerCase());
  if (!/^\p{Lu}\p{L}{1,14}$/u.test(name) || TALK_WORDS.some(({ small }) => small.has(lower[0] ?? ''))) return null;
  const verb = lower.findIndex((word, index) => index > 0 && index <= MOST_BEFORE_WISH && WISHES.test(word));
  const talk =
    TALK_WORDS.find(({ small }) => verb > 1 && lower.slice(1, verb).every((word) => small.has(word))) ??
    (verb === 1 ? TALK_WORDS[0] : undefined);
  if (!talk) return null;
  const isSmall = (word = '') =>
    /^(?:noch|gern|gerne?|sich|auch|also|still|really|just|von|o|de|con|di|van|bardzo|encore|aussi|bien|también|ancora|anche|nog|graag|ook|também|jeszcze|też|även|gärna|gerne|to have|have)$/u.test(
      word,
    );
  let start = verb + 1;
  while (isSmall(lower[start])) start += 1;
  const from = words[start]?.index;
  if (from === undefined) return null;
  const things = withDescriptions(partsIn(text.slice(numberBefore(text, words[start - 1])).trim()));
  return { things, leftOut: [opening, text.slice(0, words[start]?.index)].map((one) => one.trim()).filter(Boolean) };
}

/** A message that is nothing but a link. */
export function isLinkAlone(words: string): boolean {
  return linksIn(words).length === 1 && withoutLinks(words) === '';
}

/** In words, without a number: "ja gerade rein". */
const LONGEST_REPLY = 4;

/** Words around an answer that name nothing: "yes please", "ja gerade rein". */
const FILLER =
  /^(?:gerade|rein|schon|noch|da|bitte|reicht|genug|haben|wir|just|now|there|here|one|sec|we|do|have|still|enough|please|pls|là|maintenant|stp|svp|ahora|por|favor|porfa|ora|per|favore|nu|graag|já|aqui|już|proszę|snälla)$/iu;

/** "yes, olive oil" names a thing: every word of an answer has to be talk. */
export function isAnswerTo(words: string): boolean {
  const all = words.trim().split(/[\s,!.]+/, LONGEST_REPLY + 1);
  const isFirst = isSmallTalk(all[0] ?? '');
  return (
    isFirst && all.length <= LONGEST_REPLY && all.every((word) => word === '' || isSmallTalk(word) || FILLER.test(word))
  );
}

interface Message {
  /** Whether it begins here, and does not go on. */
  isNew: boolean;
  said: readonly string[];
}

/** The lines of messages. A heading that a message begins with is left out where the next one names things of others: nothing says where it ends. */
export function withoutOpenHeadings(messages: readonly Message[], leftOut: string[]): string[] {
  const isHead = ({ isNew, said }: Message) => isNew && /[:：]\s{0,3}$/u.test(said.at(-1) ?? '');
  return messages.flatMap((message, index) => {
    if (!isHead(message)) return message.said;
    let next = index + 1;
    while (
      next < messages.length &&
      !(messages[next]?.isNew && messages[next]?.said.some((line) => line.trim() !== ''))
    )
      next += 1;
    const other = messages[next];
    if (!other || isHead(other)) return message.said;
    leftOut.push(...message.said.map((line) => line.trim()));
    return [];
  });
}

/** Any money. */
const ANY = { currency: 'EUR' };

/** Parts of a message, of which some say more of the one before: "a dressing gown", "age 5-6", "about £18". */
export function withDescriptions(parts: readonly string[]): string[] {
  const things: string[] = [];
  for (const part of parts) {
    const said = part.replace(/^(?:and|und|et|y|e|en|i|och|og|и)\s{1,3}/iu, '');
    const before = things.at(-1);
    const isMore =
      before !== undefined &&
      (isDescription(said, ANY) ||
        /\p{Sc}|\d[.,]\d\d|\d\s?(?:kr|zł|euros?|eur|lei|ft|kč|грн|руб|tl)(?!\p{L})/iu.test(said));
    if (isMore) things[things.length - 1] = `${before}, ${said}`;
    else things.push(said);
  }
  return things;
}
