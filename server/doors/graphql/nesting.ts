/** Parsing needs as much stack as this is deep; the deepest document of ours has a tenth. */
export const DEEPEST_NESTING = 100;

const OPENING = new Set(['{', '[', '(']);
const CLOSING = new Set(['}', ']', ')']);

export function isNestedTooDeep(text: string): boolean {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (character === '#') at = endOfComment(text, at);
    else if (character === '"') at = text.startsWith('"""', at) ? endOfBlock(text, at + 3) : endOfText(text, at + 1);
    else if (CLOSING.has(character)) depth -= 1;
    else if (OPENING.has(character)) {
      depth += 1;
      if (depth > DEEPEST_NESTING) return true;
    }
  }
  return false;
}

function endOfComment(text: string, start: number): number {
  let at = start;
  while (at < text.length && text[at] !== '\n' && text[at] !== '\r') at += 1;
  return at;
}

/** A text that does not end on its line ends the parsing, too. */
function endOfText(text: string, start: number): number {
  let at = start;
  while (at < text.length && text[at] !== '"' && text[at] !== '\n' && text[at] !== '\r')
    at += text[at] === '\\' ? 2 : 1;
  return at;
}

function endOfBlock(text: string, start: number): number {
  let end = text.indexOf('"""', start);
  while (end !== -1 && text[end - 1] === '\\') end = text.indexOf('"""', end + 3);
  return end === -1 ? text.length : end + 2;
}
