import { t } from '@lingui/core/macro';
import { z } from 'zod';
import { LONGEST_PAGE, LONGEST_PAGE_MEGABYTES } from './page-size.rules.ts';

const MALFORMED = () => t`Please enter a valid URL starting with http:// or https://`;

export const LONGEST_ADDRESS = 2_000;

function tooLong(): string {
  const max = String(LONGEST_ADDRESS);
  return t`Links can be at most ${max} characters`;
}

/** The address of a page: http or https, without a user name or a password in it. */
const address = z
  .string({ error: () => t`URL is required` })
  .trim()
  .min(1, { error: () => t`URL is required` })
  .max(LONGEST_ADDRESS, { error: tooLong, abort: true })
  .refine(isPageAddress, { error: MALFORMED });

/** A price that is less sure, from 0 to 1, is asked about. On pages held out from the rules hardly one above it was wrong. */
export const SURE_PRICE = 0.6;

/** A price that is less sure than this is not even asked about: most of those are another product's. */
export const WORTH_ASKING = 0.4;

export const productLink = z.object({ url: address });

/** More than anybody chooses from. */
export const MOST_LISTS_TO_ADD_TO = 500;

export const openPage = z.object({
  url: address,
  html: z
    .string()
    .min(1, { error: () => t`The page is empty` })
    .max(LONGEST_PAGE, { error: () => t`The page is too large. At most ${LONGEST_PAGE_MEGABYTES} MB can be sent.` }),
});

/** Why nothing could be read from a link. */
export const extractionFailure = z.enum([
  'invalid',
  'blocked',
  'timeout',
  'not_found',
  'denied',
  'network',
  'upstream',
  'not_html',
]);

export type ExtractionFailure = z.output<typeof extractionFailure>;

export const titleRequired = () => t`Item title is required. Please enter a title for this item.`;
export const noLink = () => t`URL is missing or invalid`;

function isPageAddress(text: string): boolean {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol)) return false;
  return url.hostname !== '' && url.username === '' && url.password === '' && !/\s/.test(text);
}
