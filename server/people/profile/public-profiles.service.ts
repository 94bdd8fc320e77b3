import type { EntityManager } from '@mikro-orm/postgresql';
import { isId } from '../../base/database/uuid.ts';
import { NotFound } from '../../base/errors/errors.ts';
import { type ConnectionFields, connectionPage } from '../../base/paging/connection.type.ts';
import type { PageArguments } from '../../base/paging/keyset.ts';
import { avatarUrlOf } from '../../core/users/avatar.ts';
import { User } from '../../core/users/user.entity.ts';
import type { ListOrder } from '../../lists/lists/list-connection.type.ts';
import { LIST_CURSOR, readDay } from '../../lists/lists/list-order.ts';
import { countPublicLists, readPublicLists } from './public-list-rows.ts';
import type { PublicList, PublicProfile } from './public-profile.type.ts';

export type WholeProfile = PublicProfile & { lists: PublicList[] };

interface PublicListPage extends ConnectionFields<PublicList> {
  totalCount: () => Promise<number>;
}

/** Nobody has more public lists than a plan holds. */
const ALL_LISTS = { limit: 10_000, isFromEnd: false, after: null, before: null };

export class PublicProfilesService {
  constructor(private readonly em: EntityManager) {}

  async getProfile(id: string): Promise<PublicProfile> {
    const user = isId(id) ? await this.em.findOne(User, { id, isSystem: false }, { populate: ['avatar'] }) : null;
    if (!user) throw new NotFound('Resource');
    return { id: user.id, name: user.name, avatarUrl: await avatarUrlOf(user), memberSince: user.createdAt };
  }

  async showProfile(id: string): Promise<WholeProfile> {
    const profile = await this.getProfile(id);
    return { ...profile, lists: await this.listsOf(profile.id) };
  }

  /** The newest first, which tells nothing of what happens on them. */
  async listsOf(userId: string): Promise<PublicList[]> {
    const wanted = { ownerId: userId, order: 'NEWEST', today: readDay(null) } as const;
    const { entries } = await readPublicLists(this.em, wanted, ALL_LISTS);
    return entries.map(({ list }) => list);
  }

  /** The same, page by page; `today` is YYYY-MM-DD, or null for the day that it is in UTC. */
  async listPage(
    userId: string,
    { order, today }: { order: ListOrder; today: string | null },
    page: PageArguments,
  ): Promise<PublicListPage> {
    const wanted = { ownerId: userId, order, today: readDay(today) };
    const found = await readPublicLists(this.em, wanted, LIST_CURSOR.windowOf(page));
    return {
      ...connectionPage(found, {
        cursorOf: ({ keys }) => LIST_CURSOR.encode(keys),
        nodeOf: ({ list }) => list,
      }),
      totalCount: () => countPublicLists(this.em, userId),
    };
  }
}
