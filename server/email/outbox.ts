import type { MikroORM } from '@mikro-orm/postgresql';
import { Mail } from './mail.entity.ts';

const MOST_MAILS = 100;

/** The mails of a Kindlist that has no mail server, for those who develop it. */
export class Outbox {
  constructor(private readonly orm: MikroORM) {}

  /** Newest first, and as soon as they are caused. */
  mails(to?: string): Promise<Mail[]> {
    const where = { state: { $in: ['QUEUED', 'KEPT'] as const }, ...(to && { to: to.toLowerCase() }) };
    return this.orm.em.fork().find(Mail, where, { orderBy: { createdAt: 'desc', id: 'desc' }, limit: MOST_MAILS });
  }
}
