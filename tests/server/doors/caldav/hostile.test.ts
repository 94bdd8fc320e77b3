import type { EntityManager } from '@mikro-orm/postgresql';
import { describe, expect } from 'vitest';
import { apiKeyScope } from '../../../../server/core/users/api-key-scope.rules.ts';
import { TOOLS } from '../../../../server/doors/mcp/mcp-server.ts';
import { Item } from '../../../../server/lists/items/item.entity.ts';
import { aUser } from '../../../builders/accounts.ts';
import { anApiKey } from '../../../builders/api-keys.ts';
import { anItem } from '../../../builders/lists.ts';
import { send } from '../../graphql.ts';
import { documentedBy } from '../../openapi.ts';
import { goodVariables, graphqlOperations, something } from '../../operations.ts';
import { call } from '../../rest.ts';
import { test } from '../../server-test.ts';
import { aGroceryList, aPhone, aTask, Phone, told } from './phone.ts';

const KIND = 'calendar-query';

/** A PROPFIND for these properties, with a prefix `x` for a namespace of the app. */
function asking(properties: string, namespace = 'urn:x'): string {
  return `<d:propfind xmlns:d="DAV:" xmlns:x="${namespace}"><d:prop>${properties}</d:prop></d:propfind>`;
}

async function aLongList(em: EntityManager, phone: Phone, length: number) {
  const list = await aGroceryList(em, phone.person);
  const item = await anItem(em, { list, title: 'Milk', notes: 'The blue one', category: 'Dairy' });
  await em.execute(
    `insert into items select (jsonb_populate_record(i, jsonb_build_object('id', gen_random_uuid(), 'order_index', n))).*
     from items i, generate_series(2, ?) n where i.id = ?`,
    [length, item.id],
  );
  return list;
}

describe('an app password', () => {
  test('opens nothing but reminders: no operation of GraphQL, no route of REST, no tool', async ({ em, app }) => {
    const world = await something(em);
    const key = await anApiKey(em, world.viewer, ['SYNC_REMINDERS']);
    const open: string[] = [];
    for (const operation of graphqlOperations()) {
      if (operation.kind === 'subscription') continue;
      const { variables } = goodVariables(operation, world);
      const payload = { query: operation.briefDocument, variables };
      const answer = (await app.inject({ method: 'POST', url: '/graphql', headers: key.headers, payload })).json();
      if (!answer.errors?.some(({ message }: { message: string }) => /API key/.test(message)))
        open.push(operation.name);
    }
    const { document } = await documentedBy(app);
    for (const [path, methods] of Object.entries(document.paths)) {
      for (const method of Object.keys(methods)) {
        const address = `${method.toUpperCase()} ${path.replace('/api/v1', '').replaceAll(/\{\w+\}/g, crypto.randomUUID())}`;
        const { status, body } = await call(app, address, { headers: key.headers });
        if (status !== 403 || !/API key/.test(body.message)) open.push(address);
      }
    }
    const headers = { ...key.headers, accept: 'application/json, text/event-stream' };
    const payload = { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} };
    const tools = await app.inject({ method: 'POST', url: '/mcp', headers, payload });

    expect(open).toEqual([]);
    expect(tools.body).toContain('"tools":[]');
    expect(TOOLS.length).toBeGreaterThan(5);
  });

  test('is the only way in, as a password and in no other form', async ({ em, app }) => {
    const phone = await aPhone(app, em, await aUser(em, { subscriptionTier: 'PREMIUM' }));
    const others = await anApiKey(
      em,
      phone.person,
      apiKeyScope.options.filter((scope) => scope !== 'SYNC_REMINDERS'),
    );
    const tries: [number, Record<string, string>][] = [
      [401, { authorization: '' }],
      [401, { authorization: `Bearer ${phone.password}` }],
      [401, { authorization: 'Basic !!!' }],
      [401, { authorization: `Basic ${Buffer.from(`${phone.person.email}:bicycles`).toString('base64')}` }],
      [401, { authorization: `Basic ${Buffer.from(`${phone.person.email}:kl_unknown`).toString('base64')}` }],
      [403, { authorization: `Basic ${Buffer.from(`x:${others.apiKey}`).toString('base64')}` }],
    ];
    for (const [status, headers] of tries) {
      const answer = await phone.send('PROPFIND', phone.home, { headers });
      expect(answer.status, headers.authorization).toBe(status);
      if (status === 401) expect(answer.headers['www-authenticate']).toMatch(/^Basic /);
    }
  });

  test('is made on every plan, and works no longer once it is revoked', async ({ em, app }) => {
    const owner = await aUser(em, { subscriptionTier: 'FREE' });
    const make = 'mutation { createApiKey(name: "Reminders", scopes: [SYNC_REMINDERS]) { secret apiKey { id } } }';
    const { data } = await send(app, make, owner);
    const phone = new Phone(app, owner, data.createApiKey.secret);
    expect((await phone.send('PROPFIND', '/dav/')).status).toBe(207);

    await send(app, `mutation { revokeApiKey(apiKeyId: "${data.createApiKey.apiKey.id}") }`, owner);

    expect((await phone.send('PROPFIND', '/dav/')).status).toBe(401);
  });

  test('is guessed at no more than passwords are, while those who know theirs go on', async ({ em, app }) => {
    const phone = await aPhone(app, em);
    const wrong = new Phone(app, phone.person, 'kl_guessed');
    const statuses = new Set<number>();
    for (let time = 0; time < 110; time++) statuses.add((await wrong.send('PROPFIND', '/dav/')).status);

    expect([...statuses]).toEqual([401, 429]);
    expect((await phone.send('PROPFIND', '/dav/')).status).toBe(207);
  });
});

describe('hostile input', () => {
  const BILLION_LAUGHS = `<?xml version="1.0"?><!DOCTYPE lolz [<!ENTITY lol "lol"><!ENTITY lol2 "&lol;&lol;&lol;">]><d:propfind xmlns:d="DAV:"><d:prop>&lol2;</d:prop></d:propfind>`;

  test.for([
    ['a document type', BILLION_LAUGHS],
    ['an entity of HTML', '<d:propfind xmlns:d="DAV:">&nbsp;</d:propfind>'],
    ['an external entity', '<!DOCTYPE x SYSTEM "file:///etc/passwd"><d:propfind xmlns:d="DAV:"/>'],
    ['elements in a thousand others', `${'<d:x xmlns:d="DAV:">'.repeat(1_000)}${'</d:x>'.repeat(1_000)}`],
    ['20,000 elements', `<d:propfind xmlns:d="DAV:"><d:prop>${'<d:a/>'.repeat(20_000)}</d:prop></d:propfind>`],
    ['no XML', 'Hello <'],
    ['no end', '<d:propfind xmlns:d="DAV:">'],
    ['an unknown prefix', '<d:propfind/>'],
    ['another document', '<html/>'],
    ['a NUL', '<d:propfind xmlns:d="DAV:">\0</d:propfind><'],
    ['40,000 attributes', `<d:propfind xmlns:d="DAV:" ${'a="" '.repeat(40_000)}/>`],
    ['101 properties', asking(Array.from({ length: 101 }, (_none, index) => `<d:a${index}/>`).join(''))],
    ['a namespace of 150 kB', asking('<x:a/>', 'x'.repeat(150_000))],
    ['a namespace with the brace of our names', asking('<x:a/>', 'a}b&gt;&lt;script')],
    ['a namespace without a name', asking('<x:/>', '&gt;&lt;script')],
    ['a name of 1,000 characters', asking(`<x:${'a'.repeat(1_000)}/>`)],
  ] as const)('is refused: %s', async ([, body], { em, app }) => {
    const phone = await aPhone(app, em);
    const answer = await phone.send('PROPFIND', phone.home, { body });
    expect(answer.status).toBe(400);
    expect(answer.body).not.toContain('root:');
  });

  test('bodies end at 256 kB, whatever they are', async ({ em, app }) => {
    const phone = await aPhone(app, em);
    const list = await aGroceryList(em, phone.person);
    const large = aTask({ SUMMARY: 'Milk', DESCRIPTION: 'x'.repeat(300_000) });
    expect((await phone.put(list, 'x.ics', large)).status).toBe(413);
    expect((await phone.send('REPORT', phone.hrefOf(list), { body: `<!--${'x'.repeat(10_000_000)}-->` })).status).toBe(
      413,
    );
  });

  test.for([
    ['no calendar', 'Hello'],
    ['an event', aTask({ SUMMARY: 'Milk' }).replaceAll('VTODO', 'VEVENT')],
    [
      'two tasks',
      aTask({ SUMMARY: 'Milk' }).replace('END:VCALENDAR', 'BEGIN:VTODO\r\nUID:other\r\nEND:VTODO\r\nEND:VCALENDAR'),
    ],
    ['no UID', aTask({ SUMMARY: 'Milk' }, '')],
    ['no name', aTask({ STATUS: 'NEEDS-ACTION' })],
    ['a name that is too long', aTask({ SUMMARY: 'x'.repeat(300) })],
    ['a note that is too long', aTask({ SUMMARY: 'Milk', DESCRIPTION: 'x'.repeat(2_000) })],
    ['components in components', `BEGIN:VCALENDAR\r\n${'BEGIN:VTODO\r\n'.repeat(10_000)}`],
    ['two calendars', aTask({ SUMMARY: 'Milk' }).repeat(2)],
    ['more than 64 kB', aTask({ SUMMARY: `Milk${'\r\nX-MORE:1'.repeat(8_000)}` })],
    ['a folded line of 20 kB', aTask({ SUMMARY: 'Milk', 'X-LONG': `${'x'.repeat(70)}\r\n `.repeat(290) })],
    ['51 parameters', aTask({ SUMMARY: 'Milk', [`X-MANY${';A=1'.repeat(51)}`]: '1' })],
    ['folded components', aTask({ SUMMARY: `Milk${'\r\nBEG\r\n IN:VALARM\r\nEND:VALARM'.repeat(201)}` })],
  ] as const)('is no task: %s', async ([, body], { em, app }) => {
    const phone = await aPhone(app, em);
    const list = await aGroceryList(em, phone.person);
    expect((await phone.put(list, 'x.ics', body)).status).toBe(403);
    expect(await em.fork().count(Item, { list: list.id })).toBe(0);
  });

  test('a long folded line, a colon in quotes and 50 parameters are still a task', async ({ em, app }) => {
    const phone = await aPhone(app, em);
    const list = await aGroceryList(em, phone.person);
    const task = aTask({
      SUMMARY: 'Milk',
      'DESCRIPTION;ALTREP="data:text/html,a;b"': 'The blue\r\n  one',
      'X-LONG': `${'x'.repeat(70)}\r\n `.repeat(200),
      [`X-MANY${';A=1'.repeat(50)}`]: '1',
    });
    expect((await phone.put(list, 'x.ics', task)).status).toBe(201);
    expect(await em.fork().find(Item, { list: list.id })).toMatchObject([{ title: 'Milk', notes: 'The blue one' }]);
  });

  test('a filter has as many tests as apps send, and not thousands', async ({ em, app }) => {
    const phone = await aPhone(app, em);
    const list = await aGroceryList(em, phone.person);
    await anItem(em, { list, title: 'Milk' });
    const query = async (tests: number) => {
      const filter = `<c:prop-filter name="SUMMARY">${'<c:text-match>MIL</c:text-match>'.repeat(tests)}</c:prop-filter>`;
      const inside = `<c:comp-filter name="VCALENDAR"><c:comp-filter name="VTODO">${filter}</c:comp-filter></c:comp-filter>`;
      return phone.report(phone.hrefOf(list), KIND, `<d:prop><d:getetag/></d:prop><c:filter>${inside}</c:filter>`);
    };
    expect(told((await query(20)).body)).toHaveLength(1);
    expect((await query(30)).status).toBe(403);
  });

  test('long names are not told of every reminder of a long list', async ({ em, app }) => {
    const phone = await aPhone(app, em);
    const list = await aLongList(em, phone, 1_000);
    const names = Array.from({ length: 90 }, (_none, index) => `<x:${'a'.repeat(150)}${index}/>`).join('');
    const propfind = (depth: string) => phone.send('PROPFIND', phone.hrefOf(list), { depth, body: asking(names) });
    expect((await propfind('0')).status).toBe(207);
    expect((await propfind('1')).status).toBe(507);
    const props = `<d:prop xmlns:x="urn:x">${names}</d:prop>`;
    expect((await phone.report(phone.hrefOf(list), KIND, props)).status).toBe(507);
  });

  test('changes of more than 100 properties are refused', async ({ em, app }) => {
    const phone = await aPhone(app, em);
    const properties = Array.from({ length: 101 }, (_none, index) => `<d:a${index}/>`).join('');
    const body = `<d:propertyupdate xmlns:d="DAV:"><d:set><d:prop>${properties}</d:prop></d:set></d:propertyupdate>`;
    expect((await phone.send('PROPPATCH', phone.home, { body })).status).toBe(400);
  });

  test('names of files lead nowhere', async ({ em, app }) => {
    const phone = await aPhone(app, em);
    const list = await aGroceryList(em, phone.person);
    for (const name of ['..%2f..%2fetc%2fpasswd', '%2e%2e', '%00', 'a%5cb', 'x'.repeat(400), '%E0%A4%A', '%ff'])
      expect([400, 404, 405, 414], name).toContain((await phone.put(list, name, aTask({ SUMMARY: 'Milk' }))).status);
    expect(await em.fork().count(Item, { list: list.id })).toBe(0);
  });

  test('lists are neither made, renamed nor deleted here, and apps are told so', async ({ em, app }) => {
    const phone = await aPhone(app, em);
    const list = await aGroceryList(em, phone.person);
    const rename =
      '<d:propertyupdate xmlns:d="DAV:"><d:set><d:prop><d:displayname>Mine</d:displayname></d:prop></d:set></d:propertyupdate>';
    const renamed = await phone.send('PROPPATCH', phone.hrefOf(list), { body: rename });
    expect([renamed.status, renamed.body]).toEqual([207, expect.stringContaining('403')]);
    expect((await phone.send('MKCALENDAR', `${phone.home}new/`)).status).toBe(403);
    expect((await phone.send('DELETE', phone.hrefOf(list))).status).toBe(403);
    expect((await phone.send('MOVE', phone.hrefOf(list, 'x.ics'))).status).toBe(405);
    const read = await phone.send('GET', phone.hrefOf(list));
    expect([read.status, read.headers.allow]).toEqual([405, 'OPTIONS, PROPFIND, PROPPATCH, REPORT']);
    expect(await phone.propfind(phone.home, '<d:displayname/>', '1')).toHaveLength(2);
  });

  test('places of somebody else look missing, as those that are nowhere', async ({ em, app }) => {
    const phone = await aPhone(app, em);
    const other = await aPhone(app, em);
    const list = await aGroceryList(em, other.person);
    const places = [
      `/dav/${other.person.id}/`,
      other.home,
      other.hrefOf(list),
      `/dav/${crypto.randomUUID()}/`,
      '/dav/x',
    ];
    for (const place of places) expect((await phone.send('PROPFIND', place)).status, place).toBe(404);
  });

  test('what people typed comes out as text', async ({ em, app }) => {
    const phone = await aPhone(app, em);
    const list = await aGroceryList(em, phone.person, '</D:displayname><script>');
    await anItem(em, { list, title: 'Milk ]]> & <b>\u0007', notes: 'END:VTODO\nEND:VCALENDAR', category: 'A;B,C\\D' });

    const [shown] = await phone.read(list);
    const [about] = await phone.propfind(phone.hrefOf(list), '<d:displayname/>');

    expect(shown).toMatchObject({
      summary: 'Milk ]]> & <b>',
      notes: 'END:VTODO\\nEND:VCALENDAR',
      category: 'A\\;B\\,C\\\\D',
    });
    expect(about?.text('D:displayname')).toBe('</D:displayname><script>');
  });
});

describe('a list of 5,000', () => {
  test('is told whole with its texts, and by sync in pages', async ({ em, app }) => {
    const phone = await aPhone(app, em);
    const list = await aLongList(em, phone, 5_000);
    const count = (text: string, part: string) => text.split(part).length - 1;

    const whole = await phone.report(phone.hrefOf(list), KIND, '<d:prop><d:getetag/><c:calendar-data/></d:prop>');
    const shallow = await phone.send('PROPFIND', phone.hrefOf(list), { depth: '1' });
    expect(count(whole.body, 'SUMMARY:Milk')).toBe(5_000);
    expect(count(shallow.body, '<D:response>')).toBe(5_001);
    let page = await phone.sync(list);
    const seen = new Set<string>();
    for (let pages = 0; pages < 10; pages++) {
      for (const { href, etag } of page.told) if (etag) seen.add(href);
      if (!page.answer.includes('507')) break;
      page = await phone.sync(list, page.token);
    }
    expect(seen.size).toBe(5_000);
  });

  test('and one more is told by sync alone', async ({ em, app }) => {
    const phone = await aPhone(app, em);
    const list = await aLongList(em, phone, 5_001);
    expect((await phone.report(phone.hrefOf(list), KIND, '<d:prop/>')).status).toBe(507);
    expect(told((await phone.sync(list)).answer)).toHaveLength(1_001);
  });
});
