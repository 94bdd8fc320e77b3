import { decode } from 'html-entities';

const ENTITY = /&(?:[a-z][a-z\d]{1,31}|#\d{1,7}|#x[\da-f]{1,6});/i;

/** Elements as shops write them into texts. "<new>" is none. */
const MARKUP =
  /<(?:!--|!doctype|\/?(?:a|abbr|article|aside|b|big|blockquote|body|br|button|center|code|col|colgroup|dd|del|details|div|dl|dt|em|figcaption|figure|font|footer|form|h[1-6]|head|header|hr|html|i|iframe|img|input|ins|label|li|link|main|mark|meta|nav|noscript|object|ol|p|path|picture|pre|script|section|select|small|source|span|strike|strong|style|sub|summary|sup|svg|t(?:able|body|d|foot|h|head|r)|time|title|u|ul|video|wbr)(?![\w-]))[^<>]{0,2000}>/gi;

/** One line of text: tags gone, entities decoded once more where a shop wrote them twice, spaces and invisible signs tidied. */
export function plainLine(text: string): string {
  return plainText(text).replace(/\s+/g, ' ').trim();
}

/** The same with its line breaks. */
export function plainText(text: string): string {
  const decoded = ENTITY.test(text) ? decode(text, { level: 'html5' }) : text;
  return (
    decoded
      .replace(/<\s*(?:br|\/p|\/li|\/div|\/h\d)\b[^<>]{0,200}>/gi, '\n')
      .replace(MARKUP, ' ')
      .replace(/[\u200b-\u200f\u2028-\u202e\u2060\ufeff\u00ad]/g, '')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
      .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, ' ')
      .replace(/[^\S\n]+/g, ' ')
      .replace(/ ?\n[ \n]*/g, '\n')
      .trim()
  );
}

/** At most so many characters, cut between words. */
export function shortened(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const cut = text.slice(0, longest - 1);
  const space = cut.lastIndexOf(' ');
  return `${(space > longest * 0.6 ? cut.slice(0, space) : cut.replace(/[\ud800-\udbff]$/, '')).trimEnd()}…`;
}
