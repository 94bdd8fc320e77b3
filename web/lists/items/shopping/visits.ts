import { createStore } from '../../../base/state/store.ts';

/** Somebody who holds this device is at a shop of a list. */
export interface Visit {
  shopId: string;
  key: string;
  /** When something last happened there, in milliseconds. */
  at: number;
  /** The order on arrival: what is learned meanwhile moves nothing under the thumb. */
  categoryOrder: readonly string[];
  orderedAt: string | null;
  /** Categories in the order in which their first things were ticked. */
  walk: readonly string[];
}

type Visits = Readonly<Record<string, Visit>>;

const KEY = 'kindlist_shop_visits';

/** After which somebody has left the shop and did not say so. */
const VISIT_MILLISECONDS = 3 * 3_600_000;

export const visits = createStore<Visits>(read());

/** The visit to a shop of this list, unless it is long over. */
export function current(all: Visits, listId: string): Visit | undefined {
  const visit = all[listId];
  return visit && Date.now() - visit.at < VISIT_MILLISECONDS ? visit : undefined;
}

export function keep(all: Visits): void {
  visits.set(all);
  try {
    localStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    // Storage may be forbidden; then a visit lasts as long as the page.
  }
}

export function endVisits(): void {
  keep({});
}

/** A shop that was added without a connection has another id from now on. */
export function renameShop(before: string, id: string): void {
  const all = Object.entries(visits.get());
  if (all.every(([, { shopId }]) => shopId !== before)) return;
  keep(
    Object.fromEntries(all.map(([list, visit]) => [list, visit.shopId === before ? { ...visit, shopId: id } : visit])),
  );
}

function read(): Visits {
  try {
    const all: Visits = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return Object.fromEntries(Object.entries(all).filter(([listId]) => current(all, listId)));
  } catch {
    return {};
  }
}
