import { z } from 'zod';
import type { AffiliateSite } from '../../../../lists/affiliates/affiliate-site.entity.ts';

export const affiliateSiteObject = z
  .object({
    id: z.string(),
    name: z.string(),
    affiliate_code: z.string(),
    default_logo_url: z.string().nullable(),
    is_active: z.boolean(),
    url_formats: z.array(
      z.object({
        url_pattern: z.string(),
        description: z.string(),
        priority: z.int().meta({ description: 'The highest that fits a link wins.' }),
      }),
    ),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
  })
  .meta({ id: 'AffiliateSite', description: 'A shop, and the code that links to it are given.' });

export function presentAffiliateSite(site: AffiliateSite): z.output<typeof affiliateSiteObject> {
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
