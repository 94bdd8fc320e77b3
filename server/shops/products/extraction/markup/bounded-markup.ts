import { type ChildNode, type Document, DomHandler, type Element } from 'domhandler';
import { Parser } from 'htmlparser2';
import { endsInItsMiddle, withoutCut } from './cut-end.ts';

/** Browsers put elements side by side from a depth of 512 on; here, some walks go down by recursion. */
const DEEPEST = 400;

/** Nothing is read behind more tags that never close: each tag costs a look at all that are open. */
const MOST_OPEN = 2_000;

/** Between two looks at how many are open, in characters. */
const PIECE = 16_384;

/** Builds a tree that is nowhere deeper than that: what stands deeper stands side by side. */
class ShallowTree extends DomHandler {
  get openTags(): number {
    return this.tagStack.length;
  }

  /** The elements that are open, below the page itself. */
  get open(): Element[] {
    return this.tagStack.slice(1) as Element[];
  }

  protected override addNode(node: ChildNode): void {
    const parent = this.tagStack[Math.min(this.tagStack.length, DEEPEST) - 1] ?? this.root;
    const before = parent.children.at(-1) ?? null;
    if (before) before.next = node;
    node.prev = before;
    node.parent = parent;
    parent.children.push(node);
    this.lastNode = null;
  }
}

interface Markup {
  root: Document;
  /** Whether the page ends in its middle; a price that may have been cut is not in the tree. */
  isCut: boolean;
}

/** Reads markup as far as that takes no longer the further it goes. */
export function parseMarkup(html: string): Markup {
  const tree = new ShallowTree();
  const parser = new Parser(tree);
  let at = 0;
  for (; at < html.length && tree.openTags <= MOST_OPEN; at += PIECE) parser.write(html.slice(at, at + PIECE));
  const open = tree.open;
  parser.end();
  const isCut = at >= html.length && endsInItsMiddle(html, open);
  if (isCut) withoutCut(tree.root, open);
  return { root: tree.root, isCut };
}
