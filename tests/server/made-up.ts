import { decode } from 'html-entities';

/** In place of whatever people type: in another script, so that any Latin word is the product's. */
export const TYPED = '山田 花子';

/** Names, and what is no word. */
const NAMES =
  /^(?:Kindlist|Visa|Mastercard|PayPal|USD|EUR|AM|PM|UTC|Jan\w*|Feb\w*|Mar\w*|Apr\w*|May|Jun\w*|Jul\w*|Aug\w*|Sep\w*|Oct\w*|Nov\w*|Dec\w*|Mon\w*|Tue\w*|Wed\w*|Thu\w*|Fri\w*|Sat\w*|Sun\w*)$/;

/** The words of a text that are in no catalogue: those of the made-up language have accents. */
export function unspoken(text: string): string[] {
  const plain = text.replaceAll(/\S*(?:@|:\/\/|\.test|\/)\S*/g, ' ').replaceAll(/\b[A-Z]{3} \([^)]*\)/g, ' ');
  const words = [...plain.matchAll(/[\p{L}\p{M}]{2,}/gu)].map(([word]) => word);
  return [...new Set(words.filter((word) => /^[A-Za-z]+$/.test(word) && !NAMES.test(word)))];
}

/** The texts of a page or mail that people see, or that are read to them. */
export function readableText(html: string): string {
  const shown = html
    .replaceAll(/<(head|script|style|code|pre|textarea)\b(?:[^>]*)>.*?<\/\1>/gs, ' ')
    .replaceAll(/<(\w+)[^>]*\slang="[^"]*"[^>]*>[^<]*<\/\1>/g, ' ');
  const said = [...shown.matchAll(/\s(?:aria-label|title|alt|placeholder)="([^"]*)"/g)].map(([, text = '']) => text);
  return decode([shown.replaceAll(/<[^>]*>/g, ' '), ...said].join(' '));
}
