import { singlePrice } from '../lines/pasted/amazon-text.rules.ts';
import type { FoundList } from './found-file.rules.ts';
import { FirstText, goThrough } from './html-text.rules.ts';
import { type Entry, listOf } from './tables.rules.ts';

/** The parts of a wish list's page, by the beginning of their ids, before the id of the item. */
const PARTS: Readonly<Record<string, keyof AmazonItem>> = {
  itemName_: 'name',
  'item-byline-': 'byline',
  itemPrice_: 'price',
  itemComment_: 'comment',
  itemRequested_: 'requested',
  itemPurchased_: 'purchased',
};
const PART_IDS = Object.keys(PARTS);

interface AmazonItem {
  name: string;
  link: string;
  byline: string;
  price: string;
  comment: string;
  requested: string;
  purchased: string;
  picture: string;
}

/** The id of an item at the end of the ids of its parts. */
const ITEM_ID =
  /^(?:itemName_|item-byline-|itemPrice_|itemComment_|itemRequested_|itemPurchased_|itemImage_|itemMain_|itemInfo_|item_)(?<id>[\w-]{4,60})$/;

/** Which site it was saved from: browsers write it above the page, or into its address. */
const SAVED_FROM = /saved from url=\(\d{1,6}\)(?<url>https?:\/\/[^\s>]{1,500})/;
const CANONICAL = /<link[^>]{0,300}rel="canonical"[^>]{0,300}href="(?<url>https?:\/\/[^"]{1,500})"/;
const AMAZON = /^https?:\/\/(?:[\w-]+\.)?amazon\.[a-z.]{2,6}(?:\/|$)/;
const PRODUCT = /\/(?:dp|gp\/product|gp\/aw\/d)\/(?<asin>[A-Z0-9]{10})/;

export function isAmazonPage(html: string): boolean {
  return /id=["']?itemName_[\w-]{4,}/.test(html) && /amazon/i.test(html);
}

/** The wishes on a wish list's page that was saved from Amazon; null where there is none on it. */
export function readAmazonPage(html: string, fallbackName: string): FoundList | null {
  const site = siteOf(html);
  const items = new Map<string, Partial<AmazonItem>>();
  const [listName, title] = [new FirstText(), new FirstText()];
  let current = '';
  const itemOf = (id: string) => {
    const item = items.get(id) ?? {};
    items.set(id, item);
    return item;
  };
  goThrough(html, {
    onOpen({ name, attributes }) {
      const { id = '' } = attributes;
      if (name === 'title') return title.take;
      if (id === 'profile-list-name' || id === 'listTitle') return listName.take;
      const shown = ITEM_ID.exec(id)?.groups?.id;
      const listed = attributes['data-itemid'];
      if (listed && attributes['data-price'] !== undefined) {
        current = listed;
        const price = Number(attributes['data-price']);
        if (price > 0 && Number.isFinite(price)) itemOf(listed).price ??= String(price);
      }
      if (shown) current = shown;
      if (name === 'img' && current && items.has(current)) pictureOf(itemOf(current), attributes);
      const part = PART_IDS.find((beginning) => id.startsWith(beginning));
      if (id.startsWith('itemImage_') && shown) itemOf(shown);
      if (!part || !shown) return undefined;
      const item = itemOf(shown);
      const field = PARTS[part] as keyof AmazonItem;
      if (field === 'name' && attributes.href) item.link = productLink(attributes.href, site);
      const { title: whole } = attributes;
      return (text) => {
        const value = field === 'name' ? whole || text : text;
        if (value) item[field] = field === 'price' ? singlePrice(value) : value;
      };
    },
  });
  const entries = [...items.values()].filter(({ name }) => name).map((item) => entryOf(item, site));
  if (entries.length === 0) return null;
  return listOf(listName.value || title.value.replace(/^Amazon[^:：]{0,20}[:：]\s*/i, '') || fallbackName, entries, {
    kind: 'WISHLIST',
  });
}

function entryOf(item: Partial<AmazonItem>, site: string): Entry {
  const { name = '', link, byline, price, comment, requested, purchased, picture } = item;
  const currency = price ? CURRENCIES[site] : undefined; // "$" is of several countries
  return {
    name,
    ...(byline && { description: byline }),
    ...(comment && { notes: comment.replace(/^["“”]|["“”]$/g, '') }),
    ...(requested && { amount: numberIn(requested) }),
    ...(purchased && numberIn(purchased) !== '0' && { bought: numberIn(purchased) }),
    ...(price && { price }),
    ...(currency && { currency }),
    ...(link && { link }),
    ...(picture && { picture }),
  };
}

/** The prices of items stand without their currency in places; each shop has one. */
const CURRENCIES: Readonly<Record<string, string>> = {
  'www.amazon.com': 'USD',
  'www.amazon.ca': 'CAD',
  'www.amazon.com.mx': 'MXN',
  'www.amazon.com.br': 'BRL',
  'www.amazon.co.uk': 'GBP',
  'www.amazon.se': 'SEK',
  'www.amazon.pl': 'PLN',
  'www.amazon.co.jp': 'JPY',
  'www.amazon.com.au': 'AUD',
  'www.amazon.in': 'INR',
  'www.amazon.ae': 'AED',
  'www.amazon.sa': 'SAR',
  'www.amazon.eg': 'EGP',
  'www.amazon.com.tr': 'TRY',
  'www.amazon.sg': 'SGD',
  ...Object.fromEntries(
    ['de', 'fr', 'it', 'es', 'nl', 'com.be', 'ie'].map((ending) => [`www.amazon.${ending}`, 'EUR']),
  ),
};

function siteOf(html: string): string {
  const start = html.slice(0, 200_000);
  const said = [SAVED_FROM.exec(start)?.groups?.url, CANONICAL.exec(start)?.groups?.url];
  const url = said.find((address) => address && AMAZON.test(address));
  const written = /https?:\/\/www\.amazon\.[a-z.]{2,6}(?=\/(?:hz|gp|dp|-|ref))/.exec(html.slice(0, 2_000_000))?.[0];
  return URL.parse(url ?? written ?? 'https://www.amazon.com/')?.hostname ?? 'www.amazon.com';
}

/** Without what says which list it was on. */
function productLink(href: string, site: string): string {
  const url = URL.parse(href, `https://${site}/`);
  if (!url || !/^https?:$/.test(url.protocol)) return '';
  const { asin } = PRODUCT.exec(url.pathname)?.groups ?? {};
  return asin ? `https://${AMAZON.test(url.href) ? url.hostname : site}/dp/${asin}` : url.href;
}

function pictureOf(
  item: Partial<AmazonItem>,
  { src = '', 'data-src': later = '' }: Readonly<Record<string, string>>,
): void {
  const address = [src, later].find((each) =>
    /^https:\/\/[^/]*(?:media-amazon|ssl-images-amazon|images-amazon)\./.test(each),
  );
  if (address) item.picture ??= address.replace(/\._[^/]{1,80}_(?=\.\w{3,4}$)/, '');
}

function numberIn(text: string): string {
  return /\d{1,4}/.exec(text)?.[0] ?? '';
}
