import type { EntityManager } from '@mikro-orm/postgresql';
import type { RateLimits } from '../../base/rate-limits/rate-limits.ts';
import type { MailQueue } from '../../core/email/mail-queue.ts';
import type { SiteSettings } from '../../core/settings/settings.rules.ts';
import type { Origin } from '../../core/users/caller.ts';
import type { SharedListsService } from '../../lists/sharing/shared-lists.service.ts';
import type { PushKeys } from '../push/push-keys.ts';
import type { PushSender } from '../push/push-sender.ts';
import type { FollowLinks } from './follow-links.ts';
import { FollowsService } from './follows.service.ts';
import { MailedFollows } from './mailed-follows.ts';

interface Parts {
  em: EntityManager;
  rateLimits: RateLimits;
  origin: Origin;
  pushKeys: PushKeys;
  pushSender: PushSender;
  mailQueue: MailQueue;
  followLinks: FollowLinks;
  settings: Pick<SiteSettings, 'siteUrl'>;
}

export const followingServices = {
  follows: (
    {
      em,
      rateLimits,
      origin,
      pushKeys: keys,
      pushSender: sender,
      mailQueue: queue,
      followLinks: links,
      settings,
    }: Parts,
    { sharedLists }: { sharedLists: SharedListsService },
  ) =>
    new FollowsService(
      em,
      sharedLists,
      rateLimits,
      origin,
      { keys, sender },
      { queue, links, siteUrl: settings.siteUrl },
    ),
  mailedFollows: ({ em }: Parts) => new MailedFollows(em),
};
