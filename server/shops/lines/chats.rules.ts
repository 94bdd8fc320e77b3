import { plainSigns } from './plain-signs.rules.ts';

/** WhatsApp in brackets: the author and the words. */
const BRACKETED =
  /^\[(?:\d{1,4}[./-]\d{1,2}[./-]\d{2,4},?\s\d{1,2}:\d{2}(?::\d{2})?(?:\s?[AaPp]\.?[Mm]\.?)?|\d{1,2}:\d{2}(?::\d{2})?(?:\s?[AaPp]\.?[Mm]\.?)?,?\s\d{1,4}[./-]\d{1,2}[./-]\d{2,4})\]\s(?<rest>.*)$/u;

/** The same with a dash. */
const DASHED =
  /^\d{1,4}[./-]\d{1,2}[./-]\d{2,4},?\s\d{1,2}:\d{2}(?::\d{2})?(?:\s?[AaPp]\.?[Mm]\.?)?\s[-–]\s(?<rest>.*)$/u;

/** LINE: the time, the name and the words, parted by tabs. */
const TABBED = /^\d{1,2}:\d{2}\t[^\t]{1,60}\t/u;

/** Telegram: a line of its own. */
const HEADER = /^[^,[\]]{1,60},\s\[\d{1,4}[./-]\d{1,2}[./-]\d{2,4}\s\d{1,2}:\d{2}(?::\d{2})?\]:?$/u;

const WRITER = /^[^:]{1,60}:\s/u;

/** Stands for a picture, or says that a message was changed. */
const PLACEHOLDER = /^<[^<>]{3,60}>$|\s<[^<>\s]{1,30}(?:\s[^<>\s]{1,30}){2,8}>$/u;

/** Messages out of a chat, without who wrote them and when; what no person wrote is left out. */
export function withoutChatMarks(lines: readonly string[]): string[] {
  return lines.flatMap((line) => {
    const plain = plainSigns(line);
    if (HEADER.test(plain.trim())) return [];
    const tabbed = TABBED.exec(plain);
    if (tabbed) return [line.slice(tabbed[0].length)];
    const rest = (BRACKETED.exec(plain) ?? DASHED.exec(plain))?.groups?.rest;
    if (rest === undefined) return [line];
    const message = line.slice(line.length - rest.length);
    const writer = WRITER.exec(plainSigns(message));
    if (!writer) return []; // said by the app
    const words = message.slice(writer[0].length);
    return [/<https?:/i.test(words) ? words : words.replace(PLACEHOLDER, '')];
  });
}
