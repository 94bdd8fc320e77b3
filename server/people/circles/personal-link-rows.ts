import { statement } from '../../base/database/prepared.ts';
import type { ListType } from '../../core/access/list-access.rules.ts';
import { EVENT_IS_OVER } from '../../core/access/purchase.policy.ts';
import { MOST_LISTS_IN_CIRCLE, MOST_PURCHASES_OF_GUEST } from './circle.rules.ts';
import { isKeptFromGuest } from './guest-recipients.ts';

export interface LinkedGuest {
  id: string;
  name: string;
  language: string;
  isLargeType: boolean;
  circleId: string;
  circleName: string;
}

export interface LinkedList {
  id: string;
  name: string;
  listType: ListType;
  eventDate: string | null;
  ownerName: string;
  personName: string | null;
}

export interface LinkedPurchase {
  purchaseId: string;
  quantity: number;
  itemId: string;
  /** Null once the list is open to the circle no longer, as its id is. */
  title: string | null;
  listId: string | null;
}

/** Selects the guest behind a personal link. */
export const selectLinkedGuest = statement<LinkedGuest, { secretHash: string }>(
  'guest behind a personal link',
  `select g.id, g.name, g.language, g.is_large_type as "isLargeType", c.id as "circleId", c.name as "circleName"
   from circle_guests g join circles c on c.id = g.circle_id where g.secret_hash = $secretHash`,
);

/** Lists `l` that are open to the circle, but none whose gifts the guest receives. */
const LISTS = `circle_lists cl join lists l on l.id = cl.list_id and l.owner_id = cl.user_id
    join users o on o.id = l.owner_id left join persons pe on pe.id = l.person_id
  where cl.circle_id = $circleId::uuid and l.hidden_at is null and not ${isKeptFromGuest('$guestId::uuid', '$guestName')}`;

interface AsGuest {
  circleId: string;
  guestId: string;
  guestName: string;
}

const COLUMNS = `l.id, l.name, l.list_type as "listType", l.event_date::text as "eventDate", o.name as "ownerName", pe.name as "personName"`;

/** Selects the lists that a personal link opens: the next day first, days that are over last. */
export const selectLinkedLists = statement<LinkedList, AsGuest>(
  'lists behind a personal link',
  `select ${COLUMNS} from ${LISTS}
   order by ${EVENT_IS_OVER}, l.event_date, coalesce(pe.name, o.name), l.name, l.id limit ${MOST_LISTS_IN_CIRCLE}`,
);

/** Selects the list of an item, if a personal link opens it. */
export const selectLinkedListOf = statement<LinkedList, AsGuest & { itemId: string }>(
  'list of an item behind a personal link',
  `select ${COLUMNS} from ${LISTS} and l.id = (select i.list_id from items i where i.id = $itemId::uuid)`,
);

/** Selects what the guest with a personal link gives, as of a year: also of lists that are open to the circle no longer. */
export const selectLinkedPurchases = statement<LinkedPurchase, { guestId: string; circleId: string }>(
  'gifts of a personal link',
  `select p.id as "purchaseId", p.quantity, i.id as "itemId", case when cl.list_id is not null then i.title end as title, cl.list_id as "listId"
   from purchases p join items i on i.id = p.item_id join lists l on l.id = i.list_id
     left join circle_lists cl on cl.list_id = l.id and cl.user_id = l.owner_id and cl.circle_id = $circleId::uuid
   where p.guest_key_id = $guestId::uuid and p.buyer_id is null and l.hidden_at is null and p.created_at > now() - interval '1 year'
   order by p.id desc limit ${MOST_PURCHASES_OF_GUEST}`,
);
