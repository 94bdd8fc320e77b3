import { statement } from '../../base/database/prepared.ts';
import { ANNOUNCING_PLEDGE, type AnnouncementValues } from '../../core/events/announce.ts';
import { MOST_FUND_PLEDGES } from '../group-gifts/fund.rules.ts';
import { GIVER, LIMIT } from '../group-gifts/pool.ts';
import { ROOT_KEY } from '../guest-keys/gifts-of-key.ts';
import { MOST_PLEDGES } from './pledge.rules.ts';

interface RecordValues extends AnnouncementValues {
  pledgeId: string;
  amountMinor: number;
  currency: string;
  guestEmail: string;
  guestName: string | null;
  guestKeyId: string | null;
  language: string | null;
  key: string | null;
  requestHash: string | null;
  answer: string | null;
}

export interface RecordedPledge {
  isRecorded: boolean;
  /** Whether somebody may pledge at all, and in this currency. */
  isOpen: boolean;
  /** Before it, in the smallest unit. */
  missingMinor: number;
}

/**
 * Runs under the lock of the item, which must be taken before by itself: a statement sees nothing that came while it waited. If as much is missing (nothing is once it is bought), and the call is not a repeated one,
 * records the pledge, begins the pool with its first, whom nobody organises of a fund but its owner, and announces it. No row when there is no such item on the list.
 */
export const recordPledge = statement<RecordedPledge, RecordValues>(
  'record pledge',
  `with item as (
    select id, pledged_minor, greatest(0, quantity_desired - quantity_purchased) as remaining, ${LIMIT} as goal, is_fund,
      (is_group_gift or is_fund or pledge_count > 0) and not is_unneeded and currency = $currency::text and (select count(*) from pledges g where g.item_id = i.id) < case when is_fund then ${MOST_FUND_PLEDGES} else ${MOST_PLEDGES} end as is_open
    from items i where id = $itemId::uuid and list_id = $listId::uuid and not is_archived
  ), missing as (
    select id from item where is_open and goal - pledged_minor >= $amountMinor::bigint
  ), claimed as (
    insert into kept_answers (key, request_hash, answer) select $key::text, $requestHash::text, $answer::jsonb
    from missing where $key::text is not null
    on conflict do nothing returning key
  ), pledged as (
    insert into pledges (id, item_id, amount_minor, guest_email, guest_name, guest_key_id, buyer_id, language, created_at)
    select $pledgeId::uuid, id, $amountMinor::bigint, $guestEmail, $guestName, $guestKeyId::uuid, $actorId::uuid, $language, now()
    from missing where $key::text is null or exists (select from claimed)
    returning id, item_id, case when (select is_fund from item) then null else id end as organiser_id
  ), begun as (
    insert into pools (item_id, organiser_id, began_at, organised_at, told_organiser_id) select item_id, organiser_id, now(), now(), organiser_id from pledged
    on conflict (item_id) do nothing
  ), counted as (
    update items set pledged_minor = pledged_minor + $amountMinor::bigint, pledge_currency = $currency, pledge_count = pledge_count + case
      when exists (select from pledges g where g.item_id = items.id and ${GIVER} = coalesce($actorId::uuid, ${ROOT_KEY})) then 0 else 1 end
    from pledged where items.id = pledged.item_id
  ), ${ANNOUNCING_PLEDGE}
  select exists (select from pledged) as "isRecorded", is_open and goal is not null as "isOpen",
    greatest(0, coalesce(goal, 0) - pledged_minor)::float8 as "missingMinor"
  from item left join announced on true`,
);
