import type { EntityManager } from '@mikro-orm/postgresql';
import { fromKysely, type KyselyTransactionLike, type PgBoss } from 'pg-boss';
import { imagePath } from '../../core/images/image-address.ts';
import type { AffiliateSite, UrlFormat } from './affiliate-site.entity.ts';
import { domainsOfLink, LinkMatcher } from './link-matcher.ts';

/** The match that is stored with an item. It is made when the link or a site changes, never when the item is read. */
export interface StoredMatch {
  affiliateSiteId: string | null;
  /** The link with the code. */
  affiliateUrl: string | null;
  affiliateLogoUrl: string | null;
}

/** The name of the queue whose job compares the links of all items with the sites. */
export const AFFILIATE_MATCHING_QUEUE = 'match-affiliates';

/** Items at a time, so that nobody has to wait for them. */
const BATCH = 1000;

/**
 * Shared by those who read sites to write a link, and by those who change sites. The job takes it alone once, so that it then
 * sees all of them.
 */
const SITES_LOCK_ID = 7_274_103;

const SITES = `
  select s.id, s.affiliate_code as "affiliateCode", s.url_formats as "urlFormats", s.default_logo_url as "defaultLogoUrl",
    g.thumbnail_key as "logoKey"
  from affiliate_sites s left join images g on g.id = s.logo_id where s.is_active`;

interface MatchedSite extends Pick<AffiliateSite, 'id' | 'affiliateCode' | 'urlFormats'> {
  logoUrl: string | null;
}

interface SiteRow {
  id: string;
  affiliateCode: string;
  urlFormats: UrlFormat[];
  defaultLogoUrl: string | null;
  logoKey: string | null;
}

interface ItemRow extends StoredMatch {
  id: string;
  link: string | null;
}

/** To be stored with an item whose link is this, in the transaction that writes it. */
export async function matchOf(em: EntityManager, link: string | null | undefined): Promise<StoredMatch> {
  const [match = NO_MATCH] = await matchesOf(em, [link]);
  return match;
}

/** The same for many, with as many statements as for one. */
export async function matchesOf(
  em: EntityManager,
  links: readonly (string | null | undefined)[],
): Promise<StoredMatch[]> {
  const domains = [...new Set(links.flatMap(domainsOfLink))];
  if (domains.length === 0) return links.map(() => NO_MATCH);
  await holdSites(em);
  const marks = domains.map(() => '?').join(', ');
  const rows: SiteRow[] = await em.execute(`${SITES} and s.domains && array[${marks}]::text[] order by s.id`, domains);
  const matcher = rows.length === 0 ? null : matcherOf(rows);
  return links.map((link) => (matcher ? stored(matcher, link) : NO_MATCH));
}

/** Until the end of the transaction, the job that compares all links waits. Belongs before sites are read or changed. */
export async function holdSites(em: EntityManager): Promise<void> {
  await em.execute('select pg_advisory_xact_lock_shared(?)', [SITES_LOCK_ID]);
}

/** Has the links of all items compared again, once the transaction that changes a site is through. */
export class AffiliateMatching {
  constructor(private readonly boss: PgBoss) {}

  async request(em: EntityManager): Promise<void> {
    const transaction = em.getTransactionContext<KyselyTransactionLike>();
    if (!transaction) throw new Error('Matching is asked for inside the transaction that changes a site.');
    await this.boss.insert(AFFILIATE_MATCHING_QUEUE, [{}], { db: fromKysely(transaction) });
  }
}

/** The work of such a job. Interrupted, it may begin again: it writes only what is different. Returns how many items it changed. */
export async function matchStoredItems(em: EntityManager, { signal }: { signal?: AbortSignal } = {}): Promise<number> {
  await em.transactional((tx) => tx.execute('select pg_advisory_xact_lock(?)', [SITES_LOCK_ID]));
  const matcher = matcherOf(await em.execute(`${SITES} order by s.id`));
  let changed = 0;
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    signal?.throwIfAborted();
    const items: ItemRow[] = await em.execute(READ_ITEMS, [after]);
    const different = items
      .map((item) => ({ item, match: stored(matcher, item.link) }))
      .filter(({ item, match }) => !isSame(item, match))
      .map(({ item: { id, link }, match }) => ({ id, link, ...match }));
    if (different.length > 0) await em.execute(WRITE_MATCHES, [JSON.stringify(different)]);
    changed += different.length;
    const last = items.at(-1);
    if (!last || items.length < BATCH) return changed;
    after = last.id;
  }
}

const READ_ITEMS = `
  select id, primary_url as link, affiliate_site_id as "affiliateSiteId", affiliate_url as "affiliateUrl",
    affiliate_logo_url as "affiliateLogoUrl"
  from items where id > ? and (primary_url is not null or affiliate_site_id is not null) order by id limit ${BATCH}`;

/**
 * Leaves `updated_at` alone, since nobody has edited these items; members find by the list's revision that it shows
 * something else. A link that changes meanwhile is matched by its change.
 */
const WRITE_MATCHES = `
  with matches as (
    select * from jsonb_to_recordset(?::jsonb) as m(
      id uuid, link text, "affiliateSiteId" uuid, "affiliateUrl" text, "affiliateLogoUrl" text)
  ), locked as (
    select i.id from items i join matches m on m.id = i.id and i.primary_url is not distinct from m.link
    order by i.id for update of i
  ), matched as (
    update items set affiliate_site_id = m."affiliateSiteId", affiliate_url = m."affiliateUrl",
      affiliate_logo_url = m."affiliateLogoUrl"
    from matches m join locked on locked.id = m.id where items.id = m.id returning list_id
  ), changed as (
    select id from lists where id in (select list_id from matched) order by id for no key update
  )
  update lists set revision = revision + 1 from changed where lists.id = changed.id`;

const NO_MATCH: StoredMatch = { affiliateSiteId: null, affiliateUrl: null, affiliateLogoUrl: null };

function matcherOf(rows: readonly SiteRow[]): LinkMatcher<MatchedSite> {
  return new LinkMatcher(
    rows.map(({ defaultLogoUrl, logoKey, ...site }) => ({
      ...site,
      logoUrl: logoKey ? imagePath(logoKey) : defaultLogoUrl,
    })),
  );
}

function stored(matcher: LinkMatcher<MatchedSite>, link: string | null | undefined): StoredMatch {
  const match = matcher.match(link);
  if (!match) return NO_MATCH;
  return { affiliateSiteId: match.site.id, affiliateUrl: match.outgoingUrl, affiliateLogoUrl: match.site.logoUrl };
}

function isSame(one: StoredMatch, other: StoredMatch): boolean {
  return (
    one.affiliateSiteId === other.affiliateSiteId &&
    one.affiliateUrl === other.affiliateUrl &&
    one.affiliateLogoUrl === other.affiliateLogoUrl
  );
}
