import type { EntityManager } from '@mikro-orm/postgresql';
import { worksOn } from '../access/list.policy.ts';
import { KEEPS_SURPRISE } from '../access/purchase.policy.ts';
import { statement } from '../database/prepared.ts';
import type { MailState } from '../email/mail.entity.ts';
import type { MailDeliveryEntry } from './mail-delivery-page.type.ts';

interface DeliveryQuery {
  viewerId: string;
  /** All states, where it is null. */
  state: keyof typeof MailState | null;
}

/**
 * An administrator is somebody's friend, too: a mail about a purchase tells that there was one, and by whom. So of a list
 * that they work on they see it only where canSeeBuyer() would let them know. Of a list that is gone nobody can say.
 * For statements that name the mail `m`, and have the value `viewerId`.
 */
export const MAY_BE_SHOWN = `(m.about_list_ids is null or not exists (
  select from unnest(m.about_list_ids) as about (id) left join lists l on l.id = about.id
  where l.id is null or case
    when l.owner_id = $viewerId::uuid then l.purchase_visibility = 'OWNER_SEES_TAKEN' or ${KEEPS_SURPRISE}
    else ${worksOn('$viewerId::uuid')}
  end
))`;

const MAILS = `mails m where ($state::text is null or m.state = $state) and ${MAY_BE_SHOWN}`;

const selectDeliveries = statement<MailDeliveryEntry, DeliveryQuery & { limit: number; offset: number }>(
  'mail deliveries',
  `select m.id, m."to", m.subject, m.state, m.tries, m.problem, m.created_at as "createdAt", m.delivered_at as "deliveredAt"
   from ${MAILS} order by m.created_at desc, m.id desc limit $limit offset $offset`,
);

const countDeliveries = statement<{ total: number }, DeliveryQuery>(
  'count mail deliveries',
  `select count(*)::int as total from ${MAILS}`,
);

/** Newest first, and how many there are. */
export async function readDeliveries(
  em: EntityManager,
  query: DeliveryQuery,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ data: MailDeliveryEntry[]; total: number }> {
  const rows = await selectDeliveries(em, { ...query, limit, offset });
  const [counted] = await countDeliveries(em, query);
  const data = rows.map((mail) => ({
    ...mail,
    createdAt: new Date(mail.createdAt),
    deliveredAt: mail.deliveredAt && new Date(mail.deliveredAt),
  }));
  return { data, total: counted?.total ?? 0 };
}
