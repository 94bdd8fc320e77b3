import { statement } from '../../base/database/prepared.ts';
import { worksOn } from '../../core/access/list.policy.ts';
import type { RememberedBarcode } from './barcode.type.ts';

type NamedCode = Omit<RememberedBarcode, 'namedAt'>;
type Row = NamedCode & { namedAt: Date | string };

const COLUMNS = `code, title, category, amount, named_at as "namedAt"`;

/**
 * Gives what somebody named, and what was named on the shopping lists that they work on. Of each code their own name comes first, then one from
 * a list of theirs, and of equals the latest: nobody who adds them to a list can call their things otherwise, or push them out.
 */
export const selectRemembered = statement<Row, { userId: string; limit: number }>(
  'remembered barcodes',
  `
    select ${COLUMNS} from (
      select * from (select distinct on (code) * from (
        select r.*, 0 as distance from remembered_barcodes r where r.named_by_id = $userId::uuid
        union all
        select r.*, case when l.owner_id = $userId::uuid then 1 else 2 end from lists l join remembered_barcodes r on r.list_id = l.id
        where l.list_type = 'SHOPPING' and ${worksOn('$userId::uuid')} and l.id in (
          select id from lists where owner_id = $userId::uuid
          union all select list_id from collaborators where user_id = $userId::uuid
        )
      ) known order by code, distance, named_at desc, id desc) nearest
      order by distance, named_at desc, code limit $limit::int
    ) kept order by named_at desc, code`,
);

/** The list calls it so from then on. Gives no row where the list is gone, or is not theirs to work on any more. */
export const putRemembered = statement<Row, NamedCode & { id: string; listId: string; userId: string; now: Date }>(
  'remember a barcode',
  `
    insert into remembered_barcodes (id, list_id, named_by_id, code, title, category, amount, named_at)
    select $id::uuid, l.id, $userId::uuid, $code, $title, $category, $amount, $now::timestamptz
    from lists l where l.id = $listId::uuid and l.list_type = 'SHOPPING' and ${worksOn('$userId::uuid')} for key share of l
    on conflict (list_id, code) do update set named_by_id = excluded.named_by_id, title = excluded.title,
      category = excluded.category, amount = excluded.amount, named_at = excluded.named_at
    returning ${COLUMNS}`,
);

export const dropOldest = statement<{ id: string }, { userId: string; kept: number }>(
  'drop the oldest remembered barcodes',
  `
    delete from remembered_barcodes where id in (
      select id from remembered_barcodes where id in (
        select id from remembered_barcodes where named_by_id = $userId::uuid order by named_at desc, id desc offset $kept::int
      ) for update skip locked
    ) returning id`,
);

export const selectNamedBy = statement<NamedCode & { namedAt: Date }, { userId: string }>(
  'barcodes that one person named',
  `select ${COLUMNS} from remembered_barcodes where named_by_id = $userId::uuid order by named_at, code`,
);
