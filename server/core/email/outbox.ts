import type { MikroORM } from '@mikro-orm/postgresql';
import { Mail } from './mail.entity.ts';

const MOST_MAILS = 100;

export class Outbox {
  constructor(private readonly orm: MikroORM) {}

  mails(to?: string, limit = MOST_MAILS): Promise<Mail[]> {
    const state = { $in: ['QUEUED', 'KEPT'] as const };
    const where = { state, text: { $ne: '' }, ...(to && { to: to.toLowerCase() }) };
    return this.orm.em.fork().find(Mail, where, { orderBy: { createdAt: 'desc', id: 'desc' }, limit });
  }

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
