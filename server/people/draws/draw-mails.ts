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
import type { DrawParticipant } from './draw-participant.entity.ts';

/** Something that one person is to be told, and nobody else. */
type DrawNews =
  | { kind: 'INVITED'; organiserName: string }
  | { kind: 'DRAWN' | 'CHANGED'; receiverName: string }
  | { kind: 'REMOVED' | 'CALLED_OFF' };

type Told = Pick<DrawParticipant, 'id' | 'name' | 'email' | 'language' | 'user'>;

export class DrawMails {
  constructor(
    private readonly queue: MailQueue,
    private readonly rateLimits: RateLimits,
    private readonly links: DrawLinks,
    private readonly siteUrl: string,
  ) {}

  /** Queues a mail to each, in their language. An address gets a few a day; the page behind an earlier link says the same. */
  async tell(em: EntityManager, draw: Draw, told: readonly { to: Told; news: DrawNews }[]): Promise<void> {
    const left = await this.rateLimits.consumeEach('drawMail', new Set(told.map(({ to }) => mailboxOf(to.email))));
    const readers = told.filter(({ to }) => left.has(mailboxOf(to.email)));
    const languages = await languagesOf(
      em,
      readers.map(({ to }) => to),
    );
    const mails = readers.map(({ to, news }) => {
      return inLanguage(languages.get(to.id), () => ({
        ...this.write(draw, to, news),
        ...hiddenFromAdministrators(draw),
      }));
    });
    if (mails.length > 0) await this.queue.queueAll(em, await Promise.all(mails));
  }

  private write(draw: Draw, { id, email: to }: Told, news: DrawNews): NewMail {
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

/** A mail about what is no list is shown to no administrator, in no row and no count: who is told at a late change has drawn somebody else. */
function hiddenFromAdministrators({ id }: Draw): Pick<NewMail, 'aboutListIds'> {
  return { aboutListIds: [id] };
}

/** The language of an account goes before the one that the organiser chose. */
async function languagesOf(em: EntityManager, told: readonly Told[]): Promise<Map<string, string | null>> {
  const ids = told.flatMap(({ user }) => user?.id ?? []);
  const emails = told.map(({ email }) => email);
  const users = await em.find(
    User,
    { $or: [{ id: { $in: ids } }, { email: { $in: emails }, emailVerifiedAt: { $ne: null } }] },
    { disableIdentityMap: true },
  );
  const byId = new Map(users.map((user) => [user.id, languageOf(user)]));
  const byEmail = new Map(users.map((user) => [user.email, languageOf(user)]));
  return new Map(
    told.map(({ id, user, email, language }) => [
      id,
      (user ? byId.get(user.id) : byEmail.get(email)) ?? language ?? null,
    ]),
  );
}
