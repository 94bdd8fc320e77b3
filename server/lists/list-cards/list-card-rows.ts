import { statement } from '../../base/database/prepared.ts';
import type { Image } from '../../core/images/image.entity.ts';
import { isCountedAndNeeded } from '../items/item-counts.ts';
import type { ListProgressRow } from './list-progress.type.ts';

/** As many as a card has room for. */
const MAX_PICTURES = 4;
const MAX_TITLES = 4;

interface Lists {
  listIds: readonly string[];
}

export interface PictureRow {
  listId: string;
  imageUrl: string | null;
  image: Pick<Image, 'originalKey' | 'thumbnailKey' | 'width' | 'height'> | null;
}

/** The first items with a picture, in the order of the list; purchases are not looked at. */
export const selectPictures = statement<PictureRow, Lists>(
  'pictures of lists',
  `
    select l.id as "listId", p."imageUrl", p.image from unnest($listIds::uuid[]) as l (id) cross join lateral (
      select i.image_url as "imageUrl", case when g.id is not null then json_build_object(
        'originalKey', g.original_key, 'thumbnailKey', g.thumbnail_key, 'width', g.width, 'height', g.height) end as image
      from items i left join images g on g.id = i.image_id
      where i.list_id = l.id and not i.is_archived and (i.image_id is not null or i.image_url is not null)
      order by i.order_index, i.id limit ${MAX_PICTURES}
    ) p`,
);

interface TitleRow {
  listId: string;
  title: string;
}

/** The first items in the order of the list. Only what nobody keeps a surprise leaves out what is bought: things to buy. */
export const selectTitles = statement<TitleRow, Lists>(
  'first titles of lists',
  `
    select l.id as "listId", i.title from lists l cross join lateral (
      select i.title, i.order_index, i.id from items i
      where i.list_id = l.id and not i.is_archived
        and not (l.list_type = 'SHOPPING' and l.purchase_visibility <> 'SURPRISE' and i.quantity_purchased >= i.quantity_desired)
      order by i.order_index, i.id limit ${MAX_TITLES}
    ) i where l.id = any($listIds::uuid[]) order by i.order_index, i.id`,
);

export const selectProgress = statement<ListProgressRow & { listId: string }, Lists>(
  'progress of lists',
  `
    select list_id as "listId", (count(*) filter (where ${isCountedAndNeeded('items')}))::int as wanted,
      (count(*) filter (where quantity_purchased >= quantity_desired))::int as given,
      (count(*) filter (where quantity_purchased >= quantity_desired and held_until is not null))::int as held
    from items where list_id = any($listIds::uuid[]) and not is_archived group by list_id`,
);
