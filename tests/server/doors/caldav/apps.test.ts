import { describe, expect } from 'vitest';
import { Item } from '../../../../server/lists/items/item.entity.ts';
import { anItem } from '../../../builders/lists.ts';
import { test } from '../../server-test.ts';
import { aGroceryList, aPhone, told } from './phone.ts';

/** Requests in the shapes that apps send, written for these tests after their documentation and code. */

const IOS_HOME = `<?xml version="1.0" encoding="UTF-8"?>
<A:propfind xmlns:A="DAV:"><A:prop>
  <A:add-member/><C:allowed-sharing-modes xmlns:C="http://calendarserver.org/ns/"/>
  <D:autoprovisioned xmlns:D="http://apple.com/ns/ical/"/><E:bulk-requests xmlns:E="http://me.com/_namespace/"/>
  <D:calendar-color xmlns:D="http://apple.com/ns/ical/"/><B:calendar-description xmlns:B="urn:ietf:params:xml:ns:caldav"/>
  <D:calendar-order xmlns:D="http://apple.com/ns/ical/"/><A:current-user-privilege-set/><A:displayname/>
  <C:getctag xmlns:C="http://calendarserver.org/ns/"/><A:owner/><A:quota-available-bytes/><A:resource-id/><A:resourcetype/>
  <B:supported-calendar-component-set xmlns:B="urn:ietf:params:xml:ns:caldav"/><A:supported-report-set/><A:sync-token/>
</A:prop></A:propfind>`;

const IOS_TASK = (uid: string) =>
  [
    'BEGIN:VCALENDAR',
    'CALSCALE:GREGORIAN',
    'PRODID:-//Apple Inc.//iOS 18.1//EN',
    'VERSION:2.0',
    'BEGIN:VTIMEZONE',
    'TZID:Europe/Berlin',
    'BEGIN:STANDARD',
    'DTSTART:19961027T030000',
    'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
    'TZNAME:MEZ',
    'TZOFFSETFROM:+0200',
    'TZOFFSETTO:+0100',
    'END:STANDARD',
    'END:VTIMEZONE',
    'BEGIN:VTODO',
    'CREATED:20261126T180000Z',
    'DTSTAMP:20261126T180001Z',
    'DUE;TZID=Europe/Berlin:20261127T090000',
    'LAST-MODIFIED:20261126T180001Z',
    'SEQUENCE:0',
    'SUMMARY:2 Packungen Butter\\, ungesal',
    ' zen',
    `UID:${uid}`,
    'X-APPLE-SORT-ORDER:751234567',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'DESCRIPTION:Reminder',
    'TRIGGER;VALUE=DATE-TIME:20261127T080000Z',
    'UID:6A0B',
    'END:VALARM',
    'END:VTODO',
    'END:VCALENDAR',
    '',
  ].join('\r\n');

describe('an app in the manner of', () => {
  test('Reminders of iOS: an account, a list, a reminder with date and alarm, and its tick', async ({ em, app }) => {
    const phone = await aPhone(app, em);
    const list = await aGroceryList(em, phone.person);
    const home = told((await phone.send('PROPFIND', phone.home, { depth: '1', body: IOS_HOME })).body);
    expect(home.map(({ href }) => href)).toEqual([phone.home, phone.hrefOf(list)]);
    expect(home[1]?.xml).toContain('<D:write-content/>');
    const color = `<A:propertyupdate xmlns:A="DAV:"><A:set><A:prop><D:calendar-color xmlns:D="http://apple.com/ns/ical/" symbolic-color="blue">#0E61B9FF</D:calendar-color></A:prop></A:set></A:propertyupdate>`;
    expect((await phone.send('PROPPATCH', phone.hrefOf(list), { body: color })).status).toBe(207);

    const uid = '0F5C4A0E-8B5B-4A4B-9C6E-3C1B7C1F7E55';
    const url = phone.hrefOf(list, `${uid}.ics`);
    const put = (body: string, headers: Record<string, string>) => phone.send('PUT', url, { body, headers });
    expect((await put(IOS_TASK(uid), { 'if-none-match': '*' })).status).toBe(201);
    const [read] = await phone.read(list);
    expect(read).toMatchObject({ href: url, uid, summary: '2 Packungen Butter\\, ungesalzen' });

    const done = IOS_TASK(uid).replace(
      /SUMMARY:.*\r\n zen\r\n/,
      `SUMMARY:${read?.summary}\r\nSTATUS:COMPLETED\r\nPERCENT-COMPLETE:100\r\nCOMPLETED:20261126T190000Z\r\n`,
    );
    expect((await put(done, { 'if-match': read?.etag ?? '' })).status).toBe(204);
    expect(await em.fork().find(Item, { list: list.id })).toMatchObject([
      { title: 'Butter, ungesalzen', amount: '2 Packungen', quantityPurchased: 1 },
    ]);
  });

  test('Tasks.org and DAVx⁵: a query of tasks, a multiget, and a task with a category', async ({ em, app }) => {
    const phone = await aPhone(app, em);
    const list = await aGroceryList(em, phone.person);
    await anItem(em, { list, title: 'Milk' });
    const query = `<?xml version='1.0' encoding='UTF-8' ?><CAL:calendar-query xmlns="DAV:" xmlns:CAL="urn:ietf:params:xml:ns:caldav"><prop><getetag /></prop><CAL:filter><CAL:comp-filter name="VCALENDAR"><CAL:comp-filter name="VTODO" /></CAL:comp-filter></CAL:filter></CAL:calendar-query>`;
    const [found] = told((await phone.send('REPORT', phone.hrefOf(list), { depth: '1', body: query })).body);
    const multiget = `<CAL:calendar-multiget xmlns="DAV:" xmlns:CAL="urn:ietf:params:xml:ns:caldav"><prop><getcontenttype /><getetag /><CAL:calendar-data content-type="text/calendar" version="2.0" /></prop><href>${found?.href}</href></CAL:calendar-multiget>`;
    const [task] = told((await phone.send('REPORT', phone.hrefOf(list), { depth: '1', body: multiget })).body);
    expect(task).toMatchObject({ etag: found?.etag, data: expect.stringContaining('SUMMARY:Milk\r\n') });

    const uid = '4816029374650192837';
    const body = `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:+//IDN tasks.org//android-140802//EN\r\nBEGIN:VTODO\r\nDTSTAMP:20261126T180000Z\r\nUID:${uid}\r\nCREATED:20261126T175900Z\r\nLAST-MODIFIED:20261126T180000Z\r\nSUMMARY:3 Bananen\r\nCATEGORIES:Obst\r\nPRIORITY:9\r\nX-APPLE-SORT-ORDER:754862345\r\nEND:VTODO\r\nEND:VCALENDAR\r\n`;
    const { status } = await phone.send('PUT', phone.hrefOf(list, `${uid}.ics`), {
      body,
      headers: { 'if-none-match': '*' },
    });
    expect(status).toBe(201);
    expect(await em.fork().find(Item, { list: list.id, title: 'Bananen' })).toMatchObject([
      { quantityDesired: 3, category: 'Obst' },
    ]);
  });

  test('Thunderbird: the principal by a PROPFIND at the root, a sync, and an unticked task', async ({ em, app }) => {
    const phone = await aPhone(app, em);
    const list = await aGroceryList(em, phone.person);
    const item = await anItem(em, { list, title: 'Milk' });
    const root = `<propfind xmlns="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav"><prop><resourcetype/><displayname/><owner/><current-user-principal/><current-user-privilege-set/><C:calendar-home-set/></prop></propfind>`;
    const [start] = told((await phone.send('PROPFIND', '/dav', { depth: '0', body: root })).body);
    expect(start?.text('D:current-user-principal')).toBe(`/dav/${phone.person.id}/`);
    const { token, told: found } = await phone.sync(list);
    expect([token !== '', found.length]).toEqual([true, 1]);

    const put = (more: string) =>
      phone.put(
        list,
        `${item.id}.ics`,
        `BEGIN:VCALENDAR\r\nPRODID:-//Mozilla.org/NONSGML Mozilla Calendar V1.1//EN\r\nVERSION:2.0\r\nBEGIN:VTODO\r\nCREATED:20261126T180000Z\r\nLAST-MODIFIED:20261126T180500Z\r\nDTSTAMP:20261126T180500Z\r\nUID:${item.id}\r\nSUMMARY:Milk\r\n${more}END:VTODO\r\nEND:VCALENDAR\r\n`,
      );
    await put('STATUS:COMPLETED\r\nCOMPLETED:20261126T180500Z\r\nPERCENT-COMPLETE:100\r\n');
    expect(await em.fork().findOne(Item, item.id)).toMatchObject({ quantityPurchased: 1 });
    await put('STATUS:IN-PROCESS\r\nPERCENT-COMPLETE:0\r\n');
    expect(await em.fork().findOne(Item, item.id)).toMatchObject({ quantityPurchased: 0 });
  });

  test('Home Assistant: all tasks with the completed ones, and a tick without an ETag', async ({ em, app }) => {
    const phone = await aPhone(app, em);
    const list = await aGroceryList(em, phone.person);
    const item = await anItem(em, { list, title: 'Milk', notes: 'The blue one' });
    const query = `<?xml version='1.0' encoding='utf-8'?><C:calendar-query xmlns:D="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav"><D:prop><C:calendar-data/></D:prop><C:filter><C:comp-filter name="VCALENDAR"><C:comp-filter name="VTODO"/></C:comp-filter></C:filter></C:calendar-query>`;
    const [task] = told((await phone.send('REPORT', phone.hrefOf(list), { depth: '1', body: query })).body);
    const done = (task?.data ?? '').replace('STATUS:NEEDS-ACTION', 'STATUS:COMPLETED');

    expect((await phone.put(list, `${item.id}.ics`, done)).status).toBe(204);
    expect((await phone.put(list, `${item.id}.ics`, done)).status).toBe(204);
    expect(await em.fork().findOne(Item, item.id)).toMatchObject({ quantityPurchased: 1, notes: 'The blue one' });
  });
});
