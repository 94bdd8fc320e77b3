import type { EntityManager } from '@mikro-orm/postgresql';
import { announceEvent } from '../../core/events/announce.ts';
import type { User } from '../../core/users/user.entity.ts';
import { Circle } from './circle.entity.ts';
import { CircleGuest } from './circle-guest.entity.ts';
import { CircleMember } from './circle-member.entity.ts';

/** The lists that they have opened to it go along, and personal links that they know end. A circle without anybody ends. The circle is locked before. */
export async function leaveCircle(em: EntityManager, circleId: string, userId: string): Promise<void> {
  await em.nativeDelete(CircleMember, { circle: circleId, user: userId });
  await em.nativeUpdate(CircleGuest, { circle: circleId, knownBy: userId }, { secretHash: null, knownBy: null });
  if ((await em.count(CircleMember, { circle: circleId })) === 0) await em.nativeDelete(Circle, { id: circleId });
  await announceEvent(em, { kind: 'CIRCLE_CHANGED', circleId, closesLists: true });
}

/** As part of deleting an account. */
export async function leaveAllCircles(em: EntityManager, { id }: User): Promise<void> {
  const left: { id: string }[] = await em.execute(
    'select c.id from circles c where exists (select from circle_members m where m.circle_id = c.id and m.user_id = ?) order by c.id for update',
    [id],
  );
  for (const circle of left) await leaveCircle(em, circle.id, id);
}
