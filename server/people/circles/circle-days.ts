import { MOST_COMING_DAYS } from './circle.rules.ts';
import type { CircleDay } from './circle.type.ts';
import type { CircleDrawRow, CircleListRow } from './circle-rows.ts';

const DAY_MS = 86_400_000;

/** How far ahead a circle looks. */
const AHEAD_DAYS = 366;

type Dated = Pick<
  CircleListRow,
  'id' | 'name' | 'eventDate' | 'ownerName' | 'personId' | 'personName' | 'birthMonth' | 'birthDay'
>;

interface Birthday {
  /** The last of these lists that is for them. */
  listId: string;
  personId: string;
  name: string;
  month: number;
  day: number;
}

/** Gives the days that come next in a circle: days of its lists, of the reader’s draws, and birthdays of people without an account for whom a list is. Somewhere it is still yesterday. */
export function comingDays(lists: readonly Dated[], draws: readonly CircleDrawRow[], now = Date.now()): CircleDay[] {
  const [first, last] = [dayText(now - DAY_MS), dayText(now + AHEAD_DAYS * DAY_MS)];
  const birthdays = birthdaysIn(lists).map(({ listId, name, month, day }) => {
    const date = nextBirthday(month, day, first);
    return { id: `${listId} birthday`, kind: 'BIRTHDAY' as const, date, name, who: name, drawId: null };
  });
  const ofDraws = draws.map(({ id, name, day: date, isOrganised }) => {
    return { id: `${id} draw`, kind: 'DRAW' as const, date, name, who: name, drawId: isOrganised ? id : null };
  });
  const events = eventsIn(lists).map((event) => ({ ...event, drawId: null }));
  return [...birthdays, ...events, ...ofDraws]
    .filter(({ date }) => date >= first && date <= last)
    .toSorted((one, other) => compare(one.date, other.date) || compare(one.name, other.name))
    .slice(0, MOST_COMING_DAYS);
}

/** The days of lists, however far away. */
export function eventsIn(lists: readonly Dated[]) {
  return lists.flatMap(({ id, name, eventDate, ownerName, personName }) =>
    eventDate === null ? [] : [{ id, kind: 'EVENT' as const, date: eventDate, name, who: personName ?? ownerName }],
  );
}

export function birthdaysIn(lists: readonly Dated[]): Birthday[] {
  const persons = new Map(lists.flatMap((list) => (list.personId === null ? [] : [[list.personId, list]])));
  return [...persons.values()].flatMap(({ id, personId, personName, birthMonth, birthDay }) => {
    if (personId === null || personName === null || birthMonth === null || birthDay === null) return [];
    return [{ listId: id, personId, name: personName, month: birthMonth, day: birthDay }];
  });
}

/** On March 1 for who was born on February 29, in a year without. */
function nextBirthday(month: number, day: number, from: string): string {
  const year = Number(from.slice(0, 4));
  const [now, next] = [year, year + 1].map((each) => dayText(Date.UTC(each, month - 1, day))) as [string, string];
  return now >= from ? now : next;
}

function dayText(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
