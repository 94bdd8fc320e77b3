import { isDay } from './days.rules.ts';
import { plainSigns } from './plain-signs.rules.ts';

/** A month, also in short. */
const MONTH =
  /^(?:jan(?:uary|uar|vier)?|feb(?:ruary|ruar)?|février|march|märz|mars|apr(?:il)?|mai|may|ju(?:ne|ni|in|ly|li)|juillet|aug(?:ust)?|août|sept?(?:ember|embre)?|o[ck]t(?:ober|obre)?|nov(?:ember|embre)?|de[cz](?:ember|embre)?|décembre|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|gennaio|febbraio|aprile|maggio|giugno|luglio|settembre|ottobre|dicembre|januari|februari|maart|mei|augustus|augusti|maj|janeiro|fevereiro|março|maio|junho|julho|setembro|outubro|novembro|dezembro|stycznia|lutego|marca|kwietnia|maja|czerwca|lipca|sierpnia|września|października|listopada|grudnia|يناير|فبراير|مارس|أبريل|مايو|يونيو|يوليو|أغسطس|سبتمبر|أكتوبر|نوفمبر|ديسمبر)$/iu;

/** A time of day, and a date in numbers. */
const CLOCK =
  /(?:^|[^\p{L}\d])(?:[01]?\d|2[0-4])(?:[:.h]\d{2}(?!\d)|\s?(?:[ap]\.?m\.?|uhr|o['’]clock|h|hrs|klockan)(?![\p{L}\d])|時)/iu;
const DATE = /(?:^|\D)(?:\d{1,2}[./-]\d{1,2}[./-](?:\d{4}|\d{2})?|\d{4}-\d{1,2}-\d{1,2}|\d{1,2}月\d{1,2}日)(?!\d)/u;

/** In words: "at Grandma’s" beside a time. */
const MOST_OTHERS = 1;

/** In words: a longer line that has a date in it says something else as well. */
const MOST_WORDS = 9;

/** Whether words say when something is: "Saturday 3 pm", "12 May". A month or a day alone may be a name. */
export function isWhen(text: string): boolean {
  const words = plainSigns(text.trim())
    .split(/[\s,.()]+/, MOST_WORDS + 1)
    .filter(Boolean);
  if (words.length > MOST_WORDS) return false;
  const hasDay = words.some((word) => isDay(word) && word.length > 1);
  const hasMonth = words.some((word) => MONTH.test(word));
  const hasNumber = words.some((word) => /^\d{1,2}(?:st|nd|rd|th|er|º|ª|:\d{2})?$|^\d{4}$/iu.test(word));
  const isTimed = CLOCK.test(plainSigns(text)) || DATE.test(plainSigns(text));
  const others = words.filter((word) => /^\p{L}{4,}/u.test(word) && !isDay(word) && !MONTH.test(word)).length;
  return (isTimed && others <= MOST_OTHERS) || (hasNumber && (hasDay || hasMonth) && others === 0);
}

/** How somebody is reached or paid. */
export function isContact(text: string): boolean {
  return /^(?:\p{L}{1,12}[.:]?\s)?(?:\+?[\d\s()/.-]{8,24}|[^\s@]{1,60}@[^\s@]{1,60}|[A-Z]{2}\d{2}(?:\s?[A-Z0-9]{4}){3,8}(?:\s?[A-Z0-9]{1,3})?)$/u.test(
    text.trim(),
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
