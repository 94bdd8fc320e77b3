import type { EntityManager } from '@mikro-orm/postgresql';
import { statement } from '../../base/database/prepared.ts';
import { newId } from '../../base/database/uuid.ts';
import { type ProblemArea, SiteProblem } from './site-problem.entity.ts';

interface Problem {
  area: ProblemArea;
  subject: string;
  message: string;
}

const LONGEST_SUBJECT = 300;
const LONGEST_MESSAGE = 1000;

const insertProblem = statement<never, Problem & { id: string }>(
  'note problem',
  `insert into site_problems (id, area, subject, message, count, last_seen_at)
   values ($id::uuid, $area, $subject, $message, 1, now())
   on conflict (area, subject) do update
     set message = excluded.message, count = site_problems.count + 1, last_seen_at = excluded.last_seen_at`,
);

/** Meeting it again counts, and adds nothing. */
export async function noteProblem(em: EntityManager, { area, subject, message }: Problem): Promise<void> {
  await insertProblem(em, {
    id: newId(),
    area,
    subject: subject.slice(0, LONGEST_SUBJECT),
    message: message.slice(0, LONGEST_MESSAGE),
  });
}

export async function removeProblem(em: EntityManager, { area, subject }: Omit<Problem, 'message'>): Promise<void> {
  await em.nativeDelete(SiteProblem, { area, subject: subject.slice(0, LONGEST_SUBJECT) });
}
