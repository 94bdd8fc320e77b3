import { shortened } from './plain-text.ts';

/** Parts of addresses that say how a shop is built, and not what it sells. */
const NO_NAME =
  /^(?:dp|gp|p|ip|pd|pdp|prd|prod|products?|items?|itm|listings?|artikel|article|produkt\p{L}{0,3}|produit|producto|prodotto|oferta|offer|shop|store|catalog|category|collections?|c|en|de|fr|es|it|nl|pl|index|view|detail|details|html?|login|signin|sign-in|account|ap|consent|queue|error|404|not-?found)$/iu;

const LONGEST_PART = 300;

/** The words of an address, or its host where it has none. */
export function titleFromAddress(address: string): string {
  return wordsOfAddress(address) ?? new URL(address).hostname.replace(/^www\./, '');
}

/** The words of an address, as "Red bicycle 28 inch" of /p/red-bicycle-28-inch-4711.html; null where it has none. */
export function wordsOfAddress(address: string): string | null {
  const { pathname } = new URL(address);
  const named = pathname
    .split('/')
    .map((part) => wordsIn(decoded(part)))
    .filter((words) => words.some((word) => /\p{L}{2}/u.test(word)));
  const best = named.reduce<string[]>((first, next) => (next.length >= first.length ? next : first), []);
  const title = best.join(' ');
  return title ? shortened(title[0]?.toUpperCase() + title.slice(1), 200) : null;
}

function wordsIn(part: string): string[] {
  if (part.length > LONGEST_PART || NO_NAME.test(part)) return [];
  const words = part
    .replace(/\.(?:html?|php|aspx?|jsp|prd|p|c)$/i, '')
    .split(/[-_+\s.,]+/)
    .filter((word) => word !== '' && !isNumberOfPart(word) && !NO_NAME.test(word));
  return words;
}

/** Numbers and codes by which a shop knows the thing. */
function isNumberOfPart(word: string): boolean {
  return (
    /^\d{4,}$/.test(word) || (word.length >= 6 && /\d/.test(word) && /^[\dA-Z]+$/i.test(word) && /\d.*\d/.test(word))
  );
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
