import { hash } from 'node:crypto';
import { t } from '@lingui/core/macro';
import type { EntityManager } from '@mikro-orm/postgresql';
import { IdempotencyKeyReused, InvalidInput } from '../errors/errors.ts';
import { LONGEST_KEY } from '../text/idempotency-keys.ts';
import { KeptAnswer } from './kept-answer.entity.ts';
import { statement } from './prepared.ts';

export interface RepeatableCall {
  /** Names the caller and the action, so that nobody reads another's answer by guessing a key. */
  about: string;
  key: string | null | undefined;
  /** The key of one call is refused for another. Only a hash of it is kept, so no passwords here. */
  sent: unknown;
}

export interface KeptCall {
  key: string;
  requestHash: string;
}

/**
 * Runs `work` once per key: a repeated call gets the first answer. Belongs inside the transaction that does the work,
 * so that a failed call leaves its key free.
 */
export async function once<Answer>(
  em: EntityManager,
  call: RepeatableCall,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const kept = keptCall(call);
  if (!kept) return work();
  const first = await claimed<Answer | null>(em, call, null);
  if (first !== null) return first;

  const answer = await work();
  await em.nativeUpdate(KeptAnswer, { key: kept.key }, { answer });
  return answer;
}

/**
 * Works like `once`, for an answer that is known before the work is done: null the first time, and the first answer to
 * everyone who repeats the call. A failure rolls the claim back.
 */
export async function claimed<Answer>(em: EntityManager, call: RepeatableCall, answer: Answer): Promise<Answer | null> {
  const kept = keptCall(call);
  if (!kept) return null;
  // While a twin of this call is still at work, the insert waits for it.
  if ((await claim(em, { ...kept, answer: JSON.stringify(answer) })).length > 0) return null;
  return keptAnswer<Answer>(em, call);
}

const claim = statement<{ key: string }, KeptCall & { answer: string }>(
  'claim key',
  `insert into kept_answers (key, request_hash, answer) values ($key, $requestHash, $answer)
   on conflict do nothing returning key`,
);

/** Null where there was none. Throws where the first was another call. */
export async function keptAnswer<Answer>(em: EntityManager, call: RepeatableCall): Promise<Answer | null> {
  const kept = keptCall(call);
  const first = kept && (await em.findOne(KeptAnswer, { key: kept.key }));
  if (!first) return null;
  if (first.requestHash && first.requestHash !== kept.requestHash) throw new IdempotencyKeyReused();
  return first.answer as Answer;
}

export function keptCall({ about, key, sent }: RepeatableCall): KeptCall | null {
  if (!key) return null;
  if (key.length > LONGEST_KEY) throw new InvalidInput({ idempotencyKey: [t`The key is too long`] });
  return { key: `${about} ${key}`, requestHash: hash('sha256', JSON.stringify(sent), 'base64url') };
}
