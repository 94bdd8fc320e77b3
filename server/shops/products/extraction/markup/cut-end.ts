import type { ChildNode, Document, Element } from 'domhandler';

/** Elements that authors may leave open. */
const OPTIONAL = /^(?:html|head|body|p|li|dt|dd|tr|td|th|thead|tbody|tfoot|table|option|colgroup)$/;

const LONGEST_TAG = 4_000;

/** Whether a page ends in its middle, as a connection that broke leaves it: within a tag, a script, a box or a word. */
export function endsInItsMiddle(html: string, open: readonly Element[]): boolean {
  const end = html.slice(-LONGEST_TAG);
  if (open.length === 0 || /<\/(?:body|html)\s{0,9}>\s{0,99}$/i.test(end)) return false;
  const tag = end.lastIndexOf('<');
  const isWithinTag = /^<[a-z/!]/i.test(end.slice(tag, tag + 2)) && end.lastIndexOf('>') < tag;
  return isWithinTag || open.some(({ name }) => !OPTIONAL.test(name)) || !/[>\s]$/.test(end);
}

/** So many pieces of a number may stand in elements of their own. */
const MOST_PIECES = 60;

/** Takes away what the cut has gone through, as "£1" of "£149.00" and half of a script: what is left of it says something else. */
export function withoutCut(root: Document, open: readonly Element[]): void {
  for (const element of open) if (/^(?:script|style)$/.test(element.name)) element.children = [];
  const waiting: ChildNode[] = [...root.children];
  for (let pieces = 0; pieces < MOST_PIECES; ) {
    const node = waiting.pop();
    if (!node) return;
    if (node.type === 'text') {
      pieces += 1;
      node.data = withoutLastNumber(node.data);
      if (/[^\s\p{Sc}]/u.test(node.data)) return;
    } else if ('children' in node) for (const child of node.children) waiting.push(child);
  }
}

function withoutLastNumber(text: string): string {
  let end = text.length;
  while (end > 0 && /[\d\s.,'’\p{Sc}-]/u.test(text[end - 1] ?? '')) end -= 1;
  return /\d/.test(text.slice(end)) ? text.slice(0, end) : text;
}
