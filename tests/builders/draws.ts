import type { RequiredEntityData } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Draw } from '../../server/people/draws/draw.entity.ts';
import { DrawParticipant } from '../../server/people/draws/draw-participant.entity.ts';
import { aUser } from './accounts.ts';

const A_MONTH_MS = 30 * 86_400_000;

/** A draw in a month, whose names are not drawn. */
export async function aDraw(em: EntityManager, overrides: Partial<RequiredEntityData<Draw>> = {}) {
  const draw = em.create(Draw, {
    ...{ name: 'Christmas', note: '', day: new Date(Date.now() + A_MONTH_MS).toISOString().slice(0, 10) },
    organiser: overrides.organiser ?? (await aUser(em)),
    ...overrides,
  });
  await em.flush();
  return draw;
}

/** Somebody with an address of their own. */
export type Invited = DrawParticipant & { email: string };

/** By an address that no account has. */
export async function aDrawParticipant(
  em: EntityManager,
  overrides: Partial<RequiredEntityData<DrawParticipant>> = {},
) {
  const draw = overrides.draw ?? (await aDraw(em));
  const email = `${crypto.randomUUID()}@example.test`;
  const participant = em.create(DrawParticipant, { name: 'Cleo', email, ...overrides, draw });
  await em.flush();
  return participant as Invited;
}
