import type { EntityManager } from '@mikro-orm/postgresql';
import { isOpenToAll } from '../access/shared-list.policy.ts';
import { isId } from '../database/uuid.ts';
import { NotFound } from '../errors.ts';
import { List } from '../lists/list.entity.ts';
import { avatarUrlOf } from '../users/avatar.ts';
import { User } from '../users/user.entity.ts';
import type { PublicList, PublicProfile } from './public-profile.type.ts';

/** How people present themselves to whoever has the address of their profile: the same to everybody. */
export class PublicProfilesService {
  constructor(private readonly em: EntityManager) {}

  /** In the order in which the lists were made, which tells nothing of what happens on them. */
  async showProfile(id: string): Promise<PublicProfile> {
    const user = isId(id) ? await this.em.findOne(User, { id, isSystem: false }, { populate: ['avatar'] }) : null;
    if (!user) throw new NotFound('Resource');
    const lists = await this.em.find(
      List,
      { owner: user, privacy: 'PUBLIC', isDemo: false },
      { orderBy: { createdAt: 'desc', id: 'desc' } },
    );
    const open = lists.filter((list) => isOpenToAll(list));
    const counts = await this.countItems(open);
    return {
      id: user.id,
      name: user.name,
      avatarUrl: await avatarUrlOf(user),
      memberSince: user.createdAt,
      lists: open.map((list): PublicList => {
        const { name, description, listType, eventType = null, eventDate = null, shareToken } = list;
        const itemCount = counts.get(list.id) ?? 0;
        return { id: list.id, name, description, listType, eventType, eventDate, itemCount, shareToken };
      }),
    };
  }

  private async countItems(lists: readonly List[]): Promise<Map<string, number>> {
    const rows: { id: string; count: number }[] = await this.em.execute(
      `select list_id as id, count(*)::int as count from items
       where list_id = any(?::uuid[]) and not is_archived group by list_id`,
      [`{${lists.map(({ id }) => id).join(',')}}`],
    );
    return new Map(rows.map(({ id, count }) => [id, count]));
  }
}
