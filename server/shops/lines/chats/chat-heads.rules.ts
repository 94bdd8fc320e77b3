import { isDay } from '../words/days.rules.ts';
import { plainSigns } from '../words/plain-signs.rules.ts';
import { isWhen } from '../words/times-and-places.rules.ts';

/** A time of the day, with words around it that say when in it: "오후 8:55", "5:14 PM", "Gestern 14:02". */
const TIME = /(?<!\d)\d{1,2}[:.]\d{2}(?::\d{2})?(?!\d)/u;

/** Teams: "[Gestern 14:02] Krause, Birgit", above what was said. */
const TIME_THEN_NAME =
  /^\[(?<when>[^[\]]{4,40})\]\s?(?<who>[\p{Lu}\p{Lo}][\p{L}\p{M} .,’'-]{0,40}(?:\s?\([^()]{1,30}\))?)$/u;

/** KakaoTalk: "[엄마] [오후 8:55] 우유". */
const NAME_THEN_TIME = /^\[(?<who>[^[\]]{1,40})\]\s\[(?<when>[^[\]]{4,30})\]\s(?<words>\S.*)$/u;

/** A date between lines, above the messages of that day. */
const RULED = /^[-–—=_]{3,40}\s?[^-–—=_].{2,60}\s?[-–—=_]{3,40}$/u;

/** Fewer heads are no chat. */
const FEWEST = 2;

/** In lines, above the first message. */
const MOST_ABOVE = 3;

/** "2 „Gefällt mir“-Reaktionen." and the number alone below it. */
const REACTIONS =
  /^\d{1,3}\s.{0,30}(?:reaktion(?:en)?|reactions?|réactions?|reacci(?:ón|ones)|reazion[ei]|reacties?|reaç(?:ão|ões)|reakcj[aei]|reaktioner)\.?$/iu;

/** Stands for a picture: no person wrote it. */
const PICTURED = /^(?:이모티콘|사진|동영상|사진 \d{1,2}장|삭제된 메시지입니다\.?|\[(?:图片|表情|语音|视频|文件)\])$/u;

/** A line of a message. */
export interface Spoken {
  /** Empty where nothing says it. */
  writer: string;
  words: string;
}

/** Messages in the forms of programs that others lack, line by line, with who wrote them. Null for any other text. */
export function messagesApart(lines: readonly string[], leftOut: string[]): Spoken[] | null {
  const heads = lines.map((line) => headOf(plainSigns(line.trim())));
  const first = heads.findIndex(Boolean);
  const written = heads.filter(Boolean).length;
  const areOver = heads.every((head, index) => head?.words !== '' || isFilled(lines[index + 1]));
  if (written < FEWEST || !areOver) return null;
  const above = lines.slice(0, first).filter(isFilled);
  const isListAbove = above.length > MOST_ABOVE;
  if (!isListAbove) leftOut.push(...above.map((line) => line.trim()));
  const heard = new Set<string>();
  let writer = '';
  const messages = lines.flatMap((line, index) => {
    const head = heads[index];
    const words = head ? line.trim().slice(line.trim().length - head.words.length) : line;
    const plain = plainSigns(words.trim());
    if (index < first && !isListAbove) return [];
    writer = head?.who ?? writer;
    for (const said of head ? [head.who, ...(head.when.match(/\p{L}{2,20}/gu) ?? [])] : []) heard.add(said);
    if (head?.words === '') return [];
    if (
      (head && PICTURED.test(plain)) ||
      (RULED.test(plain) && /\d/u.test(plain)) ||
      REACTIONS.test(plain) ||
      /^\d{1,3}$/u.test(plain)
    ) {
      leftOut.push(words.trim());
      return [];
    }
    return [{ writer, words }];
  });
  leftOut.push(...heard); // names and days, as far as anybody can tell
  return messages;
}

function isFilled(line = ''): boolean {
  return line.trim() !== '';
}

function headOf(line: string): { who: string; when: string; words: string } | null {
  const { who = '', when = '', words = '' } = (NAME_THEN_TIME.exec(line) ?? TIME_THEN_NAME.exec(line))?.groups ?? {};
  return TIME.test(when) ? { who, when, words } : null;
}

/** "Anna 14:02", which more than one line has, and some of them again. */
const NAME_BEFORE_TIME =
  /^(?<writer>[\p{Lu}\p{Lo}][\p{L}\p{M}.'’-]{0,20}(?:\s[\p{Lu}\p{Lo}][\p{L}\p{M}.'’-]{0,20})?),?\s(?:[—–·•|-]\s)?(?:\d{1,2}[:.]\d{2}|\(\d{1,2}:\d{2}\))$/u;
const FEWEST_NAMED = 3;

/** Such lines as the other forms of chats have them. */
export function withNamesApart(written: readonly string[]): readonly string[] {
  const lines = withNamesOverTimes(written);
  const writers = lines.flatMap((line) => NAME_BEFORE_TIME.exec(line.trim())?.groups?.writer ?? []);
  if (writers.length < FEWEST_NAMED || new Set(writers).size === writers.length) return lines;
  return lines.map((line) =>
    NAME_BEFORE_TIME.test(line.trim())
      ? line
          .trim()
          .replace(/,?\s(?:[—–·•|-]\s)?(?=\(?\d{1,2}[:.]\d{2}\)?$)/u, '  ')
          .replace(/[()]/gu, '')
          .replace(/\.(?=\d{2}$)/u, ':')
      : line,
  );
}

const TIME_ALONE = /^\d{1,2}[:.]\d{2}(?:\s?[AP]M)?$/iu;
const NAME_ALONE = /^[\p{Lu}\p{Lo}][\p{L}\p{M}.'’-]{0,20}(?:\s[\p{Lu}\p{Lo}][\p{L}\p{M}.'’-]{0,20}){0,2}$/u;

function isTimeAlone(line = ''): boolean {
  return TIME_ALONE.test(plainSigns(line.trim()));
}

/** Slack: who wrote it on a line, and the time on the next one, from the first message on; where the times end the messages, they are no such heads. */
function withNamesOverTimes(lines: readonly string[]): readonly string[] {
  const filled = lines.filter(isFilled);
  const isHead = (line = '', next = '') => NAME_ALONE.test(line.trim()) && isTimeAlone(next);
  const heads = lines.filter((line, place) => isHead(line, lines[place + 1])).length;
  if (heads < FEWEST || !isHead(filled[0], filled[1]) || isTimeAlone(filled.at(-1))) return lines;
  return lines.flatMap((line, place) => {
    if (isHead(line, lines[place + 1])) return [`${line.trim()}  ${plainSigns((lines[place + 1] ?? '').trim())}`];
    return isHead(lines[place - 1], line) ? [] : [line];
  });
}

/** The writer is called so in copies of one's own chat. */
export const MYSELF =
  /^(?:you(?: sent)?|me|du(?: hast gesendet)?|ich|vous(?: avez envoyé)?|moi|tú|yo|has enviado|enviaste|hai inviato|io|jij|je hebt verzonden|ik|você(?: enviou)?|eu|wysłano|ja|du skickade|jag|ты|вы|я|вы отправили|自分|あなた|أنت|أنا)$/iu;

/** Messages that end with the time, as other programs show them: those of others begin with who wrote them, and one's own with no name. */
export function messagesOverTimes(lines: readonly string[], leftOut: string[]): Spoken[] | null {
  const filled = lines.map((line) => line.trim()).filter((line) => line !== '' && !isDayAlone(line));
  const ends = filled.flatMap((line, place) => (isTimeAlone(line) ? [place] : []));
  if (ends.length < FEWEST_NAMED || ends.at(-1) !== filled.length - 1) return null;
  const messages = ends.map((end, index) => filled.slice(index === 0 ? 0 : (ends[index - 1] ?? 0) + 1, end));
  const named = messages.flatMap(([name = '', ...words]) => (words.length > 0 && NAME_ALONE.test(name) ? [name] : []));
  const names = new Set(named.filter((name, place) => MYSELF.test(name) || named.indexOf(name) !== place));
  const isNamed = ([name = '', ...words]: readonly string[]) => words.length > 0 && names.has(name);
  if (names.size === 0 || messages.some((message) => message.length === 0)) return null;
  leftOut.push(...names, ...lines.map((line) => line.trim()).filter(isDayAlone)); // names, as far as anybody can tell
  return messages.flatMap((message) => {
    const [writer = '', ...words] = isNamed(message) ? message : ['', ...message];
    return words.map((one) => ({ writer, words: one }));
  });
}

/** In words: what a program writes below a message, without saying whose it is. */
const MOST_BEFORE_QUOTED = 4;
const QUOTED_LAST = /^(?<before>[^“”"„«»]{2,40}?)\s?[“"„«]\s?(?<quoted>[^“”"„«»]{2,400}?)\s?[”"“»]\.?$/u;

/** Lines that repeat one above them in quotes behind a word or two, as phones tell of a heart on it: "Loved “milk and eggs”". */
function placesOfReactions(lines: readonly string[]): ReadonlySet<number> {
  const said = new Set<string>();
  const places = new Set<number>();
  for (const [place, line] of lines.entries()) {
    const { before = '', quoted = '' } = QUOTED_LAST.exec(line.trim().slice(0, LONGEST_REACTION))?.groups ?? {};
    const isShort = before !== '' && before.trim().split(/\s+/, MOST_BEFORE_QUOTED + 1).length <= MOST_BEFORE_QUOTED;
    if (isShort && said.has(quoted.trim())) places.add(place);
    said.add(line.trim());
  }
  return places;
}

/** In characters. */
const LONGEST_REACTION = 500;

/** "Delivered" and "Read 5:14 PM" below the last message, as a phone writes it. */
const DELIVERED =
  /^(?:(?:seen|gesehen|vu|visto|gezien|wyświetlon[eo]|sett) (?:by|von|par|por|da|door|przez|av) .{1,60}|(?:delivered|read|sent|zugestellt|gelesen|gesendet|distribué|lu|envoyé|entregado|leído|enviado|consegnato|letto|inviato|bezorgd|gelezen|verzonden|entregue|lida?|dostarczono|przeczytano|levererat|läst|leveret|læst|toimitettu|luettu|doručeno|přečteno|iletildi|okundu|配信済み|開封済み|تم التسليم|تمت القراءة)(?:\s.{1,24})?)$/iu;

export function isDelivered(line: string): boolean {
  return DELIVERED.test(line) && /^\P{Ll}/u.test(line) && line !== 'Read';
}

/** In lines, where nothing else tells of a phone. */
const FEWEST_REACTIONS = 2;

/** Messages of a phone that says nothing but the day above them, and that they arrived: null for any other text. */
export function messagesWithoutNames(lines: readonly string[], leftOut: string[]): Spoken[] | null {
  const filled = lines.filter(isFilled);
  const reactions = placesOfReactions(lines);
  const isHeaded = isDayAlone((filled[0] ?? '').trim()) && isTimed(filled[0]);
  const isEnded = DELIVERED.test((filled.at(-1) ?? '').trim());
  if (!isHeaded && reactions.size < FEWEST_REACTIONS && !isEnded) return null; // `Mug “Frozen”` is one of a plain list
  if (reactions.size === 0 && !(isHeaded && isEnded)) return null;
  return lines.flatMap((line, place) => {
    const isOfPhone =
      reactions.has(place) || (isFilled(line) && (isDayAlone(line.trim()) || DELIVERED.test(line.trim())));
    if (isOfPhone) leftOut.push(line.trim());
    return isOfPhone ? [] : [{ writer: '', words: line }];
  });
}

function isTimed(line = ''): boolean {
  return TIME.test(plainSigns(line));
}

/** The lines of a message that is in quotes, as it has several. */
export function linesOfCell(cell: string): string[] {
  const text = /^"[\s\S]{1,4000}"$/u.test(cell.trim()) ? cell.trim().slice(1, -1).replaceAll('""', '"') : cell;
  return text.split('\n');
}

/** "22 November 2026, 14:02" between messages: a time of the day, and words and numbers of a date alone. */
function isWhenAlone(line: string): boolean {
  const plain = plainSigns(line);
  const numbers = plain.match(/\d{1,4}/g)?.length ?? 0;
  return (
    plain.length <= LONGEST_WHEN &&
    /(?<!\d)\d{1,2}[:.]\d{2}(?!\d)/u.test(plain) &&
    numbers >= 3 &&
    /(?<!\d)\d{4}(?!\d)|\d{1,2}[./-]\s?\d{1,2}[./-]\s?\d{2}/u.test(plain) &&
    /^[\p{L}\p{M}\d\s.,:/·-]+$/u.test(plain) &&
    (plain.match(/\p{L}{1,20}/gu)?.length ?? 0) <= 4
  );
}

/** In characters. */
const LONGEST_WHEN = 40;

/** "Today 5:14 PM", "Mo., 23. Nov.", "Vandaag om 20:14": a day, which programs write between messages. */
export function isDayAlone(line: string): boolean {
  const plain = plainSigns(line.trim());
  if (plain.length > LONGEST_WHEN || plain === '') return false;
  if (isWhenAlone(line)) return true;
  const [day = '', ...others] = plain.match(/\p{L}[\p{L}\p{M}]{0,20}/gu) ?? [];
  const isPlain = /^[\p{L}\p{M}\d\s.,:-]+$/u.test(plain);
  const isOfDay = DAY_NOW.test(day) || isDay(day);
  const isBare = !/\d/u.test(plain) && others.length === 0 && day.length >= LONG_DAY; // "So" is no Sunday yet
  const isTold = isBare || (/\d/u.test(plain) && (isWhen(plain) || TIME.test(plain)));
  return isPlain && isOfDay && isTold && others.length <= MOST_BESIDE_DAY;
}

/** In letters, of a day alone. */
const LONG_DAY = 4;

/** In words: "at", "Nov", "PM". */
const MOST_BESIDE_DAY = 3;

const DAY_NOW =
  /^(?:today|yesterday|heute|gestern|aujourd|hier|hoy|ayer|oggi|ieri|vandaag|gisteren|hoje|ontem|dzisiaj|dziś|wczoraj|idag|igår|i|dnes|včera|bugün|dün|tänään|eilen|ma|tegnap|сегодня|вчера|сьогодні|вчора|오늘|어제|今日|昨日|اليوم|أمس)$/iu;
