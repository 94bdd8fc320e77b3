import { useApolloClient } from '@apollo/client/react';
import { useCallback, useMemo, useState } from 'react';
import { displayText } from '#rules/base/text/display-text';
import { useRemainingPages } from '../../base/network/useRemainingPages.ts';
import { type AwaitedItem, awaited } from '../../base/page/awaited-items.ts';
import { choiceTextsOf } from '../../base/text/choice-text.ts';
import { isAllTaken, isOfAnyNumber } from '../drawn/SharedGifts.tsx';
import type { SharedListView_itemFragment, SharedListView_listFragment } from './SharedListView.generated.ts';
import {
  type SharedListCategoriesQuery,
  SharedListPageDocument,
  useSharedListCategoriesQuery,
} from './shared-item-pages.generated.ts';

/** Reading on in what is open already is no visit, and says so. */
export const REFRESHING = { purpose: 'refresh' };

/** A shared list with its items as far as they have come: the first of a long one are here before the rest. */
export interface OpenSharedList extends Omit<SharedListView_listFragment, 'items'> {
  items: readonly SharedListView_itemFragment[];
  itemCount: number;
  /** How many have not come yet. */
  missingCount: number;
  /** The gifts to choose from, in words, by the choice. */
  choiceTexts: ReturnType<typeof choiceTextsOf>;
}

/** With items of pages that are to come which stand first. */
function openSharedListOf(list: SharedListView_listFragment, { mostWanted }: Further): OpenSharedList {
  const { nodes, pageInfo, totalCount } = list.items;
  const here = new Set(nodes.map(({ id }) => id));
  const items = pageInfo.hasNextPage ? [...nodes, ...mostWanted.filter(({ id }) => !here.has(id))] : nodes;
  const missingCount = pageInfo.hasNextPage ? Math.max(1, totalCount - items.length) : 0;
  return { ...list, items, itemCount: items.length + missingCount, missingCount, choiceTexts: choiceTextsOf(items) };
}

export type Further = Pick<SharedListCategoriesQuery['sharedList'], 'categories' | 'mostWanted'>;

type Categories = Further['categories'];

const NONE: Further = { categories: [], mostWanted: [] };

/**
 * Categories of the items that come later, and those of them that stand first; null until they are known for the first
 * time. Without them, nothing stands in for the items.
 */
export function useFurtherItems({ shareToken: token, items }: SharedListView_listFragment): Further | null {
  const isLong = items.pageInfo.hasNextPage;
  const { data, loading } = useSharedListCategoriesQuery({
    variables: { token },
    skip: !isLong,
    context: { headers: REFRESHING },
  });
  const [isOpen, setOpen] = useState(false); // and stays so
  const isKnown = isOpen || !isLong || !loading;
  if (isKnown && !isOpen) setOpen(true);
  return isKnown ? (data?.sharedList ?? NONE) : null;
}

/** The list with its first items, and those that come in behind them while it is open. */
export function useOpenSharedList(list: SharedListView_listFragment, further: Further) {
  const client = useApolloClient();
  const { shareToken: token } = list;
  const read = useCallback(
    (after: string) =>
      client.query({
        query: SharedListPageDocument,
        variables: { token, after },
        fetchPolicy: 'network-only',
        context: { headers: REFRESHING },
      }),
    [client, token],
  );
  const rest = useRemainingPages(list.items.pageInfo, read);
  const open = useMemo(() => openSharedListOf(list, further), [list, further]);
  const toCome = useMemo(() => itemsToCome(open, further.categories), [open, further]);
  return { open, toCome, ...rest };
}

export interface ItemsToCome {
  wanted: AwaitedItem[];
  bought: AwaitedItem[];
}

/** By what the server has counted: those still wanted under their categories, and what is bought. */
function itemsToCome({ items, missingCount }: OpenSharedList, categories: Categories): ItemsToCome {
  const wanted: AwaitedItem[] = [];
  const bought: AwaitedItem[] = [];
  if (missingCount === 0) return { wanted, bought };
  const here = Map.groupBy(items, ({ category, quantityRemaining }) => `${quantityRemaining > 0} ${category}`);
  for (const { category: written, openCount, purchasedCount } of categories) {
    const category = displayText(written);
    const missing = (count: number, isOpen: boolean) => count - (here.get(`${isOpen} ${category}`)?.length ?? 0);
    wanted.push(...awaited(missing(openCount, true), category, `wanted ${category}`));
    bought.push(...awaited(missing(purchasedCount, false), category, `bought ${category}`));
  }
  return { wanted, bought };
}

/** Also where nothing was on it ever. */
export function hasNothingToChoose(list: OpenSharedList): boolean {
  return list.itemCount === 0 || (isAllTaken(list) && !list.items.some(isOfAnyNumber));
}

/** How many of all items somebody may still buy, also before all have come. */
export function wantedCountOf({ items, missingCount, progress }: OpenSharedList): number {
  if (missingCount > 0 && progress) return progress.wanted - progress.given; // what is held is taken
  return items.filter((item) => item.quantityRemaining > 0 && !isOfAnyNumber(item)).length;
}

/** How many gifts are given, where the reader may know. */
export function progressOf({ listType, progress }: OpenSharedList, heldInPart: number) {
  return listType === 'SHOPPING' || !progress ? null : { ...progress, heldInPart };
}
