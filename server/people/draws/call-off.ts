import type { EntityManager } from '@mikro-orm/postgresql';
import type { User } from '../../core/users/user.entity.ts';
import { announceInCircle, peopleInCircle } from './circle-draws.ts';
import { Draw } from './draw.entity.ts';
import type { DrawMails } from './draw-mails.ts';

/** Tells everybody else who takes part and knows of it. */
export async function callOff(em: EntityManager, draw: Draw, organiserId: string, mails: DrawMails): Promise<void> {
  const others = draw.participants.filter(({ user }) => user?.id !== organiserId);
  await mails.tell(
    em,
    draw,
    others.map((to) => ({ to, news: { kind: 'CALLED_OFF' as const } })),
  );
  const people = await peopleInCircle(em, draw);
  await em.nativeDelete(Draw, { id: draw.id });
  await announceInCircle(em, draw, people);
}

/** As part of deleting an account: of those that are drawn, others give each other by them, and go on without. */
export async function leaveDraws(em: EntityManager, user: User, mailsOf: () => Promise<DrawMails>): Promise<void> {
  const open = await em.find(Draw, { organiser: user, drawnAt: null }, { populate: ['participants'], refresh: true });
  for (const draw of open) await callOff(em, draw, user.id, await mailsOf());
  await em.execute(
    'delete from draw_participants p using draws d where d.id = p.draw_id and p.user_id = ? and p.email is null and d.drawn_at is null',
    [user.id],
  );
}
