import type { EntityManager } from '@mikro-orm/postgresql';
import { newId } from '../../base/database/uuid.ts';
import { askedLanguage } from '../../base/languages/speaking.ts';
import type { EndableFollows, MailedFollow } from '../../core/unsubscribe/unsubscribe.service.ts';
import { ListNotShared, TooManyFollowers } from './errors.ts';
import { deleteMailedFollow, followerKey, insertFollow, selectFollow, selectFollowable } from './follow-rows.ts';

/** Follows by mail, as the link in such a mail ends them and begins them again. */
export class MailedFollows implements EndableFollows {
  constructor(private readonly em: EntityManager) {}

  async isFollowing({ listId, email }: MailedFollow): Promise<boolean> {
    return (await selectFollow(this.em, { listId, followerKeys: [followerKey({ email })] })).length > 0;
  }

  async end({ listId, email }: MailedFollow): Promise<void> {
    await deleteMailedFollow(this.em, { listId, followerKey: followerKey({ email }) });
  }

  /** Not where the list was closed to its followers since the mail: nobody comes by a new share link that way. */
  async begin({ listId, email, since }: MailedFollow): Promise<void> {
    if ((await selectFollowable(this.em, { listId, since: new Date(since) })).length === 0) throw new ListNotShared();
    const nothing = { userId: null, endpoint: null, p256dh: null, auth: null };
    const follow = { id: newId(), listId, email, followerKey: followerKey({ email }), language: askedLanguage() };
    const made = await insertFollow(this.em, { ...nothing, ...follow });
    if (made.length === 0) throw new TooManyFollowers();
  }
}
