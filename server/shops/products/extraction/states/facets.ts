import { namesWithin } from './keys.ts';

/** Names of the number under which a shop keeps a thing. */
const IDS = ['code', 'sku', 'productCode', 'product_code', 'productId', 'product_id', 'itemNumber', 'articleNumber'];

/** Shorter ones, such as those of countries and kinds, stand for other things as well. */
const SHORTEST = 4;

type Fields = Readonly<Record<string, unknown>>;

/**
 * Shops that ask for the name and the price of a thing one by one keep each in an object of its own, with the thing's number:
 * `{"variants":{"code":"1934793","name":"Lens"},"price":{"code":"1934793","price":{"value":549}}}`.
 */
export class Facets<Rest> {
  private readonly ofNamed = new Set<string>();
  private readonly nameless: { object: Fields; ids: readonly string[]; rest: Rest }[] = [];

  learn(object: Fields, isNamed: boolean, rest: Rest): void {
    const ids = idsOf(object);
    if (ids.length === 0) return;
    if (isNamed) for (const id of ids) this.ofNamed.add(id);
    else if (this.nameless.length < MOST && namesWithin(object).length === 0) this.nameless.push({ object, ids, rest });
  }

  /** The objects without a name that have the number of one with the product's. */
  ofProduct(): readonly { object: Fields; rest: Rest }[] {
    return this.nameless.filter(({ ids }) => ids.some((id) => this.ofNamed.has(id)));
  }
}

const MOST = 2_000;

function idsOf(object: Fields): string[] {
  return IDS.flatMap((key) => {
    const id = object[key];
    const isId = (typeof id === 'string' || typeof id === 'number') && String(id).length >= SHORTEST;
    return isId && String(id).length < 60 && /\d/.test(String(id)) ? [`${key} ${id}`] : [];
  });
}
