import type { RequiredEntityData } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { AffiliateSite, type UrlFormat } from '../../server/lists/affiliates/affiliate-site.entity.ts';
import { domainOf } from '../../server/lists/affiliates/link-matcher.ts';
import { readUrlPattern } from '../../server/lists/affiliates/url-pattern.rules.ts';

type Overrides = Omit<Partial<RequiredEntityData<AffiliateSite>>, 'urlFormats' | 'domains'> & {
  urlFormats?: Partial<UrlFormat>[];
};

/** Past the service, so that no job compares the links of items with it. */
export async function anAffiliateSite(em: EntityManager, { urlFormats: formats = [], ...overrides }: Overrides = {}) {
  const urlFormats = formats.map((format) => ({ urlPattern: 'shop.example', description: '', priority: 0, ...format }));
  const domains = urlFormats.map(({ urlPattern }) => {
    const pattern = readUrlPattern(urlPattern);
    return (typeof pattern === 'string' ? null : domainOf(pattern)) ?? '';
  });
  const topPriority = Math.max(0, ...urlFormats.map(({ priority }) => priority));
  const values = { name: 'A shop', affiliateCode: 'kindlist-20', ...overrides, urlFormats, domains, topPriority };
  const site = em.create(AffiliateSite, values);
  await em.flush();
  return site;
}
