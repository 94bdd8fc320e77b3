import type { FieldMergeFunction, FieldReadFunction, Reference } from '@apollo/client';
import { FIRST_ITEMS } from '#rules/base/paging/page-sizes';

type Place = readonly [orderIndex: number, id: string];

export interface CachedItems {
  nodes: readonly Reference[];
  pageInfo?: { hasNextPage: boolean; endCursor: string | null };
  listRevision?: number;
  /** Items behind it were read before, or came live. */
  until?: Place | null;
}

/** Items behind the page stay until their page comes. */
export const mergeItems: FieldMergeFunction<CachedItems> = (existing, incoming, { args, readField }) => {
  const { pageInfo, nodes, listRevision } = incoming;
  if (!pageInfo) return { ...existing, ...incoming };
  const placeOf = (item: Reference): Place => [
    readField<number>('orderIndex', item) ?? 0,
    readField<string>('id', item) ?? '',
  ];
  const last = nodes.at(-1);
  const until = pageInfo.hasNextPage && last ? placeOf(last) : null;
  if (!existing) return { ...incoming, until };
  if (args?.after && args.after !== existing.pageInfo?.endCursor) return existing; // they are read anew meanwhile
  if (!args?.after && pageInfo.hasNextPage && existing.listRevision === listRevision) return existing;
  const from = args?.after ? existing.until : null;
  const here = new Set(nodes.map(({ __ref }) => __ref));
  const kept = existing.nodes.filter(({ __ref }) => !here.has(__ref));
  const lastKept = kept.at(-1);
  if (from && lastKept && compare(placeOf(lastKept), from) <= 0) {
    return { ...incoming, nodes: [...kept, ...nodes], until }; // as pages come: no place of the others is read
  }
  const others = kept.map((item) => ({ item, place: placeOf(item) }));
  const before = others.filter(({ place }) => from && compare(place, from) <= 0);
  const behind = others.filter(({ place }) => until && compare(place, until) > 0);
  return {
    ...incoming,
    nodes: [...before.map(({ item }) => item), ...nodes, ...behind.map(({ item }) => item)],
    until,
  };
};

/** Giving it to who asked would read all items each time: those who show the list read the cache. */
export const readItems: FieldReadFunction<CachedItems> = (existing, { args }) =>
  existing && args?.after ? { ...existing, nodes: [] } : existing;

/**
 * The screen of a list asks for the first items, and hears of no others: it would read all of them again with each page.
 * Its rows watch what the cache has.
 */
export const readFirstItems: FieldReadFunction<CachedItems> = (existing, options) => {
  if (!existing?.pageInfo || options.args?.first !== FIRST_ITEMS || existing.nodes.length <= FIRST_ITEMS)
    return readItems(existing, options);
  const pageInfo = { ...existing.pageInfo, hasNextPage: true, endCursor: null }; // the same whatever comes behind them
  return { ...existing, nodes: existing.nodes.slice(0, FIRST_ITEMS), pageInfo };
};

function compare(one: Place, other: Place): number {
  return one[0] - other[0] || (one[1] < other[1] ? -1 : Number(one[1] > other[1]));
}
