import type { EntityManager } from '@mikro-orm/postgresql';
import { statement } from '../../base/database/prepared.ts';
import { announceEvent } from '../../core/events/announce.ts';
import type { Draw } from './draw.entity.ts';

/** Selects somebody of a circle, for somebody else in it. */
export const selectFromCircle = statement<{ id: string }, { circleId: string; viewerId: string; memberId: string }>(
  'somebody of a circle',
  `select m.user_id as id from circle_members m join circle_members me on me.circle_id = m.circle_id and me.user_id = $viewerId::uuid
   where m.circle_id = $circleId::uuid and m.user_id = $memberId::uuid`,
);

const selectDrawingInCircle = statement<{ id: string }, { circleId: string; drawId: string }>(
  'people of a circle who know of a draw',
  `select u.id from circle_members m join users u on u.id = m.user_id
   where m.circle_id = $circleId::uuid and (
     exists (select from draws d where d.id = $drawId::uuid and d.organiser_id = u.id)
     or exists (
       select from draw_participants p where p.draw_id = $drawId::uuid
         and (p.user_id = u.id or p.user_id is null and u.email_verified_at is not null and p.email = u.email)
     )
   )`,
);

/** People of the circle who organise the draw or take part: nobody else hears that there is one. */
export async function peopleInCircle(em: EntityManager, { id, circle }: Draw): Promise<string[]> {
  if (!circle) return [];
  return (await selectDrawingInCircle(em, { circleId: circle.id, drawId: id })).map((person) => person.id);
}

export async function announceInCircle(em: EntityManager, { circle }: Draw, people: readonly string[]): Promise<void> {
  if (!circle || people.length === 0) return;
  await announceEvent(em, { kind: 'CIRCLE_DRAW_CHANGED', circleId: circle.id, userIds: [...new Set(people)] });
}
