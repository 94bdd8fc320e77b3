import type { EntityManager } from '@mikro-orm/postgresql';
import { worksOn } from '../access/list.policy.ts';
import { KEEPS_SURPRISE } from '../access/purchase.policy.ts';
import type { MailState } from '../email/mail.entity.ts';
import type { User } from '../users/user.entity.ts';
import { assertAdministrator } from '../users/user.policy.ts';
import type { MailDeliveryEntry, MailDeliveryPage } from './mail-delivery-page.type.ts';

const LARGEST_PAGE = 100;

/**
 * An administrator is somebody's friend, too: a mail about a purchase tells that there was one, and by whom. So of a list
 * that they work on they see it only where canSeeBuyer() would let them know. Of a list that is gone nobody can say.
 */
const MAY_KNOW = `(m.about_list_ids is null or not exists (
  select from unnest(m.about_list_ids) as about (id) left join lists l on l.id = about.id
  where l.id is null or case
    when l.owner_id = ? then l.purchase_visibility = 'OWNER_SEES_TAKEN' or ${KEEPS_SURPRISE}
    else ${worksOn('?')}
  end
))`;

export class MailDeliveriesService {
  constructor(private readonly em: EntityManager) {}

  /** What became of the mails of the last weeks, newest first. */
  async deliveries(
    viewer: User,
    page: number,
    limit: number,
    state: keyof typeof MailState | null = null, // all of them
  ): Promise<MailDeliveryPage> {
    assertAdministrator(viewer);
    const [at, pageSize] = [Math.max(1, page), Math.min(LARGEST_PAGE, Math.max(1, limit))];
    const where = `where ${MAY_KNOW} and (?::text is null or m.state = ?)`;
    const values = [viewer.id, viewer.id, viewer.id, state, state];
    const data: MailDeliveryEntry[] = await this.em.execute(
      `select m.id, m."to", m.subject, m.state, m.tries, m.problem, m.created_at as "createdAt",
         m.delivered_at as "deliveredAt"
       from mails m ${where} order by m.created_at desc, m.id desc limit ? offset ?`,
      [...values, pageSize, (at - 1) * pageSize],
    );
    const [{ total }]: [{ total: number }] = await this.em.execute(
      `select count(*)::int as total from mails m ${where}`,
      values,
    );
    const entries = data.map((mail) => ({
      ...mail,
      createdAt: new Date(mail.createdAt),
      deliveredAt: mail.deliveredAt && new Date(mail.deliveredAt),
    }));
    return { data: entries, total, page: at, pageSize, totalPages: Math.max(1, Math.ceil(total / pageSize)) };
  }
}
