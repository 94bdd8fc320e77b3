import { statement } from '../../base/database/prepared.ts';
import { ANY_NUMBER } from '../lists/any-number.rules.ts';

interface UnreceivedItems {
  listId: string;
  /** False while a surprise is kept from the viewer: what was ticked or thanked for before is not looked at. */
  knowsReceived: boolean;
}

interface CopyValues extends UnreceivedItems {
  newListId: string;
  viewerId: string;
  /** Pictures of the items, and beside each its copy. */
  imageIds: readonly string[];
  copyIds: readonly string[];
}

/** A thing that its owner gave thanks for is here, or soon will be: it is not asked for again, also where nobody ticked that it came. */
const CAME = `came as (
      select i.id, i.choice_id, sum(p.quantity)::int as pieces
      from items i join purchases p on p.item_id = i.id left join received_gifts r on r.purchase_id = p.id
      where i.list_id = $listId::uuid and $knowsReceived::boolean and (r.received_at is not null or r.note_id is not null or p.thanked_at is not null)
      group by i.id
    )`;

const UNRECEIVED = `items i left join came c on c.id = i.id
    where i.list_id = $listId::uuid and not i.is_archived and (i.quantity_desired = ${ANY_NUMBER} or i.quantity_desired > coalesce(c.pieces, 0))
      and not exists (select from came o where o.choice_id = i.choice_id)`;

/** The uploaded pictures of items that copyUnreceived() copies. */
export const selectUnreceivedPictures = statement<{ id: string }, UnreceivedItems>(
  'pictures of items that did not come',
  `with ${CAME} select i.image_id as id from ${UNRECEIVED} and i.image_id is not null order by i.order_index, i.id`,
);

/**
 * Copies the items of a list of which not all pieces were ticked as received or thanked for, with the number that is left. Other purchases do not count: they say
 * nothing that the viewer has not noted. Of a choice from which one came, nothing is copied. An uploaded picture is the copy's own.
 */
export const copyUnreceived = statement<{ id: string }, CopyValues>(
  'copy items that did not come',
  `
    with ${CAME}
    insert into items
    select (jsonb_populate_record(i, jsonb_build_object(
      'id', gen_random_uuid(), 'list_id', $newListId::uuid, 'added_by_id', $viewerId::uuid, 'created_at', now(), 'updated_at', now(),
      'image_id', (select copy_id from unnest($imageIds::uuid[], $copyIds::uuid[]) copied(id, copy_id) where copied.id = i.image_id),
      'quantity_desired', case when i.quantity_desired = ${ANY_NUMBER} then i.quantity_desired else i.quantity_desired - coalesce(c.pieces, 0) end,
      'quantity_purchased', 0, 'held_until', null, 'pledged_minor', 0, 'pledge_count', 0, 'pledge_currency', null, 'times_put_back', 0, 'question_count', 0,
      'is_unneeded', false, 'choice_id', case when count(*) over (partition by i.choice_id) > 1 then md5(i.choice_id::text || $newListId::text)::uuid end
    ))).*
    from ${UNRECEIVED}
    returning id`,
);

/** Copies of pictures stay from then on: a list shows them. */
export const keepPicturesOf = statement<never, { listId: string }>(
  'keep the pictures of a new list',
  'update images set kept_until = null where id in (select image_id from items where list_id = $listId::uuid)',
);
