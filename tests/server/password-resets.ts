import type { EntityManager } from '@mikro-orm/postgresql';
import type { Infrastructure } from '../../server/infrastructure.ts';
import {
  mailPasswordReset,
  PASSWORD_RESET_QUEUE,
  type PasswordResetJob,
} from '../../server/people/accounts/password-resets.ts';
import { PUBLIC_URL } from './server-test.ts';

/** Does what a worker does with the resets that were asked for until now. */
export async function answerResets(em: EntityManager, { mailQueue }: Infrastructure): Promise<void> {
  const jobs = await em.execute<{ data: PasswordResetJob }[]>(
    `update jobs.job set state = 'completed' where name = ? and state = 'created' returning data`,
    [PASSWORD_RESET_QUEUE],
  );
  for (const { data } of jobs) await mailPasswordReset(em.fork(), data, mailQueue, PUBLIC_URL);
}
