import type { EntityManager } from '@mikro-orm/postgresql';
import { statement } from '../../base/database/prepared.ts';
import { hasRight, opensAsMemberOn } from '../../core/access/list.policy.ts';
import { EVENT_IS_OVER, isKeptFrom, KEEPS_SURPRISE } from '../../core/access/purchase.policy.ts';
import type { PledgeFate } from './gone-pledge.entity.ts';
import { type About, type AboutId, isOpenSince } from './items-before-edits.ts';

/** The things whose pledges go: a list, items, or all lists of somebody; of a fund only what is not paid, or some alone. */
type AboutPledges = Exclude<About, { purchaseId: string }> | { unpaidOf: string } | { pledgeIds: string[] };

/**
 * Keeps what givers need to know of their pledges that are about to go, in the same transaction. It is one statement whether
 * or not there are any. A job tells the givers.
 */
export async function keepGonePledges(em: EntityManager, about: AboutPledges, fate: PledgeFate): Promise<void> {
  const [[what, id]] = Object.entries(about) as [[keyof typeof IS_ABOUT, AboutId]];
  await KEEPS[what](em, { id, fate });
}

const IS_ABOUT = {
  itemIds: 'i.id = any($id::uuid[])',
  unpaidOf: 'i.id = $id::uuid and p.paid_at is null and p.confirmed_at is null',
  pledgeIds: 'p.id = any($id::uuid[])',
  listId: 'l.id = $id',
  ownerId: 'l.owner_id = $id',
};

/** The people who receive what is on the list `l`. */
export const RECIPIENTS = `(select l.owner_id union select c.user_id from collaborators c where c.list_id = l.id and ${hasRight('receives')})`;

const NAME = 'coalesce(u.name, g.guest_name)';

const ORGANISER_NAME = `(select ${NAME} from pledges g left join users u on u.id = g.buyer_id where g.id = o.organiser_id)`;

const PAID_TO_ORGANISER = `case when o.organiser_id = p.id then (
  select jsonb_agg(jsonb_build_object('id', g.id, 'name', ${NAME}, 'amountMinor', g.amount_minor, 'isPaid', g.paid_at is not null,
    'isConfirmed', g.confirmed_at is not null) order by g.created_at, g.id)
  from pledges g left join users u on u.id = g.buyer_id
  where g.item_id = p.item_id and g.id <> p.id and (g.paid_at is not null or g.confirmed_at is not null)
) end`;

/** Notices that were kept from somebody go with their list: once it is gone nothing would say any more that they are to be. */
const HUSHED = (what: keyof typeof IS_ABOUT) =>
  what === 'itemIds' || what === 'unpaidOf' || what === 'pledgeIds'
    ? ''
    : `with hushed as (delete from notifications n using lists l where ${IS_ABOUT[what]} and n.about_list_id = l.id and ${isKeptFrom('n.user_id')})`;

const KEEPS = {
  itemIds: keepsBy('itemIds'),
  unpaidOf: keepsBy('unpaidOf'),
  pledgeIds: keepsBy('pledgeIds'),
  listId: keepsBy('listId'),
  ownerId: keepsBy('ownerId'),
};

/** Givers without account, key and address could never find it. */
function keepsBy(what: keyof typeof IS_ABOUT) {
  return statement<never, { id: AboutId; fate: PledgeFate }>(
    `keep gone pledges by ${what}`,
    `
    ${HUSHED(what)}
    insert into gone_pledges (id, list_id, share_token, fate, title, list_name, currency, amount_minor, guest_email, guest_key_id, buyer_id,
      language, is_bought, is_fund, is_paid, is_confirmed, paid_to, organiser_id, pay_back, paid, kept_from, gone_at, told_at)
    select p.id, l.id, l.share_token, $fate, case when open.is_open then i.title end, case when open.is_open then l.name end,
      coalesce(i.pledge_currency, i.currency), p.amount_minor, p.guest_email, p.guest_key_id, p.buyer_id, p.language,
      o.purchase_id is not null, i.is_fund, p.paid_at is not null, p.confirmed_at is not null, coalesce(p.paid_to, ${ORGANISER_NAME}),
      o.organiser_id, case when o.purchase_id is not null then o.pay_back end, ${PAID_TO_ORGANISER},
      case when ${KEEPS_SURPRISE} and l.person_id is null then array${RECIPIENTS} else '{}' end, now(),
      case when o.purchase_id is not null and ${EVENT_IS_OVER} then now() end
    from pledges p join items i on i.id = p.item_id join lists l on l.id = i.list_id join pools o on o.item_id = i.id
      cross join lateral (select ${isOpenSince('p.created_at')} or ${opensAsMemberOn('p.buyer_id')} as is_open) open
    where ${IS_ABOUT[what]} and (p.buyer_id is not null or p.guest_key_id is not null or p.guest_email <> '') and not l.is_demo
    on conflict (id) do nothing`,
  );
}
