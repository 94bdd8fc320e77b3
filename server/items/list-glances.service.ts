import type { EntityManager } from '@mikro-orm/postgresql';
import DataLoader from 'dataloader';
import { purchaseView } from '../access/purchase.policy.ts';
import { prepared } from '../database/prepared.ts';
import type { Image } from '../images/image.entity.ts';
import { pictureSizes } from '../images/picture-sizes.ts';
import type { List } from '../lists/list.entity.ts';
import type { User } from '../users/user.entity.ts';
import { effectiveImageUrl } from './effective-image.ts';
import type { ListPicture } from './list-picture.type.ts';
import { ListProgress, type ListProgressRow } from './list-progress.type.ts';

/** As many as a card has room for. */
const MAX_PICTURES = 4;

/** Of the first items that have one, in the order of the list; nothing of purchases is looked at. */
const PICTURES = {
  name: 'pictures of lists',
  text: `
    select l.id as "listId", p."imageUrl", p.image from unnest($1::uuid[]) as l (id) cross join lateral (
      select i.image_url as "imageUrl", case when g.id is not null then json_build_object(
        'originalKey', g.original_key, 'thumbnailKey', g.thumbnail_key, 'width', g.width, 'height', g.height) end as image
      from items i left join images g on g.id = i.image_id
      where i.list_id = l.id and not i.is_archived and (i.image_id is not null or i.image_url is not null)
      order by i.order_index, i.id limit ${MAX_PICTURES}
    ) p`,
};

const PROGRESS = {
  name: 'progress of lists',
  text: `
    select list_id as "listId", sum(quantity_desired)::int as wanted,
      sum(least(quantity_purchased, quantity_desired))::int as given
    from items where list_id = any($1::uuid[]) and not is_archived group by list_id`,
};

interface PictureRow {
  listId: string;
  imageUrl: string | null;
  image: Pick<Image, 'originalKey' | 'thumbnailKey' | 'width' | 'height'> | null;
}

/** What a list shows of its items where it stands among others: each in one query for any number of lists. */
export class ListGlancesService {
  /** Keep no answers, since a socket's service lives long. */
  private readonly pictures = new DataLoader<string, ListPicture[]>((ids) => this.readPictures(ids), { cache: false });
  private readonly progress = new DataLoader<string, ListProgress>((ids) => this.readProgress(ids), { cache: false });

  constructor(private readonly em: EntityManager) {}

  /** Of the first items that have one. */
  picturesOf(list: List): Promise<ListPicture[]> {
    return this.pictures.load(list.id);
  }

  /** Null for those from whom purchases are kept; then it is not read either. `list` has its collaborators. */
  async progressOf(viewer: User | null, list: List): Promise<ListProgress | null> {
    return purchaseView(viewer, list) === 'nothing' ? null : this.progress.load(list.id);
  }

  private async readPictures(listIds: readonly string[]): Promise<ListPicture[][]> {
    const rows = await prepared<PictureRow>(this.em, PICTURES, [listIds]);
    const byList = Map.groupBy(rows, ({ listId }) => listId);
    return listIds.map((id) => (byList.get(id) ?? []).flatMap(pictureOf));
  }

  private async readProgress(listIds: readonly string[]): Promise<ListProgress[]> {
    const rows = await prepared<ListProgressRow & { listId: string }>(this.em, PROGRESS, [listIds]);
    const byList = new Map(rows.map((row) => [row.listId, row]));
    return listIds.map((id) => new ListProgress(byList.get(id) ?? { wanted: 0, given: 0 }));
  }
}

function pictureOf({ image, imageUrl }: PictureRow): ListPicture[] {
  const url = effectiveImageUrl(image, imageUrl, null); // the logo of a shop is no gift
  return url ? [{ url, sizes: image && pictureSizes(image) }] : [];
}
