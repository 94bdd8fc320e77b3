import { decode } from 'html-entities';
import type { Fetched } from './page-fetcher.ts';

/** In bytes. Pages that only lead on are small. */
const LARGEST = 60_000;

/** In characters of what people see. */
const LONGEST_TEXT = 600;

/** A page that leads on later is one to be read. */
const LONGEST_WAIT_SECONDS = 10;

const REFRESH =
  /<meta\b(?=[^<>]{0,500}\bhttp-equiv\s?=\s?["']?refresh\b)[^<>]{0,500}\bcontent\s?=\s?(?:"([^"<>]{1,2000})"|'([^'<>]{1,2000})')/i;
const WAIT_AND_ADDRESS =
  /^\s{0,9}(\d{1,3})(?:\.\d{0,3})?\s{0,9}[;,]\s{0,9}(?:url\s{0,9}=\s{0,9})?["']?([^"']{1,2000})["']?\s{0,9}$/i;
const SCRIPTED =
  /\blocation(?:\.href)?\s{0,9}=(?!=)\s{0,9}(["'])([^"'\s]{1,2000})\1|\blocation\.(?:replace|assign)\(\s{0,9}(["'])([^"'\s]{1,2000})\3\s{0,9}\)/g;

/**
 * Gives the address that an empty page leads on to: by `meta refresh` or by a script with one address; null for every
 * other page.
 */
export function addressLedTo({ url, bytes }: Fetched): URL | null {
  if (bytes.length > LARGEST) return null;
  const html = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    .toString('utf8')
    .replace(/<!--[^<>]{0,2000}-->/g, '')
    .replace(/<noscript\b[^<>]{0,200}>.{0,5000}?<\/noscript\s{0,9}>/gis, '');
  if (/<h1\b|ld\+json/i.test(html) || textOf(html).length > LONGEST_TEXT) return null;
  const [, double, single] = REFRESH.exec(html) ?? [];
  const [, seconds, refreshed] = WAIT_AND_ADDRESS.exec(decode(double ?? single ?? '')) ?? [];
  const address = refreshed && Number(seconds) <= LONGEST_WAIT_SECONDS ? refreshed : scriptedAddress(html);
  const next = address ? URL.parse(address.trim(), url) : null;
  return next && /^https?:$/.test(next.protocol) && withoutHash(next) !== withoutHash(new URL(url)) ? next : null;
}

/** A script that names several addresses is a program, and not a signpost. */
function scriptedAddress(html: string): string | null {
  const found = new Set([...html.matchAll(SCRIPTED)].map(([, , assigned, , called]) => assigned ?? called ?? ''));
  const [only] = found;
  return found.size === 1 && only ? only.replaceAll('\\/', '/').replaceAll('\\u0026', '&') : null;
}

function textOf(html: string): string {
  return html
    .replace(/<(script|style)\b[^<>]{0,500}>[\s\S]{0,60000}?<\/\1\s{0,9}>/gi, ' ')
    .replace(/<[^<>]{1,2000}>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

function withoutHash(url: URL): string {
  return url.href.replace(url.hash, '');
}
