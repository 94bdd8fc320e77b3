import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import type { z } from 'zod';
import type { newList } from '#rules/lists/lists/list';
import type { ImportedShop } from '#rules/lists/lists/shop';
import type { FoundItem } from '#rules/shops/imports/found-rows';
import { MOST_ITEMS_PER_CALL, placesOfChoices } from '#rules/shops/imports/imported-items';
import { problemCode } from '../../base/network/problems.ts';
import { newUuid } from '../../base/network/uuid.ts';
import { includeList, leaveOutList } from '../../core/list-access/my-lists.ts';
import { newItemToSend } from '../items/fields/item-price.ts';
import {
  CreateImportedListDocument,
  CreateImportedShopDocument,
  DeleteImportedListDocument,
  ImportItemsDocument,
  OrderImportedShopDocument,
  TakeImportBackDocument,
} from './ImportScreen.generated.ts';

/** A list that there is, or a new one, to which items go. */
type Target = { listId: string; room: number | null } | { input: z.input<typeof newList> };

export interface Brought {
  listId: string;
  isNewList: boolean;
  itemIds: readonly string[];
  /** The number of items that found no room. */
  withoutRoom: number;
  isTakenBack?: boolean;
}

export interface ImportProgress {
  done: number;
  of: number;
}

/** In characters, well below what the server takes in one call. */
const LARGEST_CALL = 250_000;

/** Takes items over in as many calls as it takes. Stopped or failed, it goes on where it was. */
export function useImport() {
  const client = useApolloClient();
  const [progress, setProgress] = useState<ImportProgress | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [brought, setBrought] = useState<Brought | null>(null);
  const isStopped = useRef(false);
  const attempt = useRef({ key: newUuid(), about: '' });

  /** The same items to the same place have the same keys, so that trying again adds nothing twice. */
  const keyOf = (target: Target, items: readonly FoundItem[]) => {
    const about = JSON.stringify([target, items]);
    if (attempt.current.about !== about) attempt.current = { key: newUuid(), about };
    return attempt.current.key;
  };

  const take = async (
    target: Target,
    items: readonly FoundItem[],
    shops: readonly ImportedShop[] = [],
  ): Promise<Brought | null> => {
    const key = keyOf('listId' in target ? { ...target, room: null } : target, items);
    isStopped.current = false;
    setFailure(null);
    setProgress({ done: 0, of: items.length });
    const itemIds: string[] = [];
    try {
      const { listId, room } = 'input' in target ? await createList(target.input, key) : target;
      const fitting = items.slice(0, room ?? items.length);
      const soFar = () => ({
        listId,
        isNewList: 'input' in target,
        itemIds,
        withoutRoom: items.length - fitting.length,
      });
      await addShops(listId, shops, key);
      for (const [index, some] of inCalls(fitting).entries()) {
        if (isStopped.current) break;
        const { data } = await client.mutate({
          mutation: ImportItemsDocument,
          variables: { listId, input: some.map(newItemToSend), idempotencyKey: `${key} ${index}` },
        });
        itemIds.push(...(data?.importItems.itemIds ?? []));
        setProgress({ done: itemIds.length, of: items.length });
        setBrought(soFar());
      }
      setBrought(soFar());
      return soFar();
    } catch (error) {
      setFailure(error);
      return null;
    } finally {
      setProgress(null);
    }
  };

  /** Shops that the list has already stay as they are, and so does their number. */
  const addShops = async (listId: string, shops: readonly ImportedShop[], key: string) => {
    for (const [index, { name, categoryOrder }] of shops.entries()) {
      const variables = { listId, input: { name }, idempotencyKey: `${key} shop ${index}` };
      const made = await client.mutate({ mutation: CreateImportedShopDocument, variables }).catch((error) => {
        if (problemCode(error)) return null; // it has one of that name, or no room for more
        throw error;
      });
      const shopId = made?.data?.createShop.shop.id;
      if (!shopId || categoryOrder.length === 0) continue;
      await client.mutate({ mutation: OrderImportedShopDocument, variables: { shopId, changes: { categoryOrder } } });
    }
  };

  const createList = async (input: z.input<typeof newList>, idempotencyKey: string) => {
    const { data } = await client.mutate({
      mutation: CreateImportedListDocument,
      variables: { input, idempotencyKey },
      update: (cache, { data: made }) => made && includeList(cache, made.createList.id),
    });
    if (!data) throw new Error('Empty response from server');
    return { listId: data.createList.id, room: data.createList.itemRoom ?? null };
  };

  /** Everything that came, and the list that was made for it where nothing else is on it. Says whether all of it is gone. */
  const takeBack = async ({ listId, isNewList, itemIds, ...rest }: Brought): Promise<boolean> => {
    setFailure(null);
    setProgress({ done: 0, of: itemIds.length });
    try {
      let left = itemIds;
      let others = 0;
      while (left.length > 0) {
        const some = left.slice(0, MOST_ITEMS_PER_CALL);
        const { data } = await client.mutate({
          mutation: TakeImportBackDocument,
          variables: { listId, itemIds: some },
        });
        others = data?.deleteItems.list.itemCount ?? 1;
        left = left.slice(some.length);
        setProgress({ done: itemIds.length - left.length, of: itemIds.length });
        setBrought({ listId, isNewList, itemIds: left, ...rest });
      }
      if (isNewList && others === 0) {
        await client.mutate({
          mutation: DeleteImportedListDocument,
          variables: { listId },
          update: (cache) => leaveOutList(cache, listId),
        });
      }
      attempt.current = { key: newUuid(), about: '' }; // what is brought again is meant again
      setBrought({ listId, isNewList, itemIds: [], ...rest, isTakenBack: true });
      return true;
    } catch (error) {
      setFailure(error);
      return false;
    } finally {
      setProgress(null);
    }
  };

  const stop = () => {
    isStopped.current = true;
  };
  const begin = () => {
    setBrought(null);
    setFailure(null);
  };
  return { take, takeBack, stop, begin, progress, failure, brought };
}

/** Items of one choice go in one call, as far as there is room for them and all that stands between them. */
function inCalls(items: readonly FoundItem[]): FoundItem[][] {
  const calls: FoundItem[][] = [];
  let [call, size]: [FoundItem[], number] = [[], 0];
  for (const part of togetherByChoice(items)) {
    const whole = part.reduce((sum, item) => sum + lengthOf(item), 0);
    const isFitting = call.length + part.length <= MOST_ITEMS_PER_CALL && size + whole <= LARGEST_CALL;
    if (!isFitting && call.length > 0) {
      calls.push(call);
      [call, size] = [[], 0];
    }
    for (const item of part) {
      const length = lengthOf(item);
      if (call.length === MOST_ITEMS_PER_CALL || (call.length > 0 && size + length > LARGEST_CALL)) {
        calls.push(call);
        [call, size] = [[], 0];
      }
      call.push(item);
      size += length;
    }
  }
  return call.length > 0 ? [...calls, call] : calls;
}

const lengthOf = (item: FoundItem) => JSON.stringify(item).length;

/** Parts in their order, none of which ends within a choice. */
function togetherByChoice(items: readonly FoundItem[]): FoundItem[][] {
  const places = placesOfChoices(items);
  const parts: FoundItem[][] = [];
  let end = -1;
  for (const [place, item] of items.entries()) {
    if (place > end) parts.push([]);
    const last = item.choice === null ? place : (places.get(item.choice)?.at(-1) ?? place);
    end = Math.max(end, last);
    parts.at(-1)?.push(item);
  }
  return parts;
}
