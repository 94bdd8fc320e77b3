import { isTitleText } from './line-headings.rules.ts';
import { linksIn } from './links.rules.ts';
import { withoutMark } from './marks.rules.ts';
import { isAskAlone, isGreeting, isParting, isSmallTalk, NAMES, withoutSmallTalk } from './small-talk.rules.ts';
import { isPerson } from './words/people.rules.ts';
import { plainSigns } from './words/plain-signs.rules.ts';

/** Words before the name of a child below a letter, as in "Deine Mia (7 Jahre)". */
const SIGNED =
  /^(?:[Yy]ours?|[Yy]our (?:son|daughter|friend|niece|nephew|grandson|granddaughter)|[Dd]eine?|[Ee]ue?re?|[Tt]on|[Tt]a|[Vv]otre|[Tt]u|[Vv]uestr[oa]|[Tt]uo|[Tt]ua|[Jj]ouw|[Jj]e|[Jj]ullie|[Tt]eu|[Tt]ua|[Ss]eu|[Ss]ua|[Tt]wój|[Tt]woja|[Ww]asz[ae]?|[Dd]in|[Ee]r|[Tt]вой|[Тт]воя|[Вв]аш[аи]?)\s(?=\p{Lu})/u;

/** A name, also with how old its bearer is, as in "Gabriel, 9 ans" and "Max age 6". */
const NAME_AND_AGE =
  /^\p{Lu}[\p{L}\p{M}'’-]{1,20}(?:\s\p{Lu}[\p{L}\p{M}'’.-]{0,20}){0,2}(?:[,\s]{1,3}\(?(?:[Aa]ge[sd]? |Alter )?\d{1,2}(?: ?(?:years?(?: old)?|yrs?|Jahre?(?: alt)?|ans|años|anni|jaar|anos|lat|år))?\)?)?[^\p{L}\p{N}]{0,8}$/u;

/** "xo Katie" and "LG Anna", below words that end a letter. */
const KISSED =
  /^(?:x{1,5}o?x?o?|lg|vg|love|gruß|grüße|bussi|bisous|bises|besos|un beso|baci|liefs|kusjes|beijos|abraços|buziaki|całuję|kram|puss)[,!]?\s\p{Lu}\p{L}{1,20}[^\p{L}\p{N}]{0,8}$/iu;

/** "M. Brandt, class teacher" and "Mrs. Lee", below a parting. */
const TITLED =
  /^(?:\p{Lu}\.\s?|(?:Mrs?|Ms|Miss|Dr|Prof|Frau|Herr|Familie|Fam|Mme|M|Sra?|Srta|Sig(?:\.ra|na)?|Mevr|Dhr|Pani?|Doña?|Dona|Fru|Señora?)\.?\s){1,3}\p{Lu}[\p{L}'’-]{1,20}(?:\s\p{Lu}[\p{L}'’-]{1,20})?(?:,\s[\p{L}\d][\p{L}\d .'’-]{2,40})?$/u;

/** How a sender is reached. */
const REACHED =
  /^(?:\p{L}{1,10}[.:]?\s)?(?:\+?[\d\s()/.-]{7,24}|[^\s@]{1,60}@[^\s@]{1,60}|(?:https?:\/\/|www\.)\S{1,100})$/iu;

/** Programs write it below. */
const FOOTER =
  /^(?:(?:sent|shared|exported|created|made) (?:from|with|via|by|using) .{1,120}|get outlook for .{1,20}|(?:gesendet|geteilt|versandt) (?:von|mit|über|via|aus) .{1,120}|(?:von|mit) (?:meine[mr]|mein|dem) .{1,30} (?:gesendet|geteilt)|(?:erstellt|gemacht) mit .{1,120}|(?:créé|fait) avec .{1,120}|(?:cread|hech|criad|feit)[oa] (?:con|com) .{1,120}|creat[oa] con .{1,120}|gemaakt met .{1,120}|utworzon[oea] (?:w|za pomocą) .{1,120}|skapa[dt] med .{1,120}|envoyé (?:de|depuis|avec|à partir) .{1,120}|partagé (?:de|depuis|avec) .{1,120}|enviado (?:desde|do|de|com|pelo|con) .{1,120}|compartid[oa] (?:desde|con) .{1,120}|inviat[oa] (?:da|con|dal) .{1,120}|condivis[oa] (?:da|con) .{1,120}|(?:verstuurd|verzonden|gedeeld) (?:vanaf|via|met|vanuit) .{1,120}|compartilhad[oa] (?:de|do|com|via) .{1,120}|(?:wysłan[eo]|udostępnion[eao]) (?:z|ze|przez|za) .{1,120}|(?:skickat|delat|delad) (?:från|med|via) .{1,120}|.{1,20}から送信|(?:أ|ا)?رسلت من .{1,120})[.!]?$/iu;

/** Ends a sentence, which needs several words: "Milk." is a thing. */
const SENTENCE =
  /^(?:\S{1,40}\s{1,3}){3,30}\S{1,40}[.!?…]["”)\s\p{Extended_Pictographic}]{0,8}$|^[^\s、，]{6,60}[。！？]$|^[^\s、，]{3,60}(?:(?:です|ます|ました|ません|ください|下さい|お願い|よろしく|ごめん|ありがとう|だよ|かも|ってね|してね|でね|にね|たら)[ねよ]?(?:\s|\p{Extended_Pictographic}|[。！？!?…〜♪笑])*|ごめんね(?:\s|\p{Extended_Pictographic}|[。！？!?…〜♪笑])*)$/u;

/** Asks for what stands below: "I would like", "Cette année j'aimerais :". */
const WISHES =
  /(?<![\p{L}\p{M}])(?:i(?:['’]d| would)? (?:like|love|want|wish)(?: for| to have)?|(?:this year )?i want|ich wünsche mir|ich hätte gerne?|j['’]aimerais(?: avoir)?|je voudrais|je souhaite|me gustaría|quiero|quisiera|vorrei|desidero|ik wil graag|ik wens|eu quero|eu gostaria(?: de)?|chciał(?:a)?bym|jag önskar mig|jag vill ha)[\s.:…]{0,4}$/iu;

/** Parts a signature from a mail. */
const SIGNATURE = /^(?:--|—|__)\s?$/u;

/** In lines: no signature is longer. */
const LONGEST_SIGNATURE = 8;

/** Below a parting; more lines of a word each are things. */
const MOST_NAMES = 2;

/** "See you on the 25th!" */
const MEETING =
  /^(?:see you|bis|wir sehen uns|on se voit|nos vemos|ci vediamo|tot|até|do zobaczenia|vi ses)\s.{2,40}!$/iu;

/** Fewer marked lines are no list within a letter. */
const FEWEST_MARKED = 2;

/** To whom it is, as in "お母さんへ". */
const TO_WHOM = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]{1,12}(?:へ|さま|様)[、，]?$/u;

/** The lines of a letter, a mail or a message that may name things. The others go to those left out. */
export function withoutLetter(written: readonly string[], leftOut: string[]): string[] {
  const lines = withoutSmallTalk(withoutLinesAround(withoutSignature(withoutFooters(written))));
  let place = 0;
  for (const line of written) {
    if (line === lines[place]) place += 1;
    else if (line.trim() !== '') leftOut.push(line.trim());
  }
  return lines;
}

/** Whether a program wrote it below what it shares. */
export function isFooter(line: string): boolean {
  return FOOTER.test(line);
}

/** An address and nothing else. */
const PAGE_ALONE = /^<?(?:https?:\/\/|www\.)\S{1,100}$/iu;

function withoutFooters(lines: readonly string[]): readonly string[] {
  const places = filledPlaces(lines).slice(-2);
  const footers = new Set(places.filter((place) => isFooter((lines[place] ?? '').trim())));
  const [above = -1, end = -1] = places;
  if (footers.has(above) && PAGE_ALONE.test((lines[end] ?? '').trim())) footers.add(end); // of the program
  return footers.size > 0 ? lines.filter((_line, place) => !footers.has(place)) : lines;
}

/** Without a name, a number and an address below a parting or a line of dashes. */
function withoutSignature(lines: readonly string[]): readonly string[] {
  const places = filledPlaces(lines);
  for (const place of places.slice(-LONGEST_SIGNATURE - 1)) {
    const line = (lines[place] ?? '').trim();
    const below = places.filter((other) => other > place).map((other) => (lines[other] ?? '').trim());
    if (place === places[0] || below.length > LONGEST_SIGNATURE) continue;
    const isCut = SIGNATURE.test(line) && below.some((one) => REACHED.test(one));
    const names = below.filter((one) => !REACHED.test(one) && !FOOTER.test(one)).length;
    const isSigned = below.length > 0 && names <= MOST_NAMES && isParting(line) && below.every(isSignature);
    if (isCut || isSigned) return lines.slice(0, place);
  }
  return lines;
}

/** Below a parting, where a letter of Japan has a name, too. */
const UNSPACED_NAME = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]{2,8}$/u;

/** "VG Tom" and "Love, Max age 6", which nothing else has to say. */
export function isSigned(line: string): boolean {
  return isKissed(line) || /^\/\s?\p{Lu}\p{L}{1,20}$/u.test(line) || isSignedParting(line);
}

/** "LG Soundbar" and "Love Actually" are things: a comma or a name that people have tells who signs. */
function isKissed(line: string): boolean {
  return (
    KISSED.test(line) && (/^\p{L}{1,20}(?:\s\p{L}{1,10})?[,!]/u.test(line) || isPerson(line.replace(/^.*\s/u, '')))
  );
}

/** "LG Steffi" and no "LG Soundbar" in a block of its own: talk above the list, or a pet name, tells. */
export function isKissedApart(line: string, above: readonly string[]): boolean {
  const talks = above.some((one) => one.split(/\s+/, FEWEST_TALKING).length === FEWEST_TALKING);
  return KISSED.test(line) && (talks || /(?:i|ie|y)[^\p{L}]{0,8}$/u.test(line));
}

/** In words, above a list. */
const FEWEST_TALKING = 5;

/** "Dein Jonas", below a letter. */
export function isSignedAsOwn(line: string): boolean {
  return SIGNED.test(line) && NAMES.test(line.replace(SIGNED, ''));
}

function isSignature(line: string): boolean {
  if (UNSPACED_NAME.test(line)) return true;
  return (
    NAMES.test(line) ||
    TITLED.test(line) ||
    NAME_AND_AGE.test(line) ||
    REACHED.test(line) ||
    FOOTER.test(line) ||
    isParting(line) ||
    KISSED.test(line) ||
    SIGNED.test(line)
  );
}

/** Sentences above and below a list whose lines have marks. */
function withoutLinesAround(lines: readonly string[]): readonly string[] {
  const places = filledPlaces(lines);
  const marked = places.filter((place) => isMarked(lines[place] ?? ''));
  const [first = 0, last = 0] = [marked[0], marked.at(-1)];
  if (marked.length < FEWEST_MARKED) return withoutClosing(lines, places);
  const textOf = (place: number) => (lines[place] ?? '').trim();
  const above = places.filter((place) => place < first);
  const below = places.filter((place) => place > last);
  const isLetter = above.some((place) => isGreeting(textOf(place)) || TO_WHOM.test(textOf(place)));
  const left = new Set(above.filter((place) => isTalkAbove(textOf(place)) || TO_WHOM.test(textOf(place))));
  const isAddressed = isLetter || above.some((place) => SALUTATION.test(textOf(place)));
  const closing = closingOf(lines, last, below);
  for (const place of isAddressed ? closing : closing.filter((one) => isOfSeveral(textOf(one)))) left.add(place);
  let isOver = false;
  for (const [index, place] of below.entries()) {
    const text = textOf(place);
    if (/^#{1,6}\s/u.test(textOf(below[index - 1] ?? last))) continue; // a heading is for it
    const isApart = lines[place - 1]?.trim() === '' && place === below.at(-1);
    const isEnd =
      (isApart && isKissedApart(text, above.map(textOf))) ||
      isParting(text) ||
      isSignedParting(text) ||
      SIGNED.test(text);
    const isNamed = (isOver || isLetter) && isSignature(text);
    isOver ||= isEnd || isSentence(text);
    if (isEnd || isNamed || isSentence(text) || isSmallTalk(text)) left.add(place);
  }
  return left.size > 0 ? lines.filter((_line, place) => !left.has(place)) : lines;
}

/** Several sentences on a line, which no thing is called: "Thanks, love you all! Our address: …". */
const SEVERAL = /(?:\p{L}\s?[!?…]|\p{Ll}{4}\.)\s{1,3}[\p{Lu}\p{Lo}]/u;

/** In words. */
const FEWEST_OF_SEVERAL = 6;

function isOfSeveral(text: string): boolean {
  const words = text.split(/\s+/, FEWEST_OF_SEVERAL).length;
  return SEVERAL.test(text.slice(0, 400)) && words === FEWEST_OF_SEVERAL && linksIn(text).length === 0;
}

/** In lines: a longer text below a list is one of its own. */
const MOST_CLOSING = 12;

/** Below a list, behind an empty line: a sentence, and all that is written behind it, unless a heading, a price or a link is among it. */
function closingOf(lines: readonly string[], last: number, below: readonly number[]): readonly number[] {
  const from = below.findIndex((place) => {
    const text = (lines[place] ?? '').trim();
    return isSentence(text) || isOfSeveral(text);
  });
  const closing = from < 0 ? [] : below.slice(from);
  const isApart = lines.slice(last + 1, closing[0] ?? last + 1).some((line) => line.trim() === '');
  const isPlain = (place: number) => {
    const text = (lines[place] ?? '').trim();
    return !/\p{Sc}|\d[.,]\d\d(?!\d)|\t/u.test(plainSigns(text)) && linksIn(text).length === 0;
  };
  const isHeaded = below.some((place) => /[:：]$|^#{1,6}\s/u.test((lines[place] ?? '').trim()));
  return isApart && !isHeaded && closing.length <= MOST_CLOSING && closing.every(isPlain) ? closing : [];
}

/** "Lieber Jan,": a few words that call somebody, above a letter. */
const SALUTATION = /^[\p{Lu}\p{Lo}][\p{L}\p{M}.’'-]{0,20}(?:\s[\p{L}\p{M}.’'-]{1,20}){1,4}\s?[,!，！،]$/u;

/** A letter whose things have no marks, without a sentence in a block of its own below them and all that is written behind it. */
function withoutClosing(lines: readonly string[], places: readonly number[]): readonly string[] {
  const textOf = (place = -1) => (lines[place] ?? '').trim();
  const top = places.findIndex((place) => SALUTATION.test(textOf(place)) && textOf(place + 1) === '');
  if (top < 0 || top > 2) return lines;
  const rest = places.slice(top + 1);
  const isAlone = (place: number) => textOf(place - 1) === '' && textOf(place + 1) === '';
  const from = rest.findIndex((place, index) => index > FEWEST_MARKED && isAlone(place) && isSentence(textOf(place)));
  const closing = from < 0 ? [] : rest.slice(from);
  const isPlain = (place: number) =>
    !/[:：]$|^#{1,6}\s|\p{Sc}|\d[.,]\d\d(?!\d)|\t/u.test(textOf(place)) && linksIn(textOf(place)).length === 0;
  if (closing.length === 0 || closing.length > MOST_CLOSING || !closing.every(isPlain)) return lines;
  const gone = new Set(closing);
  return lines.filter((_line, place) => !gone.has(place));
}

/** "Love, Max age 6". */
function isSignedParting(text: string): boolean {
  const [word = '', name = ''] = text.split(/,\s(.*)/su);
  return name !== '' && isParting(word) && NAME_AND_AGE.test(name);
}

/** "Hi! Budget is $30. I like tea. No candles, please.": sentences above a list say how to choose. */
const MOST_SENTENCES = 12;
const FEWEST_SENTENCES = 3;

function areSentences(text: string): boolean {
  const ends = text.split(/[.!?…]\s/u, MOST_SENTENCES).length;
  return ends >= FEWEST_SENTENCES && text.split(/\s/, FEWEST_TALKING * 2).length === FEWEST_TALKING * 2;
}

function isTalkAbove(text: string): boolean {
  if ((areSentences(text) || isOfSeveral(text)) && linksIn(text).length === 0) return !/[:：]$/u.test(text);
  if (isGreeting(text) || isAskAlone(text) || (WISHES.test(text) && !/\d/.test(text)))
    return !isTitleText(text) || isGreeting(text);
  return isSentence(text) && !/[:：]$/.test(text);
}

function isSentence(text: string): boolean {
  return (
    (SENTENCE.test(text) || MEETING.test(text)) &&
    linksIn(text).length === 0 &&
    !/\d[.,]\d\d|\p{Sc}/u.test(plainSigns(text))
  );
}

function isMarked(line: string): boolean {
  return withoutMark(line) !== line.trim();
}

function filledPlaces(lines: readonly string[]): number[] {
  return lines.flatMap((line, place) => (line.trim() === '' ? [] : [place]));
}

/** Pictures and nothing else. */
const PICTURES = /^(?:\p{Extended_Pictographic}|\ufe0f|\u200d|\s|[\u{1f3fb}-\u{1f3ff}])+$/u;

/** Lines without pictures that stand apart above or below words, which only cheer. */
export function withoutPicturesApart(lines: readonly string[], leftOut: string[]): readonly string[] {
  const places = filledPlaces(lines);
  if (places.filter((place) => /\p{L}/u.test(lines[place] ?? '')).length < FEWEST_MARKED) return lines;
  const [first = 0, last = 0] = [places[0], places.at(-1)];
  const isApart = (place: number) =>
    PICTURES.test(lines[place] ?? '') && (lines[place + (place === first ? 1 : -1)] ?? '').trim() === '';
  const gone = [...new Set([first, last])].filter(isApart);
  leftOut.push(...gone.map((place) => (lines[place] ?? '').trim()));
  return gone.length > 0 ? lines.filter((_line, place) => !gone.includes(place)) : lines;
}
