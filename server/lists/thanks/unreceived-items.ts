import { statement } from '../../base/database/prepared.ts';
import { ANY_NUMBER } from '../lists/any-number.rules.ts';

interface CopyValues {
  listId: string;
  newListId: string;
  viewerId: string;
  /** False while a surprise is kept from the viewer: what was ticked before is not looked at. */
  knowsReceived: boolean;
}

/**
 * Copies the items of a list of which not all pieces were ticked as received, with the number that is left. Purchases that nobody ticked do not count: they say
 * nothing that the viewer has not noted. Of a choice from which one came, nothing is copied. Uploaded pictures stay with the first list.
 */
export const copyUnreceived = statement<{ id: string }, CopyValues>(
  'copy items that did not come',
  `
    with came as (
      select i.id, i.choice_id, sum(p.quantity)::int as pieces
      from items i join purchases p on p.item_id = i.id join received_gifts r on r.purchase_id = p.id and r.received_at is not null
      where i.list_id = $listId::uuid and $knowsReceived::boolean group by i.id
    )
    insert into items
    select (jsonb_populate_record(i, jsonb_build_object(
      'id', gen_random_uuid(), 'list_id', $newListId::uuid, 'added_by_id', $viewerId::uuid, 'created_at', now(), 'updated_at', now(), 'image_id', null,
      'quantity_desired', case when i.quantity_desired = ${ANY_NUMBER} then i.quantity_desired else i.quantity_desired - coalesce(c.pieces, 0) end,
      'quantity_purchased', 0, 'held_until', null, 'pledged_minor', 0, 'pledge_count', 0, 'pledge_currency', null, 'times_put_back', 0, 'question_count', 0,
      'is_unneeded', false, 'choice_id', case when count(*) over (partition by i.choice_id) > 1 then md5(i.choice_id::text || $newListId::text)::uuid end
    ))).*
    from items i left join came c on c.id = i.id
    where i.list_id = $listId::uuid and not i.is_archived and (i.quantity_desired = ${ANY_NUMBER} or i.quantity_desired > coalesce(c.pieces, 0))
      and not exists (select from came o where o.choice_id = i.choice_id)
    returning id`,
);
