import type { EntityManager } from '@mikro-orm/postgresql';
import type { Origin } from '../../core/users/caller.ts';
import type { User } from '../../core/users/user.entity.ts';
import type { CircleEntry } from './circle.type.ts';

/** Asked by every dashboard. Nothing is read, or loaded, for who is in no circle; on a socket they may have joined one since it was opened. */
export class OwnCirclesService {
  constructor(
    private readonly em: EntityManager,
    private readonly origin: Origin,
  ) {}

  async circlesOf(viewer: User): Promise<CircleEntry[]> {
    if (viewer.circleCount === 0 && !this.origin.isSocket) return [];
    const { selectCirclesOf } = await import('./circle-rows.ts');
    return selectCirclesOf(this.em, { userId: viewer.id });
  }
}
