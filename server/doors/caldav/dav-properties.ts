import type { User } from '../../core/users/user.entity.ts';
import type { List } from '../../lists/lists/list.entity.ts';
import type { ReminderShown } from '../../shops/reminders-apps/reminder.ts';
import { LARGEST_TASK } from './body-size.ts';
import { calendarText } from './calendar-text.ts';
import { hrefOf } from './dav-address.ts';
import type { Properties } from './multistatus.ts';
import { type Content, tag, tagWith } from './xml-writer.ts';

const CALENDAR_TYPE = 'text/calendar; charset=utf-8; component=VTODO';

const REPORTS = ['C:calendar-query', 'C:calendar-multiget', 'D:sync-collection'];
const READS = ['D:read', 'D:read-current-user-privilege-set'];
const WRITES = ['D:write', 'D:write-content', 'D:bind', 'D:unbind'];

function shared(person: User): Properties {
  const principal = () => tag('D:href', hrefOf({ kind: 'person' }, person.id));
  return {
    'D:current-user-principal': principal,
    'D:owner': principal,
    'D:principal-collection-set': () => tag('D:href', hrefOf({ kind: 'start' }, person.id)),
  };
}

export function startProperties(person: User): Properties {
  return {
    ...shared(person),
    'D:resourcetype': () => tag('D:collection'),
    'D:current-user-privilege-set': () => privileges(READS),
  };
}

export function personProperties(person: User): Properties {
  return {
    ...shared(person),
    'D:resourcetype': () => [tag('D:collection'), tag('D:principal')],
    'D:displayname': () => person.name,
    'D:principal-URL': () => tag('D:href', hrefOf({ kind: 'person' }, person.id)),
    'D:current-user-privilege-set': () => privileges(READS),
    'D:supported-report-set': () => [],
    'C:calendar-home-set': () => tag('D:href', hrefOf({ kind: 'home' }, person.id)),
    'C:calendar-user-address-set': () => tag('D:href', `mailto:${person.email}`),
  };
}

export function homeProperties(person: User): Properties {
  return {
    ...shared(person),
    'D:resourcetype': () => tag('D:collection'),
    'D:displayname': () => person.name,
    'D:current-user-privilege-set': () => privileges(READS),
    'D:supported-report-set': () => [],
    'C:supported-calendar-component-set': () => component(),
  };
}

export function listProperties(person: User, { name }: List, { tag: ctag, token }: ListState): Properties {
  return {
    ...shared(person),
    'D:resourcetype': () => [tag('D:collection'), tag('C:calendar')],
    'D:displayname': () => name,
    'D:current-user-privilege-set': () => privileges([...READS, ...WRITES]),
    'D:supported-report-set': () => REPORTS.map((report) => tag('D:supported-report', tag('D:report', tag(report)))),
    'D:sync-token': () => token,
    'D:getetag': () => `"${ctag}"`,
    'CS:getctag': () => ctag,
    'C:supported-calendar-component-set': () => component(),
    'C:supported-calendar-data': () => tagWith('C:calendar-data', 'content-type', 'text/calendar'),
    'C:max-resource-size': () => String(LARGEST_TASK),
  };
}

interface ListState {
  tag: string;
  token: string;
}

export function reminderProperties(person: User, reminder: ReminderShown): Properties {
  return {
    ...shared(person),
    'D:resourcetype': () => [],
    'D:getetag': () => `"${reminder.etag}"`,
    'D:getcontenttype': () => CALENDAR_TYPE,
    'D:getlastmodified': () => reminder.updatedAt.toUTCString(),
    'D:current-user-privilege-set': () => privileges([...READS, ...WRITES]),
    'C:calendar-data': () => calendarText(reminder),
  };
}

export function calendarAnswer(reminder: ReminderShown) {
  return {
    status: 200,
    headers: {
      'content-type': CALENDAR_TYPE,
      etag: `"${reminder.etag}"`,
      'last-modified': reminder.updatedAt.toUTCString(),
    },
    body: calendarText(reminder),
  };
}

function component(): Content {
  return tagWith('C:comp', 'name', 'VTODO');
}

function privileges(names: readonly string[]): Content {
  return names.map((name) => tag('D:privilege', tag(name)));
}
