/** One sign after the other: an attribute's name with all in its brackets; an id, a class or a tag; a comma; what stands between two parts. */
const SIGNS = /\[ ?([\w-]+)(?= ?(?:[~|^$*]?=|\]))(?:"[^"]*"|'[^']*'|[^\]"'[])*\]|([#.]?[\w-]+|\*)|( ?, ?)| ?[ >+~] ?/y;

const rankOf = (mark: string) => '#.['.indexOf(mark.charAt(0)) + 1 || 4;

/**
 * The mark that each alternative of a selector asks of an element itself: "#id", ".class", "[attribute" or the name of a
 * tag, in lower case. Null for a selector with an alternative that asks for none, or with signs that are not read here.
 */
export function marksOf(selector: string): string[] | null {
  const text = selector.trim().replace(/\s+/g, ' ');
  const marks: string[] = [];
  let best: string | null = null;
  SIGNS.lastIndex = 0;
  while (SIGNS.lastIndex < text.length) {
    const sign = SIGNS.exec(text);
    if (!sign) return null;
    const [, attribute, name, comma] = sign;
    const mark = attribute ? `[${attribute}` : name && name !== '*' ? name : null;
    if (mark && (best === null || rankOf(mark) < rankOf(best))) best = mark.toLowerCase();
    if (comma) {
      if (best === null) return null;
      marks.push(best);
    }
    if (!mark && name !== '*') best = null; // a new part begins
  }
  return best === null ? null : [...marks, best];
}
