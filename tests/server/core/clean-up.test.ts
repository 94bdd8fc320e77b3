import type { EntityManager } from '@mikro-orm/postgresql';
import { expect } from 'vitest';
import { KeptAnswer } from '../../../server/base/database/kept-answer.entity.ts';
import { Mail } from '../../../server/core/email/mail.entity.ts';
import { Session } from '../../../server/keys/sessions/session.entity.ts';
import { Invitation } from '../../../server/lists/collaborators/invitation.entity.ts';
import { EmailToken } from '../../../server/people/accounts/email-token.entity.ts';
import { cleanUp } from '../../../server/site/jobs/clean-up.ts';
import { aUser } from '../../builders/accounts.ts';
import { anInvitation } from '../../builders/collaborators.ts';
import { test } from '../server-test.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
const ago = (time: number) => new Date(Date.now() - time);

/** One of everything that goes out of date, of a certain age and due to end at a certain time. */
async function aTrail(em: EntityManager, { createdAt, expiresAt }: { createdAt: Date; expiresAt: Date }) {
  const user = await aUser(em);
  const hash = crypto.randomUUID();
  const mail = { to: user.email, subject: 'Hi', text: '', html: '', createdAt };
  const rows = [
    em.create(Session, { user, isRemembered: true, expiresAt }),
    em.create(EmailToken, { hash, purpose: 'VERIFY_EMAIL', user, email: user.email, expiresAt }),
    em.create(KeptAnswer, { key: hash, createdAt }),
    em.create(Mail, { ...mail, state: 'SENT' }),
    await anInvitation(em, { expiresAt }),
  ];
  const queued = em.create(Mail, mail);
  await em.flush();
  return { rows: rows.length, left: () => countLeft(em.fork(), { user, hash, rows }), queued };
}

async function countLeft(
  em: EntityManager,
  { user, hash, rows }: { user: { id: string }; hash: string; rows: object[] },
) {
  const invitation = rows.at(-1) as Invitation;
  const counts = await Promise.all([
    em.count(Session, { user: user.id }),
    em.count(EmailToken, { hash }),
    em.count(KeptAnswer, { key: hash }),
    em.count(Mail, { state: 'SENT', id: (rows[3] as Mail).id }),
    em.count(Invitation, { id: invitation.id }),
  ]);
  return counts.reduce((sum, count) => sum + count, 0);
}

test('what is past its time goes, and what is not stays', async ({ em }) => {
  const old = await aTrail(em, { createdAt: ago(31 * DAY), expiresAt: ago(1000) });
  const fresh = await aTrail(em, { createdAt: ago(23 * HOUR), expiresAt: new Date(Date.now() + DAY) });

  await cleanUp(em.fork());

  expect(await old.left()).toBe(0);
  expect(await fresh.left()).toBe(fresh.rows);
});

test('a mail that is still to be delivered stays, however old', async ({ em }) => {
  const { queued } = await aTrail(em, { createdAt: ago(31 * DAY), expiresAt: ago(1000) });

  await cleanUp(em.fork());

  expect(await em.fork().count(Mail, queued.id)).toBe(1);
});

test('what a mail says that went nowhere is kept for a week, since its links are secrets', async ({ em }) => {
  const aKeptMail = (createdAt: Date) =>
    em.create(Mail, {
      to: 'ann@example.test',
      subject: 'Hi',
      text: 'a link',
      html: 'a link',
      state: 'KEPT',
      createdAt,
    });
  const [old, recent] = [aKeptMail(ago(8 * DAY)), aKeptMail(ago(6 * DAY))];
  await em.flush();

  await cleanUp(em.fork());

  const texts = [old, recent].map(async ({ id }) => (await em.fork().findOneOrFail(Mail, id)).text);
  expect(await Promise.all(texts)).toEqual(['', 'a link']);
});

test('a table that is in trouble keeps none of the others from it, and is reported', async ({ em }) => {
  const old = await aTrail(em, { createdAt: ago(31 * DAY), expiresAt: ago(1000) });
  await em.execute(
    `create function refuse() returns trigger language plpgsql as 'begin raise exception ''in trouble''; end'`,
  );
  await em.execute('create trigger refuse before delete on kept_answers execute function refuse()');
  await expect(cleanUp(em.fork())).rejects.toThrow(/^1 of \d+ failed/);
  expect(await old.left()).toBe(1);
  await em.execute('drop function refuse() cascade');
  await cleanUp(em.fork());
  expect(await old.left()).toBe(0);
});
