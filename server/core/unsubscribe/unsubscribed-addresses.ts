import type { EntityManager } from '@mikro-orm/postgresql';
import { hashSecret } from '../../base/database/secret-token.ts';
import type { Unsubscription } from './unsubscribe-links.ts';
import { UnsubscribedAddress } from './unsubscribed-address.entity.ts';

export type ToAddress = Exclude<Unsubscription, { kind: 'DIGEST' | 'FOLLOWING' }>;

export async function isUnsubscribed(em: EntityManager, about: ToAddress): Promise<boolean> {
  return (await unsubscribedAmong(em, [about])).size > 0;
}

/** Gives those of them that are ended, with one query. */
export async function unsubscribedAmong(em: EntityManager, mails: readonly ToAddress[]): Promise<Set<ToAddress>> {
  if (mails.length === 0) return new Set();
  const addressHash = { $in: [...new Set(mails.map((about) => keyOf(about).addressHash))] };
  const ended = await em.find(UnsubscribedAddress, { addressHash }, { disableIdentityMap: true });
  const hashes = new Set(ended.map((found) => found.addressHash));
  return new Set(mails.filter((about) => hashes.has(keyOf(about).addressHash)));
}

export async function unsubscribeAddress(em: EntityManager, about: ToAddress): Promise<void> {
  await em.upsert(UnsubscribedAddress, { ...keyOf(about), createdAt: new Date() });
}

export async function resubscribeAddress(em: EntityManager, about: ToAddress): Promise<void> {
  await em.nativeDelete(UnsubscribedAddress, keyOf(about));
}

function keyOf({ kind, email }: ToAddress) {
  return { addressHash: hashSecret(`${kind} ${email.toLowerCase()}`) };
}
