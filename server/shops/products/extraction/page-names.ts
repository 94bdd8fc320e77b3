import type { Heading } from './heading.ts';
import { METASCRAPER_TRUST } from './metascraper-source.ts';
import { metaOf, type Page } from './page.ts';
import { textOf } from './schema-node.ts';
import type { MarkedProduct } from './schema-product.ts';
import type { NamedBy } from './title.ts';
import { namesOf } from './visible-text.ts';

/** Longer ones are cut before anybody looks at them. */
const LONGEST_NAME = 1_000;

/** Names of the page as a whole: mostly the product, and the shop behind it. */
export function wholeTitles(page: Page): string[] {
  return [documentTitle(page), metaOf(page, 'og:title'), metaOf(page, 'twitter:title')].filter(
    (title) => title !== null,
  );
}

/** Shops write what is sold into the address: /p/red-bicycle-28-inch-12345. */
export function nameInAddress({ canonicalUrl }: Page): string[] {
  const parts = new URL(canonicalUrl).pathname.split('/').map((part) => part.replace(/\.\w{2,5}$/, ''));
  return parts.filter((part) => part.length < 300 && (part.match(/\p{L}\p{L}[-_+]/gu)?.length ?? 0) >= 2).slice(-1);
}

interface Named {
  rule: { title: string | null } | null;
  products: readonly MarkedProduct[];
  heading: Heading | null;
  /** The finding of metascraper. */
  fallback: string | null;
  /** The name in the state of a page that shows nothing itself. */
  inState: string | null;
}

/** Everything that may be the product's name. */
export function namesOnPage(page: Page, { rule, products, heading, fallback, inState }: Named): NamedBy[] {
  const names: (Omit<NamedBy, 'text'> & { text: string | null })[] = [
    { text: rule?.title ?? null, source: 'SHOP_RULE', trust: 1.2, isWholeTitle: false },
    ...products.map(({ source, node }) => ({
      text: textOf(node.name),
      source,
      trust: source === 'JSON_LD' ? 0.95 : 0.9,
      isWholeTitle: hasWordsForSearch(textOf(node.name), heading, wholeTitles(page)),
    })),
    { text: heading?.text ?? null, source: 'VISIBLE_TEXT', trust: 0.92, isWholeTitle: false },
    { text: inState, source: 'EMBEDDED_STATE', trust: 0.85, isWholeTitle: false },
    { text: metaOf(page, 'og:title'), source: 'META_TAGS', trust: 0.75, isWholeTitle: true },
    { text: documentTitle(page), source: 'META_TAGS', trust: 0.6, isWholeTitle: true },
    { text: fallback, source: 'METASCRAPER', trust: METASCRAPER_TRUST.title, isWholeTitle: true },
  ];
  return names.flatMap(({ text, ...name }) =>
    text && !OF_NOTHING.test(text.trim()) ? [{ ...name, text: text.slice(0, LONGEST_NAME) }] : [],
  );
}

/** Names that apps and tools give to any page until a script names it. */
const OF_NOTHING =
  /^(?:(?:react |vue |vite |angular |next(?:\.?js)? |nuxt )?app(?:lication)?|vite \+ \w{2,10}|(?:create )?next app|nuxt(?:\.?js)?|index|untitled(?: (?:document|page))?|document|loading(?:\.{1,3}|…)?|please wait(?:\.{1,3}|…)?|page|product(?: (?:page|details?))?|(?:product|page) title|title|null|undefined|none|\[object object\]|\{\{.{1,60}\}\})$/i;

/** A plug-in writes the page's title for search engines as the product's name: "Bowl – Gift ideas | Shop" where the heading says "Bowl". */
function hasWordsForSearch(name: string | null, heading: Heading | null, titles: readonly string[]): boolean {
  if (!name || !heading || !titles.some((title) => title.trim() === name.trim())) return false;
  const behind = name.startsWith(heading.text) ? name.slice(heading.text.length) : '';
  return /^ [|–—-] .{0,200}\S/.test(behind) && /title|name/.test(namesOf(heading.element));
}

function documentTitle({ $ }: Page): string | null {
  return $('head title, title').first().text().trim() || null;
}
