import { type Attributes, addressIn, BLOCK, goThrough } from './markup.rules.ts';

/** An element of a page in which words stand. */
export interface PageElement {
  /** Alike for elements that look alike. */
  look: string;
  /** Alike for elements that stand at one place of a page that repeats itself, whatever their classes. */
  path: number;
  parent: PageElement | null;
  depth: number;
}

/** A line of a page, as it is seen. */
export interface PageRow {
  text: string;
  /** The same by the elements within the line, where spaces stand between these. */
  pieces: readonly string[];
  within: PageElement;
  /** 1 to 6, and 0 for what is none. */
  heading: number;
  isButton: boolean;
  /** Heads a column. */
  isHead: boolean;
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

/** Their words stand in the line of what is around them. */
const WITHIN_LINES = /^(?:span|small|em|strong|b|i|mark|label)$/;

/** In elements. */
const MOST = 20_000;
const MOST_ROWS = 20_000;
const MOST_PIECES = 8;

/** In characters, of what a column says. */
const LONGEST_HEADING = 30;
const DEEPEST = 100;

/** In characters. */
const LONGEST_ROW = 300;

interface Open extends PageElement {
  name: string;
  heading: number;
  href: string;
}

/** The lines of a page with the elements that they stand in. */
export function pageIn(html: string): Page {
  const page: Page = { rows: [], pictures: [], elements: [] };
  const root: Open = { look: '', path: 0, parent: null, depth: 0, name: '', heading: 0, href: '' };
  const paths = new Map<string, number>();
  const pathOf = (parent: PageElement, name: string) => {
    const key = `${parent.path} ${name}`;
    const known = paths.get(key) ?? paths.size + 1;
    paths.set(key, known);
    return known;
  };
  const stack: Open[] = [root];
  const top = () => stack.at(-1) ?? root;
  let row: Omit<PageRow, 'text' | 'pieces'> | null = null;
  let cuts: number[] = [];
  let text = '';
  let isGlued = false;
  let [headings, column]: [string[], number] = [[], 0];
  const end = () => {
    let plain = text.replace(/\s+/g, ' ').trim();
    const parts = [0, ...cuts].map((from, index) => text.slice(from, cuts[index]).replace(/\s+/g, ' ').trim());
    const pieces = parts.filter(Boolean);
    if (row?.isHead) headings[column] = plain.slice(0, LONGEST_HEADING);
    const heading = row && /^\d{1,3}$/.test(plain) && isIn(/^td$/) ? headings[column] : undefined;
    if (heading && row) [text, plain] = [`${heading}: ${plain}`, `${heading}: ${plain}`];
    if (row && plain !== '' && page.rows.length < MOST_ROWS)
      page.rows.push({ ...row, text: plain.slice(0, LONGEST_ROW), pieces });
    [row, text, isGlued, cuts] = [null, '', false, []];
  };
  /** Between words that no sign parts, as a badge and a name: in a heading they are one line. */
  const part = () => {
    if (/\s$/.test(text) && cuts.length < MOST_PIECES) cuts.push(text.length);
    if (!/[\p{L}\d.!)]$/u.test(text)) return;
    if (row && row.heading > 0) text += ' ';
    else isGlued = true;
  };
  const isIn = (pattern: RegExp) => stack.some(({ name }) => pattern.test(name));
  const close = (name: string) => {
    const place = stack.findLastIndex((open) => open.name === name);
    if (place > 0) stack.length = place;
  };
  goThrough(html, {
    onText: (part) => {
      if (isGlued && /^\p{L}/u.test(part)) end();
      isGlued = false;
      if (text.length < LONGEST_ROW) text += part;
      if (part.trim() === '') return;
      row ??= {
        within: top(),
        heading: stack.findLast(({ heading }) => heading > 0)?.heading ?? 0,
        isButton: isIn(/^(?:button|select)$/),
        isHead: isIn(/^th$/),
        isStruck: isIn(/^(?:s|del|strike)$/),
        href: stack.findLast(({ href }) => href !== '')?.href ?? '',
      };
    },
    onTag: ({ name, isEnd, attributes }) => {
      const isApart = BLOCK.test(name) || APART.test(name);
      if (isApart || name === 'br' || name === 'a') end();
      else if (WITHIN_LINES.test(name)) part();
      if (name === 'table') headings = [];
      if (name === 'tr') column = 0;
      if (isEnd && (name === 'td' || name === 'th')) column += 1;
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
        const element = {
          look: lookOf(name, attributes, parent),
          path: pathOf(parent, name),
          parent,
          depth: parent.depth + 1,
          name,
          heading: headingOf(name, attributes),
          href,
        };
        stack.push(element);
        if (isApart || name === 'a') page.elements.push(element);
      }
    },
  });
  end();
  return page;
}

/** The rank of a heading; 0 for what is none. */
function headingOf(name: string, { role = '', 'aria-level': level = '' }: Attributes): number {
  if (/^h[1-6]$/.test(name)) return Number(name[1]);
  return role === 'heading' ? Number(/^[1-6]$/.exec(level)?.[0] ?? 2) : 0;
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
