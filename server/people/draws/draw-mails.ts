import type { EntityManager } from '@mikro-orm/postgresql';
import { minorText } from '../../base/amounts/money.rules.ts';
import { dayInWords } from '../../base/languages/day-in-words.ts';
import { inLanguage } from '../../base/languages/speaking.ts';
import type { RateLimits } from '../../base/rate-limits/rate-limits.ts';
import { displayText } from '../../base/text/display-text.rules.ts';
import type { MailQueue, NewMail } from '../../core/email/mail-queue.ts';
import { languageOf } from '../../core/users/note-language.ts';
import { User } from '../../core/users/user.entity.ts';
import { mailboxOf } from '../../lists/guest-keys/mailed-today.ts';
import type { Draw } from './draw.entity.ts';
import { drawEndedEmail, drawInvitationEmail, drawnEmail } from './draw-emails.ts';
import type { DrawLinks } from './draw-links.ts';
import { DrawParticipant } from './draw-participant.entity.ts';

/** Something that one person is to be told, and nobody else. */
type DrawNews =
  | { kind: 'INVITED'; organiserName: string }
  | { kind: 'DRAWN' | 'CHANGED'; receiverName: string }
  | { kind: 'REMOVED' | 'CALLED_OFF' };

type Told = Pick<DrawParticipant, 'id' | 'name' | 'email' | 'language' | 'user' | 'toldAt'>;

interface Mailbox {
  address: string;
  language: string | null;
}

export class DrawMails {
  constructor(
    private readonly queue: MailQueue,
    private readonly rateLimits: RateLimits,
    private readonly links: DrawLinks,
    private readonly siteUrl: string,
  ) {}

  /**
   * Queues a mail to each, in their language. An address gets a few a day; the page behind an earlier link says the same.
   * An end is told to those alone who know of the draw. A mail of a late change says who had drawn whom: no administrator
   * is shown it, in no row and no count.
   */
  async tell(
    em: EntityManager,
    draw: Draw,
    news: readonly { to: Told; news: DrawNews }[],
    { isLate = false } = {},
  ): Promise<void> {
    const told = news.filter(
      ({ to, news: { kind } }) => to.toldAt != null || (kind !== 'REMOVED' && kind !== 'CALLED_OFF'),
    );
    const mailboxes = await mailboxesOf(
      em,
      told.map(({ to }) => to),
    );
    const addresses = new Set([...mailboxes.values()].map(({ address }) => mailboxOf(address)));
    const left = await this.rateLimits.consumeEach('drawMail', addresses);
    const readers = told.flatMap(({ to, news }) => {
      const mailbox = mailboxes.get(to.id);
      return mailbox && left.has(mailboxOf(mailbox.address)) ? [{ id: to.id, mailbox, news }] : [];
    });
    const mails = readers.map(({ id, mailbox: { address, language }, news }) => {
      return inLanguage(language, () => ({
        ...this.write(draw, { id, to: address }, news),
        ...(isLate && { aboutListIds: [draw.id] }),
      }));
    });
    if (mails.length === 0) return;
    await this.queue.queueAll(em, await Promise.all(mails));
    const ids = readers.map(({ id }) => id);
    await em.nativeUpdate(DrawParticipant, { id: { $in: ids }, toldAt: null }, { toldAt: new Date() });
  }

  private write(draw: Draw, { id, to }: { id: string; to: string }, news: DrawNews): NewMail {
    const { name, day, budgetMinor, budgetCurrency } = draw;
    const about = {
      ...{ to, drawName: displayText(name), day: dayInWords(new Date(day)) },
      budget: budgetMinor != null && budgetCurrency ? minorText(budgetMinor, budgetCurrency) : null,
      url: this.links.addressFor(this.siteUrl, id),
    };
    switch (news.kind) {
      case 'INVITED':
        return drawInvitationEmail({ ...about, organiserName: displayText(news.organiserName) });
      case 'DRAWN':
      case 'CHANGED':
        return drawnEmail({
          ...about,
          receiverName: displayText(news.receiverName),
          isChange: news.kind === 'CHANGED',
        });
      case 'REMOVED':
      case 'CALLED_OFF':
        return drawEndedEmail({ ...about, isCalledOff: news.kind === 'CALLED_OFF' });
    }
  }
}

/** The address where they read mails, and in which language: an account goes before what the organiser said. */
async function mailboxesOf(em: EntityManager, told: readonly Told[]): Promise<Map<string, Mailbox>> {
  const ids = told.flatMap(({ user }) => user?.id ?? []);
  const emails = told.flatMap(({ email }) => email ?? []);
  const users = await em.find(
    User,
    { $or: [{ id: { $in: ids } }, { email: { $in: emails }, emailVerifiedAt: { $ne: null } }] },
    { disableIdentityMap: true },
  );
  const byId = new Map(users.map((user) => [user.id, user]));
  const byEmail = new Map(users.map((user) => [user.email, user]));
  return new Map(
    told.flatMap(({ id, user, email, language }) => {
      const account = user ? byId.get(user.id) : byEmail.get(email ?? '');
      const address = (user && account?.email) ?? email;
      return address ? [[id, { address, language: (account && languageOf(account)) ?? language ?? null }]] : [];
    }),
  );
}
