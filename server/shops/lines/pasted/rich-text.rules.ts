import { nameKey } from '../../../base/text/name-key.rules.ts';
import { type Attributes, addressIn, BLOCK, goThrough, LONGEST_TAG } from '../gift-pages/markup.rules.ts';
import { LONGEST_COPIED } from '../gift-pages/read-gift-page.rules.ts';
import type { Ways } from '../line.rules.ts';
import { isPageLine } from '../words/page-words.rules.ts';
import { linesOfGifts } from './copied-text.rules.ts';
import { type PastedText, readPastedText } from './read-text.rules.ts';

/** Words as a clipboard has them: as they are, and with their links and boxes where the program that they come from writes these. */
export interface Copied {
  plain: string;
  html?: string;
}

/** In characters. */
const LONGEST_TEXT = 200_000;
const DEEPEST = 8;

/** Only documents are told by their marks: a page of a shop has pictures and buttons, and its words alone say more. */
const OF_DOCUMENT = /<(?:li|h[1-6]|s|del|strike|a|input)[\s>]/i;
const OF_PAGE = /<(?:img|button|svg|select|picture|video|form|table)[\s>]/i;

/** The words of a link that say no more than that there is one. */
const LOOK =
  /^[([]?(?:link|here|see|view|buy|shop|hier|kaufen|lien|voir|ici|ver|aquí|enlace|vedi|qui|bekijk|aqui|zobacz|tutaj|se|här|リンク|こちら|هنا|رابط)[)\]]?$/iu;

/** Gives the text to be read: with the boxes, headings and links of a document, else as it is. */
export function wordsOfCopied({ plain, html = '' }: Copied): string {
  const isDocument = html.length <= LONGEST_COPIED && OF_DOCUMENT.test(html) && !OF_PAGE.test(html);
  const text = isDocument ? textOfRich(html) : '';
  return /[\p{L}\p{N}]/u.test(text) ? text : plain;
}

/** Reads what was copied. Things of a page get the link that their name was there. */
export function readCopied(copied: Copied, ways: Ways): PastedText {
  const text = wordsOfCopied(copied);
  const gifts = text === copied.plain ? linesOfGifts({ lines: [], html: copied.html }, ways) : null;
  if (gifts) return { ...gifts, written: gifts.lines.length };
  const read = readPastedText(text, ways);
  return text === copied.plain ? { ...read, lines: withPageLinks(read.lines, copied) } : read;
}

/** The same things, each with the link that its name was on the page that they were copied from, unless it has one. */
export function withPageLinks<Thing extends { name?: string; link?: string | null }>(
  things: readonly Thing[],
  { html = '' }: Pick<Copied, 'html'>,
): Thing[] {
  if (html.length > LONGEST_COPIED || !/<a\s/i.test(html)) return [...things];
  const links = linksByName(html);
  return things.map((thing) => {
    const link = thing.link ? undefined : links.get(nameKey(thing.name ?? ''));
    return link ? { ...thing, link } : thing;
  });
}

/** Links of a page by their words; where the same words lead to two places, to none. */
function linksByName(html: string): ReadonlyMap<string, string> {
  const links = new Map<string, string>();
  const twice = new Set<string>();
  let [href, text] = ['', ''];
  goThrough(html, {
    onText: (part) => {
      if (href !== '' && text.length < LONGEST_TAG) text += part;
    },
    onTag: ({ name, isEnd, attributes }) => {
      if (name !== 'a') return;
      const words = text.replace(/\s+/g, ' ').trim();
      const key = nameKey(words);
      if (isEnd && href !== '' && words.length > 2 && !isPageLine(words)) {
        if ((links.get(key) ?? href) !== href) twice.add(key);
        links.set(key, href);
      }
      [href, text] = [isEnd ? '' : addressIn(attributes), ''];
    },
  });
  for (const key of twice) links.delete(key);
  return links;
}

/** The words of a document as they are typed: a mark before each thing of a list, a box where it has one, links behind their words. */
function textOfRich(html: string): string {
  const rows: string[] = [];
  let [row, mark, depth, length] = ['', '', 0, 0];
  let link = { href: '', from: 0 };
  const end = (isEmptyKept = false) => {
    const isEmpty = row.trim() === '';
    if (!isEmpty || (isEmptyKept && mark === '')) {
      rows.push(isEmpty ? '' : `${mark}${row.replace(/[^\S\t]+/g, ' ').trim()}`);
      length += row.length + 1;
    }
    if (!isEmpty) mark = '';
    row = '';
  };
  goThrough(html, {
    onText: (text) => {
      if (row.length > LONGEST_TAG) end();
      if (length < LONGEST_TEXT) row += text.replace(/\s+/g, ' ');
    },
    onTag: ({ name, isEnd, attributes }) => {
      if (name === 'br') end(true);
      if (BLOCK.test(name)) end();
      if (name === 'ul' || name === 'ol') depth = Math.max(0, depth + (isEnd ? -1 : 1));
      if (name === 's' || name === 'del' || name === 'strike') row += '~~';
      if (isEnd && (name === 'li' || /^h\d/.test(name))) mark = '';
      if (name === 'a' && isEnd) {
        const words = row.slice(link.from).trim();
        if (link.href !== '' && LOOK.test(words)) row = row.slice(0, link.from);
        if (link.href !== '' && words !== '' && !words.includes(link.href)) row = `${row.trimEnd()} ${link.href} `;
        link = { href: '', from: 0 };
      }
      if (isEnd) return;
      if (/^h\d/.test(name)) mark = name === 'h1' ? '# ' : '## ';
      if (name === 'li') mark = `${'  '.repeat(Math.min(Math.max(0, depth - 1), DEEPEST))}- ${boxIn(attributes)}`;
      if (name === 'input' && /^checkbox$/i.test(attributes.type ?? ''))
        mark = `- ${attributes.checked === undefined ? '[ ] ' : '[x] '}`;
      if (name === 'a') link = { href: addressIn(attributes), from: row.length };
    },
  });
  end();
  return rows
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .replaceAll('~~~~', '')
    .trim();
}

/** A thing of a list of boxes says of itself whether it is ticked. */
function boxIn({ class: classes = '', checked, ...others }: Attributes): string {
  const said = others['aria-checked'] ?? others['data-checked'] ?? '';
  if (/\bunchecked\b/i.test(classes) || /^false$/i.test(said)) return '[ ] ';
  return checked !== undefined || /(?:^|\s)checked\b/i.test(classes) || /^true$/i.test(said) ? '[x] ' : '';
}
