import type { EntityManager } from '@mikro-orm/postgresql';
import type { FastifyInstance } from 'fastify';
import { describe, expect } from 'vitest';
import { Mail } from '../../../server/core/email/mail.entity.ts';
import { hashPassword } from '../../../server/core/users/password-hash.ts';
import type { User } from '../../../server/core/users/user.entity.ts';
import { DrawParticipant } from '../../../server/people/draws/draw-participant.entity.ts';
import { aUser } from '../../builders/accounts.ts';
import { aCircle, aCircleMember } from '../../builders/circles.ts';
import { aDraw, aDrawParticipant } from '../../builders/draws.ts';
import { exportOf } from '../exports.ts';
import { listen, send } from '../graphql.ts';
import { PUBLIC_URL, test } from '../server-test.ts';
import { observe } from '../statements.ts';

const DRAW = '{ id circleId participants { id name email memberId isOwn isConfirmed } }';
const DAYS = '{ comingDays { kind name who date drawId } }';

const codeOf = ({ errors }: { errors?: { extensions: { code: string } }[] }) => errors?.[0]?.extensions.code ?? 'OK';
const person = (em: EntityManager, name: string) => aUser(em, { name, emailVerifiedAt: new Date() });
const show = (app: FastifyInstance, viewer: User, { id }: { id: string }) =>
  send(app, `{ circle(circleId: "${id}") ${DAYS} }`, viewer);
const add = (app: FastifyInstance, viewer: User, drawId: string, input: object) =>
  send(
    app,
    `mutation ($input: NewDrawParticipantInput!) { addDrawParticipant(drawId: "${drawId}", input: $input) ${DRAW} }`,
    viewer,
    { input },
  );
const begin = (app: FastifyInstance, viewer: User, { id }: { id: string }, day: string) =>
  send(app, `mutation { createDraw(input: { name: "Christmas", day: "${day}", circleId: "${id}" }) ${DRAW} }`, viewer);

/** Ann runs a circle in which Bob and Cleo are. */
async function aFamily(em: EntityManager) {
  const [ann, bob, cleo] = [await person(em, 'Ann'), await person(em, 'Bob'), await person(em, 'Cleo')];
  const circle = await aCircle(em, { owner: ann });
  for (const user of [bob, cleo]) await aCircleMember(em, { circle, user });
  const { day } = await aDraw(em);
  return { ann, bob, cleo, circle, day };
}

describe('A draw in a circle', () => {
  test('adds its people without their address, and mails them where their account says by then', async ({
    em,
    orm,
    app,
  }) => {
    const { ann, bob, circle, day } = await aFamily(em);
    const { createDraw: draw } = (await begin(app, ann, circle, day)).data;

    const added = await add(app, ann, draw.id, { name: 'Bob', memberId: bob.id });
    const twice = await add(app, ann, draw.id, { name: 'Bob', memberId: bob.id });
    const guessed = await add(app, ann, draw.id, { name: 'B.', email: bob.email });
    const exported = (await exportOf(app, ann)).said['draws.json'];

    const bobs = added.data.addDrawParticipant.participants.at(-1);
    expect(draw.circleId).toBe(circle.id);
    expect(bobs).toMatchObject({ name: 'Bob', email: '', memberId: bob.id, isOwn: false, isConfirmed: false });
    expect([codeOf(twice), codeOf(guessed)]).toEqual(['BAD_USER_INPUT', 'OK']); // no answer says whose an address is
    expect(JSON.stringify(added)).not.toContain(bob.email);
    expect(JSON.stringify(exported).split(bob.email)).toHaveLength(2); // only the one that Ann typed herself
    const [mail] = await orm.em.fork().find(Mail, { to: bob.email }, { orderBy: { id: 'asc' } });
    expect(mail?.subject).toBe('Ann invites you to the draw “Christmas”');

    bob.email = `${crypto.randomUUID()}@example.test`;
    await em.flush();
    await send(app, `mutation { resendDrawMail(participantId: "${bobs.id}") { id } }`, ann);
    expect(await orm.em.fork().count(Mail, { to: bob.email })).toBe(1);
    expect((await send(app, '{ drawParts { drawName } }', bob)).data.drawParts).toMatchObject([{}]);
  });

  test('takes nobody from elsewhere, and begins for nobody outside the circle', async ({ em, app }) => {
    const { ann, circle, day } = await aFamily(em);
    const [stranger, other] = [await person(em, 'Sam'), await aCircle(em)];
    const { createDraw: draw } = (await begin(app, ann, circle, day)).data;
    const without = await aDraw(em, { organiser: ann });

    const answers = [
      await begin(app, stranger, circle, day),
      await begin(app, ann, other, day),
      await add(app, ann, draw.id, { name: 'Sam', memberId: stranger.id }),
      await add(app, ann, draw.id, { name: 'Sam', memberId: 'none' }),
      await add(app, ann, without.id, { name: 'Sam', memberId: stranger.id }),
      await add(app, ann, draw.id, { name: 'Sam' }),
    ];

    expect(answers.map(codeOf)).toEqual([...Array.from({ length: 5 }, () => 'NOT_FOUND'), 'BAD_USER_INPUT']);
  });

  test('shows its day to who organises it or takes part, on the page and in the calendar, and to nobody else', async ({
    em,
    app,
  }) => {
    const { ann, bob, cleo, circle, day } = await aFamily(em);
    const { createDraw: draw } = (await begin(app, ann, circle, day)).data;
    await add(app, ann, draw.id, { name: 'Bob', memberId: bob.id });
    const calendarOf = async (viewer: User) => {
      const { data } = await send(
        app,
        `mutation { renewCircleCalendar(circleId: "${circle.id}") { calendarUrl } }`,
        viewer,
      );
      return (await app.inject({ url: data.renewCircleCalendar.calendarUrl.replace(PUBLIC_URL, '') })).body;
    };

    const [anns, bobs, cleos] = await Promise.all([ann, bob, cleo].map((viewer) => show(app, viewer, circle)));
    const dayOf = { kind: 'DRAW', name: 'Christmas', who: 'Christmas', date: day };
    expect(anns?.data.circle.comingDays).toEqual([{ ...dayOf, drawId: draw.id }]);
    expect(bobs?.data.circle.comingDays).toEqual([{ ...dayOf, drawId: null }]);
    expect(cleos?.data.circle.comingDays).toEqual([]);
    for (const viewer of [ann, bob])
      expect(await calendarOf(viewer)).toContain('SUMMARY:Gifts of the draw “Christmas”');
    expect(await calendarOf(cleo)).not.toContain('VEVENT');
  });

  test('is not there for others of the circle: same answer, same statements, no event', async ({ em, app }) => {
    const seen = [];
    for (const isDrawing of [false, true]) {
      const { ann, bob, cleo, circle, day } = await aFamily(em);
      const query = `subscription ($id: ID!) { circleChanged(circleId: $id) { name ${DAYS.slice(1, -1)} } }`;
      const hers = await listen(app, query, cleo, { id: circle.id });
      const his = await listen(app, query, bob, { id: circle.id });
      await hers.next();
      await his.next();
      if (isDrawing) {
        const { createDraw: draw } = (await begin(app, ann, circle, day)).data;
        const { data } = await add(app, ann, draw.id, { name: 'Bob', memberId: bob.id });
        expect((await his.next()).circleChanged.comingDays).toHaveLength(1);
        await send(app, `mutation { updateDraw(drawId: "${draw.id}", changes: { name: "Yule" }) { id } }`, ann);
        expect((await his.next()).circleChanged.comingDays).toMatchObject([{ name: 'Yule' }]);
        const bobs = data.addDrawParticipant.participants.at(-1);
        await send(app, `mutation { removeDrawParticipant(participantId: "${bobs.id}") { id } }`, ann);
        expect((await his.next()).circleChanged.comingDays).toEqual([]);
      }
      const look = await observe(() => show(app, cleo, circle));
      await send(app, `mutation { updateCircle(circleId: "${circle.id}", changes: { name: "The next" }) { id } }`, ann);
      const next = await hers.next(); // the first that she hears
      seen.push(JSON.stringify([look.result, look.statements, next]));
      hers.close();
      his.close();
    }
    expect(seen[0]).toContain('The next');
    expect(seen[1]).toBe(seen[0]);
  });

  test('loses who deletes their account before the names are drawn; a drawn one goes on', async ({ em, orm, app }) => {
    const { ann, bob, circle, day } = await aFamily(em);
    bob.passwordHash = await hashPassword('correct horse');
    await em.flush();
    const { createDraw: open } = (await begin(app, ann, circle, day)).data;
    await add(app, ann, open.id, { name: 'Bob', memberId: bob.id });
    const drawn = await aDraw(em, { organiser: ann, drawnAt: new Date() });
    const kept = await aDrawParticipant(em, { draw: drawn, name: 'Bob', email: null, user: bob });

    await send(app, 'mutation { deleteAccount(password: "correct horse") }', bob);

    const { data } = await send(app, `{ draw(id: "${open.id}") ${DRAW} }`, ann);
    expect(data.draw.participants).toMatchObject([{ isOwn: true }]);
    expect(await orm.em.fork().findOne(DrawParticipant, kept.id)).toMatchObject({ name: 'Bob', user: null });
  });
});
