import type { ReminderShown } from '../../shops/reminders/reminder.ts';
import { DavRefusal } from './dav-refusal.ts';
import { childOf, type XmlElement } from './xml-reader.ts';

type Test = (reminder: ReminderShown) => boolean;

const ALL: Test = () => true;
const NONE: Test = () => false;

/** Reads a filter of RFC 4791, chapter 9.7, for calendars that hold nothing but tasks without dates. */
export function filterOf(query: XmlElement): Test {
  const calendar = childOf(childOf(query, 'C:filter'), 'C:comp-filter');
  if (!calendar) return ALL;
  if (nameOf(calendar) !== 'VCALENDAR' || childOf(calendar, 'C:is-not-defined')) return NONE;
  return every(calendar.children.map((child) => (child.name === 'C:comp-filter' ? testOfComponent(child) : ALL)));
}

function testOfComponent(filter: XmlElement): Test {
  const isMissing = childOf(filter, 'C:is-not-defined') !== undefined;
  if (nameOf(filter) !== 'VTODO') return isMissing ? ALL : NONE;
  if (isMissing) return NONE;
  return every(filter.children.map(testOfPart));
}

function testOfPart(part: XmlElement): Test {
  if (part.name === 'C:prop-filter') return testOfProperty(part);
  if (part.name === 'C:time-range') return testOfTimes(part);
  if (part.name === 'C:comp-filter') return childOf(part, 'C:is-not-defined') ? ALL : NONE; // alarms, of which there are none
  throw unsupported();
}

function testOfProperty(filter: XmlElement): Test {
  const read = VALUES[nameOf(filter)] ?? (() => null);
  if (childOf(filter, 'C:is-not-defined')) return (reminder) => read(reminder) === null;
  const tests = filter.children.map(({ name, ...part }): Test => {
    if (name === 'C:text-match') return testOfText({ name, ...part }, read);
    if (name === 'C:time-range') return testOfTime({ name, ...part }, read);
    throw unsupported();
  });
  return every([(reminder) => read(reminder) !== null, ...tests]);
}

function testOfText({ text, attributes }: XmlElement, read: ValueOf): Test {
  const wanted = text.toLowerCase();
  const isNegated = attributes['negate-condition'] === 'yes';
  return (reminder) =>
    String(read(reminder) ?? '')
      .toLowerCase()
      .includes(wanted) !== isNegated;
}

function testOfTime(range: XmlElement, read: ValueOf): Test {
  const { start, end } = rangeOf(range);
  return (reminder) => {
    const value = read(reminder);
    return value instanceof Date && value.getTime() >= start && value.getTime() < end;
  };
}

/** As the table of chapter 9.9 has it for tasks that have neither a start nor an end. */
function testOfTimes(range: XmlElement): Test {
  const { start, end } = rangeOf(range);
  return ({ createdAt, tickedAt }) => {
    const [created, ticked] = [createdAt.getTime(), tickedAt?.getTime() ?? null];
    if (ticked === null) return end > created;
    return (start <= created || start <= ticked) && (end >= created || end >= ticked);
  };
}

type ValueOf = (reminder: ReminderShown) => string | Date | null;

const VALUES: Readonly<Record<string, ValueOf>> = {
  UID: ({ uid }) => uid,
  SUMMARY: ({ summary }) => summary,
  DESCRIPTION: ({ notes }) => notes || null,
  CATEGORIES: ({ category }) => category || null,
  STATUS: ({ tickedAt }) => (tickedAt ? 'COMPLETED' : 'NEEDS-ACTION'),
  COMPLETED: ({ tickedAt }) => tickedAt,
  'PERCENT-COMPLETE': ({ tickedAt }) => (tickedAt ? '100' : null),
  CREATED: ({ createdAt }) => createdAt,
  'LAST-MODIFIED': ({ updatedAt }) => updatedAt,
  DTSTAMP: ({ updatedAt }) => updatedAt,
};

function rangeOf({ attributes }: XmlElement): { start: number; end: number } {
  return { start: timeOf(attributes.start) ?? -Infinity, end: timeOf(attributes.end) ?? Infinity };
}

function timeOf(text: string | undefined): number | null {
  if (text === undefined) return null;
  const [, year, month, day, hour, minute, second] = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(text) ?? [];
  const time = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  if (Number.isNaN(time)) throw new DavRefusal(403, 'Times are in UTC, as in 20260102T030405Z.', 'C:valid-filter');
  return time;
}

function nameOf({ attributes: { name = '' } }: XmlElement): string {
  return name.toUpperCase();
}

function every(tests: readonly Test[]): Test {
  return (reminder) => tests.every((test) => test(reminder));
}

function unsupported(): DavRefusal {
  return new DavRefusal(403, 'This filter is not known.', 'C:supported-filter');
}
