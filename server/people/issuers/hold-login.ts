import type { EntityManager } from '@mikro-orm/postgresql';
import { claimed, keptAnswer } from '../../base/database/once.ts';
import { statement } from '../../base/database/prepared.ts';
import { hashSecret } from '../../base/database/secret-token.ts';

interface Login {
  issuerId: string;
  session: string;
}

const hold = statement<object, { name: string }>(
  'hold login',
  'select pg_advisory_xact_lock(hashtextextended($name, 0))',
);

/** Held until the commit: a logout that names a person alone sees a sign-in of theirs that is under way, or comes before it. */
export async function holdPerson(
  em: EntityManager,
  { issuerId, subject }: { issuerId: string; subject: string },
): Promise<void> {
  await hold(em, { name: `login of ${hashSecret(`${issuerId} ${subject}`)}` });
}

/**
 * A logout may overtake its own sign-in. Held until the commit, and remembered for a day: whichever comes later sees the
 * other. Gives whether the login is over.
 */
export async function holdLogin(
  em: EntityManager,
  { issuerId, session, isOver }: Login & { isOver: boolean },
): Promise<boolean> {
  const call = { about: 'login over', key: hashSecret(`${issuerId} ${session}`), sent: null };
  await hold(em, { name: `${call.about} ${call.key}` });
  if (isOver) await claimed(em, call, true);
  return isOver || (await keptAnswer(em, call)) !== null;
}
