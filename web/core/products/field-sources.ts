import type { FieldSource, Found } from './read-link.ts';

const WORDS: Readonly<Record<FieldSource, string>> = {
  SHOP_RULE: 'where this shop has it',
  JSON_LD: 'the shop’s data for search engines',
  MICRODATA: 'marks on the page',
  RDFA: 'marks on the page',
  META_TAGS: 'what the page tells other sites',
  EMBEDDED_STATE: 'the page’s own data',
  VISIBLE_TEXT: 'what can be seen on the page',
  METASCRAPER: 'the page as a whole',
  PAGE_ADDRESS: 'the link itself',
};

/** Less sure values should be looked at. */
const SURE_ENOUGH = 0.5;

export function sourceText({ source, confidence }: Found<unknown>): string {
  return `From ${WORDS[source]}.${confidence < SURE_ENOUGH ? ' Please check it.' : ''}`;
}
