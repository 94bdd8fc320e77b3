import { setTimeout as pause } from 'node:timers/promises';
import { type MikroORM, sql } from '@mikro-orm/postgresql';
import { isPast } from 'date-fns';
import { isKeptFrom } from '../access/purchase.policy.ts';
import { Mail } from './mail.entity.ts';
import { type Mailer, MailRefused } from './mailer.ts';

/** Longer than any attempt to send takes. Should a process die over a mail, it is free again after this. */
const CLAIM_SECONDS = 120;

/** In milliseconds. */
const PAUSES = [100, 400, 1_500, 3_000, 5_000, 10_000, 10_000, 10_000];

/** Some answers of mail servers are long. */
const LONGEST_PROBLEM = 500;

const TOO_LATE = 'Not sent: its link had expired before a mail server took it.';

/** For administrators who may know of the list; it does not say more than the list itself. */
const SECRET_BY_NOW = 'Not sent: it mentions purchases that are now hidden from the person it was for.';

type Outcome = Partial<
  Pick<Mail, 'state' | 'problem' | 'deliveredAt' | 'text' | 'html' | 'unsubscribeUrl' | 'replyTo'>
>;

/** A mail is claimed first, so it also leaves once when two processes reach for it. */
export class MailDelivery {
  private readonly ending = new AbortController();

  constructor(
    private readonly orm: MikroORM,
    private readonly mailer: Mailer,
  ) {}

  /**
   * Throws when the mail could not be delivered and is to be tried again. After the last try the mail is given up
   * instead.
   */
  async deliver(mailId: string, isLastTry: boolean): Promise<void> {
    const mail = await this.claim(mailId);
    if (!mail) return this.leaveToOthers(mailId);

    const outcome = await this.send(mail, isLastTry);
    await this.settle(mail, outcome);
    if (!outcome.state) throw new Error(outcome.problem ?? 'The mail was not delivered.');
  }

  giveBack(): void {
    this.ending.abort(new Error('The server that was sending it was shut down.'));
  }

  private async send(mail: Mail, isLastTry: boolean): Promise<Outcome> {
    if (mail.expiresAt && isPast(mail.expiresAt)) return { state: 'FAILED', problem: TOO_LATE, ...EMPTIED };
    try {
      if (await this.isSecretByNow(mail)) return { state: 'FAILED', problem: SECRET_BY_NOW, ...EMPTIED };
      const state = await this.mailer.send(mail, this.ending.signal);
      return { state, problem: null, deliveredAt: new Date(), ...(state === 'SENT' && EMPTIED) };
    } catch (error) {
      const isRefused = error instanceof MailRefused;
      const { aborted, reason } = this.ending.signal;
      const wasToldToEnd = aborted && !isRefused; // which is no fault of the mail, and no reason to give it up
      const problem = problemText(wasToldToEnd ? reason : error, mail);
      const isOver = isRefused || (isLastTry && !wasToldToEnd);
      return isOver ? { state: 'FAILED', problem, ...EMPTIED } : { problem };
    }
  }

  /** Mails may wait for long. Since then a list may have become a surprise, or a buyer may have become one of its members. */
  private async isSecretByNow({ id, aboutListIds }: Mail): Promise<boolean> {
    if (!aboutListIds) return false;
    const secret = await this.orm.em.fork().execute(
      `select from mails m join users u on u.email = m."to" join lists l on l.id = any(m.about_list_ids)
       where m.id = ? and ${isKeptFrom('u.id')}`,
      [id],
    );
    return secret.length > 0;
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

  /** Another worker may have died over this mail, which must not be lost with this attempt. */
  private async leaveToOthers(mailId: string): Promise<void> {
    const waits = await this.orm.em.fork().count(Mail, { id: mailId, state: 'QUEUED' });
    if (waits > 0) throw new Error('Another process is sending this mail.');
  }

  /** A mail that has left and is not known to have would leave again, so that this does not give up soon. */
  private async settle(mail: Mail, outcome: Outcome): Promise<void> {
    for (const milliseconds of PAUSES) {
      try {
        return await this.write(mail, outcome);
      } catch {
        await pause(milliseconds);
      }
    }
    await this.write(mail, outcome);
  }

  private async write(mail: Mail, outcome: Outcome): Promise<void> {
    await this.orm.em.fork().nativeUpdate(Mail, mail.id, { ...outcome, claimedUntil: null });
  }
}

/** A mail's links are secrets, and are kept no longer than they are needed. */
const EMPTIED = { text: '', html: '', unsubscribeUrl: null, replyTo: null };

/** For administrators: a mail server that finds fault with a link may quote it. */
function problemText(error: unknown, { text, unsubscribeUrl }: Mail): string {
  const message = error instanceof Error ? error.message : String(error);
  const links = [...(text.match(/\bhttps?:\/\/\S+/g) ?? []), ...(unsubscribeUrl ? [unsubscribeUrl] : [])];
  const longestFirst = links.toSorted((one, other) => other.length - one.length);
  return longestFirst.reduce((told, link) => told.replaceAll(link, '…'), message).slice(0, LONGEST_PROBLEM);
}
