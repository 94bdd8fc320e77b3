import type { EntityManager } from '@mikro-orm/postgresql';
import type { User } from '../../core/users/user.entity.ts';
import type { CircleEntry } from './circle.type.ts';

/** Asked by every dashboard. Nothing is read, or loaded, for who is in no circle. */
export class OwnCirclesService {
  constructor(private readonly em: EntityManager) {}

  async circlesOf(viewer: User): Promise<CircleEntry[]> {
    if (viewer.circleCount === 0) return [];
    const { selectCirclesOf } = await import('./circle-rows.ts');
    return selectCirclesOf(this.em, { userId: viewer.id });
  }
}
