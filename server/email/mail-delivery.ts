import { type MikroORM, sql } from '@mikro-orm/postgresql';
import { Mail } from './mail.entity.ts';
import { type Mailer, MailRefused } from './mailer.ts';

/** Longer than any attempt to send takes. Should a process die over one, the mail is free again after this. */
const CLAIM_SECONDS = 120;

/** Delivers queued mails, each once: a mail is claimed first, so it also leaves once when two processes reach for it. */
export class MailDelivery {
  constructor(
    private readonly orm: MikroORM,
    private readonly mailer: Mailer,
  ) {}

  /** Throws when the mail could not be delivered and is to be tried again. On the last try it is given up instead. */
  async deliver(mailId: string, isLastTry: boolean): Promise<void> {
    const mail = await this.claim(mailId);
    if (!mail) return; // delivered, or under way elsewhere

    try {
      const state = await this.mailer.send(mail);
      await this.settle(mail, { state, problem: null, deliveredAt: new Date(), ...(state === 'SENT' && EMPTIED) });
    } catch (error) {
      const problem = error instanceof Error ? error.message : String(error);
      const isOver = isLastTry || error instanceof MailRefused;
      await this.settle(mail, isOver ? { state: 'FAILED', problem, ...EMPTIED } : { problem });
      if (!isOver) throw error;
    }
  }

  /** No transaction stays open while the mail travels; the claim does what its lock would. */
  private async claim(mailId: string): Promise<Mail | null> {
    const em = this.orm.em.fork();
    const isFree = { $or: [{ claimedUntil: null }, { claimedUntil: { $lt: sql`now()` } }] };
    const claimedUntil = sql`now() + make_interval(secs => ${CLAIM_SECONDS})`;
    const isMine = { id: mailId, state: 'QUEUED', ...isFree } as const;
    const claimed = await em.nativeUpdate(Mail, isMine, { claimedUntil, tries: sql`tries + 1` });
    return claimed ? em.findOneOrFail(Mail, mailId) : null;
  }

  private async settle(mail: Mail, outcome: Partial<Mail>): Promise<void> {
    await this.orm.em.fork().nativeUpdate(Mail, mail.id, { ...outcome, claimedUntil: null });
  }
}

const EMPTIED = { text: '', html: '', unsubscribeUrl: null };
