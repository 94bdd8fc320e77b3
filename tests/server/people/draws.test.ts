import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import type { FastifyInstance } from 'fastify';
import { describe, expect } from 'vitest';
import { Mail } from '../../../server/core/email/mail.entity.ts';
import { hashPassword } from '../../../server/core/users/password-hash.ts';
import type { User } from '../../../server/core/users/user.entity.ts';
import { List } from '../../../server/lists/lists/list.entity.ts';
import { Draw } from '../../../server/people/draws/draw.entity.ts';
import { DRAW_KEPT_DAYS, MOST_DRAWS } from '../../../server/people/draws/draw.rules.ts';
import { DrawLinks } from '../../../server/people/draws/draw-links.ts';
import { DrawParticipant } from '../../../server/people/draws/draw-participant.entity.ts';
import { DrawSeals } from '../../../server/people/draws/draw-seals.ts';
import { cleanUp } from '../../../server/site/jobs/clean-up.ts';
import { aUser } from '../../builders/accounts.ts';
import { aDraw, aDrawParticipant, type Invited } from '../../builders/draws.ts';
import { aList } from '../../builders/lists.ts';
import { exportOf } from '../exports.ts';
import { send } from '../graphql.ts';
import { PUBLIC_URL, SECRET, test } from '../server-test.ts';
import { observe } from '../statements.ts';

const PASSWORD = 'correct horse';
const links = new DrawLinks(SECRET);
const seals = new DrawSeals(SECRET);
const DRAW =
  '{ id name day note isDrawn problem budget { amountMinor currency } participants { id name email language isConfirmed isOwn } exclusions { giverId receiverId isMutual } }';
const PART =
  '{ id secret drawName organiserName day note ownName isConfirmed isDrawn budget { amountMinor } receiver { name wishlist { name url } } wishlist { name url } }';

const codeOf = ({ errors }: { errors?: { extensions: { code: string } }[] }) => errors?.[0]?.extensions.code ?? 'OK';
const messageOf = ({ errors }: { errors?: { message: string }[] }) => errors?.[0]?.message;
const anAddress = () => `${crypto.randomUUID()}@example.test`;
const organiserOf = (em: EntityManager, overrides: Parameters<typeof aUser>[1] = {}) =>
  aUser(em, { name: 'Ann', emailVerifiedAt: new Date(), ...overrides });

const create = (app: FastifyInstance, viewer: User, input: object, key: string | null = null) =>
  send(
    app,
    `mutation ($input: NewDrawInput!, $key: String) { createDraw(input: $input, idempotencyKey: $key) ${DRAW} }`,
    viewer,
    { input, key },
  );
const add = (app: FastifyInstance, viewer: User, drawId: string, input: object, key: string | null = null) =>
  send(
    app,
    `mutation ($drawId: ID!, $input: NewDrawParticipantInput!, $key: String) { addDrawParticipant(drawId: $drawId, input: $input, idempotencyKey: $key) ${DRAW} }`,
    viewer,
    { drawId, input, key },
  );
const remove = (app: FastifyInstance, viewer: User, participantId: string) =>
  send(app, `mutation ($id: ID!) { removeDrawParticipant(participantId: $id) ${DRAW} }`, viewer, { id: participantId });
const keepApart = (app: FastifyInstance, viewer: User, drawId: string, exclusions: object[]) =>
  send(
    app,
    `mutation ($drawId: ID!, $exclusions: [DrawExclusionInput!]!) { setDrawExclusions(drawId: $drawId, input: $exclusions) ${DRAW} }`,
    viewer,
    { drawId, exclusions },
  );
const drawNames = (app: FastifyInstance, viewer: User, drawId: string) =>
  send(app, `mutation ($drawId: ID!) { drawNames(drawId: $drawId) ${DRAW} }`, viewer, { drawId });
const partOf = (app: FastifyInstance, { id }: { id: string }, viewer: User | null = null) =>
  send(app, `query ($secret: String!) { drawPart(secret: $secret) ${PART} }`, viewer, { secret: links.sign(id) });
const change = (app: FastifyInstance, { id }: { id: string }, changes: object, viewer: User | null = null) =>
  send(
    app,
    `mutation ($secret: String!, $changes: DrawPartChangesInput!) { updateDrawPart(secret: $secret, changes: $changes) ${PART} }`,
    viewer,
    { secret: links.sign(id), changes },
  );
const leave = (app: FastifyInstance, { id }: { id: string }) =>
  send(app, 'mutation ($secret: String!) { leaveDraw(secret: $secret) }', null, { secret: links.sign(id) });
const show = (app: FastifyInstance, viewer: User, id: string) =>
  send(app, `query ($id: ID!) { draw(id: $id) ${DRAW} }`, viewer, { id });

const mailsTo = (orm: MikroORM, to: string) => orm.em.fork().find(Mail, { to }, { orderBy: { id: 'asc' } });

/** A draw of people by address, none of whom is its organiser. */
async function aCircle(em: EntityManager, names: readonly string[]) {
  const ann = await organiserOf(em);
  const draw = await aDraw(em, { organiser: ann, name: 'Christmas' });
  const people: Invited[] = [];
  for (const name of names) people.push(await aDrawParticipant(em, { draw, name }));
  return { ann, draw, people };
}

/** Says who drew whom, by places, as if chance had wanted it so. */
async function settle(orm: MikroORM, draw: Draw, people: readonly { id: string }[], receiverOf: readonly number[]) {
  const em = orm.em.fork();
  await em.nativeUpdate(Draw, { id: draw.id, drawnAt: null }, { drawnAt: new Date() });
  for (const [giver, { id }] of people.entries()) {
    const drawn = seals.seal(people[receiverOf[giver] ?? -1]?.id ?? '', id);
    await em.nativeUpdate(DrawParticipant, { id }, { drawn });
  }
}

async function receiversOf(app: FastifyInstance, people: readonly { id: string }[]): Promise<string[]> {
  const answers = await Promise.all(people.map((person) => partOf(app, person)));
  return answers.map(({ data }) => data.drawPart.receiver?.name);
}

describe('A draw', () => {
  test('has a name, a day, a budget and a note, and its organiser takes part', async ({ em, app }) => {
    const ann = await organiserOf(em);
    const { day } = await aDraw(em);
    const key = crypto.randomUUID();
    const input = {
      name: ' Christmas ',
      day,
      budget: { amountMinor: 2500, currency: 'EUR' },
      note: 'Home-made is fine',
    };

    const made = await create(app, ann, input, key);
    const again = await create(app, ann, input, key);
    const without = await create(app, ann, { name: 'Office', day, takesPart: false });

    const expected = { name: 'Christmas', day, isDrawn: false, note: 'Home-made is fine', budget: input.budget };
    expect(made.data.createDraw).toMatchObject(expected);
    expect(made.data.createDraw.participants).toMatchObject([{ name: 'Ann', isOwn: true, isConfirmed: true }]);
    expect(made.data.createDraw.problem).toBe('A draw takes at least 3 people.');
    expect(again.data).toEqual(made.data);
    expect(without.data.createDraw.participants).toEqual([]);
    const { data } = await send(app, '{ draws { name } }', ann);
    expect(data.draws.map(({ name }: { name: string }) => name).sort()).toEqual(['Christmas', 'Office']);
  });

  test.for([
    ['name', { name: '' }],
    ['name', { name: 'x'.repeat(101) }],
    ['day', { day: '2020-01-01' }],
    ['day', { day: '2999-01-01' }],
    ['day', { day: 'soon' }],
    ['note', { note: 'x'.repeat(1001) }],
    ['budget', { budget: { amountMinor: -1, currency: 'EUR' } }],
    ['budget', { budget: { amountMinor: 100, currency: 'euro' } }],
  ] as const)('names what is wrong with its %s', async ([field, wrong], { em, app }) => {
    const { day } = await aDraw(em);
    const answer = await create(app, await organiserOf(em), { name: 'Christmas', day, ...wrong });
    expect(codeOf(answer)).toBe('BAD_USER_INPUT');
    expect(Object.keys(answer.errors[0].extensions.fields)).toEqual([field]);
  });

  test('is its organiser’s alone, and of a few at a time', async ({ em, app }) => {
    const { ann, draw, people } = await aCircle(em, ['Ben', 'Cleo', 'Dan']);
    const stranger = await organiserOf(em);
    const [ben] = people;
    const calls = [
      show(app, stranger, draw.id),
      add(app, stranger, draw.id, { name: 'Eve', email: anAddress() }),
      remove(app, stranger, ben?.id ?? ''),
      keepApart(app, stranger, draw.id, []),
      drawNames(app, stranger, draw.id),
      send(app, `mutation { deleteDraw(drawId: "${draw.id}") }`, stranger),
      send(app, `mutation { updateDraw(drawId: "${draw.id}", changes: { name: "Mine" }) { id } }`, stranger),
      send(app, '{ drawPart(secret: "made.up") { id } }', stranger),
    ];
    for (const answer of await Promise.all(calls)) expect(codeOf(answer)).toBe('NOT_FOUND');
    for (let made = 1; made < MOST_DRAWS; made++) await aDraw(em, { organiser: ann });
    expect(codeOf(await create(app, ann, { name: 'One more', day: draw.day }))).toBe('CONFLICT');
  });

  test('invites people in their language, with a link that opens their page without an account', async ({
    em,
    app,
    orm,
  }) => {
    const ann = await organiserOf(em);
    const draw = await aDraw(em, { organiser: ann, name: 'Weihnachten' });
    const email = anAddress();
    const key = crypto.randomUUID();

    const { data } = await add(app, ann, draw.id, { name: 'Oma', email, language: 'de' }, key);
    await add(app, ann, draw.id, { name: 'Oma', email, language: 'de' }, key);
    const twice = await add(app, ann, draw.id, { name: 'Opa', email });
    const [mail, ...more] = await mailsTo(orm, email);
    const [, secret = ''] = mail?.text.match(/\/d\/(\S+)/) ?? [];

    expect(more).toEqual([]);
    expect(mail?.text).toContain(`${PUBLIC_URL}/d/`);
    expect(mail?.html).toContain('lang="de"');
    expect(codeOf(twice)).toBe('BAD_USER_INPUT');
    expect(data.addDrawParticipant.participants).toMatchObject([{ name: 'Oma', isConfirmed: false, isOwn: false }]);
    const page = await send(app, `query ($secret: String!) { drawPart(secret: $secret) ${PART} }`, null, { secret });
    expect(page.data.drawPart).toMatchObject({
      drawName: 'Weihnachten',
      ownName: 'Oma',
      isDrawn: false,
      receiver: null,
    });
    expect(JSON.stringify(page)).not.toContain(email);
  });

  test('gives everybody somebody else, tells each by mail one name, and happens once', async ({ em, app, orm }) => {
    const { ann, draw, people } = await aCircle(em, ['Benedict', 'Cleopatra', 'Danilo', 'Evangeline']);

    const [one, other] = await Promise.all([drawNames(app, ann, draw.id), drawNames(app, ann, draw.id)]);

    expect([codeOf(one), codeOf(other)]).toEqual(['OK', 'OK']);
    const drawn = await receiversOf(app, people);
    expect([...drawn].sort()).toEqual(people.map(({ name }) => name));
    for (const [place, person] of people.entries()) {
      const mails = await mailsTo(orm, person.email);
      expect(mails).toHaveLength(1);
      const told = people.filter(({ name }) =>
        `${mails[0]?.subject} ${mails[0]?.text} ${mails[0]?.html}`.includes(name),
      );
      expect(told.map(({ name }) => name)).toEqual([drawn[place]]);
      expect(mails[0]?.subject).not.toContain(drawn[place]);
      expect(drawn[place]).not.toBe(person.name);
    }
  });

  test('keeps couples apart, and says before drawing who has nobody left to draw', async ({ em, app }) => {
    const { ann, draw, people } = await aCircle(em, ['Ben', 'Cleo', 'Dan', 'Eve']);
    const [ben, cleo, dan, eve] = people.map(({ id }) => id);
    const couples = [
      { giverId: ben, receiverId: cleo, isMutual: true },
      { giverId: dan, receiverId: eve, isMutual: true },
    ];
    const impossible = [
      ...couples,
      { giverId: ben, receiverId: dan, isMutual: false },
      { giverId: ben, receiverId: eve, isMutual: false },
    ];

    const refused = await keepApart(app, ann, draw.id, impossible);
    expect(refused.data.setDrawExclusions.problem).toContain('Nobody is left for Ben to draw');
    const attempt = await drawNames(app, ann, draw.id);
    expect([codeOf(attempt), messageOf(attempt)]).toEqual(['CONFLICT', refused.data.setDrawExclusions.problem]);
    expect((await show(app, ann, draw.id)).data.draw.isDrawn).toBe(false);

    const telling = await keepApart(app, ann, draw.id, [
      ...couples,
      { giverId: ben, receiverId: dan, isMutual: false },
    ]);
    expect(telling.data.setDrawExclusions.problem).toContain('Ben could only draw Eve');

    const fine = await keepApart(app, ann, draw.id, couples);
    expect(fine.data.setDrawExclusions.problem).toBeNull();
    expect(codeOf(await drawNames(app, ann, draw.id))).toBe('OK');
    const [drawnByBen, , drawnByDan] = await receiversOf(app, people);
    expect(['Dan', 'Eve']).toContain(drawnByBen);
    expect(['Ben', 'Cleo']).toContain(drawnByDan);
    expect(codeOf(await keepApart(app, ann, draw.id, []))).toBe('CONFLICT');
  });

  test('needs people of its own for its exclusions', async ({ em, app }) => {
    const { ann, draw, people } = await aCircle(em, ['Ben', 'Cleo', 'Dan']);
    const elsewhere = await aDrawParticipant(em);
    const answer = await keepApart(app, ann, draw.id, [{ giverId: people[0]?.id, receiverId: elsewhere.id }]);
    expect(codeOf(answer)).toBe('NOT_FOUND');
    const late = { name: 'Eve', email: anAddress(), apartFromId: elsewhere.id };
    expect(codeOf(await add(app, ann, draw.id, late))).toBe('NOT_FOUND');
  });

  test('that is called off is told to everybody, and its pages are gone', async ({ em, app, orm }) => {
    const { ann, draw, people } = await aCircle(em, ['Ben', 'Cleo', 'Dan']);
    await drawNames(app, ann, draw.id);
    const { data } = await send(app, `mutation { deleteDraw(drawId: "${draw.id}") }`, ann);
    expect(data.deleteDraw).toBe(draw.id);
    for (const person of people) {
      expect((await mailsTo(orm, person.email)).at(-1)?.subject).toBe('The draw “Christmas” is called off');
      expect(codeOf(await partOf(app, person))).toBe('NOT_FOUND');
    }
  });

  test('is forgotten some months after its day', async ({ em, app, orm }) => {
    const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
    const kept = await aDraw(em, { day: day(DRAW_KEPT_DAYS - 1) });
    const over = await aDrawParticipant(em, { draw: await aDraw(em, { day: day(DRAW_KEPT_DAYS + 2) }) });
    await cleanUp(orm.em.fork());
    expect(await orm.em.fork().count(Draw, { id: [kept.id, over.draw.id] })).toBe(1);
    expect(codeOf(await partOf(app, over))).toBe('NOT_FOUND');
  });
});

describe('Somebody who takes part', () => {
  test('says yes, and shows their giver a wishlist of theirs that is open to all, or one elsewhere', async ({
    em,
    app,
    orm,
  }) => {
    const { ann, draw, people } = await aCircle(em, ['Ben', 'Cleo', 'Dan']);
    const [ben, cleo] = people as [Invited, Invited];
    await settle(orm, draw, people, [1, 2, 0]);
    const owner = await organiserOf(em, { email: cleo.email });
    const open = await aList(em, { owner, privacy: 'PUBLIC', name: 'Cleo’s wishes' });
    const closed = await aList(em, { owner, privacy: 'PRIVATE' });
    const foreign = await aList(em, { privacy: 'PUBLIC' });

    expect(codeOf(await change(app, cleo, { wishlistId: foreign.id }, owner))).toBe('NOT_FOUND');
    expect(codeOf(await change(app, cleo, { wishlistId: open.id }))).toBe('NOT_FOUND');
    expect(codeOf(await change(app, cleo, { wishlistId: closed.id }, owner))).toBe('BAD_USER_INPUT');
    expect(codeOf(await change(app, cleo, { wishlistUrl: 'javascript:alert(1)' }))).toBe('BAD_USER_INPUT');
    expect(codeOf(await change(app, cleo, { isConfirmed: true, wishlistId: open.id }, owner))).toBe('OK');

    const url = `${PUBLIC_URL}/shared/${open.shareToken}`;
    expect((await partOf(app, ben)).data.drawPart.receiver).toEqual({
      name: 'Cleo',
      wishlist: { name: open.name, url },
    });
    const { data } = await show(app, ann, draw.id);
    expect(data.draw.participants.map(({ isConfirmed }: { isConfirmed: boolean }) => isConfirmed)).toEqual([
      false,
      true,
      false,
    ]);
    expect(JSON.stringify(data)).not.toContain(open.shareToken);

    await orm.em.fork().nativeUpdate(List, { id: open.id }, { privacy: 'PRIVATE' });
    expect((await partOf(app, ben)).data.drawPart.receiver.wishlist).toBeNull();
    await change(app, cleo, { wishlistUrl: 'https://example.test/cleo' });
    expect((await partOf(app, ben)).data.drawPart.receiver.wishlist).toEqual({
      name: null,
      url: 'https://example.test/cleo',
    });
  });

  test('finds it with an account as soon as that has proved the address, and in its export', async ({
    em,
    app,
    orm,
  }) => {
    const { draw, people } = await aCircle(em, ['Ben', 'Cleo', 'Dan']);
    const [ben] = people as [Invited];
    await settle(orm, draw, people, [2, 0, 1]);
    const account = await aUser(em, { email: ben.email, emailVerifiedAt: null });
    const parts = () => send(app, `{ drawParts ${PART} }`, account);
    expect((await parts()).data.drawParts).toEqual([]);
    account.emailVerifiedAt = new Date();
    await em.flush();
    expect((await parts()).data.drawParts).toMatchObject([{ drawName: 'Christmas', receiver: { name: 'Dan' } }]);
    const { 'draws.json': draws } = (await exportOf(app, account)).said;
    expect(draws).toMatchObject({ takesPart: [{ draw: 'Christmas', givesTo: 'Dan' }], organises: [] });
    expect(JSON.stringify(draws)).not.toContain('Cleo');
  });

  test('leaves: their giver gets their receiver, is told alone, and nobody else hears of it', async ({
    em,
    app,
    orm,
  }) => {
    const { draw, people } = await aCircle(em, ['Ben', 'Cleo', 'Dan', 'Eve']);
    await settle(orm, draw, people, [1, 2, 3, 0]);
    const [ben, cleo, dan, eve] = people as [Invited, Invited, Invited, Invited];
    const before = await Promise.all([dan, eve].map((person) => partOf(app, person)));

    expect((await leave(app, cleo)).data.leaveDraw).toBe(cleo.id);

    expect(await receiversOf(app, [ben, dan, eve])).toEqual(['Dan', 'Eve', 'Ben']);
    expect(await Promise.all([dan, eve].map((person) => partOf(app, person)))).toEqual(before);
    const [mail, ...more] = await mailsTo(orm, ben.email);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('“Christmas”: you give to somebody else now');
    expect(mail?.text).toContain('Dan');
    expect(mail?.text).not.toContain('Cleo');
    for (const person of [cleo, dan, eve]) expect(await mailsTo(orm, person.email)).toEqual([]);
    expect(codeOf(await leave(app, cleo))).toBe('NOT_FOUND');
  });

  test('cannot leave where that leaves no fair draw, and does not learn who must not draw whom', async ({
    em,
    app,
    orm,
  }) => {
    const { ann, draw, people } = await aCircle(em, ['Ben', 'Cleo', 'Dan', 'Eve']);
    const [ben, cleo, dan, eve] = people as [Invited, Invited, Invited, Invited];
    await keepApart(app, ann, draw.id, [{ giverId: ben.id, receiverId: cleo.id, isMutual: true }]);
    await settle(orm, draw, people, [2, 3, 1, 0]);

    const answer = await leave(app, eve);
    expect(codeOf(answer)).toBe('CONFLICT');
    expect(messageOf(answer)).toBe('Without you, the names can’t be drawn. Please ask the person who organises it.');
    expect(messageOf(await remove(app, ann, eve.id))).toContain('Take away an exclusion');
    expect(await receiversOf(app, [ben, cleo, dan, eve])).toEqual(['Dan', 'Eve', 'Cleo', 'Ben']);
    expect(await mailsTo(orm, ben.email)).toEqual([]);
  });
});

describe('A late aunt', () => {
  test('gets between a giver and their receiver: those two mails leave, and no other page changes', async ({
    em,
    app,
    orm,
  }) => {
    const { ann, draw, people } = await aCircle(em, ['Ben', 'Cleo', 'Dan', 'Eve']);
    const receiverOf = [1, 2, 3, 0];
    await settle(orm, draw, people, receiverOf);
    const before = await Promise.all(people.map((person) => partOf(app, person)));

    const email = anAddress();
    const { data } = await add(app, ann, draw.id, { name: 'Aunt May', email, apartFromId: people[0]?.id });
    const may = data.addDrawParticipant.participants.at(-1);
    const after = await Promise.all(people.map((person) => partOf(app, person)));

    const changed = [...people.keys()].filter(
      (place) => JSON.stringify(after[place]) !== JSON.stringify(before[place]),
    );
    expect(changed).toHaveLength(1);
    const [place = -1] = changed;
    expect(place).not.toBe(0);
    expect(after[place].data.drawPart.receiver.name).toBe('Aunt May');
    const [drawnByMay] = await receiversOf(app, [may]);
    expect(drawnByMay).toBe(people[receiverOf[place] ?? -1]?.name);
    expect(drawnByMay).not.toBe('Ben');
    for (const [other, person] of people.entries()) {
      expect(await mailsTo(orm, person.email)).toHaveLength(other === place ? 1 : 0);
    }
    const [mail, ...more] = await mailsTo(orm, email);
    expect(more).toEqual([]);
    expect(mail?.text).toContain(drawnByMay);
  });

  test('is told so when she is taken out again, and her giver gets back whom they had', async ({ em, app, orm }) => {
    const { ann, draw, people } = await aCircle(em, ['Ben', 'Cleo', 'Dan', 'Eve']);
    await settle(orm, draw, people, [1, 2, 3, 0]);
    const { data } = await add(app, ann, draw.id, { name: 'Aunt May', email: anAddress() });
    const may = data.addDrawParticipant.participants.at(-1);
    await remove(app, ann, may.id);
    expect(await receiversOf(app, people)).toEqual(['Cleo', 'Dan', 'Eve', 'Ben']);
    const subjects = (await mailsTo(orm, may.email)).map(({ subject }) => subject);
    expect(subjects).toEqual(['“Christmas”: the names are drawn', 'You’re no longer in the draw “Christmas”']);
  });
});

describe('Nobody can look', () => {
  test('the organiser, administrators and others who take part get the same from two draws, by the same statements', async ({
    em,
    app,
    orm,
  }) => {
    const { ann, draw, people } = await aCircle(em, ['Ben', 'Cleo', 'Dan', 'Eve']);
    const own = await aDrawParticipant(em, { draw, name: 'Ann', email: ann.email, user: ann });
    const all = [...people, own];
    const admin = await organiserOf(em, { role: 'ADMIN' });
    const eve = await organiserOf(em, { email: people[3]?.email });
    await drawNames(app, ann, draw.id);
    const look = async () => {
      const asked = async (viewer: User, query: string) => {
        const { result, statements } = await observe(() => send(app, query, viewer));
        return { result, statements };
      };
      const exported = (await exportOf(app, ann)).said['draws.json'];
      return JSON.stringify([
        await asked(ann, `{ draws ${DRAW} draw(id: "${draw.id}") ${DRAW} drawParts ${PART} }`),
        await asked(eve, `{ drawParts ${PART} draws ${DRAW} }`),
        await asked(admin, '{ mailDeliveries(limit: 100) { total data { to subject } } auditLog { data { action } } }'),
        exported,
      ]);
    };
    await settle(orm, draw, all, [1, 2, 4, 0, 3]); // Ann has Eve, and Eve has Ben
    const one = await look();
    await settle(orm, draw, all, [2, 4, 1, 0, 3]);
    expect(await look()).toBe(one);
    await settle(orm, draw, all, [2, 3, 4, 1, 0]);
    expect(await look()).not.toBe(one); // it would be seen
  });

  test('what is stored says it to nobody who has the database alone, is of one length, and opens for no other', async ({
    em,
    app,
    orm,
  }) => {
    const { ann, draw, people } = await aCircle(em, ['Ben', 'Cleo', 'Dan', 'Eve']);
    await drawNames(app, ann, draw.id);
    const read = () => orm.em.fork().find(DrawParticipant, { draw: draw.id }, { orderBy: { id: 'asc' } });
    const rows = await read();
    expect(new Set(rows.map(({ drawn }) => drawn?.length)).size).toBe(1);
    expect(
      rows.every(({ drawn }) => people.every(({ id }) => !Buffer.from(drawn ?? '', 'base64url').includes(id))),
    ).toBe(true);
    const [one, other] = rows as [Invited, Invited];
    expect(seals.open(one.drawn, other.id)).toBeNull();
    expect(new DrawSeals('another secret').open(one.drawn, one.id)).toBeNull();

    await leave(app, people[3] as Invited);
    const after = await read();
    expect(after.every(({ id, drawn }) => rows.find((row) => row.id === id)?.drawn !== drawn)).toBe(true); // all of them, not only those that changed
  });

  test('many draws and people take no more statements than few', async ({ em, app }) => {
    const { ann } = await aCircle(em, []);
    const grow = async (draws: number) => {
      for (let more = 0; more < draws; more++) {
        const draw = await aDraw(em, { organiser: ann });
        await aDrawParticipant(em, { draw, email: ann.email, user: ann });
        for (let person = 0; person < 5; person++) await aDrawParticipant(em, { draw });
      }
    };
    const list = () => observe(() => send(app, `{ draws ${DRAW} drawParts ${PART} }`, ann));
    await grow(2);
    const few = await list();
    await grow(3);
    const many = await list();
    expect(many.result.data.draws).toHaveLength(6);
    expect(many.statements).toHaveLength(few.statements.length);
  });
});

describe('Strangers', () => {
  test('get few mails a day, and none once they have ended them', async ({ em, app, orm }) => {
    const ann = await organiserOf(em);
    const email = anAddress();
    const invite = async () => {
      const draw = await aDraw(em, { organiser: ann });
      await add(app, ann, draw.id, { name: 'Zoe', email });
      await send(app, `mutation { deleteDraw(drawId: "${draw.id}") }`, ann);
    };
    await invite();
    const [mail] = await mailsTo(orm, email);
    const [, token] = mail?.unsubscribeUrl?.match(/\/unsubscribe\/(.+)$/) ?? [];
    await send(app, `mutation { unsubscribe(token: "${token}") { kind isSubscribed } }`);
    const before = (await mailsTo(orm, email)).length;
    await invite();
    expect(await mailsTo(orm, email)).toHaveLength(before);

    const tagged = anAddress().replace('@', '+a@');
    for (let time = 0; time < 7; time++) {
      const draw = await aDraw(em, { organiser: ann });
      await add(app, ann, draw.id, { name: 'Zoe', email: tagged });
      await send(app, `mutation { deleteDraw(drawId: "${draw.id}") }`, ann);
    }
    expect(await mailsTo(orm, tagged)).toHaveLength(10);
  });

  test('read no note of the organiser’s in a mail, and no markup', async ({ em, app, orm }) => {
    const ann = await organiserOf(em, { name: 'Ann <b>Shop</b>' });
    const draw = await aDraw(em, {
      organiser: ann,
      name: 'Cheap <a href="https://evil.test">pills</a>',
      note: 'Buy now',
    });
    const email = anAddress();
    await add(app, ann, draw.id, { name: 'Zoe', email });
    const [mail] = await mailsTo(orm, email);
    expect(mail?.html).not.toContain('Buy now');
    expect(mail?.html).not.toContain('<a href="https://evil.test">');
    expect(mail?.html).not.toContain('<b>Shop');
  });
});

describe('A mail that is sent again', () => {
  const again = (app: FastifyInstance, viewer: User, { id }: { id: string }) =>
    send(app, `mutation { resendDrawMail(participantId: "${id}") ${DRAW} }`, viewer);

  test('is the invitation, then whom they give to, a few times a day, and its organiser’s alone', async ({
    em,
    app,
    orm,
  }) => {
    const { ann, draw, people } = await aCircle(em, ['Ben', 'Cleo', 'Dan']);
    const [ben, cleo] = people as [Invited, Invited];

    await again(app, ann, ben);
    await settle(orm, draw, people, [1, 2, 0]);
    const answer = await again(app, ann, ben);
    await again(app, ann, ben);
    const tooOften = await again(app, ann, ben);
    const stranger = await again(app, await organiserOf(em), cleo);

    const mails = await mailsTo(orm, ben.email);
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Ann invites you to the draw “Christmas”',
      '“Christmas”: the names are drawn',
      '“Christmas”: the names are drawn',
    ]);
    expect(mails.at(-1)?.text).toContain('You give to Cleo');
    expect(mails.every(({ aboutListIds }) => aboutListIds === null)).toBe(true); // counted as other mails
    expect(JSON.stringify(answer)).not.toContain(links.sign(ben.id));
    expect([codeOf(answer), codeOf(tooOften), codeOf(stranger)]).toEqual(['OK', 'RATE_LIMITED', 'NOT_FOUND']);
    for (const { email } of people.slice(1)) expect(await mailsTo(orm, email)).toEqual([]);
  });

  test('tells its organiser nothing of who drew whom: same answer, same statements', async ({ em, app, orm }) => {
    const { ann, draw, people } = await aCircle(em, ['Ben', 'Cleo', 'Dan', 'Eve']);
    const seen = [];
    for (const receiverOf of [
      [1, 2, 3, 0],
      [2, 3, 1, 0],
    ]) {
      await settle(orm, draw, people, receiverOf);
      seen.push(JSON.stringify(await observe(() => again(app, ann, people[0] as Invited))));
    }
    expect(seen[1]?.replace(/told_at[^"]*/g, '')).toBe(seen[0]?.replace(/told_at[^"]*/g, ''));
  });

  test('of a late change is in no row that an administrator sees; that of a draw is', async ({ em, app, orm }) => {
    const { ann, draw, people } = await aCircle(em, ['Ben', 'Cleo', 'Dan', 'Eve']);
    await drawNames(app, ann, draw.id);
    await settle(orm, draw, people, [1, 2, 3, 0]); // where two give to each other, two would hear of it
    await leave(app, people[1] as Invited);
    const mails = (await Promise.all(people.map(({ email }) => mailsTo(orm, email)))).flat();
    const isHidden = (kind: RegExp) =>
      mails.filter(({ subject }) => kind.test(subject)).map(({ aboutListIds }) => aboutListIds != null);
    expect(isHidden(/names are drawn/)).toEqual([false, false, false, false]);
    expect(isHidden(/somebody else now/)).toEqual([true]);
  });
});

describe('A draw that ends', () => {
  test('is told to those alone who know of it, in their language, also where its organiser deletes their account', async ({
    em,
    app,
    orm,
  }) => {
    const ann = await organiserOf(em, { passwordHash: await hashPassword(PASSWORD) });
    const draw = await aDraw(em, { organiser: ann });
    const [oma, zoe] = [anAddress(), anAddress()];
    await add(app, ann, draw.id, { name: 'Oma', email: oma, language: 'de' });
    await aDrawParticipant(em, { draw, email: zoe }); // whose invitation never left

    await send(app, 'mutation ($password: String) { deleteAccount(password: $password) }', ann, { password: PASSWORD });

    const subjects = (await mailsTo(orm, oma)).map(({ subject }) => subject);
    expect(subjects.at(-1)).toBe('Die Auslosung „Christmas“ ist abgesagt');
    expect(subjects).toHaveLength(2);
    expect(await mailsTo(orm, zoe)).toEqual([]);
    expect(await orm.em.fork().count(Draw, { id: draw.id })).toBe(0);
  });
});

describe('Deleting an account', () => {
  test('ends its draws whose names are not drawn; others go on without an organiser', async ({ em, app, orm }) => {
    const { ann, draw, people } = await aCircle(em, ['Ben', 'Cleo', 'Dan', 'Eve']);
    ann.passwordHash = await hashPassword(PASSWORD);
    const open = await aDraw(em, { organiser: ann });
    await settle(orm, draw, people, [1, 2, 3, 0]);
    const query = 'mutation ($password: String) { deleteAccount(password: $password) }';
    const { data } = await send(app, query, ann, { password: PASSWORD });
    expect(data.deleteAccount).toBe(ann.id);
    expect(await orm.em.fork().count(Draw, { id: open.id })).toBe(0);
    expect((await partOf(app, people[0] as Invited)).data.drawPart).toMatchObject({
      organiserName: null,
      receiver: { name: 'Cleo' },
    });
    expect((await leave(app, people[1] as Invited)).data.leaveDraw).toBe(people[1]?.id);
  });
});
