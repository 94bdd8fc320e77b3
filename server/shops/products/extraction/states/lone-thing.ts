import { namesWithin } from './keys.ts';
import { isOfOthers } from './parts.ts';

type Fields = Readonly<Record<string, unknown>>;

/** All that a state says of the page's thing, on a page that shows nothing before its scripts run. */
export interface LoneThing<Price> {
  name: string;
  /** As they are written, the first one first. */
  pictures: readonly string[];
  price: Price | null;
}

interface Readers<Price> {
  /** How much of the page's title a name is; 0 for the name of something else. */
  weigh(name: string): number;
  priceOf(object: Fields): Price | null;
  /** Values of the address, by one of which the state may keep the variant that is meant. */
  wanted: ReadonlySet<string>;
}

const MOST_VISITED = 20_000;

/** So many objects around the one with the name may hold its price and its pictures. */
const LEVELS = 3;
const MOST_WITHIN = 3_000;

/** Names under which pictures stand. */
const PICTURES =
  /^(?:\w{0,16}_?)?(?:images?|imgs?|gallery|galerie|photos?|pictures?|pics?|media|medias|fotos?|bilder|immagini|im[aá]genes|imagens)(?:_?(?:urls?|list|src|set))?$/i;
const PICTURES_OF_OTHERS = /logo|icon|brand|seller|shop|store|thumb|small|banner|video|avatar|share|user|review/i;
const ADDRESSES = ['url', 'src', 'large', 'full', 'original', 'big', 'zoom', 'href', 'image', 'imageUrl'];

interface Sum {
  amount: number;
  currency: string | null;
}

interface Place {
  value: unknown;
  key: string;
  around: Place | null;
}

/** The thing that has most of the page's title for its name, with the price and the pictures around that name. */
export function loneThing<Price extends Sum>(
  roots: readonly unknown[],
  readers: Readers<Price>,
): LoneThing<Price> | null {
  let best: { place: Place; name: string; weight: number } | null = null;
  const seen = new Set<unknown>();
  const waiting: Place[] = roots.map((value) => ({ value, key: '', around: null })).reverse();
  for (let visited = 0; waiting.length > 0 && visited < MOST_VISITED; visited += 1) {
    const place = waiting.pop();
    if (!place || seen.has(place.value)) continue;
    seen.add(place.value);
    if (isFields(place.value)) {
      for (const name of namesWithin(place.value)) {
        const weight = name.length < 400 ? readers.weigh(name) : 0;
        if (weight > (best?.weight ?? 0)) best = { place, name, weight };
      }
    }
    waiting.push(...inner(place).reverse());
  }
  return best && around(best.place, best.name, readers);
}

function around<Price extends Sum>(place: Place, name: string, readers: Readers<Price>): LoneThing<Price> {
  let pictures: readonly string[] = [];
  let price: Price | null = null;
  let box: Place | null = place;
  for (let level = 0; box && level <= LEVELS; level += 1) {
    if (Array.isArray(box.value)) break; // of many things
    const objects = objectsWithin(box, readers);
    if (pictures.length === 0) pictures = objects.flatMap(({ value }) => picturesOf(value as Fields));
    price ??= onlyPrice(objects, readers);
    if (price && pictures.length > 0) break;
    box = box.around;
  }
  return { name, pictures: pictures.slice(0, 10), price };
}

/** The price of the variant that the address names; else the one that all say. */
function onlyPrice<Price extends Sum>(objects: readonly Place[], { priceOf, wanted }: Readers<Price>): Price | null {
  const priced = objects.flatMap((place) => {
    const price = priceOf(place.value as Fields);
    return price ? [{ price, isWanted: isWanted(place, wanted) }] : [];
  });
  const meant = priced.filter((one) => one.isWanted);
  const of = (meant.length > 0 ? meant : priced).map(({ price }) => price);
  const [first] = of;
  if (!first || of.some(({ amount }) => amount !== first.amount)) return null;
  const same = priced.filter(({ price }) => price.amount === first.amount);
  return same.find(({ price }) => price.currency)?.price ?? first;
}

function isWanted({ value, key }: Place, wanted: ReadonlySet<string>): boolean {
  if (wanted.size === 0) return false;
  const { id, sku, skuId, variantId } = value as Fields;
  return [key, id, sku, skuId, variantId].some((one) => wanted.has(String(one)));
}

/** The objects of a part of the state, outer before inner, without those of other things. */
function objectsWithin<Price>(box: Place, { weigh }: Readers<Price>): Place[] {
  const found: Place[] = [];
  const waiting: Place[] = [box];
  for (let at = 0; at < waiting.length && at < MOST_WITHIN; at += 1) {
    const place = waiting[at];
    if (!place) break;
    if (isFields(place.value)) {
      const names = namesWithin(place.value);
      if (place !== box && names.length > 0 && !names.some((name) => weigh(name) > 0)) continue;
      found.push(place);
    }
    waiting.push(...inner(place).filter(({ key }) => !isOfOthers(key)));
  }
  return found;
}

function inner(place: Place): Place[] {
  const { value } = place;
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value)
    .slice(0, 500)
    .flatMap(([key, one]) =>
      typeof one === 'object' && one !== null
        ? [{ value: one as unknown, key: Array.isArray(value) ? '' : key, around: place }]
        : [],
    );
}

function picturesOf(object: Fields): string[] {
  return Object.entries(object).flatMap(([key, value]) =>
    PICTURES.test(key) && !PICTURES_OF_OTHERS.test(key) ? addressesIn(value) : [],
  );
}

/** The addresses in a picture, or a list of pictures, as a state writes them. */
export function addressesIn(value: unknown): string[] {
  if (typeof value === 'string') return /^(?:https?:)?\/\/?[^\s/]/.test(value) && value.length < 2_000 ? [value] : [];
  if (Array.isArray(value)) return value.slice(0, 10).flatMap(addressesIn);
  if (!isFields(value)) return [];
  const key = ADDRESSES.find((name) => typeof value[name] === 'string');
  return key ? addressesIn(value[key]) : [];
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
