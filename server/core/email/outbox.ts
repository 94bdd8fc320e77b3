import type { MikroORM } from '@mikro-orm/postgresql';
import { Mail } from './mail.entity.ts';

const MOST_MAILS = 100;

/** The mails of a Kindlist that has no mail server, for those who develop or run it. */
export class Outbox {
  constructor(private readonly orm: MikroORM) {}

  /** Newest first, and as soon as they are caused; until what they say is cleared away. */
  mails(to?: string, limit = MOST_MAILS): Promise<Mail[]> {
    const state = { $in: ['QUEUED', 'KEPT'] as const };
    const where = { state, text: { $ne: '' }, ...(to && { to: to.toLowerCase() }) };
    return this.orm.em.fork().find(Mail, where, { orderBy: { createdAt: 'desc', id: 'desc' }, limit });
  }

  /** The last ones as one reads them in a terminal: the newest at the end. */
  async asText(to?: string): Promise<string> {
    const mails = await this.mails(to, MOST_PRINTED);
    if (mails.length === 0) return `No mails are kept${to ? ` to ${to}` : ''}.`;
    return mails.toReversed().map(printed).join('\n');
  }
}

const MOST_PRINTED = 10;

function printed({ createdAt, to, subject, text }: Mail): string {
  return `${'='.repeat(72)}\n${createdAt.toISOString()}  to ${to}\n${subject}\n${'-'.repeat(72)}\n${text}`;
}
