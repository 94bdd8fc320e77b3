import { hearMarkup } from './bounded-markup.rules.ts';
import { withAddress } from './linked-words.rules.ts';

/** Elements that no person reads. */
const UNSEEN = new Set(['script', 'style', 'noscript', 'template', 'svg', 'head', 'iframe', 'object']);

/** Elements that begin a line of their own. */
const BLOCKS = new Set(
  'address article aside blockquote br caption dd div dl dt fieldset figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section table tbody tr ul'.split(
    ' ',
  ),
);

/** In characters; a page has no longer text that anybody reads. */
const LONGEST_TEXT = 500_000;

/** The number of elements whose text is listened to, each in another. */
const MOST_OPEN = 8;

interface OpenTag {
  name: string;
  attributes: Readonly<Record<string, string>>;
}

/** Hears each element of a page, which is gone through once. */
interface PageListener {
  /** An element begins; what it returns is called when it ends, with the text in it. */
  onOpen(tag: OpenTag): ((text: string) => void) | undefined;
}

/** Goes through a page. Nothing in it is run or fetched. */
export function goThrough(html: string, { onOpen }: PageListener): void {
  let unseenFrom = 0;
  const open: { depth: number; text: string[]; end: (text: string) => void }[] = [];
  hearMarkup(html, {
    onOpen(name, attributes, depth) {
      if (unseenFrom > 0) return;
      if (UNSEEN.has(name) && name !== 'head') unseenFrom = depth;
      const end = onOpen({ name, attributes });
      if (end && open.length < MOST_OPEN) open.push({ depth, text: [], end });
      if (BLOCKS.has(name)) for (const each of open) each.text.push('\n');
    },
    onText(text) {
      if (unseenFrom === 0) for (const each of open) each.text.push(text);
    },
    onClose(_, depth) {
      const last = open.at(-1);
      if (last?.depth === depth) {
        open.pop();
        last.end(plain(last.text.join('')));
      }
      if (unseenFrom === depth) unseenFrom = 0;
    },
  });
}

/** Text as it is seen: spaces are one, and lines that are empty none. */
function plain(text: string): string {
  const lines = text.split('\n').map((line) => line.replace(/[^\S\n]+/g, ' ').trim());
  return lines.filter((line) => line !== '').join('\n');
}

/** The words of a page as text that is read like a pasted one: ticked boxes, headings and links stay. */
export function textOfHtml(html: string): string {
  let [text, heading] = ['', false];
  let unseen = 0;
  const links: { href: string; from: number }[] = [];
  hearMarkup(html, {
    onOpen(name, { href, type, checked, class: classes }) {
      if (UNSEEN.has(name)) unseen += 1;
      if (unseen > 0 || text.length > LONGEST_TEXT) return;
      if (BLOCKS.has(name)) text += '\n';
      if (/^h[1-6]$/.test(name)) [text, heading] = [`${text}${name === 'h1' ? '#' : '##'} `, true];
      if (name === 'li' && /\bchecked\b/.test(classes ?? '')) text += '[x] ';
      if (name === 'input' && type === 'checkbox') text += checked === undefined ? '[ ] ' : '[x] ';
      if (name === 'td' || name === 'th') text += '\t';
      if (name === 'a') links.push({ href: href ?? '', from: text.length });
      if (name === 's' || name === 'del' || name === 'strike') text += '~~';
    },
    onText(part) {
      if (unseen === 0 && text.length <= LONGEST_TEXT) text += part.replace(/\s+/g, ' ');
    },
    onClose(name) {
      if (UNSEEN.has(name)) unseen = Math.max(0, unseen - 1);
      if (unseen > 0) return;
      if (name === 's' || name === 'del' || name === 'strike') text += '~~';
      if (name === 'a') {
        const { href = '', from = 0 } = links.pop() ?? {};
        if (href !== '') text = text.slice(0, from) + withAddress(text.slice(from), href);
      }
      if (/^h[1-6]$/.test(name)) heading = false;
      if (BLOCKS.has(name) && !heading) text += '\n';
    },
  });
  const lines = text.split('\n').map((line) => line.replace(/^\t/, '').replace(/ {2,}/g, ' ').trim());
  return withNamesBare(lines.filter((line) => line !== '' && !/^#{1,2}$/.test(line))).join('\n');
}

/** Fewer headings show no form. */
const FEWEST_NAMES = 3;

/** Headings that have a price below them, as most of a page do, are names of things. */
function withNamesBare(lines: readonly string[]): readonly string[] {
  const headings = lines.flatMap((line, place) => (line.startsWith('## ') ? place : []));
  const priced = new Set(headings.filter((place) => PRICE.test(lines[place + 1] ?? '')));
  const areNames = priced.size >= FEWEST_NAMES && priced.size * 2 > headings.length;
  return areNames ? lines.map((line, place) => (priced.has(place) ? `\n${line.slice('## '.length)}` : line)) : lines;
}

const PRICE = /^(?:[A-Z]{0,3}\p{Sc}\s?\d[\d.,’' ]{0,12}|\d[\d.,’' ]{0,12}\s?(?:\p{Sc}|\p{L}{2,3}))$/u;

/** The rows of the largest table of a page; null where there is none to speak of. */
export function tableOfHtml(html: string): string[][] | null {
  const tables: string[][][] = [];
  const open: string[][][] = [];
  goThrough(html, {
    onOpen({ name }) {
      if (name === 'table') {
        const rows: string[][] = [];
        open.push(rows);
        tables.push(rows);
        return () => void open.pop();
      }
      if (name === 'tr') open.at(-1)?.push([]);
      const row = open.at(-1)?.at(-1);
      if ((name !== 'td' && name !== 'th') || !row) return;
      const place = row.push('') - 1;
      return (text) => {
        row[place] = text;
      };
    },
  });
  const [largest] = tables.toSorted((one, other) => other.length - one.length);
  return largest && largest.length > 1 && largest.some((row) => row.length > 1) ? largest : null;
}

/** Takes the text of elements; the first one that has any stays. */
export class FirstText {
  value = '';

  readonly take = (text: string): void => {
    this.value = this.value || text;
  };
}
