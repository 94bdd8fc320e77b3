import type { AnyNode, Element, Text } from 'domhandler';
import type { Page } from './page.ts';
import { cellsForSeveral } from './texts/price-boxes.ts';
import { bare, wordsOf } from './texts/words.ts';

/** Headings over other products than the page's own. */
const RELATED =
  /^(?:you (?:may|might|could|will) (?:also|like)|you['’]ll (?:also|love)|customers? (?:who|also)|shoppers|people (?:who|also)|related (?:products|items|searches)|similar\b|recommended (?:for|products|items)|recommendations|more (?:from|like|to (?:love|explore|consider))|frequently bought|recently viewed|your recent|shop the look|complete (?:the|your)|goes well|pairs? (?:it )?(?:well )?with|wear it with|others? (?:also|bought)|other (?:customers|products|sellers|buying options|offers)|more (?:sellers|offers|buying choices)|compare (?:other )?offers|weitere (?:verkäufer|anbieter|angebote)|andere (?:verkäufer|anbieter|angebote|verkopers|aanbieders)|autres (?:vendeurs|offres)|otr[ao]s (?:vendedores|opciones|ofertas)|outr[ao]s (?:vendedores|ofertas|opções)|altri venditori|altre offerte|inn[ei] (?:sprzedawcy|oferty)|diğer satıcılar|andra säljare|andre selgere|další nabídky|другие продавцы|інші продавці|(?:すべて|ほか|他)の出品|다른 판매자|sponsor|patrocin|promovid|gesponsor|sponzor|スポンサー|best ?sellers|compare (?:with|similar)|what (?:other|do) customers|products related|inspired by|explore|popular|das könnte|dazu passt|ähnliche|kunden|wird (?:oft|häufig)|passend|passt dazu|zubehör|zuletzt|empfehl|mehr (?:von|aus|entdecken)|andere kunden|alternativ|beliebt|gesponsert|vous (?:aimerez|pourriez|allez)|les clients|les internautes|produits (?:similaires|associés|apparentés|complémentaires)|dans la même|récemment|articles similaires|à découvrir|también te|tambi[eé]n|te (?:puede|podría)|quizás|clientes (?:también|que)|quienes (?:vieron|compraron)|productos (?:relacionados|similares)|los clientes|otros (?:clientes|productos)|recomenda|potrebbe|ti potrebbe|potrebbero|prodotti (?:correlati|simili)|i clienti|chi ha|misschien|klanten|anderen|vergelijkbare|gerelateerd|bekijk ook|vaak samen|klienci|podobne|polecane|polecamy|zobacz (?:też|także|również)|inni|może ci|du kanske|andra köpte|andra har|kunder|liknande|relaterade|passar bra|この商品を(?:見|買|チェック)|おすすめ|関連|こちらも|よく一緒|最近|あなたへ|quem (?:viu|comprou)|produtos (?:relacionados|similares)|você (?:também|pode)|aproveite|mohlo by|podobné|související|zákazníci|ostatní|naposledy|andre (?:k|så)|lignende|sinua|muut|asiakkaat|похож|с этим|вам (?:также|может)|рекоменд|недавно|смотрите|相关|相關|猜你|您可能|為您推薦|为您推荐|관련|추천|함께|다른 고객|benzer|bunlar|ilgili|hasonló|mások|vásárlóink|produse|clienții|podobni|slični|σχετικ|μπορεί|(?:[\p{L}’']{2,12} ){1,2}also (?:bought|liked?|viewed|loved?)|vielleicht (?:gefällt|gefallen|interess)|nos suggestions|suggestions|forse |magari |alternatief|kanske (?:gillar|passar)|vi (?:foreslår|anbefaler))/iu;

const LONGEST_HEADING = 90;

/**
 * Finds the cards after a heading such as "You may also like", given its text: the rest of the box that it stands in
 * with its cards. A box that holds the product's heading as well ends with the next heading. An element that is `known`, and
 * all behind it, such a heading before this one has found.
 */
export function besideRelatedHeading(
  node: Text,
  holdsHeading: ReadonlySet<unknown>,
  known: ReadonlySet<AnyNode> = new Set(),
): AnyNode[] {
  const text = node.data.trim();
  if (text.length < 2 || text.length > LONGEST_HEADING || !RELATED.test(text) || /\d\s?\p{Sc}|\p{Sc}\s?\d/u.test(text))
    return [];
  const marked: AnyNode[] = [];
  let inner: AnyNode = node;
  for (let outer = node.parent; outer && outer.type === 'tag'; outer = outer.parent) {
    const isShared = holdsHeading.has(outer);
    for (let next: AnyNode | null = inner.next; next; next = next.next) {
      if (isShared && (holdsHeading.has(next) || /^h[12]$/.test((next as Element).name ?? ''))) return marked;
      if (next.type === 'tag' && known.has(next)) return marked;
      marked.push(next);
    }
    if (isShared || marked.some((one) => holdsCards(one))) return marked;
    inner = outer;
  }
  return marked;
}

const MOST_LOOKED_AT = 400;

/** Whether an element leads to products or shows them. */
function holdsCards(node: AnyNode): boolean {
  return countWithin(node, ({ name }) => name === 'a' || name === 'img') >= 2;
}

function countWithin(node: AnyNode, isWanted: (element: Element) => boolean): number {
  let count = 0;
  walk(node, (element) => {
    if (isWanted(element)) count += 1;
  });
  return count;
}

function walk(node: AnyNode, visit: (element: Element) => void): void {
  const waiting: AnyNode[] = [node];
  for (let visited = 0; waiting.length > 0 && visited < MOST_LOOKED_AT; visited += 1) {
    const next = waiting.pop();
    if (!next || !('children' in next)) continue;
    if ('attribs' in next) visit(next);
    waiting.push(...next.children.slice(0, MOST_LOOKED_AT));
  }
}

interface Sum {
  score: number;
  isOther: boolean;
  isAside: boolean;
  element: Element;
}

/** The prices of a table of amounts are those from two pieces on. */
export function withoutBands<Price extends Sum>({ $ }: Page, prices: Price[]): Price[] {
  const cells = cellsForSeveral(
    $,
    prices.map(({ element }) => element),
  );
  if (cells.size === 0) return prices;
  return prices.map((price) =>
    !price.isOther && cells.has($(price.element).closest('td, th')[0])
      ? { ...price, score: price.score - 4, isOther: true }
      : price,
  );
}

/** Prices in a row of cards that lead elsewhere are those of other products. */
export function withoutNeighbours<Price extends Sum>(
  page: Page,
  prices: readonly Price[],
  holdsHeading: ReadonlySet<unknown>,
): Price[] {
  const others = neighbourElements(
    page,
    prices.map(({ element }) => element),
    holdsHeading,
  );
  return prices.map((price) =>
    others.has(price.element) ? { ...price, score: price.score - 5, isAside: true } : price,
  );
}

const LEVELS = 7;

/** Finds elements with prices in a row of like boxes, each with a link to another page. */
function neighbourElements(page: Page, priced: readonly Element[], holdsHeading: ReadonlySet<unknown>): Set<Element> {
  const rows = new Map<unknown, Map<string, Map<Element, Element[]>>>();
  for (const element of priced) {
    let box: Element = element;
    for (let level = 0; level < LEVELS && box.parent?.type === 'tag' && !holdsHeading.has(box); level += 1) {
      const row = rows.get(box.parent) ?? new Map<string, Map<Element, Element[]>>();
      rows.set(box.parent, row);
      const kind = `${box.name} ${(box.attribs.class ?? '').split(/\s+/)[0]}`;
      const boxes = row.get(kind) ?? new Map<Element, Element[]>();
      row.set(kind, boxes);
      boxes.set(box, [...(boxes.get(box) ?? []), element]);
      box = box.parent;
    }
  }
  const others = new Set<Element>();
  for (const row of rows.values()) {
    for (const boxes of row.values()) {
      if (boxes.size < 2 || ![...boxes.keys()].every((box) => leadsElsewhere(box, page))) continue;
      for (const elements of boxes.values()) for (const element of elements) others.add(element);
    }
  }
  for (const element of priced) if (!others.has(element) && isOnCard(element, page, holdsHeading)) others.add(element);
  return others;
}

const LEVELS_OF_CARD = 4;

/** Whether a sum stands on a card that leads, by a picture and a name, to one other page: one alone is no row. */
function isOnCard(priced: Element, page: Page, holdsHeading: ReadonlySet<unknown>): boolean {
  let box: Element = priced;
  for (let level = 0; level < LEVELS_OF_CARD && !holdsHeading.has(box); level += 1) {
    const links = linksElsewhere(box, priced, page);
    const [first] = links;
    if (first) {
      const isOne = links.every(({ path }) => path === first.path);
      return isOne && links.some(({ hasPicture }) => hasPicture) && links.some(({ hasName }) => hasName);
    }
    if (box.parent?.type !== 'tag') return false;
    box = box.parent;
  }
  return false;
}

interface LinkElsewhere {
  path: string;
  hasPicture: boolean;
  hasName: boolean;
}

/** A card says what it is about in a heading, or in what is called its name; a maker's mark has neither. */
function isNameOfCard(node: Element['parent']): boolean {
  return (
    node !== null && 'attribs' in node && (/^h[2-6]$/.test(node.name) || /name|title/i.test(node.attribs.class ?? ''))
  );
}

/** Addresses of makers, shelves and sellers. */
const NO_PRODUCT_PATH =
  /brand|maker|marke|marque|marca|merk|designer|vendor|collection|categor|kategor|seller|store|author|artist|tag\b/i;
const LONGEST_NAME = 200;

/** A link whose words stand in its address leads to what it names: "Iron kettle" at /p/iron-kettle-7. */
function isNamedByPath(text: string, path: string): boolean {
  const name = text.slice(0, LONGEST_NAME);
  return wordsOf(name).length > 1 && !NO_PRODUCT_PATH.test(path) && bare(path).includes(bare(name));
}

function linksElsewhere(box: Element, priced: Element, page: Page): LinkElsewhere[] {
  const found: LinkElsewhere[] = [];
  walk(box, (element) => {
    const path = pathElsewhere(element, page);
    if (path === null) return;
    let hasPicture = false;
    let hasName = isNameOfCard(element.parent);
    walk(element, (inner) => {
      hasPicture ||= inner.name === 'img' || inner.name === 'picture';
      hasName ||= isNameOfCard(inner) || inner === priced;
    });
    hasName ||= isNamedByPath(page.$(element).text(), path);
    found.push({ path, hasPicture, hasName });
  });
  return found;
}

function leadsElsewhere(box: Element, page: Page): boolean {
  return countWithin(box, (element) => pathElsewhere(element, page) !== null) > 0;
}

/** The path of another page to which an element leads; null for one that is no link to one. */
function pathElsewhere({ name, attribs }: Element, page: Page): string | null {
  const href = name === 'a' ? attribs.href?.trim() : undefined;
  if (!href || /^(?:#|javascript:|mailto:|tel:)/i.test(href)) return null;
  const path = URL.parse(href, page.baseUrl)?.pathname;
  return path !== undefined && path !== new URL(page.url).pathname && path !== '/' && path.length > 2 ? path : null;
}
