import type { EntityManager } from '@mikro-orm/postgresql';
import { middleKeyOf } from './image-address.ts';
import type { ImageStore } from './image-store.ts';

const SHOWN_BY = {
  image: 'select ?::uuid',
  items: 'select image_id from items where id = any(?::uuid[])',
  list: `
    select image_id from items where list_id = ? union all select image_id from item_drafts where list_id = ?
    union all select banner_id from lists where id = ?`,
  owner: `
    select i.image_id from items i join lists l on l.id = i.list_id where l.owner_id = ?
    union all select d.image_id from item_drafts d join lists l on l.id = d.list_id where l.owner_id = ?
    union all select banner_id from lists where owner_id = ?
    union all select avatar_id from users where id = ?`,
};

/** Before what shows them is deleted, in its transaction. removeReleased() takes the files, after it. */
export async function releaseImages(
  em: EntityManager,
  ...[shownBy, id]: ['items', readonly string[]] | [Exclude<keyof typeof SHOWN_BY, 'items'>, string]
): Promise<void> {
  const which = SHOWN_BY[shownBy];
  const value = shownBy === 'items' ? `{${id.join(',')}}` : id;
  const values = Array.from(which.matchAll(/\?/g), () => value);
  await em.execute(`update images set kept_until = now() where id in (${which})`, values);
}

/** While a backup holds it, no file is removed: its list of pictures is older than its copies of their files. */
export const FILES_LOCK_ID = 7_274_102;

interface Released {
  id: string;
  original: string;
  thumbnail: string;
}

/**
 * Files first: should this fail or the process die, it is done again. Locked meanwhile, so that nobody begins to
 * show one, and two that do this at once share the work. Returns how many.
 */
export function removeReleased(em: EntityManager, store: ImageStore, most = 100): Promise<number> {
  return em.transactional(async (tx) => {
    const released: Released[] = await tx.execute(
      `with files as materialized (select pg_try_advisory_xact_lock_shared(?) as may_go)
       select id, original_key as original, thumbnail_key as thumbnail from images, files
       where kept_until <= now() and may_go order by kept_until limit ? for update of images skip locked`,
      [FILES_LOCK_ID, most],
    );
    if (released.length === 0) return 0;
    await store.remove(released.flatMap(({ original, thumbnail }) => [original, thumbnail, middleKeyOf(original)]));
    await tx.execute('delete from images where id = any(?::uuid[])', [`{${released.map(({ id }) => id).join(',')}}`]);
    return released.length;
  });
}
