import type { CheerioAPI } from 'cheerio';
import { type AnyNode, type Element, isTag } from 'domhandler';
import { marksOf } from './selector-marks.ts';

/** A page's elements in their order, and those of them by each mark that a selector may ask for. */
interface Index {
  places: Map<Element, number>;
  byMark: Map<string, Element[]>;
}

/**
 * The same page, on which a selector looks only at elements that have what its last part asks for: readers ask a page some
 * eighty questions, most of them about elements that few pages have. Nothing may be moved on the page afterwards.
 */
export function withIndexedQueries($: CheerioAPI): CheerioAPI {
  const index = indexOf($.root()[0]);
  const answers = new Map<string, Element[]>();
  return new Proxy($, {
    apply(target, self, args: Parameters<CheerioAPI>) {
      const [selector] = args;
      if (args.length !== 1 || typeof selector !== 'string') return Reflect.apply(target, self, args);
      const known = answers.get(selector);
      if (known) return target(known);
      const asked = candidates(selector, index);
      if (!asked) return Reflect.apply(target, self, args);
      const found = target(asked).filter(selector);
      answers.set(selector, found.toArray());
      return found;
    },
  });
}

/** The elements that may match a selector, in the order of the page; null where only a look at all of them tells. */
function candidates(selector: string, { places, byMark }: Index): Element[] | null {
  const marks = marksOf(selector);
  if (!marks) return null;
  const lists = [...new Set(marks)].map((mark) => byMark.get(mark) ?? []).filter(({ length }) => length > 0);
  if (lists.length <= 1) return lists[0] ?? [];
  return [...new Set(lists.flat())].sort((one, other) => (places.get(one) ?? 0) - (places.get(other) ?? 0));
}

function indexOf(root: AnyNode | undefined): Index {
  const places = new Map<Element, number>();
  const byMark = new Map<string, Element[]>();
  const waiting: AnyNode[] = root ? [root] : [];
  const add = (mark: string, element: Element) => {
    const known = byMark.get(mark);
    if (!known) byMark.set(mark, [element]);
    else if (known.at(-1) !== element) known.push(element);
  };
  while (waiting.length > 0) {
    const node = waiting.pop();
    if (!node || !('children' in node)) continue;
    for (let at = node.children.length - 1; at >= 0; at -= 1) waiting.push(node.children[at] as AnyNode);
    if (!isTag(node)) continue;
    places.set(node, places.size);
    add(node.name, node);
    for (const attribute in node.attribs) add(`[${attribute}`, node);
    const { id, class: names } = node.attribs;
    if (id) add(`#${id.toLowerCase()}`, node);
    if (names) for (const word of names.toLowerCase().split(/\s+/)) if (word) add(`.${word}`, node);
  }
  return { places, byMark };
}
