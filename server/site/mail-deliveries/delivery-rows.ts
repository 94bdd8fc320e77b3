import type { EntityManager } from '@mikro-orm/postgresql';
import { type Condition, newestFirst, together } from '../../base/database/newest-first.ts';
import { patternOf } from '../../base/database/word-search.ts';
import { keysAround, type NumberedWindow } from '../../base/paging/keyset.ts';
import { worksOn } from '../../core/access/list.policy.ts';
import { HIDES_BUYERS } from '../../core/access/purchase.policy.ts';
import type { MailState, PrivateMailKind } from '../../core/email/mail.entity.ts';
import { withoutSecrets } from '../../core/email/private-mail.ts';
import type { MailDeliveryEntry } from './mail-delivery-page.type.ts';

interface DeliveryQuery {
  viewerId: string;
  state: keyof typeof MailState | null;
  words: string | null;
}

/**
 * An administrator is somebody's friend, too, and a mail about a purchase tells that there was one, and by whom:
 * see canSeeBuyer(). Mails about a deleted list stay hidden. For statements that name the mail `m`.
 */
export function mayBeShownTo(viewerId: string): string {
  return `(m.about_list_ids is null or not exists (
  select from unnest(m.about_list_ids) as about (id) left join lists l on l.id = about.id
  where l.id is null or case
    when l.owner_id = ${viewerId} then ${HIDES_BUYERS}
    else ${worksOn(viewerId)}
  end
))`;
}

const VIEWER = 'viewer as (select ?::uuid as id)';

function conditionOf({ state, words }: DeliveryQuery): Condition {
  const shown = { text: mayBeShownTo('(select viewer.id from viewer)'), values: [] };
  return together([
    ...(state ? [{ text: 'm.state = ?', values: [state] }] : []),
    ...(words ? [{ text: `lower(${SHOWN_ADDRESS}) like ?::text`, values: [patternOf(words)] }] : []),
    shown,
  ]);
}

interface DeliveryRow extends MailDeliveryEntry {
  kind: PrivateMailKind | null;
  time: string;
}

/** A server of the version before says no kind; such a mail is not to tell more for that. */
const KIND = "coalesce(m.kind, case when m.about_list_ids is not null then 'GIFT_NEWS' end)";

/**
 * withoutSecrets() writes the same. A search finds nothing else, or the whole address of a guest would tell that
 * they bought something.
 */
const SHOWN_ADDRESS = `case when ${KIND} is null then m."to"
  else left(m."to", 1) || '…' || substring(m."to" from '@[^@]*$') end`;

/** Newest first. The mails are chosen by an index alone. */
export async function readDeliveries(em: EntityManager, query: DeliveryQuery, window: NumberedWindow) {
  const { text, values } = newestFirst(['mails', 'm'], conditionOf(query), window);
  const rows: DeliveryRow[] = await em.execute(
    `with ${VIEWER}, chosen as (${text})
     select m.id, m."to", m.subject, ${KIND} as kind, m.state, m.tries, m.problem, m.created_at as "createdAt",
       m.delivered_at as "deliveredAt", chosen.time
     from chosen join mails m on m.id = chosen.id order by m.created_at desc, m.id desc`,
    [query.viewerId, ...values],
  );
  const data: MailDeliveryEntry[] = rows.map(withoutSecrets).map(({ time: _, ...mail }) => ({
    ...mail,
    createdAt: new Date(mail.createdAt),
    deliveredAt: mail.deliveredAt && new Date(mail.deliveredAt),
  }));
  return { data, ...keysAround(rows) };
}

export async function countDeliveries(em: EntityManager, query: DeliveryQuery): Promise<number> {
  const { text, values } = conditionOf(query);
  const [counted]: { total: number }[] = await em.execute(
    `with ${VIEWER} select count(*)::int as total from mails m where ${text}`,
    [query.viewerId, ...values],
  );
  return counted?.total ?? 0;
}
