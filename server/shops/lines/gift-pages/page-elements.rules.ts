import { type Attributes, addressIn, BLOCK, goThrough } from './markup.rules.ts';

/** An element of a page in which words stand. */
export interface PageElement {
  /** Alike for elements that look alike. */
  look: string;
  parent: PageElement | null;
  depth: number;
}

/** A line of a page, as it is seen. */
export interface PageRow {
  text: string;
  within: PageElement;
  /** 1 to 6, and 0 for what is none. */
  heading: number;
  isButton: boolean;
  /** A price that is no more. */
  isStruck: boolean;
  href: string;
}

interface PagePicture {
  within: PageElement;
  src: string;
  alt: string;
}

interface Page {
  rows: PageRow[];
  pictures: PagePicture[];
  elements: PageElement[];
}

/** Elements that end where they begin. */
const EMPTY = /^(?:img|br|hr|input|meta|link|source|wbr|area|col|embed)$/;

/** Their words stand on lines of their own, too. */
const APART =
  /^(?:s|del|strike|button|figure|figcaption|header|main|footer|nav|aside|form|fieldset|label|td|th|details|summary|option|select)$/;

/** In elements. */
const MOST = 20_000;
const DEEPEST = 100;

/** In characters. */
const LONGEST_ROW = 300;

interface Open extends PageElement {
  name: string;
  href: string;
}

/** The lines of a page with the elements that they stand in. */
export function pageIn(html: string): Page {
  const page: Page = { rows: [], pictures: [], elements: [] };
  const root: Open = { look: '', parent: null, depth: 0, name: '', href: '' };
  const stack: Open[] = [root];
  const top = () => stack.at(-1) ?? root;
  let row: Omit<PageRow, 'text'> | null = null;
  let text = '';
  const end = () => {
    const plain = text.replace(/\s+/g, ' ').trim();
    if (row && plain !== '') page.rows.push({ ...row, text: plain.slice(0, LONGEST_ROW) });
    [row, text] = [null, ''];
  };
  const isIn = (pattern: RegExp) => stack.some(({ name }) => pattern.test(name));
  const close = (name: string) => {
    const place = stack.findLastIndex((open) => open.name === name);
    if (place > 0) stack.length = place;
  };
  goThrough(html, {
    onText: (part) => {
      if (text.length < LONGEST_ROW) text += part;
      if (part.trim() === '') return;
      row ??= {
        within: top(),
        heading: Number(stack.findLast(({ name }) => /^h[1-6]$/.test(name))?.name[1] ?? 0),
        isButton: isIn(/^(?:button|select)$/),
        isStruck: isIn(/^(?:s|del|strike)$/),
        href: stack.findLast(({ href }) => href !== '')?.href ?? '',
      };
    },
    onTag: ({ name, isEnd, attributes }) => {
      const isApart = BLOCK.test(name) || APART.test(name);
      if (isApart || name === 'br') end();
      if (isEnd) close(name);
      else if (name === 'img')
        page.pictures.push({
          within: top(),
          src: addressIn({ href: attributes.src ?? '' }),
          alt: attributes.alt ?? '',
        });
      else if (!EMPTY.test(name) && page.elements.length < MOST && stack.length < DEEPEST) {
        if ((name === 'li' || name === 'p') && top().name === name) close(name);
        const parent = top();
        const href = name === 'a' ? addressIn(attributes) : '';
        const element = { look: lookOf(name, attributes, parent), parent, depth: parent.depth + 1, name, href };
        stack.push(element);
        if (isApart || name === 'a') page.elements.push(element);
      }
    },
  });
  end();
  return page;
}

/** The name of an element with its first class, without what tells it from others of the class; else with what it stands in. */
function lookOf(name: string, { class: classes = '' }: Attributes, parent: PageElement): string {
  const [first = ''] = classes.trim().split(/\s+/);
  return first === '' ? `${name} in ${parent.look.slice(0, 60)}` : `${name}.${first.split('--', 1)[0]}`;
}

/** An element and those around it, the innermost first. */
export function ancestorsOf(element: PageElement): PageElement[] {
  const all: PageElement[] = [];
  for (let one: PageElement | null = element; one?.parent; one = one.parent) all.push(one);
  return all;
}

/** The one of some elements in which another stands. */
export function elementAround(within: PageElement, some: ReadonlySet<PageElement>): PageElement | undefined {
  return ancestorsOf(within).find((element) => some.has(element));
}
