import { z } from 'zod';
import { HIGHEST_PRIORITY, newAffiliateSite as rule } from '../../../../lists/affiliates/affiliate-site.rules.ts';
import { flag, text, under } from '../../request-body.reader.ts';

/** AFF-08: what is no number is 0. */
const priority = z
  .unknown()
  .transform((value) => {
    const number = typeof value === 'string' && value.trim() ? Number(value) : value;
    return typeof number === 'number' && Number.isFinite(number) ? Math.trunc(number) : 0;
  })
  .optional()
  .meta({ type: ['integer', 'string', 'null'], maximum: HIGHEST_PRIORITY });

const urlFormat = z.object({ url_pattern: text, description: text, priority });

const sent = z.object({
  name: under(rule.shape.name, text),
  affiliate_code: under(rule.shape.affiliateCode, text),
  default_logo_url: under(rule.shape.defaultLogoUrl, text),
  is_active: flag,
  url_formats: under(rule.shape.urlFormats, z.array(urlFormat).nullish()),
});

/** Only what is sent is changed. */
export const affiliateSiteChanges = sent.transform(inOurWords);

export const newAffiliateSite = sent
  .transform(inOurWords)
  .transform(({ name = '', affiliateCode = '', ...values }) => ({ ...values, name, affiliateCode }))
  .meta({ required: ['name', 'affiliate_code'] });

function inOurWords(site: z.output<typeof sent>) {
  return {
    name: site.name ?? undefined,
    affiliateCode: site.affiliate_code ?? undefined,
    defaultLogoUrl: site.default_logo_url,
    isActive: site.is_active ?? undefined,
    urlFormats: site.url_formats?.map(({ url_pattern: urlPattern, description, priority: first }) => ({
      urlPattern: urlPattern ?? '',
      description,
      priority: first ?? 0,
    })),
  };
}
