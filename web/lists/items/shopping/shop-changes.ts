import type { ApolloCache } from '@apollo/client';
import { t } from '@lingui/core/macro';
import type { ChangeKind } from '../../../core/changes/change.ts';
import {
  CreateShopDocument,
  type CreateShopMutation,
  type CreateShopMutationVariables,
  DeleteShopDocument,
  type DeleteShopMutation,
  type DeleteShopMutationVariables,
  LearnShopOrderDocument,
  type LearnShopOrderMutation,
  type LearnShopOrderMutationVariables,
  SetItemShopsDocument,
  type SetItemShopsMutation,
  type SetItemShopsMutationVariables,
  type Shops_listFragment,
  Shops_listFragmentDoc,
  UpdateShopDocument,
  type UpdateShopMutation,
  type UpdateShopMutationVariables,
} from './shops.generated.ts';
import { renameShop } from './visits.ts';

/** A shop of a list, as the list knows it. */
export type ListedShop = Shops_listFragment['shops'][number];

const refusal = (title: string, reason: string) => t`${title} could not be saved: ${reason}`;

export const CREATE_SHOP: ChangeKind<CreateShopMutationVariables, CreateShopMutation> = {
  name: 'createShop',
  document: CreateShopDocument,
  refusal: (title, reason) => t`${title} could not be added: ${reason}`,
  show(cache, { listId, variables, temporaryId = '' }) {
    const shop = {
      __typename: 'Shop' as const,
      id: temporaryId,
      name: variables.input.name,
      categoryOrder: [],
      orderedAt: null,
      itemIds: [],
    };
    changeShops(cache, listId, (shops) => [...shops, shop]);
  },
  settle(_cache, { createShop }, { temporaryId }) {
    if (temporaryId) renameShop(temporaryId, createShop.shop.id);
  },
  idOf: ({ createShop }) => createShop.shop.id,
};

export const UPDATE_SHOP: ChangeKind<UpdateShopMutationVariables, UpdateShopMutation> = {
  name: 'updateShop',
  document: UpdateShopDocument,
  refusal,
  show(cache, { listId, variables: { shopId, changes }, madeAt }) {
    const { name, categoryOrder } = changes;
    const ordered = categoryOrder && {
      categoryOrder: [categoryOrder].flat(),
      orderedAt: new Date(madeAt).toISOString(),
    };
    changeShops(cache, listId, (shops) =>
      shops.map((shop) => (shop.id === shopId ? { ...shop, ...(name && { name }), ...ordered } : shop)),
    );
  },
};

export const DELETE_SHOP: ChangeKind<DeleteShopMutationVariables, DeleteShopMutation> = {
  name: 'deleteShop',
  document: DeleteShopDocument,
  refusal: (title, reason) => t`${title} could not be deleted: ${reason}`,
  show(cache, { listId, variables: { shopId } }) {
    changeShops(cache, listId, (shops) => shops.filter(({ id }) => id !== shopId));
  },
  isDone: (code) => code === 'NOT_FOUND',
};

/** The next visit shows the order that was learned: nothing moves under the thumb. */
export const LEARN_SHOP_ORDER: ChangeKind<LearnShopOrderMutationVariables, LearnShopOrderMutation> = {
  name: 'learnShopOrder',
  isSilent: true,
  document: LearnShopOrderDocument,
  refusal,
  show() {},
  isDone: (code) => code !== undefined, // nobody asked for it, so nobody is told that it was refused
};

export const SET_ITEM_SHOPS: ChangeKind<SetItemShopsMutationVariables, SetItemShopsMutation> = {
  name: 'setItemShops',
  document: SetItemShopsDocument,
  refusal,
  show(cache, { listId, variables }) {
    const changed = new Set([variables.itemIds].flat());
    const chosen = new Set([variables.shopIds].flat());
    changeShops(cache, listId, (shops) =>
      shops.map((shop) => {
        const others = shop.itemIds.filter((id) => !changed.has(id));
        return { ...shop, itemIds: chosen.has(shop.id) ? [...others, ...changed] : others };
      }),
    );
  },
};

export const shopChangeKinds = [CREATE_SHOP, UPDATE_SHOP, DELETE_SHOP, LEARN_SHOP_ORDER, SET_ITEM_SHOPS];

function changeShops(
  cache: ApolloCache,
  listId: string,
  change: (shops: readonly ListedShop[]) => readonly ListedShop[],
): void {
  const id = cache.identify({ __typename: 'List', id: listId });
  const options = { id, fragment: Shops_listFragmentDoc, fragmentName: 'Shops_list' };
  const list = cache.readFragment({ ...options, optimistic: true });
  if (list) cache.writeFragment({ ...options, data: { ...list, shops: [...change(list.shops)] } });
}

export function writeShops(cache: ApolloCache, listId: string, shops: ListedShop[]): void {
  changeShops(cache, listId, () => shops);
}
