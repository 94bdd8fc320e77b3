import type { EntityManager } from '@mikro-orm/postgresql';
import { statement } from '../../base/database/prepared.ts';
import { announcePledgeUndone } from '../../core/events/announce.ts';
import type { User } from '../../core/users/user.entity.ts';
import { recountPool, withPoolLocked } from './change-pool.ts';

interface Whose {
  userId: string;
  /** Null where nobody has proved it to be theirs. */
  email: string | null;
}

const IS_THEIRS = `(p.buyer_id = $userId::uuid or p.buyer_id is null and p.guest_email = $email::text)`;

const selectPools = statement<{ itemId: string }, Whose>(
  'pools of somebody who leaves',
  `select i.id as "itemId" from items i where i.id in (select p.item_id from pledges p where ${IS_THEIRS}) order by i.id`,
);

const deleteTheirs = statement<{ id: string }, Whose & { itemId: string }>(
  'delete pledges of somebody who leaves',
  `delete from pledges p where p.item_id = $itemId::uuid and ${IS_THEIRS} returning p.id`,
);

/** The amounts stay where it is bought, for people who still have to be paid, and where a fund has them. */
const blankTheirs = statement<never, Whose & { itemId: string; isEach: boolean }>(
  'blank pledges of somebody who leaves',
  `with blanked as (
     update pledges p set guest_email = '', guest_name = null, guest_key_id = null, buyer_id = null
     where p.item_id = $itemId::uuid and ${IS_THEIRS} and ($isEach::boolean or p.confirmed_at is not null) returning p.id
   )
   update pools set organiser_id = null, pay_back = null where item_id = $itemId::uuid and organiser_id in (select id from blanked)`,
);

/** How to pay somebody who has gone is nobody’s concern, their own records go with them, and their name from those of organisers whom they paid. */
const forgetGone = statement<never, Whose>(
  'forget gone pledges of somebody who leaves',
  `with theirs as (select p.id, p.organiser_id from gone_pledges p where ${IS_THEIRS}),
   blanked as (update gone_pledges set pay_back = null where organiser_id in (select id from theirs) and id not in (select id from theirs)),
   unnamed as (
     update gone_pledges o set paid = (
       select jsonb_agg(case when one.value ->> 'id' in (select id::text from theirs) then jsonb_set(one.value, '{name}', 'null') else one.value end order by one.ordinality)
       from jsonb_array_elements(o.paid) with ordinality one
     )
     where o.id in (select organiser_id from theirs) and o.id not in (select id from theirs) and o.paid is not null
   )
   delete from gone_pledges where id in (select id from theirs)`,
);

/** Takes back what an account pledged for gifts that are not bought, and leaves no name at the others. The items are locked already, with their choices. */
export async function forgetPledger(em: EntityManager, { id, email, emailVerifiedAt }: User): Promise<void> {
  const whose = { userId: id, email: emailVerifiedAt ? email : null };
  for (const { itemId } of await selectPools(em, whose)) {
    await withPoolLocked(em, { itemId }, async (inside, pool) => {
      if (!pool) return;
      if (pool.isBought || pool.isFund) await blankTheirs(inside, { ...whose, itemId, isEach: pool.isBought });
      if (pool.isBought) return;
      if ((await deleteTheirs(inside, { ...whose, itemId })).length > 0) {
        const [after] = await recountPool(inside, { itemId });
        const about = { itemId, actorId: undefined, remaining: after?.remaining ?? 0 };
        await announcePledgeUndone(inside, pool.listId, about);
      }
    });
  }
  await forgetGone(em, whose);
}
