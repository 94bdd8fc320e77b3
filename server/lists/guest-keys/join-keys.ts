import type { EntityManager } from '@mikro-orm/postgresql';
import { statement } from '../../base/database/prepared.ts';

/** One joining at a time: two that cross could otherwise join each key to the other. It is rare. */
const lockJoining = statement<never, { name: string }>(
  'lock joined keys',
  'select pg_advisory_xact_lock(hashtextextended($name, 0))',
);

const join = statement<never, { guestKeyId: string; otherId: string }>(
  'join keys of a guest',
  `
    with kept as (select coalesce((select joined_to from joined_guest_keys where id = $guestKeyId::uuid), $guestKeyId::uuid) as id),
    other as (select coalesce((select joined_to from joined_guest_keys where id = $otherId::uuid), $otherId::uuid) as id),
    moved as (
      update joined_guest_keys set joined_to = kept.id from kept, other where joined_to = other.id and kept.id <> other.id
    )
    insert into joined_guest_keys (id, joined_to, created_at) select other.id, kept.id, now() from kept, other where kept.id <> other.id`,
);

/** From then on each of the two opens what both give. Joining them again changes nothing. */
export function joinKeys(em: EntityManager, guestKeyId: string, otherId: string): Promise<void> {
  return em.transactional(async (inside) => {
    await lockJoining(inside, { name: 'joined guest keys' });
    await join(inside, { guestKeyId, otherId });
  });
}

/** Notes that the holder of a key reads the mails of an address. */
export const proveAddress = statement<never, { guestKeyId: string; email: string }>(
  'prove an address of a guest',
  `insert into guest_addresses (guest_key_id, email, created_at) values ($guestKeyId::uuid, $email, now()) on conflict do nothing`,
);

/** Gives purchases that have no giver but their receipt to the holder of a key. */
export const adoptPurchases = statement<never, { guestKeyId: string; purchaseIds: readonly string[] }>(
  'give purchases to the holder of a key',
  `update purchases set guest_key_id = $guestKeyId::uuid
   where id = any ($purchaseIds::uuid[]) and buyer_id is null and guest_key_id is null`,
);
