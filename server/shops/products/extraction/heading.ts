import type { AnyNode, Element } from 'domhandler';
import { besideRelatedHeading } from './neighbours.ts';
import { elements, type Page } from './page.ts';
import { bare, coverage, likeness, titleParts, wordsOf } from './texts/words.ts';
import { ASIDE_NAME, namesOf } from './visible-text.ts';

export interface Heading {
  element: Element;
  text: string;
}

const LONGEST = 300;
const MOST = 400;

/** Some shops make their own name the heading of every page. */
const LOGO = /logo|site-?(?:title|name)|brand-?name/;

/** So much less likely is a heading that leads to the front page, or is named as the logo. */
const OF_SITE = 0.35;

/** The heading that names the page's product: the one that says what the page's other names say, most often an h1. */
export function productHeading(page: Page, names: readonly string[]): Heading | null {
  const parts = names.flatMap((name) => [name, ...titleParts(name)]).filter((part) => bare(part).length > 1);
  const main = candidates('h1');
  const top = best(main);
  if (top && top.score >= 0.75) return top.heading;
  const other = best(candidates('[itemprop="name"], h2, h3, h4, [class*="title" i], [class*="name" i]'));
  if (other && other.score >= 0.85 && other.score > (top?.score ?? 0)) return other.heading;
  if (top && top.score >= 0.3) return top.heading;
  const isOtherBetter = main.length !== 1 && other !== null && other.score >= 0.75;
  return isOtherBetter ? other.heading : (main[0] ?? namedAlone(page, parts));

  function candidates(selector: string): Heading[] {
    return elements(page, selector, MOST)
      .map((element) => ({ element, text: headingText(element, names) }))
      .filter(({ text }) => text.length > 1 && text.length <= LONGEST && bare(text) !== '');
  }

  function best(found: readonly Heading[]): { heading: Heading; score: number } | null {
    const scored = found.map((heading) => ({
      heading,
      score: agreement(heading.text, parts) - (isOfSite(heading.element) ? OF_SITE : 0),
    }));
    return scored.reduce<(typeof scored)[number] | null>((a, b) => (a && a.score >= b.score ? a : b), null);
  }
}

const NAMED = [
  '[itemprop="name"]',
  'h1',
  '[class*="product" i][class*="title" i], [class*="product" i][class*="name" i]',
];
const LOWER = ['h2', 'h3'];

/** A page whose other names say nothing is called by its one heading, unless that stands over other products or none. */
export function onlyHeading(page: Page): string | null {
  for (const selector of [...NAMED, ...LOWER]) {
    const found = elements(page, selector, MOST).filter((element) => !isBeside(element) && !isOfSite(element));
    const texts = new Set(found.map((element) => headingText(element, [])).filter((text) => bare(text) !== ''));
    const [text] = texts;
    if (text === undefined) continue;
    return texts.size === 1 && text.length <= LONGEST && !SAYS_NOTHING.test(text) ? text : null;
  }
  return null;
}

/** Headings that are drawn while the page waits, and those over a part of it. */
const SAYS_NOTHING =
  /^(?:loading|please wait|null|undefined|none|\{\{|\[object)|^(?:details?|description|reviews?|login|log in|sign in|menu|cart|search|beschreibung|description|descripción|descrizione|omschrijving|opis|popis|beskrivning|warenkorb|panier)$|\?$/i;

const MOST_AROUND = 30;

/** Whether it stands in a region about something else than the page's product. */
function isBeside(element: Element): boolean {
  let node: Element | null = element;
  for (let level = 0; node?.attribs && level < MOST_AROUND; level += 1) {
    if (/^(?:nav|footer|header|aside|template|dialog)$/.test(node.name) || ASIDE_NAME.test(namesOf(node))) return true;
    node = node.parent as Element | null;
  }
  return element.children.some((child) => child.type === 'text' && besideRelatedHeading(child, NOTHING).length > 0);
}

const NOTHING: ReadonlySet<unknown> = new Set();

function isOfSite(element: Element): boolean {
  const links = [element.parent, ...element.children].filter((node) => node && 'name' in node && node.name === 'a');
  return LOGO.test(namesOf(element)) || links.some((link) => link && 'attribs' in link && link.attribs.href === '/');
}

const MOST_BOXES = 4_000;

/** Without any heading, an element that says the product's whole name and no more. */
function namedAlone(page: Page, names: readonly string[]): Heading | null {
  const wanted = new Set(names.filter((name) => wordsOf(name).length > 1).map(bare));
  const element = elements(page, 'div, span, p, td, b, strong, font', MOST_BOXES).find(({ children }) => {
    const [text, ...more] = children.filter((child) => child.type !== 'text' || child.data.trim() !== '');
    return text?.type === 'text' && more.length === 0 && text.data.length <= LONGEST && wanted.has(bare(text.data));
  });
  return element ? { element, text: tidy(page.$(element).text()) } : null;
}

/** A heading is often a part of the page's title, which names the shop as well. */
function agreement(text: string, names: readonly string[]): number {
  const isLong = wordsOf(text).length >= 3;
  return Math.max(0, ...names.map((name) => Math.max(likeness(text, name), isLong ? coverage(text, name) * 0.9 : 0)));
}

const FOR_SCREEN_READERS =
  /(?:^|[\s_-])(?:sr-only|visually-?hidden|screen-?reader\S*|hidden|hdn|offscreen|a11y\S*)(?:$|[\s_-])/i;

/** Reads a heading without the elements in it that no other name of the page holds: labels, numbers, buttons. */
function headingText(element: Element, names: readonly string[]): string {
  const pieces: string[] = [];
  const waiting: AnyNode[] = [...element.children].reverse();
  while (waiting.length > 0 && pieces.length < 50) {
    const node = waiting.pop();
    if (node?.type === 'text') {
      pieces.push(node.data);
    } else if (node && 'children' in node && 'attribs' in node) {
      if (node.name === 'script' || node.name === 'style' || FOR_SCREEN_READERS.test(node.attribs.class ?? ''))
        continue;
      if (node.name === 'br') pieces.push(' ');
      waiting.push(...[...node.children].reverse());
    }
  }
  const whole = tidy(pieces.join(' '));
  const everyName = names.join(' ');
  const named = tidy(pieces.filter((piece) => bare(piece) === '' || coverage(piece, everyName) >= 0.5).join(' '));
  return bare(named) !== '' && named !== whole && coverage(named, everyName) >= 0.7 ? named : whole;
}

function tidy(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
