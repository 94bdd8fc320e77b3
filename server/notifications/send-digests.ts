import type { EntityManager } from '@mikro-orm/postgresql';
import type { User } from '../accounts/user.entity.ts';
import type { SiteSettings } from '../admin/settings.rules.ts';
import type { MailQueue } from '../email/mail-queue.ts';
import type { EmailFrequency } from '../profile/preferences.rules.ts';
import { digestEmail } from './digest-email.ts';
import { countUnread, readNotices } from './read-notices.ts';

/** In UTC: before breakfast in most of Europe, and not in the middle of a working day in the Americas. */
const HOUR = 6;

const DAY = 24 * 60 * 60 * 1000;

/** Older news is none: a digest that was switched on again does not begin with last spring. */
const LONGEST = 31 * DAY;

const MOST_LINES = 20;

interface Due extends Pick<User, 'id' | 'name' | 'email'> {
  frequency: Exclude<EmailFrequency, 'NONE'>;
}

type Settings = Pick<SiteSettings, 'emailNotifications' | 'requireEmailVerification' | 'siteUrl'>;

/**
 * A job's work: mails everybody who has something to read what it is, daily or on Mondays. Asked every hour, so that a
 * morning on which nothing was running is made up for; who has had theirs gets no other.
 */
export async function sendDigests(
  em: EntityManager,
  mailQueue: MailQueue,
  settings: Settings,
  now = new Date(),
): Promise<void> {
  if (!settings.emailNotifications) return;
  const periods = periodsAt(now);
  const since = new Date(now.getTime() - LONGEST).toISOString();
  const due: Due[] = await em.execute(
    `select u.id, u.name, u.email, u.preferences_email_frequency as frequency
     from users u left join digests d on d.user_id = u.id
     where u.preferences_notifications and not u.is_system and (u.email_verified_at is not null or not ?::bool)
       and coalesce(d.period, '-infinity') <
         case u.preferences_email_frequency when 'DAILY' then ?::date when 'WEEKLY' then ?::date else '-infinity' end
       and exists (
         select from notifications n where n.user_id = u.id and n.read_at is null
           and n.news_at > greatest(d.until, ?::timestamptz) and n.news_at <= ?::timestamptz
       )
     order by u.id`,
    [settings.requireEmailVerification, periods.DAILY, periods.WEEKLY, since, now.toISOString()],
  );
  for (const each of due) {
    await em.fork().transactional((inside) => sendDigest(inside, each, mailQueue, settings, periods, now));
  }
}

/** Whether there is something to say is asked again, by what the reader may know now. */
async function sendDigest(
  em: EntityManager,
  { id, name, email, frequency }: Due,
  mailQueue: MailQueue,
  { siteUrl }: Settings,
  periods: Record<Due['frequency'], string>,
  now: Date,
): Promise<void> {
  const [claim]: { since: string | null }[] = await em.execute(
    `with before as (select until from digests where user_id = ?)
     insert into digests (user_id, period, until) values (?, ?, ?)
     on conflict (user_id) do update set period = excluded.period, until = excluded.until
       where digests.period < excluded.period
     returning (select until from before) as since`,
    [id, id, periods[frequency], now.toISOString()],
  );
  if (!claim) return; // another process was faster
  const since = new Date(Math.max(now.getTime() - LONGEST, claim.since ? new Date(claim.since).getTime() : 0));
  const notices = await readNotices(em, id, { unreadOnly: true, since, limit: MOST_LINES });
  if (notices.length === 0) return;
  const unread = (await countUnread(em, [id])).get(id) ?? 0;
  const mail = digestEmail({
    name,
    news: notices.map(({ text }) => text),
    more: notices.length === MOST_LINES ? Math.max(0, unread - MOST_LINES) : 0,
    unsubscribe: { kind: 'DIGEST', userId: id, frequency },
    dashboardUrl: `${siteUrl}/dashboard`,
  });
  await mailQueue.queue(em, { to: email, ...mail });
}

/** The day whose digest is due: today's, or yesterday's while it is early; of weekly ones that of the last Monday. */
function periodsAt(now: Date): Record<Due['frequency'], string> {
  const begun = new Date(now.getTime() - HOUR * 60 * 60 * 1000);
  const monday = new Date(begun);
  monday.setUTCDate(begun.getUTCDate() - ((begun.getUTCDay() + 6) % 7));
  return { DAILY: begun.toISOString().slice(0, 10), WEEKLY: monday.toISOString().slice(0, 10) };
}
