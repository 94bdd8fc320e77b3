import { statement } from '../../base/database/prepared.ts';
import { isKeptFrom } from '../../core/access/purchase.policy.ts';
import { THANKS, type ThanksRow } from '../gifts/own-gifts.ts';
import { GIVER } from '../group-gifts/pool.ts';

export interface ReceivedRow {
  id: string;
  itemId: string;
  title: string;
  thumbnailKey: string | null;
  imageUrl: string | null;
  quantity: number;
  givenAt: Date | string;
  buyerId: string | null;
  giverName: string | null;
  /** The first gift on the list that this person gave under this name. */
  giverKey: string;
  giverCount: number;
  receivedAt: Date | string | null;
  isThanked: boolean;
  /** Whether a note has a way to the giver, or to one of several. */
  isReached: boolean;
  thanks: ThanksRow | null;
  /** Whether the viewer wrote them. */
  isOwnNote: boolean;
  /** The sum of a gift to a fund. */
  amountMinor: number | null;
  currency: string | null;
}

interface PageValues {
  listId: string;
  viewerId: string;
  /** These alone; null for all. */
  purchaseIds: readonly string[] | null;
  afterId: string | null;
  beforeId: string | null;
  isFromEnd: boolean;
  limit: number;
}

const OF_LIST = `join items i on i.id = p.item_id join lists l on l.id = i.list_id
  where l.id = $listId::uuid and not ${isKeptFrom('$viewerId::uuid')}`;

/** All that was bought from the list, and what was given to its funds. */
const GIVEN = `(
  select p.id, p.item_id, p.quantity, coalesce(p.bought_at, p.created_at) as given_at, p.buyer_id, p.guest_name, p.guest_email, p.guest_key_id, p.thanked_at is not null as is_thanked,
    p.buyer_id is not null or p.guest_email <> '' or p.guest_key_id is not null or p.undo_token_hash is not null
      or exists (select from pools o where o.purchase_id = p.id) as is_reached,
    null::float8 as amount_minor, null::text as currency, null::timestamptz as confirmed_at, null::uuid as note_id
  from purchases p ${OF_LIST} and p.held_until is null
  union all
  select p.id, p.item_id, 1, p.created_at, p.buyer_id, p.guest_name, p.guest_email, p.guest_key_id, p.note_id is not null, true,
    p.amount_minor::float8, i.pledge_currency, p.confirmed_at, p.note_id
  from pledges p ${OF_LIST} and i.is_fund
)`;

/** A guest who left neither an address nor a key is nobody whom another gift could be of. */
const PERSON = `coalesce(g.buyer_id::text, coalesce(nullif(lower(g.guest_email), ''), g.guest_key_id::text) || ' ' || g.guest_name, g.id::text)`;

/** Everything that was given from a list, the newest first; nothing while it is kept from the viewer. */
export const selectReceived = statement<ReceivedRow, PageValues>(
  'gifts of a list for who receives them',
  `select own.*, g.thumbnail_key as "thumbnailKey", r.received_at as "receivedAt", ${THANKS} as thanks,
     exists (select from thank_notes t where t.id = r.note_id and t.author_id = $viewerId::uuid) as "isOwnNote", coalesce(b.name, own."guestName") as "giverName",
     greatest(1, (select count(distinct ${GIVER})::int from pools o join pledges g on g.item_id = o.item_id where o.purchase_id = own.id)) as "giverCount"
   from (
     select p.id, i.id as "itemId", i.title, i.image_id, i.image_url as "imageUrl", p.quantity, p.given_at as "givenAt",
       p.giver_key as "giverKey", p.buyer_id as "buyerId", p.guest_name as "guestName", p.is_thanked as "isThanked", p.is_reached as "isReached", p.amount_minor as "amountMinor", p.currency, p.confirmed_at, p.note_id
     from (select g.*, first_value(g.id) over (partition by ${PERSON} order by g.id) as giver_key from ${GIVEN} g) p join items i on i.id = p.item_id
     where ($purchaseIds::uuid[] is null or p.id = any ($purchaseIds::uuid[]))
       and ($afterId::uuid is null or p.id < $afterId::uuid) and ($beforeId::uuid is null or p.id > $beforeId::uuid)
     order by case when $isFromEnd::boolean then p.id end, p.id desc limit $limit::int
   ) own left join users b on b.id = own."buyerId" left join images g on g.id = own.image_id left join received_gifts t on t.purchase_id = own.id
     cross join lateral (select coalesce(t.received_at, own.confirmed_at) as received_at, coalesce(t.note_id, own.note_id) as note_id) r
   order by own.id desc`,
);

export const countReceived = statement<{ count: number }, { listId: string; viewerId: string }>(
  'number of gifts of a list for who receives them',
  `select count(*)::int as count from ${GIVEN} p`,
);

/** Keeps these gifts from being deleted with their list or taken back, and is the first of the locks that a deletion takes, too. */
export const holdItems = statement<never, { purchaseIds: readonly string[] }>(
  'hold the items of gifts',
  `select 1 from items where id in (
     select item_id from purchases where id = any ($purchaseIds::uuid[]) union select item_id from pledges where id = any ($purchaseIds::uuid[])
   ) order by id for key share`,
);

/** Gifts to funds: their row has whether they came, and the note for them. */
const TO_FUNDS = `select p.id from pledges p join items i on i.id = p.item_id
     where p.id = any ($purchaseIds::uuid[]) and i.is_fund order by p.id for update of p`;

/** Ticking again keeps the time of the first tick. Gives those that are still there: they are locked before their ticks, as for a note. */
export const updateReceived = statement<
  { purchaseId: string },
  { purchaseIds: readonly string[]; isReceived: boolean }
>(
  'tick what came',
  `with gifts as (
     select p.id from purchases p where p.id = any ($purchaseIds::uuid[]) order by p.id for key share
   ), to_funds as (
     ${TO_FUNDS}
   ), confirmed as (
     update pledges set confirmed_at = case when $isReceived::boolean then coalesce(confirmed_at, now()) end
     from to_funds where pledges.id = to_funds.id returning pledges.id
   ), ticked as (
     insert into received_gifts (purchase_id, received_at) select id, case when $isReceived::boolean then now() end from gifts order by id
     on conflict (purchase_id) do update set received_at = case when $isReceived::boolean then coalesce(received_gifts.received_at, now()) end
     returning purchase_id
   )
   select purchase_id as "purchaseId" from ticked union all select id from confirmed`,
);

interface NoteValues {
  id: string;
  listId: string;
  authorId: string;
  text: string;
  purchaseIds: readonly string[];
}

/**
 * Writes a note to the givers of these gifts, who are thanked then: money came by that, a thing may still be on its way. Gives the gifts that have it now: none that has another,
 * which only the last parts see where that one was written a moment ago.
 */
export const insertNote = statement<{ purchaseId: string }, NoteValues>(
  'write a note of thanks',
  `with gifts as (
     select p.id from purchases p where p.id = any ($purchaseIds::uuid[]) order by p.id for update
   ), to_funds as (
     ${TO_FUNDS}
   ), note as (
     insert into thank_notes (id, list_id, author_id, text, written_at)
     select $id::uuid, $listId::uuid, $authorId::uuid, $text, now()
     where exists (select from gifts) or exists (select from to_funds) returning id
   ), thanked as (
     update purchases set thanked_at = coalesce(thanked_at, now()) from gifts where purchases.id = gifts.id
   ), noted as (
     update pledges set note_id = note.id, confirmed_at = coalesce(confirmed_at, now())
     from to_funds, note where pledges.id = to_funds.id and pledges.note_id is null returning pledges.id
   ), received as (
     insert into received_gifts (purchase_id, note_id) select gifts.id, note.id from gifts, note order by gifts.id
     on conflict (purchase_id) do update set note_id = excluded.note_id
     where received_gifts.note_id is null
     returning purchase_id
   )
   select purchase_id as "purchaseId" from received union all select id from noted`,
);

interface GiverToThank {
  to: string;
  language: string | null;
  isMember: boolean;
  /** Whether it is the address of an account that has proved it. */
  isProved: boolean;
  title: string;
}

/** Everybody who gave these, with those who chipped in for them, and an address. */
export const selectGivers = statement<GiverToThank, { purchaseIds: readonly string[]; authorId: string }>(
  'givers to thank',
  `select nullif(coalesce(b.email, p.guest_email), '') as "to", coalesce(b.preferences_language, b.last_language, p.language) as language,
     b.id is not null as "isMember", b.email_verified_at is not null as "isProved", i.title
   from (
     select id as purchase_id, item_id, guest_email, buyer_id, language, created_at from purchases where id = any ($purchaseIds::uuid[])
     union all
     select id, item_id, guest_email, buyer_id, language, created_at from pledges where id = any ($purchaseIds::uuid[])
     union all
     select o.purchase_id, g.item_id, g.guest_email, g.buyer_id, g.language, g.created_at
     from pools o join pledges g on g.item_id = o.item_id where o.purchase_id = any ($purchaseIds::uuid[])
   ) p join items i on i.id = p.item_id left join users b on b.id = p.buyer_id
   where nullif(coalesce(b.email, p.guest_email), '') is not null and b.id is distinct from $authorId::uuid
     and not exists (select from users u where u.id = $authorId::uuid and u.email = p.guest_email)
   order by p.created_at, p.item_id`,
);
