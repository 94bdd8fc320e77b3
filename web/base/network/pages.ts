import type { FieldMergeFunction, Reference } from '@apollo/client';

export interface CachedPages {
  nodes: readonly Reference[];
  pageInfo?: { hasNextPage: boolean; endCursor: string | null };
}

/**
 * Each entry stands once, also one that has moved between two pages. A page without a cursor begins anew; the
 * page of a cursor that is the last one no more comes too late.
 */
export const appendPage: FieldMergeFunction<CachedPages> = (existing, incoming, { args }) => {
  if (!existing || !args?.after) return incoming;
  if (args.after !== existing.pageInfo?.endCursor) return existing;
  const here = new Set(existing.nodes.map(({ __ref }) => __ref));
  return { ...incoming, nodes: [...existing.nodes, ...incoming.nodes.filter(({ __ref }) => !here.has(__ref))] };
};
