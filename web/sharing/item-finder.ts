import { lazyValue } from '../design/lazy-value.ts';

export const SORTS = [
  { value: 'priority', label: 'Priority' },
  { value: 'name-asc', label: 'Name A-Z' },
  { value: 'name-desc', label: 'Name Z-A' },
] as const;

export type ItemSort = (typeof SORTS)[number]['value'];

interface Findable {
  id: string;
  title: string;
  description: string;
  notes: string;
  orderIndex: number;
}

const words = lazyValue(() => new Intl.Collator('en', { sensitivity: 'base', numeric: true }));

/** The items that hold every searched word in title, description or notes, in the order asked for. */
export function findItems<Item extends Findable>(items: readonly Item[], search: string, sort: ItemSort): Item[] {
  const wanted = plain(search).split(/\s+/).filter(Boolean);
  const found = items.filter(({ title, description, notes }) => {
    const text = plain(`${title}\n${description}\n${notes}`);
    return wanted.every((word) => text.includes(word));
  });
  return found.sort((one, other) => {
    if (sort === 'priority') return byPriority(one, other);
    const order = words().compare(one.title, other.title) || byPriority(one, other);
    return sort === 'name-asc' ? order : -order;
  });
}

/** The server's own order. */
export function byPriority(one: Pick<Findable, 'id' | 'orderIndex'>, other: Pick<Findable, 'id' | 'orderIndex'>) {
  return one.orderIndex - other.orderIndex || (one.id < other.id ? -1 : 1);
}

/** Nobody types accents into a search box on a phone. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
}
