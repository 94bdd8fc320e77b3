import { plainSigns } from '../words/plain-signs.rules.ts';

/** A day and a time, with which each message of an exported chat begins. */
const DAY = /^\[?\d{1,4}[./-]\s?\d{1,2}[./-]\s?\d{2,4}\.?,?\s/u;
const TIME = /\d[:.]\d{2}/u;

/** In characters, of a time with the words around it. */
const LONGEST_TIME = 28;

/** The words of a message behind its day and time; null for any other line. */
function messageIn(line: string): string | null {
  const day = DAY.exec(line)?.[0];
  if (day === undefined) return null;
  const end = line.indexOf(day.startsWith('[') ? '] ' : ' - ', day.length - 1);
  const isTimed = end >= 0 && end - day.length <= LONGEST_TIME && TIME.test(line.slice(day.length, end));
  return isTimed ? line.slice(end).replace(/^(?:\] | - )/, '') : null;
}

/** In messages, from the first one: the name is told where the group was made, and again where it was changed. */
const MOST_READ = 2_000;
const FEWEST = 2;

/** The last quoted words of a line. */
const QUOTED = /[“”"„«»「‟](?<name>[^“”"„«»「」‟]{2,60})[“”"«»」‟][^“”"„«»「」‟]{0,40}$/u;

/** Nobody's name stands before a line of the program, or a sign that draws nothing does. */
function isOfProgram(rest: string): boolean {
  return /^\u200e|:\s\u200e/u.test(rest) || !/^[^:]{1,60}:\s/u.test(rest);
}

/** The name that a chat has among those who write there: the program quotes it where somebody made the group or called it so. */
export function chatNameIn(text: string): string | undefined {
  const lines = text.split('\n', MOST_READ);
  const told = lines.flatMap(
    (line) =>
      messageIn(
        plainSigns(line.replace(/^\uFEFF?\u200e?/u, ''))
          .replace(/\s[–—]\s/u, ' - ')
          .trimEnd(),
      ) ?? [],
  );
  if (told.length < FEWEST) return undefined;
  const named = told.filter(isOfProgram).flatMap((rest) => QUOTED.exec(rest)?.groups?.name?.trim() ?? []);
  return named.at(-1);
}

/** "WhatsApp Chat with Anna", "Chat de WhatsApp con Anna", "WhatsApp Chat - Anna": the name stands behind the program's and a small word. */
const OF_FILE =
  /^(?:\p{L}{2,12}\s(?:\p{L}{2}\s)?)?WhatsApp(?:[\s-]\p{L}{2,10})?\s(?:[-–]\s|\p{Ll}{1,4}\s(?:\p{Ll}{6,14}\s)?)(?<name>\S.{0,80})$/u;

/** The name in that of the file of a chat; empty for one that every chat has. */
export function chatNameOfFile(name: string): string {
  if (/^[_\s]?chat$/iu.test(name)) return '';
  return OF_FILE.exec(name)?.groups?.name ?? name;
}
