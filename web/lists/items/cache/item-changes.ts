import type { ApolloCache } from '@apollo/client';
import { plural, t } from '@lingui/core/macro';
import { type DocumentNode, Kind, type SelectionSetNode } from 'graphql';
import type { ChangeKind } from '../../../core/changes/change.ts';
import { session } from '../../../core/session/session.ts';
import { shownValues } from '../fields/item-price.ts';
import { EMPTY_ITEM } from '../fields/item-values.ts';
import {
  type Change_itemFragment,
  Change_itemFragmentDoc,
  CreateItemDocument,
  type CreateItemMutation,
  type CreateItemMutationVariables,
  type Purchase_itemFragment,
  Purchase_itemFragmentDoc,
  PurchaseItemDocument,
  type PurchaseItemMutation,
  type PurchaseItemMutationVariables,
  RememberBarcodeDocument,
  type RememberBarcodeMutation,
  type RememberBarcodeMutationVariables,
  SetItemArchivedDocument,
  type SetItemArchivedMutation,
  type SetItemArchivedMutationVariables,
  UndoPurchaseDocument,
  type UndoPurchaseMutation,
  type UndoPurchaseMutationVariables,
  UpdateItemDocument,
  type UpdateItemMutation,
  type UpdateItemMutationVariables,
} from './item-changes.generated.ts';
import { placeArchivedItem, placeItem } from './list-items.ts';
import { OpenList_itemFragmentDoc } from './open-list.generated.ts';
import { MOVE_ITEM, REORDER_ITEMS, readList } from './order-changes.ts';

export const PURCHASE_ITEM: ChangeKind<PurchaseItemMutationVariables, PurchaseItemMutation> = {
  name: 'purchaseItem',
  document: PurchaseItemDocument,
  refusal: (title, reason) => t`${title} could not be marked as purchased: ${reason}`,
  show(cache, { itemId, variables, temporaryId = '', madeAt }) {
    const item = readPurchases(cache, itemId);
    if (!item || (item.timesPutBack ?? 0) > (variables.timesPutBack ?? Number.POSITIVE_INFINITY)) return;
    const quantity = Math.min(variables.quantity, item.quantityDesired - item.quantityPurchased);
    if (quantity <= 0) return;
    const { account } = session.getState();
    const mine = {
      __typename: 'Purchase' as const,
      id: temporaryId,
      quantity,
      purchaseDate: new Date(madeAt).toISOString(),
      heldUntil: null,
      guestName: null,
      guestEmail: null,
      mine: true,
      canUndo: true,
      isThanked: null,
      buyer: { __typename: 'Buyer' as const, id: account?.id ?? '', name: account?.name ?? '' },
    };
    const quantityPurchased = item.quantityPurchased + quantity;
    writePurchases(cache, { ...item, quantityPurchased, purchases: [...item.purchases, mine] });
  },
  idOf: ({ purchaseItem }) => purchaseItem.purchase.id,
  remark({ purchaseItem }, { title, variables }) {
    const { quantity } = purchaseItem.purchase;
    if (quantity >= variables.quantity) return undefined;
    const wanted = variables.quantity;
    return plural(quantity, {
      one: `${title}: only # of your ${wanted} were still needed, so # is marked as purchased.`,
      other: `${title}: only # of your ${wanted} were still needed, so # are marked as purchased.`,
    });
  },
};

export const UNDO_PURCHASE: ChangeKind<UndoPurchaseMutationVariables, UndoPurchaseMutation> = {
  name: 'undoPurchase',
  document: UndoPurchaseDocument,
  refusal: (title, reason) => t`${title} could not be put back: ${reason}`,
  show(cache, { itemId, variables }) {
    const item = readPurchases(cache, itemId);
    const undone = item?.purchases.find(({ id }) => id === variables.purchaseId);
    if (!item || !undone) return;
    writePurchases(cache, {
      ...item,
      quantityPurchased: item.quantityPurchased - undone.quantity,
      timesPutBack: oneMore(item.timesPutBack),
      purchases: item.purchases.filter((purchase) => purchase !== undone),
    });
  },
  isDone: (code) => code === 'NOT_FOUND', // somebody was faster, or it never arrived
};

export const CREATE_ITEM: ChangeKind<CreateItemMutationVariables, CreateItemMutation> = {
  name: 'createItem',
  document: CreateItemDocument,
  refusal: (title, reason) => t`${title} could not be added: ${reason}`,
  show(cache, { listId, variables, temporaryId: id = '', madeAt }) {
    const list = readList(cache, listId);
    if (!list) return;
    const input = shownValues(variables.input);
    const typed = Object.entries(input).filter(([, value]) => value != null);
    const fields = {
      ...EMPTY_ITEM,
      ...Object.fromEntries(typed),
      __typename: 'Item',
      id,
      listId,
      quantityPurchased: 0,
      timesPutBack: list.listType === 'SHOPPING' ? 0 : null,
      purchases: [],
      effectiveImageUrl: input.imageUrl || null,
      imageSizes: null,
      outgoingUrl: input.primaryUrl || null,
      isAffiliateLink: false, // the server will know
      isArchived: false,
      orderIndex: Math.max(-1, ...list.items.nodes.map(({ orderIndex }) => orderIndex)) + 1,
      createdAt: new Date(madeAt).toISOString(),
    };
    cache.writeFragment({
      fragment: OpenList_itemFragmentDoc,
      fragmentName: 'OpenList_item',
      data: withEveryField(OpenList_itemFragmentDoc, 'OpenList_item', fields),
    });
    placeItem(cache, listId, id);
  },
  settle: (cache, { createItem }, { listId }) => placeItem(cache, listId, createItem.id),
  idOf: ({ createItem }) => createItem.id,
};

export const UPDATE_ITEM: ChangeKind<UpdateItemMutationVariables, UpdateItemMutation> = {
  name: 'updateItem',
  document: UpdateItemDocument,
  refusal: (title, reason) => t`${title} could not be saved: ${reason}`,
  show(cache, { itemId, variables }) {
    const item = readItem(cache, itemId);
    if (!item) return;
    const changes = shownValues(variables.changes);
    const { imageUrl, primaryUrl, quantityDesired = item.quantityDesired } = changes;
    const bought = item.quantityPurchased;
    const isNeededAgain = bought >= item.quantityDesired && bought < (quantityDesired ?? 1);
    modify(cache, itemId, {
      ...changes,
      ...(imageUrl !== undefined && { effectiveImageUrl: imageUrl || null, imageSizes: null }),
      ...(primaryUrl !== undefined && { outgoingUrl: primaryUrl || null, isAffiliateLink: false }),
      ...(isNeededAgain && { timesPutBack: oneMore(item.timesPutBack) }),
    });
  },
};

export const SET_ITEM_ARCHIVED: ChangeKind<SetItemArchivedMutationVariables, SetItemArchivedMutation> = {
  name: 'setItemArchived',
  document: SetItemArchivedDocument,
  refusal: (title, reason) => t`${title} could not be archived or restored: ${reason}`,
  show(cache, { itemId, listId, variables: { id, isArchived } }) {
    const item = readItem(cache, itemId);
    const isNeededAgain = item?.isArchived === true && !isArchived;
    modify(cache, itemId, { isArchived, ...(isNeededAgain && { timesPutBack: oneMore(item.timesPutBack) }) });
    putInOrOut(cache, listId, id, isArchived);
  },
  settle: (cache, { setItemArchived: { id, isArchived } }, { listId }) => putInOrOut(cache, listId, id, isArchived),
};

/** Tells the household's other devices what a barcode is called; this one knows it already. */
export const REMEMBER_BARCODE: ChangeKind<RememberBarcodeMutationVariables, RememberBarcodeMutation> = {
  name: 'rememberBarcode',
  isSilent: true, // the thing itself is counted
  document: RememberBarcodeDocument,
  refusal: (title, reason) => t`${title} could not be saved: ${reason}`,
  show() {},
  isDone: (code) => code !== undefined, // the thing is on the list, and it is asked for once more at worst
};

export const itemChangeKinds = [
  PURCHASE_ITEM,
  UNDO_PURCHASE,
  CREATE_ITEM,
  UPDATE_ITEM,
  SET_ITEM_ARCHIVED,
  MOVE_ITEM,
  REORDER_ITEMS,
  REMEMBER_BARCODE,
];

export function readItem(cache: ApolloCache, itemId: string | undefined): Change_itemFragment | null {
  return cache.readFragment<Change_itemFragment>({
    id: cacheId(cache, itemId),
    fragment: Change_itemFragmentDoc,
    optimistic: true,
  });
}

function readPurchases(cache: ApolloCache, itemId: string | undefined): Purchase_itemFragment | null {
  return cache.readFragment<Purchase_itemFragment>({
    id: cacheId(cache, itemId),
    fragment: Purchase_itemFragmentDoc,
    optimistic: true,
  });
}

function writePurchases(cache: ApolloCache, item: Purchase_itemFragment): void {
  cache.writeFragment({ id: cacheId(cache, item.id), fragment: Purchase_itemFragmentDoc, data: item });
}

function modify(cache: ApolloCache, itemId: string | undefined, values: object): void {
  const fields = Object.entries(values).map(([field, value]) => [field, () => value]);
  cache.modify({ id: cacheId(cache, itemId), fields: Object.fromEntries(fields) });
}

function putInOrOut(cache: ApolloCache, listId: string, itemId: string, isArchived: boolean): void {
  if (isArchived) placeArchivedItem(cache, listId, itemId);
  else placeItem(cache, listId, itemId);
}

function cacheId(cache: ApolloCache, itemId: string | undefined): string | undefined {
  return itemId ? cache.identify({ __typename: 'Item', id: itemId }) : undefined;
}

/** Lists without such a count have none to raise. */
function oneMore(count: number | null): number | null {
  return count === null ? null : count + 1;
}

/** A new item has all fields that the list asks for, even those that this file knows nothing of: they are empty. */
function withEveryField(document: DocumentNode, fragmentName: string, values: Record<string, unknown>) {
  const fragments = new Map(
    document.definitions.flatMap((definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition.selectionSet]] : [],
    ),
  );
  const namesIn = (selections: SelectionSetNode | undefined): string[] =>
    (selections?.selections ?? []).flatMap((selection) => {
      if (selection.kind === Kind.FIELD) return selection.name.value;
      return selection.kind === Kind.FRAGMENT_SPREAD ? namesIn(fragments.get(selection.name.value)) : [];
    });
  const empty = Object.fromEntries(namesIn(fragments.get(fragmentName)).map((name) => [name, null]));
  return { ...empty, ...values };
}
