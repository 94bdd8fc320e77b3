import type { ApolloCache, ApolloClient } from '@apollo/client';
import { t } from '@lingui/core/macro';
import { tooManyItemsText } from '#rules/core/plans/plan-limit-texts';
import { errorOfRefusal } from '../../../base/network/problems.ts';
import { newUuid } from '../../../base/network/uuid.ts';
import { knownSite } from '../../../base/page/site.ts';
import type { Change, ChangeKind, NewChange } from '../../../core/changes/change.ts';
import type { ChangeQueue } from '../../../core/changes/change-queue.ts';
import { newItemToSend } from '../fields/item-price.ts';
import type { ItemValues } from '../fields/item-values.ts';
import { CREATE_ITEM, readItem } from './item-changes.ts';
import {
  type AddedItems_listFragment,
  AddedItems_listFragmentDoc,
  AddItemFromUrlDocument,
  type AddItemFromUrlMutation,
  type AddItemFromUrlMutationVariables,
  AddItemsDocument,
  type AddItemsMutation,
  type AddItemsMutationVariables,
  type FullList_listFragment,
  FullList_listFragmentDoc,
  RoomNowDocument,
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

/** Several at once: all of them, or none. */
export const ADD_ITEMS: ChangeKind<AddItemsMutationVariables, AddItemsMutation> = {
  name: 'addItems',
  document: AddItemsDocument,
  refusal: CREATE_ITEM.refusal,
  show(cache, change) {
    for (const one of oneByOne(change, change.temporaryIds)) CREATE_ITEM.show(cache, one);
  },
  /** The answer has their ids alone, since the device knows what it said of them. */
  settle(cache, { importItems }, change) {
    for (const one of oneByOne(change, importItems.itemIds)) {
      if (!readItem(cache, one.temporaryId)) CREATE_ITEM.show(cache, one); // the news may have come before the answer
    }
  },
  idsOf: ({ importItems }) => importItems.itemIds,
  apart: (change) =>
    oneByOne(change, change.temporaryIds).map(({ triedAt: _triedAt, ...one }) => {
      const key = one.temporaryId || newUuid(); // the page that asked for them may ask for each under its id, too
      return { ...one, key, kind: CREATE_ITEM.name, variables: { ...one.variables, idempotencyKey: key } };
    }),
};

/** Looks at a change that makes several items as at one for each. */
function oneByOne({ temporaryIds: _all, ...change }: Change<AddItemsMutationVariables>, ids: readonly string[] = []) {
  return [change.variables.input].flat().map((input, place) => {
    const temporaryId = ids[place] ?? '';
    const { quantityBought: _bought, choice: _choice, shops: _shops, ...itself } = input;
    const { title } = itself;
    const variables = { listId: change.listId, input: itself, idempotencyKey: `${change.key} ${place}` };
    return { ...change, itemId: temporaryId, temporaryId, title, variables };
  });
}

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

type NewValues = Partial<ItemValues> & Pick<ItemValues, 'title'>;

/** Adds several items that have no picture and no shop, in one call: all of them, or none. The device shows them under their ids. */
export async function addNewItems(
  changes: ChangeQueue,
  { key, listId, title }: Pick<NewChange<unknown>, 'listId' | 'title'> & { key: string },
  items: readonly { id: string; input: NewValues }[],
): Promise<{ ids: readonly string[]; isPending: boolean }> {
  const temporaryIds = items.map(({ id }) => id);
  const variables = { listId, input: items.map(({ input }) => newItemToSend(input)), idempotencyKey: key };
  const { data, isPending } = await changes.make(ADD_ITEMS, { key, listId, title, temporaryIds, variables });
  return { ids: data?.importItems.itemIds ?? temporaryIds, isPending };
}

/** How many items the list has room for, as far as this device knows; null where it has no end, or nobody has asked. */
export function knownRoom(cache: ApolloCache, listId: string): number | null {
  const id = cache.identify({ __typename: 'List', id: listId });
  return cache.readFragment<AddedItems_listFragment>({ id, fragment: AddedItems_listFragmentDoc })?.itemRoom ?? null;
}

/** The same as the server says it; null where it has no end, or nobody can be asked. */
export async function roomNow(client: ApolloClient, listId: string): Promise<number | null> {
  try {
    const { data } = await client.query({ query: RoomNowDocument, variables: { listId }, fetchPolicy: 'network-only' });
    return data?.list.itemRoom ?? null;
  } catch {
    return null;
  }
}

/** Says what the server would say of one thing more on a list that the device knows to be full. */
export function fullListRefusal(cache: ApolloCache, listId: string): Error {
  const id = cache.identify({ __typename: 'List', id: listId });
  const list = cache.readFragment<FullList_listFragment>({ id, fragment: FullList_listFragmentDoc });
  const message = list
    ? tooManyItemsText(list.itemCount + (list.itemRoom ?? 0), knownSite().paymentsEnabled)
    : t`This list is full.`;
  return errorOfRefusal({ code: 'PLAN_LIMIT', message });
}
