import { z } from 'zod';
import { flag, INVALID, readBody, text } from './request-body.reader.ts';

/** AFF-08: what is no number is 0. */
const priority = z.unknown().transform((value) => {
  const number = typeof value === 'string' && value.trim() ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? Math.trunc(number) : 0;
});

const urlFormat = z.object({ url_pattern: text, description: text, priority: priority.optional() }, { error: INVALID });

const site = z.object({
  name: text,
  affiliate_code: text,
  default_logo_url: text,
  is_active: flag,
  url_formats: z.array(urlFormat, { error: INVALID }).nullish(),
});

export function readNewAffiliateSite(body: unknown) {
  const { name = '', affiliateCode = '', ...values } = readAffiliateSiteChanges(body);
  return { ...values, name, affiliateCode };
}

export function readAffiliateSiteChanges(body: unknown) {
  const sent = readBody(site, body);
  return {
    name: sent.name ?? undefined,
    affiliateCode: sent.affiliate_code ?? undefined,
    defaultLogoUrl: sent.default_logo_url,
    isActive: sent.is_active ?? undefined,
    urlFormats: sent.url_formats?.map(({ url_pattern: urlPattern, description, priority: first }) => ({
      urlPattern: urlPattern ?? '',
      description,
      priority: first ?? 0,
    })),
  };
}
