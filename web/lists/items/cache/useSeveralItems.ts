import { useApolloClient } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { MOST_ITEMS_AT_ONCE } from '#rules/lists/items/several-items';
import { problemText } from '../../../base/network/problems.ts';
import { toast } from '../../../base/page/toast.ts';
import type { ChangeKind } from '../../../core/changes/change.ts';
import { useChanges } from '../../../core/changes/useChanges.ts';
import { removeItem } from './list-items.ts';
import type { OpenList } from './open-list.ts';
import { REORDER_ITEMS } from './order-changes.ts';
import {
  type SeveralItems_listFragment,
  SeveralItems_listFragmentDoc,
  useDeleteItemsMutation,
} from './several-changes.generated.ts';
import { SET_ITEMS_ARCHIVED, UPDATE_ITEMS } from './several-changes.ts';
import {
  archivedText,
  archiveFailure,
  atBottomText,
  atTopText,
  categoryText,
  changeFailure,
  deletedText,
  deleteFailure,
  mostWantedNowText,
  nameOf,
  putBackText,
  restoredText,
  restoreFailure,
} from './several-texts.ts';
import { newsForBuyers } from './told-buyers.ts';
import type { Say } from './useLastChange.ts';

export interface SelectedItem {
  id: string;
  title: string;
}

type Archivable = SelectedItem & Parameters<typeof newsForBuyers>[1][number];
type Categorized = SelectedItem & { category: string };
type Markable = SelectedItem & { isMostWanted: boolean };

/** Deletes several items of a list, in as many calls as it takes; with `say` where else nothing tells that they are gone. */
export function useRemoveItems(listId: string, say?: Say) {
  const { cache } = useApolloClient();
  const [deleteItems] = useDeleteItemsMutation();

  return async (items: readonly SelectedItem[]): Promise<void> => {
    const removeOne = async (some: readonly SelectedItem[]) => {
      const itemIds = some.map(({ id }) => id);
      const id = cache.identify({ __typename: 'List', id: listId });
      const shown = cache.readFragment<SeveralItems_listFragment>({
        id,
        fragment: SeveralItems_listFragmentDoc,
        optimistic: true,
      });
      await deleteItems({
        variables: { listId, itemIds },
        update: (changed) => {
          for (const itemId of itemIds) removeItem(changed, listId, itemId);
        },
        ...(shown && {
          optimisticResponse: {
            deleteItems: {
              __typename: 'DeletedItems',
              list: { ...shown, itemCount: shown.itemCount - some.length },
              itemIds,
              missingItemIds: [],
            },
          },
        }),
      });
    };
    try {
      await Promise.all(inCalls(items).map(removeOne));
      say?.(deletedText(items));
    } catch (error) {
      toast.error(problemText(error, deleteFailure(items)));
    }
  };
}

/** Changes several items of a list at once: the change shows at once, and is rolled back when the server refuses. */
export function useSeveralItems(list: Pick<OpenList, 'id' | 'listType' | 'eventDate'>, say: Say) {
  const listId = list.id;
  const changes = useChanges();
  const remove = useRemoveItems(listId, say);

  /** In as many calls as it takes; `failure` is said where one of them is refused. */
  const change = async <Rest extends object>(
    kind: ChangeKind<Rest & { listId: string; itemIds: string[] }>,
    items: readonly SelectedItem[],
    { rest, failure }: { rest: Rest; failure: string },
  ): Promise<boolean> => {
    try {
      await Promise.all(
        inCalls(items).map((some) =>
          changes.make(kind, {
            listId,
            title: nameOf(some),
            variables: { listId, itemIds: some.map(({ id }) => id), ...rest },
          }),
        ),
      );
      return true;
    } catch (error) {
      toast.error(problemText(error, failure));
      return false;
    }
  };

  const setArchived = (items: readonly SelectedItem[], isArchived: boolean) =>
    change(SET_ITEMS_ARCHIVED as ChangeKind, items, {
      rest: { isArchived },
      failure: isArchived ? archiveFailure(items) : restoreFailure(items),
    });

  const restore = async (items: readonly SelectedItem[]) => {
    if (await setArchived(items, false)) say(restoredText(items));
  };

  const setCategory = (items: readonly SelectedItem[], category: string) =>
    change(UPDATE_ITEMS as ChangeKind, items, {
      rest: { changes: { category } },
      failure: changeFailure(items),
    });

  const mark = (items: readonly SelectedItem[], isMostWanted: boolean) =>
    change(UPDATE_ITEMS as ChangeKind, items, { rest: { changes: { isMostWanted } }, failure: changeFailure(items) });

  /** Each into the one that it had. */
  const putBackIntoCategories = async (items: readonly Categorized[]) => {
    const byCategory = Map.groupBy(items, ({ category }) => category);
    const areDone = await Promise.all([...byCategory].map(([category, some]) => setCategory(some, category)));
    if (areDone.every(Boolean)) say(putBackText(items));
  };

  return {
    archive: async (items: readonly Archivable[]) => {
      if (!(await setArchived(items, true))) return;
      say(archivedText(items), {
        undo: () => void restore(items),
        description: newsForBuyers(list, items),
      });
    },

    setCategory: async (items: readonly Categorized[], category: string) => {
      if (!(await setCategory(items, category))) return;
      say(categoryText(items, category), { undo: () => void putBackIntoCategories(items) });
    },

    setMostWanted: async (items: readonly Markable[], isMostWanted: boolean) => {
      const others = items.filter((item) => item.isMostWanted !== isMostWanted);
      if (!(await mark(others, isMostWanted))) return;
      const undo = async () => {
        if (await mark(others, !isMostWanted)) say(mostWantedNowText(others, !isMostWanted));
      };
      say(mostWantedNowText(others, isMostWanted), { undo: () => void undo() });
    },

    /** `all` stand in their order: those that are moved go before the others, or behind them. */
    move: async (all: readonly SelectedItem[], moved: ReadonlySet<string>, to: 'top' | 'bottom') => {
      const itemIds = movedIds(
        all.map(({ id }) => id),
        moved,
        to,
      );
      if (itemIds.length === 0) return;
      try {
        await changes.make(REORDER_ITEMS, { listId, title: t`The order of the items`, variables: { listId, itemIds } });
        const some = all.filter(({ id }) => moved.has(id));
        say(to === 'top' ? atTopText(some) : atBottomText(some));
      } catch (error) {
        toast.error(problemText(error, t`Failed to reorder items. Please try again.`));
      }
    },

    remove,
  };
}

/** Gives the part of the new order that changes: nothing before the first moved item, and nothing behind the last. */
export function movedIds(all: readonly string[], moved: ReadonlySet<string>, to: 'top' | 'bottom'): string[] {
  const [chosen, others] = [all.filter((id) => moved.has(id)), all.filter((id) => !moved.has(id))];
  const after = to === 'top' ? [...chosen, ...others] : [...others, ...chosen];
  const isOther = (id: string, place: number) => id !== all[place];
  const first = after.findIndex(isOther);
  return first === -1 ? [] : after.slice(first, after.findLastIndex(isOther) + 1);
}

function inCalls(items: readonly SelectedItem[]): SelectedItem[][] {
  const calls = Math.ceil(items.length / MOST_ITEMS_AT_ONCE);
  return Array.from({ length: calls }, (_, call) =>
    items.slice(call * MOST_ITEMS_AT_ONCE, (call + 1) * MOST_ITEMS_AT_ONCE),
  );
}
