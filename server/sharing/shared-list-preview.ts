import type { EntityManager } from '@mikro-orm/postgresql';
import { prepared } from '../database/prepared.ts';
import { effectiveImageUrl } from '../items/effective-image.ts';
import type { ListType, Privacy } from '../lists/list.rules.ts';
import { isOpenToAll } from './shared-list.policy.ts';

/** What a link to a list shows before it is opened. */
export interface SharedListPreview {
  name: string;
  description: string;
  listType: ListType;
  ownerName: string;
  shareToken: string;
  isDemo: boolean;
  /** Of the first item that has a picture: a path on this site, or an address elsewhere. */
  imageUrl: string | null;
  items: { title: string; quantity: number }[];
}

interface PreviewRow extends Omit<SharedListPreview, 'items' | 'imageUrl'> {
  privacy: Privacy;
  shareLinkExpiresAt: string | null;
  items: SharedListPreview['items'] | null;
  picture: { thumbnailKey: string | null; imageUrl: string | null } | null;
}

const MOST_ITEMS = 100;

/**
 * Looks at no purchase, and leaves out nothing that was bought: a preview tells nobody from anybody, so whoever is to be
 * surprised reads it, too.
 */
const PREVIEW = {
  name: 'preview of a shared list',
  text: `
    select l.name, l.description, l.list_type as "listType", l.privacy, l.is_demo as "isDemo",
      l.share_token as "shareToken", l.share_link_expires_at::text as "shareLinkExpiresAt", o.name as "ownerName",
      i.items, i.picture
    from lists l join users o on o.id = l.owner_id cross join lateral (
      select json_agg(json_build_object('title', title, 'quantity', quantity_desired) order by order_index, id) as items,
        (array_agg(json_build_object('thumbnailKey', thumbnail_key, 'imageUrl', image_url) order by order_index, id)
          filter (where thumbnail_key is not null or image_url ~* '^https://' and image_url !~* '\\.svg([?#]|$)'))[1] as picture
      from (
        select items.id, title, quantity_desired, image_url, thumbnail_key, order_index
        from items left join images on images.id = image_id
        where list_id = l.id and not is_archived order by order_index, items.id limit ${MOST_ITEMS}
      ) first
    ) i
    where l.share_token = $1`,
};

/** Null unless the link opens the list for everybody. */
export async function readPreview(em: EntityManager, shareToken: string): Promise<SharedListPreview | null> {
  const [row] = await prepared<PreviewRow>(em, PREVIEW, [shareToken]);
  if (!row) return null;
  const { privacy, shareLinkExpiresAt, items, picture, ...preview } = row;
  const expiry = shareLinkExpiresAt === null ? null : new Date(shareLinkExpiresAt);
  if (!isOpenToAll({ isDemo: row.isDemo, privacy, shareLinkExpiresAt: expiry })) return null;
  const { thumbnailKey = null, imageUrl: link } = picture ?? {};
  const imageUrl = effectiveImageUrl(thumbnailKey === null ? null : { thumbnailKey }, link);
  return { ...preview, imageUrl, items: items ?? [] };
}
