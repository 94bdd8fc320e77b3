import type { EntityManager } from '@mikro-orm/postgresql';
import type { FastifyInstance } from 'fastify';
import ICAL from 'ical.js';
import { describe, expect } from 'vitest';
import { User } from '../../../server/core/users/user.entity.ts';
import { List } from '../../../server/lists/lists/list.entity.ts';
import { aUser } from '../../builders/accounts.ts';
import { aCircle, aCircleMember, anOpenList } from '../../builders/circles.ts';
import { anItem } from '../../builders/lists.ts';
import { aPerson } from '../../builders/persons.ts';
import { send } from '../graphql.ts';
import { PUBLIC_URL, test } from '../server-test.ts';
import { observe } from '../statements.ts';

const codeOf = ({ errors }: { errors?: { extensions: { code: string } }[] }) => errors?.[0]?.extensions.code ?? 'OK';
const person = (em: EntityManager, name: string) => aUser(em, { name, emailVerifiedAt: new Date() });

/** Ann runs a circle in which Bob is. */
async function aFamily(em: EntityManager) {
  const [ann, bob] = [await person(em, 'Ann'), await person(em, 'Bob')];
  const circle = await aCircle(em, { owner: ann });
  await aCircleMember(em, { circle, user: bob });
  return { ann, bob, circle };
}

const change = (app: FastifyInstance, viewer: User, mutation: 'renew' | 'end', { id }: { id: string }) =>
  send(app, `mutation { ${mutation}CircleCalendar(circleId: "${id}") { calendarUrl } }`, viewer);

async function addressOf(app: FastifyInstance, viewer: User, circle: { id: string }): Promise<string> {
  const { data } = await change(app, viewer, 'renew', circle);
  return data.renewCircleCalendar.calendarUrl;
}

const fetchFrom = (app: FastifyInstance, address: string, headers: Record<string, string> = {}) =>
  app.inject({ url: address.replace(PUBLIC_URL, ''), headers });

/** As calendar apps read it. */
async function daysOf(app: FastifyInstance, address: string) {
  const { body } = await fetchFrom(app, address);
  const calendar = new ICAL.Component(ICAL.parse(body));
  return calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));
}

function occurrences(event: ICAL.Event, many: number): string[] {
  const dates = event.iterator();
  return Array.from({ length: many }, () => `${dates.next()}`);
}

describe('The calendar of a circle', () => {
  test('has birthdays of every year, a leap day also in years without, and the days of lists, as whole days', async ({
    em,
    app,
  }) => {
    const { ann, bob, circle } = await aFamily(em);
    const emma = await aPerson(em, { owner: ann, name: 'Emma', birthMonth: 5, birthDay: 4, birthYear: 2017 });
    const leo = await aPerson(em, { owner: ann, name: 'Leo', birthMonth: 2, birthDay: 29, birthYear: 2016 });
    await anOpenList(em, { circle, list: { owner: ann, person: emma, name: 'Emma’s wishes' } });
    await anOpenList(em, { circle, list: { owner: ann, person: leo, name: 'Leo’s wishes' } });
    await anOpenList(em, { circle, list: { owner: ann, name: 'Feast', eventDate: '2027-12-31' } });

    const address = await addressOf(app, bob, circle);
    const { body, headers, statusCode } = await fetchFrom(app, address);
    const days = await daysOf(app, address);
    const again = await daysOf(app, address);

    const bySummary = new Map(days.map((day) => [day.summary, day]));
    const [emmas, leos, feast] = ['Emma’s birthday', 'Leo’s birthday', 'Feast, for Ann'].map((summary) =>
      bySummary.get(summary),
    );
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
    expect(days).toHaveLength(3);
    expect(emmas && occurrences(emmas, 2)).toEqual(['2024-05-04', '2025-05-04']);
    expect(leos && occurrences(leos, 6)).toEqual([
      '2024-02-29',
      '2025-03-01',
      '2026-03-01',
      '2027-03-01',
      '2028-02-29',
      '2029-03-01',
    ]);
    expect([`${feast?.startDate}`, `${feast?.endDate}`, feast?.isRecurring()]).toEqual([
      '2027-12-31',
      '2028-01-01',
      false,
    ]);
    expect(days.every(({ startDate }) => startDate.isDate)).toBe(true);
    expect(new Set(days.map(({ uid }) => uid)).size).toBe(3);
    expect(again.map(({ uid }) => uid)).toEqual(days.map(({ uid }) => uid));
    expect(body).not.toMatch(/2016|2017/);
    for (const { id } of [emma, leo, ann, bob]) expect(body).not.toContain(id);
  });

  test('is in the language of its member', async ({ em, app }) => {
    const { ann, circle } = await aFamily(em);
    const berta = await aUser(em, { name: 'Berta', emailVerifiedAt: new Date(), lastLanguage: 'de' });
    await aCircleMember(em, { circle, user: berta });
    const emma = await aPerson(em, { owner: ann, name: 'Emma', birthMonth: 5, birthDay: 4 });
    await anOpenList(em, { circle, list: { owner: ann, person: emma } });

    const address = await addressOf(app, berta, circle);
    const { body } = await fetchFrom(app, address, { 'accept-language': 'fr' });

    expect(body).toContain('SUMMARY:Geburtstag von Emma');
  });

  test('keeps whatever people typed on its line, whole, and no line is too long', async ({ em, orm, app }) => {
    const { ann, bob, circle } = await aFamily(em);
    const name = `A, b; c\\n \\ "d": ${'🎂'.repeat(8)} ${'é'.repeat(16)}`;
    const list = await anOpenList(em, { circle, list: { owner: ann, name, eventDate: '2027-01-01' } });
    const address = await addressOf(app, bob, circle);

    const [typed] = await daysOf(app, address);
    const { body } = await fetchFrom(app, address);
    const injected = 'Tea\r\nEND:VEVENT\r\nBEGIN:VALARM\nX:\u2028y\u0000'.replace('\u0000', '\u0007');
    await orm.em.fork().nativeUpdate(List, { id: list.id }, { name: injected });
    const [hostile, ...others] = await daysOf(app, address);
    const after = await fetchFrom(app, address);

    expect(typed?.summary).toBe(`${name}, for Ann`);
    for (const line of body.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(body.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(others).toEqual([]);
    expect(hostile?.summary).toBe('Tea END:VEVENT BEGIN:VALARM X: y , for Ann');
    expect(after.body).not.toMatch(/^BEGIN:VALARM/m);
  });

  test('tells apps that nothing is new, and when something is', async ({ em, orm, app }) => {
    const { ann, bob, circle } = await aFamily(em);
    const list = await anOpenList(em, { circle, list: { owner: ann, name: 'Feast', eventDate: '2027-01-01' } });
    const address = await addressOf(app, bob, circle);

    const first = await fetchFrom(app, address);
    const tag = `${first.headers.etag}`;
    const same = await fetchFrom(app, address, { 'if-none-match': `"other", W/${tag}` });
    await orm.em.fork().nativeUpdate(List, { id: list.id }, { eventDate: '2027-02-02' });
    const other = await fetchFrom(app, address, { 'if-none-match': tag });
    const head = await app.inject({ method: 'HEAD', url: address.replace(PUBLIC_URL, '') });

    expect(first.headers['cache-control']).toBe('private, no-cache');
    expect([same.statusCode, same.body]).toEqual([304, '']);
    expect([other.statusCode, other.headers.etag === tag]).toEqual([200, false]);
    expect([head.statusCode, head.body]).toEqual([200, '']);
  });

  test('opens by its newest address alone; one that is over is as one that never was: same answer, same work', async ({
    em,
    orm,
    app,
  }) => {
    const { ann, bob, circle } = await aFamily(em);
    const cleo = await aCircleMember(em, { circle, user: await person(em, 'Cleo') });
    const dan = await aCircleMember(em, { circle, user: await person(em, 'Dan') });
    const eve = await aCircleMember(em, { circle, user: await person(em, 'Eve') });
    await anOpenList(em, { circle, list: { owner: ann, name: 'Feast', eventDate: '2027-01-01' } });
    const replaced = await addressOf(app, bob, circle);
    const current = await addressOf(app, bob, circle);
    const [left, removed, suspended, ended] = [
      await addressOf(app, cleo, circle),
      await addressOf(app, dan, circle),
      await addressOf(app, eve, circle),
      await addressOf(app, ann, circle),
    ];
    await send(app, `mutation { leaveCircle(circleId: "${circle.id}") }`, cleo);
    await send(app, `mutation { removeCircleMember(circleId: "${circle.id}", memberId: "${dan.id}") { id } }`, ann);
    await orm.em.fork().nativeUpdate(User, { id: eve.id }, { suspendedAt: new Date() });
    const end = await change(app, ann, 'end', circle);
    const never = `${PUBLIC_URL}/calendars/made.up.ics`;
    const forged = current.replace(/.{5}\.ics$/, 'AAAAA.ics');

    const answers = [];
    for (const address of [never, forged, replaced, left, removed, suspended, ended]) {
      const { result, statements } = await observe(() => fetchFrom(app, address));
      const { detail, ...body } = result.json();
      answers.push([result.statusCode, body, detail, result.headers['cache-control'], statements]);
    }

    expect(end.data.endCircleCalendar.calendarUrl).toBeNull();
    expect((await fetchFrom(app, current)).statusCode).toBe(200);
    expect(answers[0]?.[0]).toBe(404);
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(await addressOf(app, ann, circle)).not.toBe(ended);
    expect((await fetchFrom(app, ended)).statusCode).toBe(404);
  });

  test('is each one’s own, and there for nobody outside the circle', async ({ em, app }) => {
    const { ann, bob, circle } = await aFamily(em);
    const stranger = await person(em, 'Sam');
    const urlOf = async (viewer: User) => {
      const { data } = await send(app, `{ circle(circleId: "${circle.id}") { calendarUrl } }`, viewer);
      return data.circle.calendarUrl;
    };

    const before = await urlOf(bob);
    const mine = await addressOf(app, bob, circle);
    const refused = await Promise.all([change(app, stranger, 'renew', circle), change(app, stranger, 'end', circle)]);

    expect(before).toBeNull();
    expect([await urlOf(bob), await urlOf(ann)]).toEqual([mine, null]);
    expect(refused.map(codeOf)).toEqual(['NOT_FOUND', 'NOT_FOUND']);
    expect(codeOf(await change(app, bob, 'renew', { id: 'none' }))).toBe('NOT_FOUND');
  });

  test('tells nothing of another circle with the same list, nor of what is bought', async ({ em, app }) => {
    const files = [];
    for (const isOther of [false, true]) {
      const { ann, bob, circle } = await aFamily(em);
      const surprise = { owner: ann, name: 'Feast', eventDate: '2027-01-01', purchaseVisibility: 'SURPRISE' } as const;
      const list = await anOpenList(em, { circle, list: surprise });
      const item = await anItem(em, { list });
      const [hers, his] = [await addressOf(app, ann, circle), await addressOf(app, bob, circle)];
      if (isOther) {
        const other = await aCircle(em, { owner: ann, name: 'Friends' });
        await anOpenList(em, { circle: other, list });
        const theirs = await daysOf(app, await addressOf(app, ann, other));
        const [own] = await daysOf(app, hers);
        expect(theirs.map(({ summary }) => summary)).toEqual(['Feast, for Ann']);
        expect(theirs.map(({ uid }) => uid)).not.toContain(own?.uid);
        const buy = `purchaseSharedItem(token: "${list.shareToken}", itemId: "${item.id}", input: { quantity: 1 }) { remaining }`;
        await send(app, `mutation { ${buy} }`, bob);
      }
      for (const address of [hers, his]) {
        const { result, statements } = await observe(() => fetchFrom(app, address));
        const body = result.body.replace(/UID:\w+/g, 'UID').replaceAll(circle.id, 'ID');
        files.push([body, Object.keys(result.headers).toSorted(), statements]);
      }
    }

    expect(files[0]?.[0]).toContain('SUMMARY:Feast\\, for Ann');
    for (const file of files) expect(file).toEqual(files[0]);
  });
});
