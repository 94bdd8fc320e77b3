import type { EntityManager } from '@mikro-orm/postgresql';
import { statement } from '../../base/database/prepared.ts';
import { opensAsMemberOn } from '../../core/access/list.policy.ts';
import { isKeptFrom } from '../../core/access/purchase.policy.ts';
import type { User } from '../../core/users/user.entity.ts';
import { isOpenSince } from '../buyer-mails/items-before-edits.ts';

interface WrittenNote {
  list: string | null;
  gifts: string[] | null;
  text: string;
  writtenAt: Date;
}

/** Which gifts a note is for would tell, while they are kept from its writer, that one was taken back. */
const selectWritten = statement<WrittenNote, { userId: string }>(
  'notes of thanks by one person',
  `select case when ${opensAsMemberOn('$userId::uuid')} then l.name end as list,
     case when ${opensAsMemberOn('$userId::uuid')} and not ${isKeptFrom('$userId::uuid')} then (
       select coalesce(json_agg(i.title order by p.id), '[]') from (
         select p.id, p.item_id from received_gifts r join purchases p on p.id = r.purchase_id where r.note_id = t.id
         union all
         select p.id, p.item_id from pledges p where p.note_id = t.id
       ) p join items i on i.id = p.item_id
     ) end as gifts, t.text, t.written_at as "writtenAt"
   from thank_notes t join lists l on l.id = t.list_id where t.author_id = $userId::uuid order by t.written_at, t.id`,
);

interface TickedGift {
  list: string;
  gift: string;
  receivedAt: Date;
}

const selectTicked = statement<TickedGift, { userId: string }>(
  'gifts that came to one person',
  `select l.name as list, i.title as gift, r.received_at as "receivedAt"
   from lists l join items i on i.list_id = l.id join (
     select p.id, p.item_id, r.received_at from purchases p join received_gifts r on r.purchase_id = p.id
     union all
     select p.id, p.item_id, p.confirmed_at from pledges p join items i on i.id = p.item_id where i.is_fund
   ) r on r.item_id = i.id
   where l.owner_id = $userId::uuid and l.list_type <> 'SHOPPING' and r.received_at is not null and not ${isKeptFrom('$userId::uuid')}
   order by r.received_at, r.id`,
);

interface GivenGift {
  list: string | null;
  gift: string | null;
  receivedAt: Date | null;
  thanks: string | null;
  from: string | null;
  writtenAt: Date | null;
}

const selectGiven = statement<GivenGift, { userId: string; email: string | null }>(
  'gifts of one person that came, and the thanks for them',
  `select case when given.is_open then given.name end as list, case when given.is_open then given.title end as gift,
     r.received_at as "receivedAt", t.text as thanks, a.name as "from", t.written_at as "writtenAt"
   from (
     select distinct on (p.id) p.id, l.name, i.title, (${isOpenSince('p.created_at')} or ${opensAsMemberOn('$userId::uuid')}) as is_open
     from (
       select id, item_id, created_at from purchases where buyer_id = $userId::uuid or guest_email = $email::text
       union all
       select o.purchase_id, g.item_id, g.created_at from pledges g join pools o on o.item_id = g.item_id
       where o.purchase_id is not null and (g.buyer_id = $userId::uuid or g.guest_email = $email::text)
       union all
       select g.id, g.item_id, g.created_at from pledges g join items i on i.id = g.item_id
       where i.is_fund and (g.buyer_id = $userId::uuid or g.guest_email = $email::text)
     ) p join items i on i.id = p.item_id join lists l on l.id = i.list_id
     where l.list_type <> 'SHOPPING' and not ${isKeptFrom('$userId::uuid')}
     order by p.id, p.created_at
   ) given join (
     select purchase_id as gift_id, received_at, note_id from received_gifts union all select id, confirmed_at, note_id from pledges
   ) r on r.gift_id = given.id left join thank_notes t on t.id = r.note_id left join users a on a.id = t.author_id
   where r.received_at is not null or t.id is not null
   order by given.id`,
);

/** Notes that somebody wrote, ticks of what came on their lists, and what was ticked and written for what they gave. */
export async function exportedThanks(em: EntityManager, { id: userId, email, emailVerifiedAt }: User) {
  return {
    written: await selectWritten(em, { userId }),
    came: await selectTicked(em, { userId }),
    given: await selectGiven(em, { userId, email: emailVerifiedAt ? email : null }),
  };
}
