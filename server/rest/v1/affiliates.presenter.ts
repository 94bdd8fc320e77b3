import type { AffiliateSite } from '../../affiliates/affiliate-site.entity.ts';

/** The contract's Affiliate site object. */
export function presentAffiliateSite(site: AffiliateSite) {
  return {
    id: site.id,
    name: site.name,
    affiliate_code: site.affiliateCode,
    default_logo_url: site.defaultLogoUrl ?? null,
    is_active: site.isActive,
    url_formats: site.urlFormats.map(({ urlPattern, description, priority }) => ({
      url_pattern: urlPattern,
      description,
      priority,
    })),
    created_at: site.createdAt.toISOString(),
    updated_at: site.updatedAt.toISOString(),
  };
}
