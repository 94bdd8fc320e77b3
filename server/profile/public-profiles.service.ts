import type { EntityManager } from '@mikro-orm/postgresql';
import { isOpenToAll } from '../access/shared-list.policy.ts';
import { isId } from '../database/uuid.ts';
import { NotFound } from '../errors.ts';
import { selectItemCounts } from '../items/item-counts.ts';
import { List } from '../lists/list.entity.ts';
import { avatarUrlOf } from '../users/avatar.ts';
import { User } from '../users/user.entity.ts';
import type { PublicList, PublicProfile } from './public-profile.type.ts';

/** How people present themselves to everybody who has the address of their profile. */
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
    const rows = await selectItemCounts(this.em, { listIds: open.map((list) => list.id) });
    const counts = new Map(rows.map(({ listId, current }) => [listId, current]));
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
}
