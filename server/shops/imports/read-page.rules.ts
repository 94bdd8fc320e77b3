import { giftsInHtml } from '../lines/gift-pages/read-gift-page.rules.ts';
import { isAmazonPage, readAmazonPage } from './amazon-page.rules.ts';
import type { FileWays, FoundFile, FoundList } from './found-file.rules.ts';
import { FirstText, goThrough, tableOfHtml, textOfHtml } from './html-text.rules.ts';
import { tableOfCells } from './read-cells.rules.ts';
import { type Entry, entriesOfLine, entriesOfText, listName, listOf, listOfGifts } from './tables.rules.ts';

const KEEP_NOTE = /<div class="note"|class="listitem/;

/** Whether a text is a page rather than words with a sign of one. */
export function isPage(text: string): boolean {
  return /^\uFEFF?\s{0,100}(?:<\?xml[^>]{0,200}>\s{0,100})?(?:<!--[^>]{0,500}-->\s{0,100})?<(?:!doctype (?:html|netscape-bookmark-file-1)|html|head|body|title|meta|style|script|table|div|section|article|main|center|font|ul|ol|dl|p|h[1-6])[\s>]/i.test(
    text.slice(0, 2_000),
  );
}

/** The lists on a saved page. Nothing of it is run, shown or fetched. */
export function readPage(html: string, name: string, ways: FileWays): Pick<FoundFile, 'format' | 'lists'> {
  const list = readListPage(html, titleOf(html) || name, ways);
  if (list) return list;
  const keep = KEEP_NOTE.test(html) ? readKeepNote(html, name, ways) : null;
  if (keep) return { format: 'GOOGLE_KEEP', lists: keep };
  const title = titleOf(html) || name;
  const cells = tableOfHtml(html);
  const read = cells && tableOfCells(cells, ways);
  if (read?.table.columns.includes('name')) {
    const { table, leftOut } = read;
    return { format: 'WEB_PAGE', lists: [{ name: listName(title), table, leftOut }] };
  }
  const text = textOfHtml(html);
  const heading = text.includes('\n# ') ? null : /^# (?<name>[^\n]{1,100})\n/.exec(text);
  const { entries, title: below, leftOut } = entriesOfText(heading ? text.slice(heading[0].length) : text, ways);
  const said = heading?.groups?.name ?? below;
  return { format: 'WEB_PAGE', lists: entries.length > 0 ? [listOf(said ?? title, entries, { leftOut })] : [] };
}

/** The list on a page of wishes or gifts, saved or copied; null on any other page. */
export function readListPage(html: string, name: string, ways: FileWays): Pick<FoundFile, 'format' | 'lists'> | null {
  const amazon = isAmazonPage(html) ? readAmazonPage(html, name) : null;
  if (amazon) return { format: 'AMAZON', lists: [amazon] };
  const gifts = giftsInHtml(html, ways);
  return gifts && { format: 'WEB_PAGE', lists: [listOfGifts(gifts, name)] };
}

/** A note as Takeout writes it: a title, and boxes or words. */
function readKeepNote(html: string, name: string, ways: FileWays): FoundList[] | null {
  const [title, words] = [new FirstText(), new FirstText()];
  let isTicked = false;
  const entries: Entry[] = [];
  goThrough(html, {
    onOpen({ name: tag, attributes: { class: classes = '' } }) {
      const has = (one: string) => classes.split(/\s+/).includes(one);
      if (has('title')) return title.take;
      if (has('listitem')) isTicked = has('checked');
      if (has('content') && tag === 'div') return words.take;
      if (has('bullet'))
        return (text) => {
          isTicked = isTicked || /[☑☒✓✔]/u.test(text);
        };
      if (!has('text') || tag !== 'span') return undefined;
      return (text) => {
        entries.push(...entriesOfLine(text, ways).map((entry) => (isTicked ? { ...entry, ticked: 'x' } : entry)));
      };
    },
  });
  const found = entries.length > 0 ? { entries, leftOut: [] } : entriesOfText(words.value, ways);
  return found.entries.length > 0 ? [listOf(title.value || name, found.entries, { leftOut: found.leftOut })] : null;
}

function titleOf(html: string): string {
  const title = new FirstText();
  goThrough(html.slice(0, 200_000), {
    onOpen: ({ name }) => (name === 'title' ? title.take : undefined),
  });
  return title.value;
}
