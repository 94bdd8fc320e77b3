import { monthNamed } from './dates.rules.ts';
import { isDay } from './days.rules.ts';
import { plainSigns } from './plain-signs.rules.ts';

/** Months as people shorten them, where the shortened one is no other word. */
const SHORT_MONTH = /^(?:jan|feb|apr|aug|sept?|o[ck]t|nov|de[cz])$/iu;

/** Months that are names of people, or words, too. */
const AMBIGUOUS = new Set('may march mars april june august mai maj mei julia julio marca maja agosto'.split(' '));

const isMonth = (word: string) => SHORT_MONTH.test(word) || monthNamed(word)?.isWhole === true;

/** "19 December with Ann to town" is an appointment. */
const DAY_FIRST = /^\d{1,2}(?:st|nd|rd|th|er|\.)?\s(?:de\s)?(?<month>\p{L}{4,12})\s\p{L}/u;

/** Whether a line is an appointment or somebody to call, wherever it stands in a list. */
export function isAppointment(text: string): boolean {
  const plain = plainSigns(text.trim());
  return isDayFirst(plain) || CALLED.test(plain);
}

function isDayFirst(plain: string): boolean {
  const month = DAY_FIRST.exec(plain)?.groups?.month?.toLowerCase() ?? '';
  return !AMBIGUOUS.has(month) && monthNamed(month)?.isWhole === true;
}

/** A time of day, which nothing else is written like; hours may be how long a thing lasts, and figures with a sign between them a price. */
const CLOCK =
  /(?:^|[^\p{L}\d.,])(?:[01]?\d|2[0-4])(?:[:.]\d{2})?\s?(?:[ap]\.?m\.?|uhr|o['’]clock)(?![\p{L}\d])|(?:^|[^\p{L}\d])(?:[01]?\d|2[0-4])時/iu;
const HOURS = /(?:^|[^\p{L}\d.,])(?:[01]?\d|2[0-4])(?:[:.h]\d{2}(?!\d)|\s?(?:h|hrs)(?![\p{L}\d]))/iu;
const DATE = /(?:^|\D)(?:\d{1,2}[./-]\d{1,2}[./-](?:\d{4}|\d{2})?|\d{4}-\d{1,2}-\d{1,2}|\d{1,2}月\d{1,2}日)(?!\d)/u;

/** Words that stand between a day and its hour. */
const BETWEEN =
  /^(?:at|on|the|from|until|till|to|am|um|ab|bis|den|von|uhr|à|le|la|les|dès|de|du|a|el|las|los|del|al|alle|ore|ora|il|dalle|om|op|vanaf|uur|às|as|das|dia|em|no|na|o|w|we|dnia|godz|od|do|kl|klockan|den|på|i|from|and|und|et|y|e|en|och|h|hrs|[ap]m|o['’]clock)$/iu;

/** In words: "at Grandma’s" beside a time. */
const MOST_OTHERS = 1;

/** In words: "Saturday 3 pm at our house". */
const MOST_ON_DAY = 3;

/** In words: a longer line that has a date in it says something else as well. */
const MOST_WORDS = 9;

/** Whether words say when something is: "Saturday 3 pm", "12 May". A month, a day or an hour alone may belong to a name. */
export function isWhen(text: string): boolean {
  const plain = plainSigns(text.trim());
  const words = plain.split(/[\s,.()]+/, MOST_WORDS + 1).filter(Boolean);
  if (words.length > MOST_WORDS) return false;
  if (isDayFirst(plain)) return true;
  const hasDay = words.some((word) => isDay(word) && word.length > 1);
  const hasMonth = words.some((word) => isMonth(word));
  const hasNumber = words.some((word) => /^\d{1,2}(?:st|nd|rd|th|er|º|ª|:\d{2})?$|^\d{4}$/iu.test(word));
  const isOther = (word: string) => /^\p{L}{2,}/u.test(word) && !BETWEEN.test(word) && !isDay(word) && !isMonth(word);
  const others = words.filter(isOther).length;
  const isOnDay = hasDay || (hasMonth && hasNumber);
  const isFirst = isDay(words[0] ?? '') || isMonth(words[0] ?? '');
  const isAtTime = CLOCK.test(plain) || HOURS.test(plain);
  if (hasDay && isAtTime && others > MOST_OTHERS) return others <= (hasMonth && isFirst ? MOST_WORDS : MOST_ON_DAY);
  if (others > MOST_OTHERS) return false;
  if (CLOCK.test(plain)) return true;
  const isTimed = isAtTime || DATE.test(plain);
  return others === 0 ? isTimed || (hasNumber && isOnDay) : isTimed && isOnDay;
}

/** Before a number under which somebody is reached. */
const REACHED =
  /^(?:(?:tel|tél|tlf|tfno|phone|mobile|mob|cell|call|text|whatsapp|sms|fon|telefon|handy|telefono|teléfono|móvil|cellulare|telefone|telemóvel|mobiel|bel|ring|zadzwoń|dzwonić|電話|هاتف)(?: \p{L}{2,3})?[.:]?\s?)(?=[\d+(])/iu;

/** "Call Mary 06-12345678": a number that begins as people’s do, behind words. */
const CALLED = /^\p{L}[\p{L} '’.]{1,40}[:,]?\s(?:\+\d|\(?0)\d[\d\s()/.-]{6,20}$/u;

/** How somebody is reached or paid. Digits alone are one’s number where they are written like it: others are of a book or a model. */
export function isContact(text: string): boolean {
  const line = text.trim();
  const number = line.replace(REACHED, '');
  if (CALLED.test(number)) return true;
  if (/^\+?[\d\s()/.-]{7,24}$/u.test(number)) return number !== line || /^(?:\+|\(?0)/u.test(number);
  return /^(?:\p{L}{1,12}[.:]?\s)?(?:[^\s@]{1,60}@[^\s@]{1,60}|[A-Z]{2}\d{2}(?:\s?[A-Z0-9]{4}){3,8}(?:\s?[A-Z0-9]{1,3})?)$/u.test(
    line,
  );
}

/** A street with its number, and the town or its code. */
const STREET =
  /(?:^|[\s\d])(?:\p{L}{2,30}(?:straße|strasse|str\.|weg|platz|allee|gasse|straat|laan|plein|gatan|vägen)|street|st\.?|road|rd\.?|avenue|ave\.?|lane|drive|rue|boulevard|calle|plaza|via|piazza|corso|rua|avenida|av\.|travessa|ulica|ul\.|aleja)(?=[\s,\d]|$)/iu;

export function isAddress(text: string): boolean {
  const plain = plainSigns(text.trim());
  return (
    STREET.test(plain) &&
    /\d/.test(plain) &&
    (/^\d{1,4}\s[^,]{3,40},\s|\d,\s?\p{L}|\p{L},\s?\d/u.test(plain) || /(?:^|\s)\d{4,5}(?:\s|-|$)/u.test(plain))
  );
}
