import { z } from 'zod';
import {
  HIGHEST_PRIORITY,
  readPriority,
  newAffiliateSite as rule,
} from '../../../../lists/affiliates/affiliate-site.rules.ts';
import { flag, text, under } from '../../request-body.reader.ts';

const priority = z
  .unknown()
  .transform(readPriority)
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
