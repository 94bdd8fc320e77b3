import type { AnyNode, Element } from 'domhandler';
import { elements, type Page } from './page.ts';
import type { VisiblePrice } from './texts/visible-price.ts';
import { namesOf } from './visible-text.ts';

type Sum = Pick<VisiblePrice, 'score' | 'isFormer' | 'isOther' | 'isAside' | 'element'>;

const CHOSEN_NAME = /(?:^|[\s_]|(?<!not?)-)(?:is-)?(?:selected|checked|chosen|active)(?=$|[\s_-])/;
const STATES = ['aria-checked', 'aria-selected', 'aria-pressed', 'aria-current', 'data-selected', 'data-checked'];

/** So many levels above its sum the box of an option is looked for, and so many nodes in it for its button. */
const LEVELS = 5;
const MOST_NODES = 60;
const MOST_OPTIONS = 24;

/** More is said for the sum of the option that is chosen. */
const CHOSEN = 1;
const NOT_CHOSEN = 4;

/** Packs and sizes stand side by side with their prices, and the page shows which is chosen: the others' are for others. */
export function amongOptions<Price extends Sum>(prices: readonly Price[], holdsHeading: ReadonlySet<unknown>): Price[] {
  const rows = new Map<AnyNode, Map<string, Map<Element, Price[]>>>();
  for (const price of prices) {
    if (price.isAside) continue;
    let box: Element = price.element;
    for (let level = 0; level < LEVELS && box.parent?.type === 'tag' && !holdsHeading.has(box); level += 1) {
      const row = rows.get(box.parent) ?? new Map<string, Map<Element, Price[]>>();
      rows.set(box.parent, row);
      const kind = `${box.name} ${classesButState(box)}`;
      const boxes = row.get(kind) ?? new Map<Element, Price[]>();
      row.set(kind, boxes);
      boxes.set(box, [...(boxes.get(box) ?? []), price]);
      box = box.parent;
    }
  }
  const more = new Map<Price, number>();
  for (const row of rows.values()) {
    for (const boxes of row.values()) {
      if (boxes.size < 2 || boxes.size > MOST_OPTIONS) continue;
      const chosen = chosenOf([...boxes.keys()]);
      const meant = chosen && boxes.get(chosen)?.filter(({ isFormer, isOther }) => !isFormer && !isOther);
      if (!meant?.length) continue;
      for (const [box, sums] of boxes) if (box !== chosen) for (const sum of sums) more.set(sum, -NOT_CHOSEN);
      for (const sum of meant) more.set(sum, CHOSEN);
    }
  }
  return prices.map((price) => {
    const bonus = more.get(price);
    if (bonus === undefined || (bonus < 0 && price.isOther)) return price;
    return { ...price, isOther: price.isOther || bonus < 0, score: price.score + bonus };
  });
}

const MOST_FIELDS = 60;

/** Whether the option that is chosen says the sum itself: what follows "from" is its price then. */
export function isOfChosen(page: Page, written: string): boolean {
  return elements(page, 'option[selected]', MOST_FIELDS).some((option) =>
    textsOf(page, option)
      .split(/[^\d.,']+/)
      .includes(written),
  );
}

const textsOf = (page: Page, option: Element) => ` ${page.$(option).text().slice(0, 300)} `;

/** The classes of like boxes are the same but for the word that says which is chosen. */
function classesButState({ attribs }: Element): string {
  const classes = (attribs.class ?? '')
    .split(/\s+/)
    .filter((name) => !/(?:selected|checked|chosen|active)$/i.test(name));
  return classes.slice(0, 3).join(' ');
}

/** The one that its own name or state says is chosen, or whose radio button is; null where it is none or several. */
function chosenOf(boxes: readonly Element[]): Element | null {
  const marked = boxes.filter(isChosen);
  if (marked.length > 0) return marked.length === 1 ? (marked[0] ?? null) : null;
  const radios = boxes.map((box) => radiosOf(box));
  const checked = boxes.filter((_box, place) => radios[place]?.some(isChecked));
  return radios.every(({ length }) => length === 1) && checked.length === 1 ? (checked[0] ?? null) : null;
}

function isChosen(box: Element): boolean {
  return STATES.some((name) => box.attribs[name] === 'true') || CHOSEN_NAME.test(namesOf(box));
}

const isChecked = ({ attribs }: Element) =>
  attribs.checked !== undefined || STATES.some((name) => attribs[name] === 'true');

/** The radio buttons in a box, or right before it. */
function radiosOf(box: Element): Element[] {
  let before = box.prev;
  while (before && before.type !== 'tag') before = before.prev;
  const waiting: AnyNode[] = before && before.name === 'input' ? [before, ...box.children] : [...box.children];
  const radios: Element[] = [];
  for (let visited = 0; waiting.length > 0 && visited < MOST_NODES; visited += 1) {
    const node = waiting.pop();
    if (!node || !('attribs' in node)) continue;
    const isRadio = node.name === 'input' ? node.attribs.type === 'radio' : node.attribs.role === 'radio';
    if (isRadio) radios.push(node);
    waiting.push(...node.children.slice(0, MOST_NODES));
  }
  return radios;
}
