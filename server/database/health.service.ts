import { setTimeout as wait } from 'node:timers/promises';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Unavailable } from '../errors.ts';

/** In milliseconds. Whoever asks has a time-out of their own, and wants an answer before. */
const PATIENCE = 3000;

export class HealthService {
  constructor(private readonly em: EntityManager) {}

  /** Throws Unavailable unless the database answers, and soon. */
  async check(): Promise<void> {
    const silence = wait(PATIENCE, false, { ref: false });
    const answer = this.em.execute('select 1').then(
      () => true,
      () => false,
    );
    if (!(await Promise.race([answer, silence]))) throw new Unavailable();
  }
}
