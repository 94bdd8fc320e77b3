import type { EntityManager } from '@mikro-orm/postgresql';
import { statement } from '../../base/database/prepared.ts';
import { inLanguage } from '../../base/languages/speaking.ts';
import { displayText } from '../../base/text/display-text.rules.ts';
import { hasRight } from '../../core/access/list.policy.ts';
import type { MailQueue } from '../../core/email/mail-queue.ts';
import { announceEvent } from '../../core/events/announce.ts';
import { wantsNews } from '../../core/events/news-ways.ts';
import { personalNews } from '../../core/events/personal-news.ts';
import type { SiteSettings } from '../../core/settings/settings.rules.ts';
import type { EmailFrequency } from '../../core/users/preferences.rules.ts';
import { surpriseOverEmail } from './surprise-over-email.ts';

/** How many people are told in one transaction. */
const BATCH = 200;

type Settings = Pick<SiteSettings, 'siteUrl' | 'requireEmailVerification'>;

interface ToldRow {
  userId: string;
  email: string;
  frequency: EmailFrequency;
  isVerified: boolean;
  listId: string;
  listName: string;
  isOwner: boolean;
  language: string | null;
}

/**
 * A job's work: on the morning of a surprise tells those from whom it was kept that it is over, where something was bought.
 * Asked every few minutes; the notice itself says who has been told.
 */
export async function tellSurpriseOver(
  em: EntityManager,
  mailQueue: MailQueue,
  settings: Settings,
  now = new Date(),
): Promise<void> {
  for (let told = BATCH; told === BATCH; ) {
    told = await em.fork().transactional((inside) => tellSome(inside, mailQueue, settings, now));
  }
}

async function tellSome(em: EntityManager, mailQueue: MailQueue, settings: Settings, now: Date): Promise<number> {
  const told = await noteSurprisesOver(em, { now, most: BATCH });
  const mails = told
    .filter(({ frequency, isVerified }) => frequency !== 'NONE' && (isVerified || !settings.requireEmailVerification))
    .map(async ({ email, userId, frequency, listId, listName, isOwner, language }) => {
      const mail = await inLanguage(language, () =>
        surpriseOverEmail({
          listName: displayText(listName),
          listUrl: `${settings.siteUrl}/lists/${listId}`,
          isOwner,
          unsubscribe: { kind: 'DIGEST', userId, frequency: frequency === 'DAILY' ? 'DAILY' : 'WEEKLY' },
        }),
      );
      return { to: email, aboutListIds: [listId], ...mail };
    });
  await mailQueue.queueAll(em, await Promise.all(mails));
  const userIds = [...new Set(told.map(({ userId }) => userId))];
  if (userIds.length > 0) await announceEvent(em, { kind: 'NOTICES_CHANGED', userIds });
  return told.length;
}

/**
 * The day begins at midnight in the time zone of the event, and nobody is woken for it. A day that was missed by two
 * days is no news.
 */
const noteSurprisesOver = statement<ToldRow, { now: Date; most: number }>(
  'note surprises over',
  `
    with ${personalNews(
      'SURPRISE_OVER',
      `insert into notifications (id, user_id, list_id, kind, news_at)
      select gen_random_uuid(), u.id, l.id, 'SURPRISE_OVER', $now::timestamptz
      from lists l
      cross join lateral (
        select l.owner_id as id union select c.user_id from collaborators c where c.list_id = l.id and ${hasRight('receives')}
      ) member
      join users u on u.id = member.id
      where l.purchase_visibility = 'SURPRISE'
        and l.event_starts_at between $now::timestamptz - interval '2 days' and $now::timestamptz - interval '8 hours'
        and not l.is_demo and l.hidden_at is null and ${wantsNews('SURPRISE_OVER', 'u')}
        and exists (select from purchases p join items i on i.id = p.item_id where i.list_id = l.id)
        and not exists (
          select from notifications n
          where n.user_id = u.id and n.list_id = l.id and n.kind = 'SURPRISE_OVER' and n.news_at >= l.event_starts_at
        )
      order by l.id, u.id limit $most::int
      on conflict (user_id, list_id, kind, who_id) where read_at is null and purchase_id is null and list_id is not null
        do update set news_at = excluded.news_at where notifications.news_at < excluded.news_at - interval '2 days'`,
    )}
    select u.id as "userId", u.email, u.preferences_email_frequency as frequency, u.email_verified_at is not null as "isVerified",
      l.id as "listId", l.name as "listName", l.owner_id = u.id as "isOwner",
      coalesce(u.preferences_language, u.last_language) as language
    from told join users u on u.id = told.user_id join lists l on l.id = told.list_id`,
);
