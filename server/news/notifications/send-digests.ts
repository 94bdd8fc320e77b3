import type { EntityManager } from '@mikro-orm/postgresql';
import { eachByItself } from '../../base/database/each-by-itself.ts';
import { statement } from '../../base/database/prepared.ts';
import { inLanguage } from '../../base/languages/speaking.ts';
import type { MailQueue, NewMail } from '../../core/email/mail-queue.ts';
import { waysOf } from '../../core/events/news-ways.ts';
import type { SiteSettings } from '../../core/settings/settings.rules.ts';
import type { EmailFrequency } from '../../core/users/preferences.rules.ts';
import type { User } from '../../core/users/user.entity.ts';
import { type DigestNews, digestEmail } from './digest-email.ts';
import { type ListedNotice, readNews } from './read-notices.ts';

/** In UTC: before breakfast in most of Europe, and not in the middle of a working day in the Americas. */
const DIGEST_HOUR = 6;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Older news is none: a digest that was switched on again does not begin with last spring. */
const LONGEST = 31 * DAY_MS;

/**
 * A notice that is being written now may carry an earlier time than the digest, and be visible to nobody yet: it is in
 * the next one.
 */
const SETTLING_MS = 60 * 1000;

const MOST_LINES = 20;

/** How many people's digests one transaction writes. */
const BATCH = 100;

interface Due extends Pick<User, 'id' | 'name' | 'email'> {
  frequency: Exclude<EmailFrequency, 'NONE'>;
  language: string | null;
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
  const [earliest, until] = [new Date(now.getTime() - LONGEST), new Date(now.getTime() - SETTLING_MS)];
  const due: Due[] = await em.execute(
    `select u.id, u.name, u.email, u.preferences_email_frequency as frequency,
       coalesce(u.preferences_language, u.last_language) as language
     from users u left join digests d on d.user_id = u.id
     where u.preferences_notifications and not u.is_system and (u.email_verified_at is not null or not ?::bool)
       and coalesce(d.period, '-infinity') <
         case u.preferences_email_frequency when 'DAILY' then ?::date when 'WEEKLY' then ?::date else '-infinity' end
       and exists (
         select from notifications n where n.user_id = u.id and n.read_at is null
           and n.news_at > greatest(d.until, ?::timestamptz) and n.news_at <= ?::timestamptz
       )
     order by u.id`,
    [settings.requireEmailVerification, periods.DAILY, periods.WEEKLY, earliest.toISOString(), until.toISOString()],
  );
  const batches = Array.from({ length: Math.ceil(due.length / BATCH) }, (_, n) =>
    due.slice(n * BATCH, (n + 1) * BATCH),
  );
  const digests = { siteUrl: settings.siteUrl, periods, earliest, until };
  await eachByItself(em, batches, (inside, batch) => sendBatch(inside, batch, mailQueue, digests));
}

/** Facts that all digests of a morning share. */
interface Digests {
  siteUrl: string;
  /** The day that a digest is for, by how often it comes. */
  periods: Record<Due['frequency'], string>;
  /** Earlier and later news is in none of them. */
  earliest: Date;
  until: Date;
}

/** Whether there is something to say is asked again, by what the reader may know now. */
async function sendBatch(
  em: EntityManager,
  due: Due[],
  mailQueue: MailQueue,
  { siteUrl, periods, earliest, until }: Digests,
): Promise<void> {
  const claimed = await claimDigests(em, {
    userIds: due.map(({ id }) => id),
    periods: due.map(({ frequency }) => periods[frequency]),
    until,
  });
  const languages = new Map(due.map(({ id, language }) => [id, language]));
  const readers = claimed.map(({ userId, since }) => ({
    userId,
    language: languages.get(userId) ?? null,
    since: new Date(Math.max(earliest.getTime(), since ? new Date(since).getTime() : 0)),
  }));
  const news = await readNews(em, readers, until, MOST_LINES);
  const mails: NewMail[] = [];
  for (const { id, name, email, frequency, language } of due) {
    const found = news.get(id);
    if (!found) continue;
    const { notices, total, purchaseListIds } = found;
    const about: DigestNews = {
      name,
      count: total,
      headline: notices[0]?.headline ?? '',
      groups: byList(notices, siteUrl),
      more: total - notices.length,
      unsubscribe: { kind: 'DIGEST', userId: id, frequency },
      dashboardUrl: `${siteUrl}/dashboard`,
    };
    const mail = await inLanguage(language, () => digestEmail(about));
    mails.push({ to: email, ...mail, ...(purchaseListIds.length > 0 && { aboutListIds: purchaseListIds }) });
  }
  await mailQueue.queueAll(em, mails);
}

/**
 * The list with the latest news comes first, with its gifts, then its changes, then people who joined or left. News
 * without a list, or of one that is not theirs any more, comes last and names its place.
 */
function byList(notices: readonly ListedNotice[], siteUrl: string) {
  const groups = Map.groupBy(notices, ({ listId }) => listId);
  const elsewhere = groups.get(null) ?? [];
  groups.delete(null);
  const ofLists = [...groups].map(([listId, ofList]) => ({
    place: { label: ofList[0]?.listName ?? '', url: `${siteUrl}/lists/${listId}` },
    lines: inReadingOrder(ofList).map(({ textOnList }) => textOnList),
  }));
  return elsewhere.length > 0 ? [...ofLists, { lines: inReadingOrder(elsewhere).map(({ text }) => text) }] : ofLists;
}

function inReadingOrder(notices: readonly ListedNotice[]): ListedNotice[] {
  return notices.toSorted((one, other) => rankOf(one) - rankOf(other));
}

function rankOf({ kind }: ListedNotice): number {
  if (waysOf(kind).push === 'GIFTS') return 0;
  return kind.startsWith('COLLABORATOR_') ? 2 : 1;
}

/** People, and the day of the digest for those in the same places. */
interface DigestClaims {
  userIds: string[];
  periods: string[];
  until: Date;
}

/** Gives those who have not been claimed for the day by another process, and until when they were told before. */
const claimDigests = statement<{ userId: string; since: Date | string | null }, DigestClaims>(
  'claim digests',
  `
    with due as (
      select u.id, t.period from unnest($userIds::uuid[], $periods::date[]) as t (user_id, period) join users u on u.id = t.user_id
      where u.preferences_notifications and u.preferences_email_frequency <> 'NONE'
      order by u.id for key share of u
    ), before as (
      select d.user_id, d.until from digests d join due on due.id = d.user_id
    ), claimed as (
      insert into digests (user_id, period, until) select id, period, $until from due order by id
      on conflict (user_id) do update set period = excluded.period, until = excluded.until
        where digests.period < excluded.period
      returning user_id
    )
    select c.user_id as "userId", b.until as since from claimed c left join before b on b.user_id = c.user_id`,
);

/** The day whose digest is due: today's, or yesterday's while it is early; of weekly ones that of the last Monday. */
function periodsAt(now: Date): Record<Due['frequency'], string> {
  const begun = new Date(now.getTime() - DIGEST_HOUR * 60 * 60 * 1000);
  const monday = new Date(begun);
  monday.setUTCDate(begun.getUTCDate() - ((begun.getUTCDay() + 6) % 7));
  return { DAILY: begun.toISOString().slice(0, 10), WEEKLY: monday.toISOString().slice(0, 10) };
}
