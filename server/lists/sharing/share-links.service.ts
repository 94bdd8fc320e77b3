import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { z } from 'zod';
import { once } from '../../base/database/once.ts';
import { newSecret } from '../../base/database/secret-token.ts';
import { NotAllowed, NotFound } from '../../base/errors/errors.ts';
import { parse } from '../../base/errors/parse.ts';
import { isOwner } from '../../core/access/list.policy.ts';
import { isLinkExpired } from '../../core/access/shared-list.policy.ts';
import { announce } from '../../core/events/announce.ts';
import type { SiteSettings } from '../../core/settings/settings.rules.ts';
import type { User } from '../../core/users/user.entity.ts';
import { assertUnlocked } from '../../money/billing/plan-limits.ts';
import { List } from '../lists/list.entity.ts';
import type { ListsService } from '../lists/lists.service.ts';
import { shareLinkExpiry } from './share-link.rules.ts';

type Expiry = z.input<typeof shareLinkExpiry>['expiresAt'];

/** The share link itself: replacing one that leaked, and how long it lasts. */
export class ShareLinksService {
  constructor(
    private readonly em: EntityManager,
    private readonly lists: ListsService,
    private readonly settings: Pick<SiteSettings, 'everythingForEverybody' | 'stripeEnabled'>,
  ) {}

  /**
   * Gives the list a new link; the old one is dead at once. It ends when the old one was to end, unless `expiresAt` says
   * otherwise or that is over. A repeated `key` replaces the link once.
   */
  async rotateShareLink(
    viewer: User,
    listId: string,
    { expiresAt, key }: { expiresAt?: Expiry | undefined; key?: string | null | undefined } = {},
  ): Promise<List> {
    await this.assertOwner(viewer, listId);
    const expiry = expiresAt === undefined ? undefined : this.allowedExpiry(viewer, expiresAt);
    await this.em.transactional((em) =>
      once(em, { about: `rotateShareLink ${listId} ${viewer.id}`, key, sent: { expiresAt } }, async () => {
        await this.change(em, viewer, listId, (list) => {
          list.shareToken = newSecret();
          list.shareLinkReplacedAt = new Date();
          if (expiry !== undefined) list.shareLinkExpiresAt = expiry;
          else if (isLinkExpired(list)) list.shareLinkExpiresAt = null;
        });
        return true;
      }),
    );
    return this.lists.readAgain(listId);
  }

  /** Lets the link end at a time to come, which is Premium's; null takes that back, on every plan. */
  async setShareLinkExpiry(viewer: User, listId: string, expiresAt: Expiry): Promise<List> {
    await this.assertOwner(viewer, listId);
    const expiry = this.allowedExpiry(viewer, expiresAt);
    await this.em.transactional((em) =>
      this.change(em, viewer, listId, (list) => {
        list.shareLinkExpiresAt = expiry;
      }),
    );
    return this.lists.readAgain(listId);
  }

  private async assertOwner(viewer: User, listId: string): Promise<void> {
    if (!isOwner(viewer, await this.lists.getChangeableList(viewer, listId))) throw new NotAllowed();
  }

  private async change(em: EntityManager, viewer: User, id: string, change: (list: List) => void): Promise<void> {
    const list = await em.findOne(List, id, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
    if (!list) throw new NotFound('List');
    change(list);
    await announce(em, 'LIST_EDITED', list, { actorId: viewer.id });
  }

  private allowedExpiry(viewer: User, expiresAt: Expiry): Date | null {
    if (expiresAt !== null) assertUnlocked(viewer, 'expiringLinks', this.settings);
    return parse(shareLinkExpiry, { expiresAt }).expiresAt;
  }
}
