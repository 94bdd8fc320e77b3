import { createHash } from 'node:crypto';
import { t } from '@lingui/core/macro';
import ICAL from 'ical.js';
import { isolated } from '../../base/languages/isolated.rules.ts';
import { displayText } from '../../base/text/display-text.rules.ts';
import { birthdaysIn, eventsIn } from './circle-days.ts';
import type { CircleDrawRow, CircleListRow } from './circle-rows.ts';

/** A component as jCal has it (RFC 7265): its name, its properties, the components in it. */
type Component = [name: string, properties: Property[], components: Component[]];
type Property = [name: string, parameters: Record<string, unknown>, type: string, value: unknown];

const PRODUCT = '-//Kindlist//Kindlist//EN';

/** How often an app is to look again. */
const AGAIN_AFTER = 'PT6H';

const DAY_MS = 86_400_000;

/** Birthdays begin here, so that no year of birth is told. It has a February 29. */
const FIRST_YEAR = 2024;

/** February 29, and March 1 in a year without. */
const LEAP_DAY_OF_YEAR = 60;

/** In bytes: ical.js counts no space before the rest of a line, which has 75 at most. */
const LINE_BYTES = 74;

interface Shown {
  circle: { id: string; name: string; draws: readonly CircleDrawRow[] };
  lists: readonly CircleListRow[];
  siteUrl: string;
  now: Date;
}

/** The days of a circle as iCalendar (RFC 5545), each a whole day that keeps nobody busy. */
export function circleCalendar({ circle, lists, siteUrl, now }: Shown): string {
  const url = `${siteUrl}/circles/${circle.id}`;
  const stamp = `${now.toISOString().slice(0, 10)}T00:00:00Z`; // the same all day, so that apps see whether anything is new
  const event = (key: string, date: string, summary: string, repeats: Property[] = []): Component => [
    'vevent',
    [
      text('uid', uidOf(circle.id, key)),
      ['dtstamp', {}, 'date-time', stamp],
      ['dtstart', {}, 'date', date],
      ['dtend', {}, 'date', dayAfter(date)],
      ...repeats,
      text('summary', summary),
      ['url', {}, 'uri', url],
      text('transp', 'TRANSPARENT'),
    ],
    [],
  ];
  const birthdays = birthdaysIn(lists).map(({ personId, name, month, day }) => {
    const person = shown(name);
    const isLeapDay = month === 2 && day === 29;
    const yearly: Property = [
      'rrule',
      {},
      'recur',
      { freq: 'YEARLY', ...(isLeapDay && { byyearday: LEAP_DAY_OF_YEAR }) },
    ];
    return event(`birthday ${personId}`, dayText(Date.UTC(FIRST_YEAR, month - 1, day)), t`${person}’s birthday`, [
      yearly,
    ]);
  });
  const events = eventsIn(lists).map(({ id, date, name, who }) => {
    const [list, person] = [shown(name), shown(who)];
    return event(`list ${id}`, date, t`${list}, for ${person}`);
  });
  const draws = circle.draws.map(({ id, name, day }) => {
    const draw = shown(name);
    return event(`draw ${id}`, day, t`Gifts of the draw “${draw}”`);
  });
  const title = shown(circle.name);
  const head: Property[] = [
    text('version', '2.0'),
    text('prodid', PRODUCT),
    text('calscale', 'GREGORIAN'),
    text('method', 'PUBLISH'),
    titled('name', title),
    titled('x-wr-calname', title),
    ['refresh-interval', {}, 'duration', AGAIN_AFTER],
    ['x-published-ttl', {}, 'unknown', AGAIN_AFTER],
  ];
  ICAL.foldLength = LINE_BYTES;
  return `${ICAL.stringify(['vcalendar', head, [...birthdays, ...events, ...draws]])}\r\n`;
}

/** The same for as long as it is the same day of the same circle. Two circles with one list have nothing in common, and no id is told. */
function uidOf(circleId: string, key: string): string {
  return `${createHash('sha256').update(`${circleId} ${key}`).digest('hex').slice(0, 32)}@kindlist`;
}

/** On one line, whatever people typed: signs that end a line are no part of a name. */
function shown(name: string): string {
  return isolated(displayText(name).replace(/[\p{Cc}\u2028\u2029]+/gu, ' '));
}

function dayAfter(date: string): string {
  return dayText(Date.parse(date) + DAY_MS);
}

function dayText(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

/** Without `VALUE=TEXT`, which some apps take for a part of the name. */
function titled(name: string, title: string): Property {
  return [name, {}, 'unknown', title.replace(/[\\;,]/g, '\\$&')];
}

function text(name: string, value: string): Property {
  return [name, {}, 'text', value];
}
