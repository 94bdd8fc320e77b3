import type { EntityManager } from '@mikro-orm/postgresql';
import { InvalidInput } from '../errors.ts';
import { KeptAnswer } from './kept-answer.entity.ts';
import { statement } from './prepared.ts';

const LONGEST_KEY = 255;

/**
 * Runs `work` once per key: a repeated call gets the first answer. Belongs inside the transaction that does the work,
 * so that a failed call leaves its key free. `about` says whose call it is and what it is about, so that nobody
 * reads another's answer by guessing a key.
 */
export async function once<Answer>(
  em: EntityManager,
  about: string,
  key: string | null | undefined,
  work: () => Promise<Answer>,
): Promise<Answer> {
  if (!key) return work();
  const first = await claimed<Answer | null>(em, about, key, null);
  if (first !== null) return first;

  const answer = await work();
  await em.nativeUpdate(KeptAnswer, { key: wholeKey(about, key) }, { answer });
  return answer;
}

/**
 * As `once`, for an answer that is known before the work is done: null the first time, and the first answer to everyone who
 * repeats the call. Work that fails rolls the claim back.
 */
export async function claimed<Answer>(
  em: EntityManager,
  about: string,
  key: string | null | undefined,
  answer: Answer,
): Promise<Answer | null> {
  if (!key) return null;
  // While a twin of this call is still at work, the insert waits for it.
  const values = { key: wholeKey(about, key), answer: JSON.stringify(answer) };
  if ((await claim(em, values)).length > 0) return null;
  return (await em.findOneOrFail(KeptAnswer, { key: values.key })).answer as Answer;
}

const claim = statement<{ key: string }, { key: string; answer: string }>(
  'claim key',
  'insert into kept_answers (key, answer) values ($key, $answer) on conflict do nothing returning key',
);

/** The first answer to a call with this key; null where there was none. */
export async function keptAnswer<Answer>(
  em: EntityManager,
  about: string,
  key: string | null | undefined,
): Promise<Answer | null> {
  const kept = key && (await em.findOne(KeptAnswer, { key: wholeKey(about, key) }));
  return kept ? (kept.answer as Answer) : null;
}

/** How a key is kept. It says whose call it is and what it is about, so that nobody reads another's answer by guessing. */
export function wholeKey(about: string, key: string): string {
  if (key.length > LONGEST_KEY) throw new InvalidInput({ idempotencyKey: ['The key is too long'] });
  return `${about} ${key}`;
}
