import ICAL from 'ical.js';
import { LONGEST_REMINDER_NAME } from '../../shops/reminders-apps/reminder.entity.ts';
import type { ReminderShown, SentReminder } from '../../shops/reminders-apps/reminder.ts';
import { LARGEST_TASK } from './body-size.ts';
import { DavRefusal } from './dav-refusal.ts';

/** A component as jCal has it (RFC 7265): its name, its properties, the components in it. */
type Component = [name: string, properties: Property[], components: Component[]];
type Property = [name: string, parameters: Record<string, unknown>, type: string, ...values: unknown[]];

const PRODUCT = '-//Kindlist//Kindlist//EN';

/** Time zones, alarms and repetitions of a task all begin so. */
const MOST_COMPONENTS = 200;

/** In characters, as it is once it is unfolded. */
const LONGEST_LINE = 16 * 1024;
const MOST_PARAMETERS = 50;

/** A reminder as iCalendar. */
export function calendarText(reminder: ReminderShown): string {
  return `${ICAL.stringify(['vcalendar', [text('version', '2.0'), text('prodid', PRODUCT)], [['vtodo', propertiesOf(reminder), []]]])}\r\n`;
}

function propertiesOf({ uid, summary, notes, category, tickedAt, createdAt, updatedAt }: ReminderShown): Property[] {
  const ticked = tickedAt && [
    text('status', 'COMPLETED'),
    time('completed', tickedAt),
    ['percent-complete', {}, 'integer', 100] satisfies Property,
  ];
  return [
    text('uid', uid),
    time('dtstamp', updatedAt),
    time('created', createdAt),
    time('last-modified', updatedAt),
    text('summary', summary),
    ...(notes ? [text('description', notes)] : []),
    ...(category ? [text('categories', category)] : []),
    ...(ticked ?? [text('status', 'NEEDS-ACTION')]),
  ];
}

/** Reads the task that an app sends. Everything but these properties is left out, as are dates, alarms and repetitions. */
export function readTask(sent: string): SentReminder {
  const { uid, task } = mainTask(calendarIn(sent));
  const categories = allOf(task, 'categories').flatMap(([, , , ...values]) =>
    values.map((value) => String(value).replace(/\s+/g, ' ').trim()),
  );
  return {
    uid,
    summary: textOf(task, 'summary').replace(/\s+/g, ' ').trim(),
    notes: textOf(task, 'description').replace(/\r\n?/g, '\n').trim(),
    categories: allOf(task, 'categories').length > 0 ? categories.filter(Boolean) : null,
    isTicked: isTicked(task),
  };
}

function calendarIn(sent: string): Component {
  if (Buffer.byteLength(sent) > LARGEST_TASK)
    throw new DavRefusal(403, `A task has at most ${LARGEST_TASK} bytes.`, 'C:max-resource-size');
  const lines = sent.replace(/\r?\n[ \t]/g, '').split('\n');
  const components = lines.filter((line) => /^BEGIN:/i.test(line)).length;
  if (components > MOST_COMPONENTS || lines.some(isTooLong)) throw notACalendar();
  try {
    const calendar: Component = ICAL.parse(sent) as Component;
    if (calendar[0] === 'vcalendar') return calendar;
  } catch {
    // it is told below
  }
  throw notACalendar();
}

function isTooLong(line: string): boolean {
  if (line.length > LONGEST_LINE) return true;
  const [beforeValue = ''] = /^(?:[^":]|"[^"]*(?:"|$))*/.exec(line) ?? []; // a colon in quotes begins no value
  return beforeValue.split(';').length - 1 > MOST_PARAMETERS;
}

/** The task itself, without the exceptions of one that repeats. */
function mainTask([, , components]: Component): { uid: string; task: Component } {
  const tasks = components.filter(([name]) => name === 'vtodo');
  const [first] = tasks;
  if (!first) throw new DavRefusal(403, 'Only tasks are taken.', 'C:supported-calendar-component');
  const uids = new Set(tasks.map((task) => textOf(task, 'uid')));
  const [uid = ''] = uids;
  if (uids.size > 1 || uid === '' || uid.length > LONGEST_REMINDER_NAME)
    throw new DavRefusal(403, 'One task with a UID is taken at a time.', 'C:valid-calendar-object-resource');
  return { uid, task: tasks.find((task) => allOf(task, 'recurrence-id').length === 0) ?? first };
}

/** Apps say it in one of three ways, or in several. */
function isTicked(task: Component): boolean {
  const status = textOf(task, 'status').toUpperCase();
  if (status) return status === 'COMPLETED';
  return allOf(task, 'completed').length > 0 || textOf(task, 'percent-complete') === '100';
}

function allOf([, properties]: Component, name: string): Property[] {
  return properties.filter((property) => property[0] === name);
}

function textOf(component: Component, name: string): string {
  const [property] = allOf(component, name);
  return property ? String(property[3] ?? '') : '';
}

function text(name: string, value: string): Property {
  return [name, {}, 'text', value];
}

function time(name: string, at: Date): Property {
  return [name, {}, 'date-time', `${at.toISOString().slice(0, 19)}Z`];
}

function notACalendar(): DavRefusal {
  return new DavRefusal(403, 'The body is not iCalendar.', 'C:valid-calendar-data');
}
