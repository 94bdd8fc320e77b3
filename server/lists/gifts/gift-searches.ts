import type { EntityManager } from '@mikro-orm/postgresql';
import type { PgBoss } from 'pg-boss';
import { statement } from '../../base/database/prepared.ts';
import type { Language } from '../../base/languages/languages.rules.ts';
import { askedLanguage, inLanguage } from '../../base/languages/speaking.ts';
import { isKeptFrom } from '../../core/access/purchase.policy.ts';
import type { MailQueue } from '../../core/email/mail-queue.ts';
import { FOUND_LINK_DAYS, type GiftLinks } from '../guest-keys/gift-links.ts';
import { foundGiftsEmail } from './found-gifts-email.ts';

/** The queue of guests who look for their gifts: one job for each request. */
export const GIFT_SEARCH_QUEUE = 'gift-search';

export interface GiftSearchJob {
  email: string;
  language: Language | null;
}

/** Takes down for which address gifts are looked for, and does not look: the asker learns nothing, not even by the clock. */
export class GiftSearches {
  constructor(private readonly boss: PgBoss) {}

  /** `turn` says how often somebody there has asked lately: what each source asks first goes before what any asks next. */
  async request(email: string, turn = 1): Promise<void> {
    const job: GiftSearchJob = { email, language: askedLanguage() };
    await this.boss.send(GIFT_SEARCH_QUEUE, job, { priority: -turn });
  }
}

interface Needs {
  mailQueue: MailQueue;
  giftLinks: GiftLinks;
  siteUrl: string;
}

/** The work of such a job: a link, for an address under which a guest gives something. */
export async function mailFoundGifts(em: EntityManager, job: GiftSearchJob, needs: Needs): Promise<void> {
  const { email, language } = job;
  if ((await selectGivenUnder(em, { email })).length === 0) return;
  const url = needs.giftLinks.addressFor(needs.siteUrl, email, FOUND_LINK_DAYS);
  const mail = await inLanguage(language, () => foundGiftsEmail({ url }));
  await em.transactional((inside) => needs.mailQueue.queue(inside, { to: email, ...mail }));
}

const selectGivenUnder = statement<unknown, { email: string }>(
  'gifts under an address',
  `select from (
     select item_id, guest_email, buyer_id from purchases union all select item_id, guest_email, buyer_id from pledges
   ) p join items i on i.id = p.item_id join lists l on l.id = i.list_id
   where p.guest_email = $email::text and p.buyer_id is null and l.hidden_at is null and not l.is_demo
     and not exists (select from users u where u.email = p.guest_email and ${isKeptFrom('u.id')})
   limit 1`,
);
