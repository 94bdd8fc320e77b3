import { t } from '@lingui/core/macro';
import { LockMode, ref } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import DataLoader from 'dataloader';
import type { z } from 'zod';
import { EditConflict, findConflicts } from '../../base/database/edit-conflict.ts';
import { once } from '../../base/database/once.ts';
import { isId } from '../../base/database/uuid.ts';
import { InvalidInput, NotFound } from '../../base/errors/errors.ts';
import { parse, parseByPath } from '../../base/errors/parse.ts';
import { pageOf, pageWindow } from '../../base/paging/page.type.ts';
import type { AuditAction } from '../../core/audit/audit.rules.ts';
import type { AuditLog } from '../../core/audit/audit-log.ts';
import { nameEditors } from '../../core/audit/name-editors.ts';
import type { Image } from '../../core/images/image.entity.ts';
import type { ImagesService } from '../../core/images/images.service.ts';
import type { User } from '../../core/users/user.entity.ts';
import { assertAdministrator } from '../../core/users/user.policy.ts';
import type { AffiliateClicks, ClicksOfDay } from './affiliate-clicks.ts';
import type { AffiliateLinkCheck } from './affiliate-link-check.type.ts';
import { AffiliateSite, type UrlFormat } from './affiliate-site.entity.ts';
import { affiliateSiteChanges, MOST_AFFILIATE_SITES, newAffiliateSite, triedLink } from './affiliate-site.rules.ts';
import type { AffiliateSitePage } from './affiliate-site-page.type.ts';
import { TooManyAffiliateSites } from './errors.ts';
import { domainOf, domainsOfLink, LinkMatcher } from './link-matcher.ts';
import { type AffiliateMatching, holdSites } from './stored-matches.ts';
import { readUrlPattern } from './url-pattern.rules.ts';

/** Integers of GraphQL end there. */
const MOST_COUNTED = 2_147_483_647;

/** The shops that pay for visitors. Administrators keep them, and a job takes each change over into all items. */
export class AffiliateSitesService {
  private readonly clickLoaders = new Map<number, DataLoader<string, ClicksOfDay[]>>();

  constructor(
    private readonly em: EntityManager,
    private readonly images: ImagesService,
    private readonly matching: AffiliateMatching,
    private readonly clicks: AffiliateClicks,
    private readonly audit: AuditLog,
  ) {}

  /** Sites whose patterns have the highest priority come first; of deleted ones, those that went last. */
  async sites(viewer: User, page: number, limit: number, { deleted = false } = {}): Promise<AffiliateSitePage> {
    assertAdministrator(viewer);
    const window = pageWindow(page, limit);
    const [data, total] = await this.em.findAndCount(
      AffiliateSite,
      { deletedAt: deleted ? { $ne: null } : null },
      {
        orderBy: { deletedAt: 'desc', topPriority: 'desc', name: 'asc', id: 'asc' },
        limit: window.limit,
        offset: window.offset,
      },
    );
    return pageOf(data, total, window);
  }

  /** Null where there is no such site. */
  async site(viewer: User, id: string): Promise<AffiliateSite | null> {
    assertAdministrator(viewer);
    return isId(id) ? this.em.findOne(AffiliateSite, { id, deletedAt: null }) : null;
  }

  /** How often links with the site's code were followed lately; one query for any number of sites. */
  async clicksOf(viewer: User, site: AffiliateSite, days: number): Promise<number> {
    const counts = await this.clicksByDay(viewer, site, days);
    return Math.min(
      MOST_COUNTED,
      counts.reduce((sum, { clicks }) => sum + clicks, 0),
    );
  }

  /** The same for each day on which there were any, in their order. */
  clicksByDay(viewer: User, site: AffiliateSite, days: number): Promise<ClicksOfDay[]> {
    assertAdministrator(viewer);
    const loader =
      this.clickLoaders.get(days) ??
      new DataLoader<string, ClicksOfDay[]>((ids) => this.clicks.byDayFor(ids, days), { cache: false });
    this.clickLoaders.set(days, loader);
    return loader.load(site.id);
  }

  /** Matches a link by the sites as they are now. */
  async tryLink(viewer: User, input: z.input<typeof triedLink>): Promise<AffiliateLinkCheck> {
    assertAdministrator(viewer);
    const { url } = parse(triedLink, input);
    const domains = domainsOfLink(url);
    const sites = await this.em.find(
      AffiliateSite,
      { isActive: true, domains: { $overlap: domains } },
      { orderBy: { id: 'asc' } },
    );
    const match = new LinkMatcher(sites).match(url);
    const outgoingUrl = match?.outgoingUrl ?? url;
    return { outgoingUrl, site: match?.site ?? null, urlPattern: match?.urlFormat.urlPattern ?? null };
  }

  async createSite(viewer: User, input: z.input<typeof newAffiliateSite>, key?: string | null): Promise<AffiliateSite> {
    assertAdministrator(viewer);
    const values = parseByPath(newAffiliateSite, input);
    const patterns = patternFacts(values.urlFormats);
    const upload = await this.findUpload(viewer, values.defaultLogoUrl);
    const id = await this.em.transactional((em) =>
      once(em, { about: `createAffiliateSite ${viewer.id}`, key, sent: values }, async () => {
        await holdSites(em);
        if ((await em.count(AffiliateSite, { deletedAt: null })) >= MOST_AFFILIATE_SITES)
          throw new TooManyAffiliateSites();
        const site = em.create(AffiliateSite, { ...values, ...patterns });
        if (upload) site.logo = ref(await this.images.claim(em, upload));
        await em.flush();
        await this.matching.request(em);
        this.note(em, viewer, 'AFFILIATE_SITE_CREATED', site, { after: factsOf(site) });
        return site.id;
      }),
    );
    return this.findSite(this.em, id);
  }

  /** Writes only what was sent; a field that is stored otherwise than it was read (`base`) is a conflict. */
  async updateSite(
    viewer: User,
    id: string,
    input: z.input<typeof affiliateSiteChanges>,
    base?: z.input<typeof affiliateSiteChanges> | null,
  ): Promise<AffiliateSite> {
    assertAdministrator(viewer);
    const read = base && parseByPath(affiliateSiteChanges, base);
    const changes = parseByPath(affiliateSiteChanges, input);
    const patterns = changes.urlFormats && patternFacts(changes.urlFormats);
    const upload = await this.findUpload(viewer, changes.defaultLogoUrl);
    await this.em.transactional(async (em) => {
      await holdSites(em);
      const site = await this.findSite(em, id, { isToChange: true });
      const before = factsOf(site);
      const conflicts = findConflicts({ stored: before, changes, base: read });
      if (conflicts.length > 0) {
        throw new EditConflict(await nameEditors(em, viewer, { subjectId: id }, conflicts));
      }
      const isNewLogo = changes.defaultLogoUrl !== undefined && changes.defaultLogoUrl !== site.defaultLogoUrl;
      em.assign(site, { ...changes, ...patterns }, { ignoreUndefined: true });
      if (isNewLogo) {
        await this.images.release(em, site.logo);
        site.logo = upload ? ref(await this.images.claim(em, upload)) : null;
      }
      await em.flush();
      await this.matching.request(em);
      this.note(em, viewer, 'AFFILIATE_SITE_CHANGED', site, { before, after: factsOf(site) });
    });
    await this.images.removeReleased();
    return this.findSite(this.em, id);
  }

  setActive(viewer: User, id: string, isActive: boolean): Promise<AffiliateSite> {
    return this.updateSite(viewer, id, { isActive });
  }

  /** Its patterns, its logo and what it does to links go; its name and its counts stay. */
  async deleteSite(viewer: User, id: string): Promise<void> {
    assertAdministrator(viewer);
    await this.em.transactional(async (em) => {
      await holdSites(em);
      const site = await this.findSite(em, id, { isToChange: true });
      await this.images.release(em, site.logo);
      this.note(em, viewer, 'AFFILIATE_SITE_DELETED', site, { before: factsOf(site) });
      const nothing = { urlFormats: [], domains: [], topPriority: 0, defaultLogoUrl: null, logo: null };
      em.assign(site, { ...nothing, isActive: false, deletedAt: new Date() });
      await em.flush();
      await this.matching.request(em);
    });
    await this.images.removeReleased();
    this.em.clear();
  }

  private note(
    em: EntityManager,
    viewer: User,
    action: Extract<AuditAction, `AFFILIATE_${string}`>,
    { id, name }: AffiliateSite,
    states: { before?: object; after?: object },
  ): void {
    this.audit.write(em, viewer, { action, subject: { kind: 'AFFILIATE_SITE', id, name }, ...states });
  }

  private async findUpload(viewer: User, address: string | null | undefined): Promise<Image | null> {
    return address ? this.images.findUpload(viewer, address) : null;
  }

  private async findSite(em: EntityManager, id: string, { isToChange = false } = {}): Promise<AffiliateSite> {
    const lockMode = isToChange ? LockMode.PESSIMISTIC_WRITE : undefined;
    const site = isId(id)
      ? await em.findOne(AffiliateSite, { id, deletedAt: null }, { lockMode, refresh: true })
      : null;
    if (!site) throw new NotFound('Resource');
    return site;
  }
}

/** The values that administrators set. */
function factsOf({ name, affiliateCode, defaultLogoUrl = null, isActive, urlFormats }: AffiliateSite) {
  return { name, affiliateCode, defaultLogoUrl, isActive, urlFormats };
}

/** Values that are kept beside patterns. A pattern that would match everybody's pages is refused. */
function patternFacts(urlFormats: readonly UrlFormat[]) {
  const problems: Record<string, string[]> = {};
  const domains = urlFormats.map(({ urlPattern }, place) => {
    const pattern = readUrlPattern(urlPattern);
    const domain = typeof pattern === 'string' ? null : domainOf(pattern);
    if (!domain) problems[`urlFormats.${place}.urlPattern`] = [t`This pattern doesn’t name a particular shop`];
    return domain ?? '';
  });
  if (Object.keys(problems).length > 0) throw new InvalidInput(problems);
  return {
    domains: [...new Set(domains)],
    topPriority: Math.max(0, ...urlFormats.map(({ priority }) => priority)),
  };
}
