import type { AnyNode, Element, Text } from 'domhandler';
import { besideRelatedHeading } from './neighbours.ts';
import { elements, type Page } from './page.ts';
import { isDrawn } from './texts/drawn-templates.ts';
import { INLINE } from './texts/inline.ts';
import { sumInPieces } from './texts/pieces.ts';
import { BUYING } from './texts/price-words.ts';

/** Text that goes on in the next element, and text that ends with its block. */
export const INLINE_EDGE = '\ue000';
export const BLOCK_EDGE = '\ue001';

/** So much text is looked at, which is more than people read. */
const LONGEST_TEXT = 400_000;

const UNSEEN = new Set([
  'script',
  'style',
  'noscript',
  'template',
  'svg',
  'select',
  'option',
  'iframe',
  'head',
  'textarea',
]);
const STRUCK = new Set(['del', 's', 'strike']);

/** The surroundings of a piece of text. */
export interface Surroundings {
  element: Element;
  isStruck: boolean;
  /** Among other products, in menus, in the cart, below in the reviews: not about the page's product. */
  isAside: boolean;
  /** Whether nothing puts it aside but a class that hides it. */
  isHidden: boolean;
  /** The names (class, id, itemprop, data-…) of the four nearest elements around, in lower case. */
  names: string;
  /** The names of the two nearest alone. */
  nearestNames: string;
}

export interface VisibleText {
  text: string;
  /** Gives the surroundings of the character at an index of `text`. */
  around(index: number): Surroundings | null;
  /** Gives the beginning of an element in `text`; null for one that is not seen. */
  startOf(element: Element): number | null;
}

/** Names of regions about something else than the page's product. */
export const ASIDE_NAME =
  /(?:^|[\s_-])(?:related|recommend\w{0,20}|recos?|similar\w{0,20}|up-?sells?|cross-?sells?|also\w{0,20}|recently|recent|last-?seen|mini-?(?:cart|basket)|cart-(?:drawer|summary|modal|items?)|basket|footer|nav|navbar|navigation|menu|mega-?menu|breadcrumbs?|reviews?|comments?|newsletter|cookies?|sponsored|ads?(?![-_](?:price|title|detail|content|page|view|info|desc|param|header|main))|advert\w{0,20}|suggest\w{0,20}|suggestions|you-?may|compare|comparison|accessor\w{0,20}|bundle\w{0,20}|teasers?|other-?(?:products|items|ads|offers)|cross|complementary|bestsellers?|frequently|history|viewed|alternatives?|more-from|product-?(?:list|grid|tile|card|teaser)s?|tiles?|swiper-slide|slick-slide)(?=$|[\s_-])/;

/** The page's text as people see it, as far as that can be told without drawing it. */
export function visibleText({ $ }: Page, heading: Element | null): VisibleText {
  const body = $('body')[0] ?? $.root()[0];
  const holdsHeading = ancestorsOf(heading);
  const selling = asidesThatSell({ $ });
  const starts: number[] = [];
  const surroundings: Surroundings[] = [];
  const elementStarts = new Map<Element, number>();
  const related = new Set<AnyNode>();
  let text = '';

  const waiting: (Visit | string)[] = body
    ? [{ node: body, isStruck: false, isAside: false, isHidden: false, names: [] }]
    : [];
  while (waiting.length > 0 && text.length < LONGEST_TEXT) {
    const next = waiting.pop();
    if (next === undefined) break;
    if (typeof next === 'string') {
      text += next;
      continue;
    }
    const { node } = next;
    if (related.has(node)) next.isAside = true;
    if (node.type === 'text') {
      for (const other of besideRelatedHeading(node, holdsHeading, related)) related.add(other);
      const parent = node.parent as Element;
      const shown = shownText(node, text);
      if (!shown.trim()) {
        text += ' ';
        continue;
      }
      starts.push(text.length);
      surroundings.push({
        ...next,
        ...hiding(next),
        element: parent,
        names: next.names.join(' '),
        nearestNames: next.names.slice(-2).join(' '),
      });
      text += shown;
    } else if ('children' in node) {
      const visit = node.type === 'root' ? next : enter(node as Element, next, holdsHeading, selling);
      if (!visit) continue;
      if (node.type !== 'root') elementStarts.set(node as Element, text.length);
      const edge = INLINE.has((node as Element).name) ? INLINE_EDGE : BLOCK_EDGE;
      text += edge;
      waiting.push(edge);
      const whole = node.type === 'tag' ? (spokenSum(node) ?? sumInBoxes(node)) : null;
      if (whole) {
        starts.push(text.length);
        surroundings.push({
          ...visit,
          ...hiding(visit),
          element: node as Element,
          names: visit.names.join(' '),
          nearestNames: visit.names.slice(-2).join(' '),
        });
        text += whole;
        continue;
      }
      for (const child of node.children.toReversed()) waiting.push({ ...visit, node: child });
    }
  }

  return {
    text,
    around: (index) => surroundings[lastAtOrBefore(starts, index)] ?? null,
    startOf: (element) => elementStarts.get(element) ?? null,
  };
}

interface Visit {
  node: AnyNode;
  isStruck: boolean;
  isAside: boolean;
  /** Whether a class of an element around hides it. */
  isHidden: boolean;
  names: string[];
}

const hiding = ({ isAside, isHidden }: Visit) => ({ isAside: isAside || isHidden, isHidden: isHidden && !isAside });

/** Gives the state for the children of an element; null when nobody sees them. */
function enter(
  element: Element,
  { isStruck, isAside, isHidden, names }: Visit,
  holdsHeading: ReadonlySet<unknown>,
  selling: ReadonlySet<unknown>,
): Visit | null {
  const { name, attribs } = element;
  const style = attribs.style ?? '';
  if ((UNSEEN.has(name) && !isDrawn(element)) || attribs.hidden !== undefined || /display:\s*none/i.test(style))
    return null;
  const own = namesOf(element);
  const isOther =
    !holdsHeading.has(element) &&
    (/^(?:nav|footer|header)$/.test(name) ||
      (name === 'aside' && !selling.has(element)) ||
      ASIDE_NAME.test(own) ||
      /^(?:navigation|contentinfo|banner)$/.test(attribs.role ?? ''));
  return {
    node: element,
    isStruck: isStruck || STRUCK.has(name) || /line-through/i.test(style),
    isAside: isAside || isOther,
    isHidden: isHidden || (!holdsHeading.has(element) && isHiddenByName(attribs.class ?? '')),
    names: own ? [...names.slice(-3), own] : names,
  };
}

/** Classes that show it on some screens: "d-xxl-block", "@md:flex", "print:block", "small-show", "show-for-medium". */
const SHOWN_SOMEWHERE =
  /(?:^|\s)(?:d-[a-z]{1,4}-(?:block|flex|grid|inline|table)|[@a-z][\w@[\]<>=-]{0,24}:(?:block|flex|grid|inline|table|visible|contents)|(?:hide-for|show-for|visible)-[a-z]|(?:[a-z]{1,12}(?:-up|-down)?[-_]{1,2})(?:show|visible)(?=\s|$))/i;

/** Names that hide an element until a script shows it; one that only small screens hide is seen. */
function isHiddenByName(names: string): boolean {
  return (
    /(?:^|\s)(?:(?:is-|u-|js-)?hidden|d-none|hide|no-?display|display-none)(?:\s|$)/i.test(names) &&
    !/(?:^|\s)(?:(?:sm|md|lg|xl|2xl):\S|d-(?:sm|md|lg|xl)-)/.test(names) &&
    !SHOWN_SOMEWHERE.test(names)
  );
}

const MOST_BUTTONS = 300;

const PRESSED =
  'button, [class*="btn" i], input[type="submit"], a[class*="button" i], a[class*="add-to" i], a[class*="addto" i], a[class*="buy" i], a[role="button"]';

/** Names of links that put something into the cart. */
const ADDING_NAME = /\b(?:add|ajax_add)[_-]?to[_-]?(?:cart|basket|bag)(?!-?(?:list|wish))|\bbuy-?(?:now|button)\b/i;

/** The buttons with which people buy something on the page. */
export function buyingButtons({ $ }: Pick<Page, '$'>): Element[] {
  return elements({ $ }, PRESSED, MOST_BUTTONS).filter((button) => {
    const { value = '', class: names = '', id = '' } = button.attribs;
    return BUYING.test(`${value} ${$(button).text().slice(0, 80)}`) || ADDING_NAME.test(`${names} ${id}`);
  });
}

/** The box beside the gallery, in which one buys the thing itself, may be an aside: it holds the only such button of the page. */
function asidesThatSell({ $ }: Pick<Page, '$'>): Set<unknown> {
  const buttons = buyingButtons({ $ });
  const asides = buttons.map((button) => $(button).closest('aside')[0]);
  return new Set(new Set(asides).size === 1 && buttons.length <= 2 ? asides : []);
}

/** Joins the names of an element: class, id, itemprop and the names that tests use; in lower case. */
export function namesOf({ attribs }: Element): string {
  const names = [
    attribs.class,
    attribs.id,
    attribs.itemprop,
    attribs['data-testid'],
    attribs['data-test'],
    attribs['data-qa'],
  ];
  return names
    .filter(Boolean)
    .join(' ')
    .slice(0, 300)
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase();
}

/** A sum with its currency, as it is read aloud. */
const SPOKEN =
  /^[^\d]{0,40}(?:\p{Sc}|\b[A-Z]{3}) ?\d[\d.,'’ ]{0,14}[^\d]{0,12}$|^[^\d]{0,40}\d[\d.,'’ ]{0,14} ?(?:\p{Sc}|[A-Z]{3}\b|zł|Kč|kr|円)[^\d]{0,12}$/u;

/** Digits in boxes of their own, without a sign, are one sum where the label for screen readers says so: "€3.49". */
function spokenSum(element: Element): string | null {
  const label = element.attribs['aria-label']?.trim();
  if (!label || label.length > 70 || !SPOKEN.test(label)) return null;
  const seen = digitsWithin(element);
  return seen !== '' && seen === label.replace(/\D/g, '') ? label : null;
}

/** A sum of which a part has a box for itself, where a line would end. */
function sumInBoxes(element: Element): string | null {
  const hasBoxes = element.children.some((child) => child.type === 'tag' && !INLINE.has(child.name));
  return hasBoxes ? sumInPieces(element) : null;
}

const MOST_PARTS = 24;

function digitsWithin(element: Element): string {
  const waiting: AnyNode[] = [element];
  let digits = '';
  for (let visited = 0; waiting.length > 0; visited += 1) {
    const node = waiting.pop();
    if (!node || visited > MOST_PARTS) return '';
    if (node.type === 'text') digits += node.data.replace(/\D/g, '');
    else if ('children' in node) for (const child of node.children.toReversed()) waiting.push(child);
  }
  return digits;
}

/** "12" with a small "99" above it is 12.99. */
function shownText(node: Text, before: string): string {
  const shown = node.data.replace(/[\u200e\u200f\u2066-\u2069]/g, '').replace(/[\s\u00a0\u2000-\u200b\u202f]+/g, ' ');
  const parent = node.parent as Element | null;
  if (!/^\s*\d{2}\s*$/.test(shown) || !parent || !/\d[\s\ue000]{0,3}\p{Sc}?[\s\ue000]{0,6}$/u.test(before.slice(-12)))
    return shown;
  const isSmall =
    parent.name === 'sup' ||
    /cent|dec\b|decimal|fract|sup|minor|small|penn|kop/i.test(parent.attribs?.class ?? '') ||
    (INLINE.has(parent.name) && /(?:^|[^\d.,])\d{1,3}(?:[.,]\d{3})?\ue000{2,4}$/.test(before.slice(-16)));
  return isSmall ? `.${shown.trim()}` : shown;
}

/** Whether an element of that name is the element, or close around it. */
export function isWithin(element: { name?: string; parent?: unknown } | null, name: string): boolean {
  let node = element;
  for (let level = 0; node && level < 5; level += 1) {
    if (node.name === name) return true;
    node = node.parent as typeof node;
  }
  return false;
}

export function ancestorsOf(element: Element | null): Set<unknown> {
  const ancestors = new Set<unknown>();
  for (let node: unknown = element; node; node = (node as Element).parent) ancestors.add(node);
  return ancestors;
}

function lastAtOrBefore(starts: readonly number[], index: number): number {
  let [low, high] = [0, starts.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((starts[middle] ?? 0) <= index) low = middle;
    else high = middle - 1;
  }
  return low;
}
