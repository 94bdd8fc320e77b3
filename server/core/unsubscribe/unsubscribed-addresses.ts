import type { EntityManager } from '@mikro-orm/postgresql';
import { hashSecret } from '../../base/database/secret-token.ts';
import type { Unsubscription } from './unsubscribe-links.ts';
import { UnsubscribedAddress } from './unsubscribed-address.entity.ts';

type ToAddress = Exclude<Unsubscription, { kind: 'DIGEST' | 'FOLLOWING' }>;

export async function isUnsubscribed(em: EntityManager, about: ToAddress): Promise<boolean> {
  return (await em.count(UnsubscribedAddress, keyOf(about))) > 0;
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
