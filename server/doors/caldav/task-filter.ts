import type { ReminderShown } from '../../shops/reminders-apps/reminder.ts';
import { DavRefusal } from './dav-refusal.ts';
import { childOf, type XmlElement } from './xml-reader.ts';

type Test = (reminder: ReminderShown) => boolean;

const ALL: Test = () => true;
const NONE: Test = () => false;

/** Elements of a filter, each of which may be a test of every reminder. Apps send about five. */
const MOST_PARTS = 24;

/** Reads a filter of RFC 4791, chapter 9.7, for calendars that hold nothing but tasks without dates. */
export function filterOf(query: XmlElement): Test {
  const filter = childOf(query, 'C:filter');
  if (filter && partsIn(filter) > MOST_PARTS)
    throw new DavRefusal(403, `A filter has at most ${MOST_PARTS} parts.`, 'C:supported-filter');
  const calendar = childOf(filter, 'C:comp-filter');
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

function partsIn({ children }: XmlElement): number {
  return children.reduce((parts, child) => parts + 1 + partsIn(child), 0);
}

function testOfProperty(filter: XmlElement): Test {
  const read = VALUES[nameOf(filter)] ?? (() => null);
  if (childOf(filter, 'C:is-not-defined')) return (reminder) => read(reminder) === null;
  const tests = filter.children.map((part): ValueTest => {
    if (part.name === 'C:text-match') return testOfText(part);
    if (part.name === 'C:time-range') return testOfTime(part);
    throw unsupported();
  });
  return (reminder) => {
    const value = read(reminder);
    if (value === null) return false;
    const text = String(value).toLowerCase(); // once for all tests
    return tests.every((test) => test(value, text));
  };
}

type ValueTest = (value: string | Date, lowerCase: string) => boolean;

function testOfText({ text, attributes }: XmlElement): ValueTest {
  const wanted = text.toLowerCase();
  const isNegated = attributes['negate-condition'] === 'yes';
  return (_value, lowerCase) => lowerCase.includes(wanted) !== isNegated;
}

function testOfTime(range: XmlElement): ValueTest {
  const { start, end } = rangeOf(range);
  return (value) => value instanceof Date && value.getTime() >= start && value.getTime() < end;
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
