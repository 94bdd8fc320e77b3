import type { Element } from 'domhandler';
import { type Found, surest } from './found.ts';
import { METASCRAPER_TRUST } from './metascraper-source.ts';
import { elements, type Page } from './page.ts';
import { addressesOf, isOfSite, logosOf, MOST_PICTURES, pictureIn, productPicture, shownPicture } from './picture.ts';
import { isNode, nodesIn, type SchemaNode, textOf } from './schema-node.ts';
import type { MarkedProduct } from './schema-product.ts';
import { scriptObjects } from './script-objects.ts';
import { addressesIn } from './states/lone-thing.ts';
import type { VisibleText } from './visible-text.ts';

interface PictureSources {
  /** Addresses that the shop's rule finds. */
  ruled: readonly string[];
  products: readonly MarkedProduct[];
  nodes: readonly SchemaNode[];
  title: string | null;
  heading: Element | null;
  text: VisibleText;
  /** The finding of metascraper. */
  fallback: string | null;
  /** Addresses that the state of a page names which shows nothing itself. */
  inState: readonly string[];
}

/** The product's picture: what is written for programs first, then what people see beside the heading. */
export function choosePicture(
  page: Page,
  { ruled, products, nodes, title, heading, text, fallback, inState }: PictureSources,
): Found<string> | null {
  const logos = logosOf(nodes, page);
  const written: { addresses: readonly string[]; source: Found<string>['source']; confidence: number }[] = [
    ...products.map(({ source, node }) => ({
      addresses: [...pictureIn(node.image), ...pictureIn(node.photo)],
      source,
      confidence: 0.9,
    })),
    { addresses: ruled, source: 'SHOP_RULE', confidence: 0.88 },
    {
      addresses: metas(page, 'og:image:secure_url', 'og:image', 'og:image:url'),
      source: 'META_TAGS',
      confidence: 0.85,
    },
    {
      addresses: metas(page, 'twitter:image', 'twitter:image:src', 'itemprop:image', 'thumbnail'),
      source: 'META_TAGS',
      confidence: 0.7,
    },
    {
      addresses: elements(page, 'link[rel="image_src" i], link[rel="preload" i][as="image"]', 10).flatMap(
        ({ attribs }) => attribs.href ?? [],
      ),
      source: 'META_TAGS',
      confidence: 0.55,
    },
    { addresses: fallback ? [fallback] : [], source: 'METASCRAPER', confidence: METASCRAPER_TRUST.picture },
  ];
  const ofVariantInData = variantPictures(page, nodes).map((address) => productPicture(address, page, logos));
  const [meant] = ofVariantInData.filter((url) => url !== null);
  if (meant) return { value: meant, source: 'EMBEDDED_STATE', confidence: 0.92 };
  const candidates = written.flatMap(({ addresses, source, confidence }): Found<string>[] => {
    const value = addresses
      .slice(0, 10)
      .map((address) => productPicture(address, page, logos))
      .find((url) => url !== null);
    return value && !(source === 'METASCRAPER' && isOfSite(value)) ? [{ value, source, confidence }] : [];
  });
  const best = surest(candidates);
  if (best && best.confidence > 0.6) return ofVariant(largerCopy(best, page, logos), page, logos);
  const shown = shownPicture(page, title, heading, text, logos);
  const [stated] = shown || best ? [] : inState.flatMap((address) => productPicture(address, page, logos) ?? []);
  if (stated) return { value: stated, source: 'EMBEDDED_STATE', confidence: 0.58 };
  return surest([...(shown ? [shown] : []), ...(best ? [best] : [])]);
}

/** Names in an address under which the chosen variant stands, and the form of its number. */
const VARIANT_NUMBER = /^(?:variant|variant_?id|variation_?id|sku|sku_?id|pid|vid|item_?id|id)$/i;
const NUMBER = /^(?=.*\d{2})[\w-]{3,40}$/;

/** Values of the address that may be the number of one variant. */
export function variantNumbers({ url }: Pick<Page, 'url'>): string[] {
  const values = [...new URL(url).searchParams].filter(
    ([name, value]) => VARIANT_NUMBER.test(name) && NUMBER.test(value),
  );
  return values.map(([, value]) => value);
}

const MOST_OBJECTS = 20_000;

/** Pictures of the variant that the address names by its number, as the page's data keep them. */
function variantPictures(page: Page, nodes: readonly SchemaNode[]): string[] {
  const wanted = new Set(variantNumbers(page));
  if (wanted.size === 0) return [];
  const waiting: unknown[] = [...scriptObjects(page)].reverse();
  const seen = new Set<unknown>();
  for (let visited = 0; waiting.length > 0 && visited < MOST_OBJECTS; visited += 1) {
    const value = waiting.pop();
    if (typeof value !== 'object' || value === null || seen.has(value)) continue;
    seen.add(value);
    if (isNode(value) && [value.id, value.sku, value.skuId, value.variantId].some((id) => wanted.has(String(id)))) {
      const found = addressesIn(value.featured_image ?? value.image ?? value.images ?? value.imageUrl);
      if (found.length > 0) return found;
    }
    waiting.push(...Object.values(value));
  }
  return nodes.filter((node) => isOfVariant(node, wanted)).flatMap(({ image }) => pictureIn(image));
}

/** Whether each offer of a product leads to the variant that is meant: those of all variants share its picture. */
function isOfVariant(node: SchemaNode, wanted: ReadonlySet<string>): boolean {
  const offers = nodesIn(node.offers);
  return (
    node.hasVariant === undefined &&
    offers.length > 0 &&
    offers.every(({ url }) =>
      variantNumbers({ url: URL.parse(textOf(url) ?? '', 'https://a.test')?.href ?? 'https://a.test' }).some((one) =>
        wanted.has(one),
      ),
    )
  );
}

/** Words in addresses for the sizes of one picture. */
const SMALL_COPY = /-(?:small|cart|home|medium)_default(?=\/)/;
const LARGE_COPY = /-(?:large|thickbox)_default(?=\/)/;

/** The same picture in the size that the page shows, where the data name a small one. */
function largerCopy(best: Found<string>, page: Page, logos: ReadonlySet<string>): Found<string> {
  if (!SMALL_COPY.test(best.value)) return best;
  const shown = elements(page, 'img', MOST_PICTURES).flatMap((element) => addressesOf(element));
  const large = [...metas(page, 'og:image'), ...shown]
    .map((address) => productPicture(address, page, logos))
    .find(
      (url) =>
        url !== null && LARGE_COPY.test(url) && url.replace(LARGE_COPY, '') === best.value.replace(SMALL_COPY, ''),
    );
  return large ? { ...best, value: large } : best;
}

const VARIANT = /colou?r|farbe|couleur|variant|variation|swatch|pattern/i;

/** The same picture of the variant that the address names, where the page's data are another one's: "?color=12185_Black". */
function ofVariant(best: Found<string>, page: Page, logos: ReadonlySet<string>): Found<string> {
  const wanted = [...new URL(page.url).searchParams]
    .filter(([name, value]) => VARIANT.test(name) && /\p{L}{3}/u.test(value))
    .map(([, value]) => value.toLowerCase());
  const [own = ''] = nameOf(best.value).split(/[_.-]/);
  if (wanted.length === 0 || own.length < 4 || wanted.some((value) => nameOf(best.value).includes(value))) return best;
  for (const element of elements(page, 'img', MOST_PICTURES)) {
    for (const address of addressesOf(element)) {
      const url = productPicture(address, page, logos);
      const name = url ? nameOf(url) : '';
      if (url && name.startsWith(own) && wanted.some((value) => name.includes(value))) return { ...best, value: url };
    }
  }
  return best;
}

function nameOf(url: string): string {
  return (new URL(url).pathname.split('/').at(-1) ?? '').toLowerCase();
}

function metas({ metas: known }: Page, ...names: readonly string[]): string[] {
  return names.flatMap((name) => known.get(name) ?? []);
}
