import { t } from '@lingui/core/macro';
import { z } from 'zod';
import { cleanText, hasControlCharacters, LONGEST_UNCLEANED_TEXT } from '../../base/text/text.rules.ts';
import { isWebAddress, LONGEST_WEB_ADDRESS } from '../../base/text/web-address.rules.ts';
import { readUrlPattern } from './url-pattern.rules.ts';

/** An item's link is compared with the patterns of all sites, so their number has an end. */
export const MOST_AFFILIATE_SITES = 1000;
export const MOST_URL_FORMATS = 50;
/** In characters. */
export const LONGEST_SITE_NAME = 100;
export const LONGEST_AFFILIATE_CODE = 200;
export const LONGEST_PATTERN_NOTE = 200;
/** The longest time for which clicks can be asked, in days. */
export const MOST_CLICK_DAYS = 400;
export const HIGHEST_PRIORITY = 1_000_000;

const REQUIRED = () => t`Required`;
const PRIORITY_PROBLEM = () => t`Priority must be a whole number of at most ${HIGHEST_PRIORITY}`;
const tooLong = (longest: number) => () => {
  const max = String(longest);
  return t`Text must be no more than ${max} characters long`;
};

/** Reads a priority from what people and programs type: a whole number, with 0 for what is none or is missing. */
export function readPriority(typed: unknown): number {
  const number = typeof typed === 'string' && typed.trim() ? Number(typed) : typed;
  return typeof number === 'number' && Number.isFinite(number) ? Math.trunc(number) || 0 : 0;
}

/** One line that must be filled. */
const line = (max: number) =>
  z
    .string({ error: REQUIRED })
    .max(LONGEST_UNCLEANED_TEXT, { error: tooLong(max), abort: true })
    .transform(cleanText)
    .pipe(
      z
        .string()
        .min(1, { error: REQUIRED })
        .max(max, { error: tooLong(max) })
        .refine((value) => !hasControlCharacters(value), { error: () => t`Text contains invalid content` }),
    );

/** Characters in the codes of affiliate programs; brackets and quotes never occur. */
const CODE = /^[\w.~!*+=&%@:,|/-]+$/;

const affiliateCode = line(LONGEST_AFFILIATE_CODE).pipe(
  z
    .string()
    .refine((value) => !/\s/.test(value), { error: () => t`The affiliate code cannot contain spaces`, abort: true })
    .refine((value) => CODE.test(value), {
      error: () => t`An affiliate code has letters, digits and signs such as - _ . only`,
    }),
);

const urlFormat = z.object({
  urlPattern: line(300).pipe(
    z.string().superRefine((value, context) => {
      const pattern = readUrlPattern(value);
      if (typeof pattern === 'string') context.addIssue({ code: 'custom', message: pattern });
    }),
  ),
  description: z
    .string()
    .max(LONGEST_UNCLEANED_TEXT, { error: tooLong(LONGEST_PATTERN_NOTE), abort: true })
    .nullish()
    .transform((value) => cleanText(value ?? ''))
    .pipe(
      z
        .string()
        .max(LONGEST_PATTERN_NOTE, { error: tooLong(LONGEST_PATTERN_NOTE) })
        .refine((value) => !hasControlCharacters(value), { error: () => t`Text contains invalid content` }),
    ),
  priority: z
    .int({ error: PRIORITY_PROBLEM })
    .min(-HIGHEST_PRIORITY, { error: PRIORITY_PROBLEM })
    .max(HIGHEST_PRIORITY, { error: PRIORITY_PROBLEM })
    .nullish()
    .transform((value) => value ?? 0),
});

/** A web address, or null when there is none. */
const logoAddress = z
  .string()
  .trim()
  .max(LONGEST_WEB_ADDRESS, { error: tooLong(LONGEST_WEB_ADDRESS), abort: true })
  .refine((value) => value === '' || isWebAddress(value), {
    error: () => t`Please enter a valid URL starting with http:// or https://`,
  })
  .nullable()
  .transform((value) => value || null);

const fields = z.object({
  name: line(LONGEST_SITE_NAME),
  affiliateCode,
  defaultLogoUrl: logoAddress,
  isActive: z.boolean(),
  urlFormats: z
    .array(urlFormat)
    .max(MOST_URL_FORMATS, { error: () => t`A site can have at most ${MOST_URL_FORMATS} link patterns` }),
});

export const newAffiliateSite = fields.extend({
  defaultLogoUrl: logoAddress.default(null),
  isActive: z
    .boolean()
    .nullish()
    .transform((value) => value ?? true),
  urlFormats: fields.shape.urlFormats.nullish().transform((value) => value ?? []),
});

/** Only what is sent is changed. */
export const affiliateSiteChanges = fields.partial();

/** A link that somebody tries: whatever it is, there is an answer. */
export const triedLink = z.object({
  url: z
    .string({ error: REQUIRED })
    .trim()
    .min(1, { error: REQUIRED })
    .max(LONGEST_WEB_ADDRESS, { error: tooLong(LONGEST_WEB_ADDRESS), abort: true })
    .refine(isWebAddress, { error: () => t`Please enter a valid URL starting with http:// or https://` }),
});
