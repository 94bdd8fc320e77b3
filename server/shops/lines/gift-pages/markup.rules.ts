import { displayText } from '../../../base/text/display-text.rules.ts';

/** In characters. */
export const LONGEST_TAG = 4_000;
const LONGEST_LINK = 2_010;

/** Elements that no person reads. */
const UNSEEN = /^(?:style|script|head|title|template|noscript)$/;

/** Elements whose words stand on lines of their own. */
export const BLOCK = /^(?:p|div|li|ul|ol|tr|table|blockquote|section|article|dl|dt|dd|pre|hr|h[1-6])$/;

interface Tag {
  name: string;
  isEnd: boolean;
  attributes: Attributes;
}

export type Attributes = Readonly<Record<string, string>>;

export function addressIn({ href = '' }: Attributes): string {
  const address = href.replace(/[<>]/g, encodeURIComponent);
  return address.length <= LONGEST_LINK && /^https?:\/\/\S{1,2000}$/i.test(address) ? address : '';
}

/** Goes once through what a program wrote. */
export function goThrough(html: string, heard: { onText: (text: string) => void; onTag: (tag: Tag) => void }): void {
  let place = 0;
  let unseen = '';
  while (place < html.length) {
    const start = html.indexOf('<', place);
    const text = html.slice(place, start < 0 ? html.length : start);
    if (text !== '' && unseen === '') heard.onText(/&/.test(text) ? displayText(text) || ' ' : text);
    if (start < 0) return;
    const isRemark = html.startsWith('<!--', start);
    const end = isRemark ? html.indexOf('-->', start) : endOfTag(html, start);
    if (end < 0) return;
    const tag = isRemark || end - start > LONGEST_TAG ? null : tagIn(html.slice(start + 1, end));
    if (tag && unseen === '' && UNSEEN.test(tag.name) && !tag.isEnd) unseen = tag.name;
    else if (tag?.isEnd && tag.name === unseen) unseen = '';
    else if (tag && unseen === '') heard.onTag(tag);
    place = end + (isRemark ? 3 : 1);
  }
}

/** The place of its ">". One in the quotes of a value ends no tag, and in a value that never ends, all that follows is. */
function endOfTag(html: string, start: number): number {
  for (let place = start; ; ) {
    END_OR_VALUE.lastIndex = place;
    const [found = ''] = END_OR_VALUE.exec(html) ?? [];
    if (found === '') return -1;
    if (found === '>') return END_OR_VALUE.lastIndex - 1;
    const end = html.indexOf(found.slice(-1), END_OR_VALUE.lastIndex);
    if (end < 0) return -1;
    place = end + 1;
  }
}

const END_OR_VALUE = />|=\s?["']/g;

const ATTRIBUTE = /(?<key>[^\s"'<>/=]+)(?:\s?=\s?(?:"(?<double>[^"]*)"|'(?<single>[^']*)'|(?<bare>[^\s"'>]+)))?/g;

function tagIn(inner: string): Tag | null {
  const [, slash = '', name = ''] = /^(\/?)([a-z][a-z0-9]{0,12})/i.exec(inner) ?? [];
  if (name === '') return null;
  const rest = slash === '' ? inner.slice(name.length).trim() : '';
  const written = (rest === '' ? [] : [...rest.matchAll(ATTRIBUTE)]).map(({ groups }) => {
    const { key = '', double, single, bare } = groups ?? {};
    return [key.toLowerCase(), (double ?? single ?? bare ?? '').replaceAll('&amp;', '&')] as const;
  });
  return { name: name.toLowerCase(), isEnd: slash !== '', attributes: Object.fromEntries(written) };
}
