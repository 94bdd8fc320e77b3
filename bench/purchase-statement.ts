import { readFileSync } from 'node:fs';
import { Pool } from 'pg';
import { answerJob } from './server-process.ts';
import '../scripts/languages/macros-in-node.ts';
import './raw-texts.ts';

const { STATEMENTS, statement } = await import('../server/base/database/prepared.ts'); // once texts can be imported
const { INSERT_MAIL, insertMailValues } = await import('../server/core/email/insert-mails.ts');
const { ANNOUNCING_PURCHASE, announcementValues } = await import('../server/core/events/announce.ts');
await import('../server/lists/purchases/record-purchase.ts');

const BATCHES = 300;
const BATCHES_BEFORE = 10;
const PURCHASES_EACH = 20;

const SOME_ITEMS = `
  select i.id as "itemId", i.list_id as "listId" from items i join lists l on l.id = i.list_id and not l.is_demo order by random() limit 5000`;

/** A purchase as it was recorded before gifts could be held, shared, chosen or given by name alone; the rest is as it is now. */
const BEFORE = `
  with item as (
    select id, title, times_put_back, greatest(0, quantity_desired - quantity_purchased) as remaining
    from items where id = $itemId::uuid and list_id = $listId::uuid and not is_archived for update
  ), left_to_buy as (
    select id, least($quantity::int, remaining) as quantity from item
    where (remaining >= $quantity::int or $orWhatRemains::bool and remaining > 0)
      and times_put_back <= coalesce($timesPutBack::int, times_put_back)
  ), claimed as (
    insert into kept_answers (key, request_hash, answer) select $key::text, $requestHash::text, $answer::jsonb
    from left_to_buy where $key::text is not null
    on conflict do nothing returning key
  ), bought as (
    insert into purchases (id, item_id, quantity, guest_email, guest_name, buyer_id, undo_token_hash, language, created_at)
    select $purchaseId::uuid, id, quantity, $guestEmail, $guestName, $actorId::uuid, $undoTokenHash, $language, now() from left_to_buy
    where $key::text is null or exists (select from claimed)
    returning item_id, quantity
  ), counted as (
    update items set quantity_purchased = quantity_purchased + quantity from bought where items.id = bought.item_id
  ), receipt as (
    ${INSERT_MAIL} and exists (select from bought)
  ), ${ANNOUNCING_PURCHASE}
  select title, remaining, times_put_back as "timesPutBack", exists (select from bought) as "isRecorded", now()::text as "boughtAt",
    changed.revision, changed.purchase_revision as "purchaseRevision"
  from item left join announced on true left join changed on true`;

export interface StatementJob {
  databaseUrl: string;
}

/** In microseconds of PostgreSQL's CPU time for one purchase, the middle one of many batches. */
export interface StatementTimes {
  now: number;
  before: number;
}

answerJob(async ({ databaseUrl }: StatementJob): Promise<StatementTimes> => {
  const now = await measured(databaseUrl, 'as it is', STATEMENTS.get('record purchase') ?? '');
  const before = await measured(databaseUrl, 'as it was', BEFORE);
  for (let batch = 0; batch < BATCHES_BEFORE + BATCHES; batch += 1) {
    if (batch === BATCHES_BEFORE) for (const { times } of [now, before]) times.length = 0;
    for (const { take } of batch % 2 ? [now, before] : [before, now]) await take();
  }
  for (const { pool } of [now, before]) await pool.end();
  return { now: middle(now.times), before: middle(before.times) };
});

/** On a connection of its own, whose process PostgreSQL's time is read from. */
async function measured(connectionString: string, name: string, text: string) {
  const pool = new Pool({ connectionString, max: 1 });
  const { rows } = await pool.query('select pg_backend_pid() as pid');
  const items = (await pool.query<ItemOfList>(SOME_ITEMS)).rows;
  const record = statement<{ isRecorded: boolean }, object>(name, text);
  const times: number[] = [];
  const take = async () => {
    const before = microsecondsOf(rows[0].pid);
    for (let purchase = 0; purchase < PURCHASES_EACH; purchase += 1) {
      const [bought] = await record(pool, valuesOf(randomOf(items)));
      if (!bought?.isRecorded) throw new Error(`Nothing was recorded: ${name}`);
    }
    times.push((microsecondsOf(rows[0].pid) - before) / PURCHASES_EACH);
  };
  return { pool, times, take };
}

interface ItemOfList {
  itemId: string;
  listId: string;
}

function valuesOf({ itemId, listId }: ItemOfList) {
  const purchaseId = crypto.randomUUID();
  const mail = { text: 'A line of the receipt. '.repeat(50), html: '<p>A line of the receipt</p>'.repeat(150) };
  const empty = { unsubscribe_url: null, about_list_ids: [listId], reply_to: null, expires_at: null };
  return {
    ...announcementValues('PURCHASED', { listId, itemId, purchaseId }),
    ...{ purchaseId, quantity: 1, guestEmail: 'guest@example.test', guestName: 'A guest', guestKeyId: null },
    ...{ heldUntil: null, undoTokenHash: 'h'.repeat(43), language: 'en', isChoiceLocked: false },
    ...{ orWhatRemains: false, timesPutBack: null, key: `purchase ${purchaseId}`, requestHash: 'r'.repeat(43) },
    answer: JSON.stringify({ purchaseId }),
    ...insertMailValues({
      ...{ id: crypto.randomUUID(), to: 'guest@example.test', subject: 'Thank you', ...mail, ...empty },
      ...{ kind: null, state: 'KEPT' },
    }),
  };
}

function microsecondsOf(pid: number): number {
  return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1_000;
}

function middle(times: readonly number[]): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0;
}

function randomOf<Thing>(things: readonly Thing[]): Thing {
  return things[Math.floor(Math.random() * things.length)] as Thing;
}
