import { statement } from '../../base/database/prepared.ts';
import { IS_TAKEN } from '../../lists/off-list-gifts/off-list-rows.ts';

/** Budgets that givers have for the person are for their account from then on. Their own for themselves go. */
export const moveBudgets = statement<never, { personId: string; userId: string }>(
  'move budgets to the account that takes over',
  `with before as (delete from gift_budgets where recipient_id = $personId::uuid returning *)
   insert into gift_budgets (giver_id, recipient_id, year, amount_minor, currency)
   select giver_id, $userId::uuid, year, amount_minor, currency from before where giver_id <> $userId::uuid
   on conflict do nothing`,
);

/**
 * Personal links that are for the person are for their account from then on: its lists stay hidden from them. So are links that have the person’s name
 * alone, since the account may have another.
 */
export const movePersonalLinks = statement<never, { personId: string; userId: string; listIds: readonly string[] }>(
  'move personal links to the account that takes over',
  `with before as (delete from circle_guest_recipients where person_id = $personId::uuid returning *), named as (
     select g.id from circle_guests g join persons pe on pe.id = $personId::uuid and lower(pe.name) = lower(g.name)
     where g.circle_id in (select circle_id from circle_lists where list_id = any($listIds::uuid[]))
       and not exists (select from circle_guest_recipients r where r.guest_id = g.id and r.person_id = $personId::uuid)
   )
   insert into circle_guest_recipients (id, guest_id, user_id, is_guest)
   select gen_random_uuid(), guest_id, $userId::uuid, is_guest from before
   union all select gen_random_uuid(), id, $userId::uuid, true from named
   on conflict (guest_id, user_id) do update set is_guest = circle_guest_recipients.is_guest or excluded.is_guest`,
);

/**
 * Gifts that were told beside the lists before are kept from the account as from anybody who received then, until the day of now, whomever it makes
 * the list for afterwards.
 */
export const keepOffListFrom = statement<never, { listIds: readonly string[]; userId: string }>(
  'keep what was told beside lists from who takes over',
  `update off_list_gifts p set kept_from = array(select distinct k.id from unnest(p.kept_from || $userId::uuid) as k (id)),
     kept_until = greatest(p.kept_until, coalesce(l.event_starts_at, '9999-12-31Z'))
   from lists l where l.id = p.list_id and l.id = any($listIds::uuid[]) and l.list_type <> 'SHOPPING'`,
);

/** The former owner's bank details are not shown under the name of the account that takes over. */
export const forgetHowToPay = statement<never, { listIds: readonly string[] }>(
  'forget how to give to funds that are handed over',
  'delete from funds where item_id in (select id from items where list_id = any($listIds::uuid[]))',
);

/** A circle has a list from its owner, who is another by now. */
export const closeToCircles = statement<{ circleId: string }, { listIds: readonly string[] }>(
  'close lists that are handed over to circles',
  'delete from circle_lists where list_id = any($listIds::uuid[]) returning circle_id as "circleId"',
);

/** Somebody who has just left a list is told nothing more of it. */
export const dropNotices = statement<never, { listIds: readonly string[]; userId: string }>(
  'drop notices of lists that somebody leaves',
  'delete from notifications where user_id = $userId::uuid and list_id = any($listIds::uuid[])',
);

/** Says whether somebody gives something on these lists themselves. Nothing of what others give is read. */
export const selectGivesOn = statement<{ isGiven: boolean }, { listIds: readonly string[]; userId: string }>(
  'whether somebody gives on lists that they take over',
  `select exists (
     select from purchases p join items i on i.id = p.item_id where p.buyer_id = $userId::uuid and i.list_id = any($listIds::uuid[])
     union all select from pledges p join items i on i.id = p.item_id where p.buyer_id = $userId::uuid and i.list_id = any($listIds::uuid[])
     union all select from off_list_gifts p where p.buyer_id = $userId::uuid and ${IS_TAKEN} and p.list_id = any($listIds::uuid[])
   ) as "isGiven"`,
);
