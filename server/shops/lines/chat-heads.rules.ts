import { plainSigns } from './words/plain-signs.rules.ts';

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

/** Messages in the forms of programs that others lack, as the other forms have them: the words of each, and who wrote it gone. Null for any other text. */
export function messagesApart(lines: readonly string[], leftOut: string[]): string[] | null {
  const heads = lines.map((line) => headOf(plainSigns(line.trim())));
  const first = heads.findIndex(Boolean);
  const written = heads.filter(Boolean).length;
  const areOver = heads.every((head, index) => head?.words !== '' || isFilled(lines[index + 1]));
  if (written < FEWEST || !areOver) return null;
  const above = lines.slice(0, first).filter(isFilled);
  const isListAbove = above.length > MOST_ABOVE;
  if (!isListAbove) leftOut.push(...above.map((line) => line.trim()));
  const heard = new Set<string>();
  const messages = lines.flatMap((line, index) => {
    const head = heads[index];
    const words = head ? line.trim().slice(line.trim().length - head.words.length) : line;
    const plain = plainSigns(words.trim());
    if (index < first && !isListAbove) return [];
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
    return [words];
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
  const lines = withTimesBeside(written);
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

const TIME_ALONE = /^\d{1,2}[:.]\d{2}$/u;
const NAME_ALONE = /^[\p{Lu}\p{Lo}][\p{L}\p{M}.'’-]{0,20}(?:\s[\p{Lu}\p{Lo}][\p{L}\p{M}.'’-]{0,20}){0,2}$/u;

/** Messages that end with the time, and begin with who wrote them: the time beside the name, as other programs have it. */
function withTimesBeside(lines: readonly string[]): readonly string[] {
  const times = lines.flatMap((line, place) => (TIME_ALONE.test(line.trim()) ? [place] : []));
  if (times.length < FEWEST_NAMED || lines.slice((times.at(-1) ?? 0) + 1).some(isFilled)) return lines;
  const messages = times.map((time, index) => {
    const [name = '', ...words] = lines.slice(index === 0 ? 0 : (times[index - 1] ?? 0) + 1, time).filter(isFilled);
    return { name: name.trim(), words, time: (lines[time] ?? '').trim() };
  });
  const names = new Set(messages.map(({ name }) => name));
  const areNamed = messages.every(({ name, words }) => NAME_ALONE.test(name) && words.length > 0);
  if (!areNamed || names.size === messages.length) return lines;
  return messages.flatMap(({ name, words, time }) => [`${name} ${time}`, ...words]);
}

/** The lines of a message that is in quotes, as it has several. */
export function linesOfCell(cell: string): string[] {
  const text = /^"[\s\S]{1,4000}"$/u.test(cell.trim()) ? cell.trim().slice(1, -1).replaceAll('""', '"') : cell;
  return text.split('\n');
}

/** "22 November 2026, 14:02" between messages: a time of the day, and words and numbers of a date alone. */
export function isWhenAlone(line: string): boolean {
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
