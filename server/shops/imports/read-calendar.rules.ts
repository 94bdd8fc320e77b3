import type { FileWays, FoundList } from './found-file.rules.ts';
import { type Entry, entriesOfLine, listOf } from './tables.rules.ts';

const PROPERTY = /^(?<name>[A-Z-]{2,40})(?:;[^:]{0,500})?:(?<value>.*)$/s;

export function isCalendar(text: string): boolean {
  return /^\uFEFF?BEGIN:VCALENDAR/i.test(text);
}

/** The tasks of a calendar file, as reminders are exported. */
export function readCalendar(text: string, fileName: string, ways: FileWays): FoundList {
  const lines = text.replace(/\r?\n[ \t]/g, '').split(/\r?\n/);
  const entries: Entry[] = [];
  let name = fileName;
  let task: Record<string, string> | null = null;
  for (const line of lines) {
    const { name: property = '', value = '' } = PROPERTY.exec(line)?.groups ?? {};
    if (property === 'BEGIN' && value === 'VTODO') task = {};
    else if (property === 'END' && value === 'VTODO' && task) {
      entries.push(...entriesOfTask(task, ways));
      task = null;
    } else if (task) task[property] = plainValue(value);
    else if (property === 'X-WR-CALNAME') name = plainValue(value) || name;
  }
  return listOf(name, entries);
}

function entriesOfTask(
  { SUMMARY = '', DESCRIPTION, URL: link, STATUS, CATEGORIES }: Record<string, string>,
  ways: FileWays,
) {
  return entriesOfLine(SUMMARY, ways).map((entry) => ({
    ...(link && /^https?:\/\//.test(link) && { link }),
    ...entry,
    ...(DESCRIPTION && { notes: DESCRIPTION }),
    ...(CATEGORIES && { category: CATEGORIES }),
    ...(STATUS === 'COMPLETED' && { ticked: 'x' }),
  }));
}

function plainValue(value: string): string {
  return value.replace(/\\(?<sign>[\\;,nN])/g, (_all, sign) => (/n/i.test(sign) ? '\n' : sign));
}
