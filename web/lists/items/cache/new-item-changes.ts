import { t } from '@lingui/core/macro';
import type { ChangeKind, NewChange } from '../../../core/changes/change.ts';
import type { ChangeQueue } from '../../../core/changes/change-queue.ts';
import { newItemToSend } from '../fields/item-price.ts';
import type { ItemValues } from '../fields/item-values.ts';
import { CREATE_ITEM } from './item-changes.ts';
import {
  AddItemFromUrlDocument,
  type AddItemFromUrlMutation,
  type AddItemFromUrlMutationVariables,
} from './new-item-changes.generated.ts';

/** The same as CREATE_ITEM, and the server keeps a copy of the picture behind the link. */
export const ADD_ITEM_FROM_URL: ChangeKind<AddItemFromUrlMutationVariables, AddItemFromUrlMutation> = {
  name: 'addItemFromUrl',
  document: AddItemFromUrlDocument,
  refusal: (title, reason) => t`${title} could not be added: ${reason}`,
  show: (cache, change) => CREATE_ITEM.show(cache, { ...change, variables: change.variables as never }),
  settle: (cache, data, change) =>
    CREATE_ITEM.settle?.(cache, data, { ...change, variables: change.variables as never }),
  idOf: ({ createItem }) => createItem.id,
};

type About = Required<Pick<NewChange<unknown>, 'key' | 'listId' | 'itemId' | 'title' | 'temporaryId'>>;

interface MadeItem {
  /** Not there yet while it waits for a connection. */
  id: string | undefined;
  isPending: boolean;
}

/** Adds an item. A picture behind a link is kept as a copy of ours, unless another one is about to replace it. */
export async function addNewItem(
  changes: ChangeQueue,
  about: About,
  values: Partial<ItemValues> & Pick<ItemValues, 'title'>,
  { isPictureReplaced = false, inBulk }: { isPictureReplaced?: boolean; inBulk?: boolean } = {},
): Promise<MadeItem> {
  const { key: idempotencyKey, listId } = about;
  const input = newItemToSend(values);
  const { isFund, howToPay: _howToPay, ...ofShop } = input; // a fund has no shop
  const url = input.imageUrl && !isPictureReplaced && !isFund ? input.primaryUrl : null;
  const { data, isPending } = url
    ? await changes.make(ADD_ITEM_FROM_URL, { ...about, variables: { listId, input: ofShop, idempotencyKey, url } })
    : await changes.make(CREATE_ITEM, { ...about, variables: { listId, input, idempotencyKey, inBulk } });
  return { id: data?.createItem.id, isPending };
}
