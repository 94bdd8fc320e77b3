import type { ApolloCache } from '@apollo/client';
import { t } from '@lingui/core/macro';
import type { Change, ChangeKind } from '../../../core/changes/change.ts';
import { SET_ITEM_ARCHIVED, UPDATE_ITEM } from './item-changes.ts';
import { removeItem } from './list-items.ts';
import {
  SetItemsArchivedDocument,
  type SetItemsArchivedMutation,
  type SetItemsArchivedMutationVariables,
  UpdateItemsDocument,
  type UpdateItemsMutation,
  type UpdateItemsMutationVariables,
} from './several-changes.generated.ts';

/** A change of several items at once looks like a change of each. */
export const UPDATE_ITEMS: ChangeKind<UpdateItemsMutationVariables, UpdateItemsMutation> = {
  name: 'updateItems',
  document: UpdateItemsDocument,
  refusal: (title, reason) => t`${title} could not be saved: ${reason}`,
  show(cache, change) {
    const { changes } = change.variables;
    for (const id of idsOf(change)) {
      UPDATE_ITEM.show(cache, { ...change, itemId: id, variables: { id, changes } });
    }
  },
  settle: (cache, { updateItems }, change) => removeMissing(cache, change, updateItems),
};

export const SET_ITEMS_ARCHIVED: ChangeKind<SetItemsArchivedMutationVariables, SetItemsArchivedMutation> = {
  name: 'setItemsArchived',
  document: SetItemsArchivedDocument,
  refusal: (title, reason) => t`${title} could not be archived or restored: ${reason}`,
  show(cache, change) {
    const { isArchived } = change.variables;
    for (const id of idsOf(change)) {
      SET_ITEM_ARCHIVED.show(cache, { ...change, itemId: id, variables: { id, isArchived } });
    }
  },
  settle(cache, { setItemsArchived }, change) {
    const { isArchived } = change.variables;
    for (const item of setItemsArchived.items) {
      const variables = { id: item.id, isArchived };
      SET_ITEM_ARCHIVED.settle?.(cache, { setItemArchived: item }, { ...change, itemId: item.id, variables });
    }
    removeMissing(cache, change, setItemsArchived);
  },
};

export const severalItemsKinds = [UPDATE_ITEMS, SET_ITEMS_ARCHIVED];

function idsOf({ variables }: Change<{ itemIds: string | string[] }>): string[] {
  return [variables.itemIds].flat();
}

/** Somebody was faster. */
function removeMissing(cache: ApolloCache, { listId }: { listId: string }, answer: { missingItemIds: string[] }): void {
  for (const id of answer.missingItemIds) removeItem(cache, listId, id);
}
