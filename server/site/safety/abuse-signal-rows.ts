import { statement } from '../../base/database/prepared.ts';
import { worksOn } from '../../core/access/list.policy.ts';
import { isKeptFrom } from '../../core/access/purchase.policy.ts';
import type { AbuseSignalKind } from '../../lists/abuse/abuse-signal.entity.ts';
import type { AbuseSignalEntry } from './abuse-signal.type.ts';

/** Within an hour, from one address. Families, offices and schools share an address. */
const PURCHASES_IN_A_BURST = 20;

const MOST_LISTS = 10;

export interface AbuseSignalRow extends Omit<AbuseSignalEntry, 'lists'> {
  lists: AbuseSignalEntry['lists'] | null;
}

interface SignalsValues {
  viewerId: string;
  kind: AbuseSignalKind | null;
  at: string | null;
  rest: string | null;
  limit: number;
}

const PLACE = `s.kind || ' ' || s.limit_name || ' ' || s.subject`;

export const selectSignals = statement<AbuseSignalRow, SignalsValues>(
  'abuse signals',
  `with found as (
     select s.hour, s.kind, s.limit_name, s.subject, s.user_id, ${PLACE} as place, sum(s.count)::int as count,
       (array_agg(s.list_id order by s.count desc, s.list_id) filter (where s.list_id is not null))[1:${MOST_LISTS}] as list_ids
     from abuse_signals s left join lists l on l.id = s.list_id
     where ($kind::text is null or s.kind = $kind)
       and ($at::timestamptz is null or s.hour <= $at::timestamptz)
       and (l.id is null or not ${isKeptFrom('$viewerId::uuid')} and not (s.limit_name in ('besides', 'besidesOfNetwork') and ${worksOn('$viewerId::uuid')}))
     group by s.hour, s.kind, s.limit_name, s.subject, s.user_id
     having (s.kind <> 'PURCHASES' or sum(s.count) >= ${PURCHASES_IN_A_BURST})
       and ($at::timestamptz is null or (s.hour, ${PLACE}) < ($at::timestamptz, $rest::text))
     order by s.hour desc, place desc limit $limit
   )
   select to_char(f.hour at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') || ' ' || f.place as id, f.kind,
     f.limit_name as "limitName", f.hour, f.count, case when f.user_id is null then left(f.subject, 8) end as "addressKey",
     f.user_id as "userId", u.name as "userName",
     (select json_agg(json_build_object('id', l.id, 'name', case when l.privacy = 'PUBLIC' then l.name end,
         'ownerId', o.id, 'ownerName', o.name, 'isHidden', l.hidden_at is not null) order by l.id)
       from lists l join users o on o.id = l.owner_id where l.id = any(f.list_ids)) as lists
   from found f left join users u on u.id = f.user_id order by f.hour desc, f.place desc`,
);
