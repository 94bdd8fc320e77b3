import type { EntityManager } from '@mikro-orm/postgresql';
import { statement } from '../../base/database/prepared.ts';
import { isId } from '../../base/database/uuid.ts';
import { isKeptFrom } from '../../core/access/purchase.policy.ts';
import { guestKeyIdOrNull } from './guest-key-id.ts';

/** The key $guestKeyId, or the one that it is joined to. */
export const ROOT_KEY = `coalesce((select joined_to from joined_guest_keys where id = $guestKeyId::uuid), $guestKeyId::uuid)`;

/** The key $guestKeyId and those that are joined with it. */
export const KEYS = `array(
  with root as (select ${ROOT_KEY} as id)
  select id from root union all select j.id from joined_guest_keys j join root on j.joined_to = root.id
)`;

const ADDRESSES = `array(select email from guest_addresses where guest_key_id = any (${KEYS}))`;

/**
 * Whether the purchase `p` on the list `l` is from the guest with the key $guestKeyId, or was made under an address that they have proved to
 * be theirs. An address of somebody from whom the list is kept proves nothing: it was a slip, and would tell them.
 */
export const IS_FROM_GUEST = `(p.buyer_id is null and (p.guest_key_id = any (${KEYS}) or p.guest_email = any (${ADDRESSES})
  and not exists (select from users u where u.email = p.guest_email and ${isKeptFrom('u.id')})))`;

const selectFromGuest = statement<{ id: string }, { purchaseId: string; guestKeyId: string }>(
  'gift of the holder of a key',
  `select p.id from purchases p join items i on i.id = p.item_id join lists l on l.id = i.list_id
   where p.id = $purchaseId::uuid and ${IS_FROM_GUEST}
   union all
   select p.purchase_id from lapsed_holds p join items i on i.id = p.item_id join lists l on l.id = i.list_id
   where p.purchase_id = $purchaseId::uuid and ${IS_FROM_GUEST}`,
);

/** Whether a secret is the key of the guest who gives it. Looks only for what can be a key, whether or not there is such a gift. */
export async function isFromHolder(em: EntityManager, purchaseId: string, sent: string | null | undefined) {
  const keyId = guestKeyIdOrNull(sent);
  return (
    keyId !== null && isId(purchaseId) && (await selectFromGuest(em, { purchaseId, guestKeyId: keyId })).length > 0
  );
}
