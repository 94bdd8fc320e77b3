import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { say } from '#rules/base/languages/say';
import type { FieldSource, Found } from './read-link.ts';

const TEXTS: Readonly<Record<FieldSource, MessageDescriptor>> = {
  SHOP_RULE: msg`From where this shop usually puts it.`,
  JSON_LD: msg`From the shop’s data for search engines.`,
  MICRODATA: msg`From marks on the page.`,
  RDFA: msg`From marks on the page.`,
  META_TAGS: msg`From what the page tells other sites.`,
  EMBEDDED_STATE: msg`From the page’s own data.`,
  VISIBLE_TEXT: msg`From what can be seen on the page.`,
  METASCRAPER: msg`From the page as a whole.`,
  PAGE_ADDRESS: msg`From the link itself.`,
};

/** Less sure values should be looked at. */
const SURE_ENOUGH = 0.5;

export function sourceText({ source, confidence }: Found<unknown>): string {
  const text = say(TEXTS[source]);
  if (confidence >= SURE_ENOUGH) return text;
  return t({ message: `${text} Please check it.`, comment: 'After a sentence such as “From the link itself.”' });
}
