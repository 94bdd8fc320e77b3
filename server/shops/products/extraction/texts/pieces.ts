import type { AnyNode, Element } from 'domhandler';

const MOST_PIECES = 6;
const MOST_NODES = 16;
const LONGEST_PIECE = 14;

/** The sign of a currency alone in its box. */
const SIGN =
  /^(?:\p{Sc}|(?:A|C|NZ|US|HK|NT|S|R|Mex)\$|[A-Z]{3}|kr\.?|Kč|zł|Ft|lei|Rs\.?|Rp|RM|TL|р\.?|руб\.?|грн\.?|лв\.?|円|원|元|บาท|Fr\.?)$/u;
const WHOLE = /^\d{1,3}(?:[., ’']?\d{3}){0,3}[.,]?$/;
/** Elements that are no part of a sum to pay. */
const NO_PIECE = /^(?:script|style|del|s|strike|svg|select|button|a)$/;
const CENTS = /^[.,]?\s?\d{2}$/;

/**
 * A sum whose sign, whole number and cents stand in boxes of their own, which no line of text holds together:
 * `<div><div>$</div><div>129</div><div>97</div></div>` is $129.97. Null for anything else.
 */
export function sumInPieces(element: Element): string | null {
  const { children } = element;
  if (children.length < 2 || children.length > 2 * MOST_PIECES) return null;
  const pieces = piecesWithin(element);
  if (!pieces || pieces.length < 2) return null;
  const places = pieces.flatMap((piece, place) => (SIGN.test(piece) ? [place] : []));
  const [at] = places;
  if (places.length !== 1 || at === undefined || (at !== 0 && at !== pieces.length - 1 && at !== 1)) return null;
  const digits = pieces.filter((_piece, place) => place !== at);
  const [whole = '', cents, ...more] = digits.filter((piece) => piece !== '.' && piece !== ',');
  if (more.length > 0 || !WHOLE.test(whole) || (cents !== undefined && !CENTS.test(cents))) return null;
  const amount = whole.replace(/[.,]$/, '') + (cents === undefined ? '' : `.${cents.replace(/\D/g, '')}`);
  return at === 0 ? `${pieces[at]} ${amount}` : `${amount} ${pieces[at]}`;
}

/** The texts within an element, each from an element of its own; null where it holds more than a sum. */
function piecesWithin(element: Element): string[] | null {
  const pieces: string[] = [];
  const waiting: AnyNode[] = element.children.toReversed();
  for (let visited = 0; waiting.length > 0; visited += 1) {
    const node = waiting.pop();
    if (!node || visited > MOST_NODES) return null;
    if (node.type === 'text') {
      const text = node.data.replace(/[\s\u00a0\u202f]+/g, ' ').trim();
      if (text.length > LONGEST_PIECE || pieces.length > MOST_PIECES) return null;
      if (text !== '') pieces.push(text);
    } else if ('children' in node && 'attribs' in node) {
      if (NO_PIECE.test(node.name) || node.children.length > MOST_NODES) return null;
      waiting.push(...node.children.toReversed());
    }
  }
  return pieces;
}
