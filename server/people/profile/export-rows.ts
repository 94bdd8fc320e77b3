import type { EntityManager } from '@mikro-orm/postgresql';
import { statement } from '../../base/database/prepared.ts';
import { isKeptFrom } from '../../core/access/purchase.policy.ts';
import type { Image } from '../../core/images/image.entity.ts';
import type { User } from '../../core/users/user.entity.ts';
import { FOLLOW_HOLDS } from '../../lists/following/follow-access.ts';

export const selectListSizes = statement<{ id: string; items: number }, { userId: string }>(
  'item counts of one person',
  `
    select l.id, (select count(*) from items i where i.list_id = l.id)::int as items
    from lists l where l.owner_id = $userId::uuid order by l.created_at, l.id`,
);

export const selectOwnPurchases = statement<{ id: string }, { userId: string; email: string | null }>(
  'purchases that their buyer may read',
  `
    select p.id from purchases p join items i on i.id = p.item_id join lists l on l.id = i.list_id
    where (p.buyer_id = $userId::uuid or p.guest_email = $email::text) and not ${isKeptFrom('$userId::uuid')}`,
);

const selectExportedFollows = statement<
  { list: string; by: 'account' | 'mail'; since: Date },
  { userId: string; email: string | null }
>(
  'follows of a person',
  `
    select l.name as list, case when f.user_id is null then 'mail' else 'account' end as by, f.created_at as since
    from follows f join lists l on l.id = f.list_id
    where (f.user_id = $userId::uuid or f.email = $email::text) and ${FOLLOW_HOLDS}
    order by f.created_at, f.id`,
);

/** Gives what somebody follows with the account, and by mail at an address that is theirs. Of lists that are closed to them by now nothing is left to tell. */
export function exportedFollows(em: EntityManager, { id, email, emailVerifiedAt }: User) {
  return selectExportedFollows(em, { userId: id, email: emailVerifiedAt ? email : null });
}

interface PictureWindow {
  userId: string;
  afterId: string;
  limit: number;
}

export const selectPicturesOf = statement<Pick<Image, 'id' | 'originalKey' | 'size'>, PictureWindow>(
  'pictures of a person',
  `
    select id, original_key as "originalKey", size from images where id > $afterId::uuid and (
      uploader_id = $userId::uuid or id in (
        select i.image_id from items i join lists l on l.id = i.list_id where l.owner_id = $userId::uuid
        union all select d.image_id from item_drafts d join lists l on l.id = d.list_id where l.owner_id = $userId::uuid
        union all select banner_id from lists where owner_id = $userId::uuid
      )
    ) order by id limit $limit::int`,
);
