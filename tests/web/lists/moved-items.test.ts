// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { createCache } from '../../../web/base/network/apollo-cache.ts';
import { placeItem } from '../../../web/lists/items/cache/list-items.ts';
import {
  Change_listFragmentDoc,
  Change_listRevisionFragmentDoc,
  type MoveItemMutationVariables,
} from '../../../web/lists/items/cache/order-changes.generated.ts';
import { MOVE_ITEM, readList } from '../../../web/lists/items/cache/order-changes.ts';

const ID = { __typename: 'List' as const, id: 'list' };

/** A list as a device knows it, by the places of its items. */
function aDevice(places: Record<string, number>, revision: number) {
  const cache = createCache();
  const nodes = Object.entries(places).map(([id, orderIndex]) => ({ __typename: 'Item' as const, id, orderIndex }));
  const items = { __typename: 'ItemConnection' as const, nodes };
  const of = { id: cache.identify(ID) };
  cache.writeFragment({ ...of, fragment: Change_listFragmentDoc, data: { ...ID, listType: 'SHOPPING', items } });
  cache.writeFragment({ ...of, fragment: Change_listRevisionFragmentDoc, data: { ...ID, revision } });

  /** As an answer or a live change brings it. */
  const place = (id: string, orderIndex: number) => {
    cache.modify({ id: cache.identify({ __typename: 'Item', id }), fields: { orderIndex: () => orderIndex } });
    placeItem(cache, 'list', id);
  };
  return {
    place,
    answer(variables: MoveItemMutationVariables, orderIndex: number, listRevision: number) {
      const { itemId: id } = variables;
      cache.modify({ id: cache.identify({ __typename: 'Item', id }), fields: { orderIndex: () => orderIndex } });
      const moveItem = { __typename: 'Item' as const, id, listId: 'list', listRevision, orderIndex };
      MOVE_ITEM.settle?.(cache, { moveItem }, { listId: 'list', variables } as never);
    },
    order: () =>
      readList(cache, 'list', false)
        ?.items.nodes.map(({ id }) => id)
        .join(' '),
    revision: () =>
      cache.readFragment<{ revision: number }>({ ...of, fragment: Change_listRevisionFragmentDoc })?.revision,
  };
}

test('a moved item has its place from the server, among others that were moved by somebody else meanwhile', () => {
  const device = aDevice({ a: 0, b: 100, c: 200, d: 300 }, 1);

  device.answer({ itemId: 'd', afterItemId: 'a', beforeItemId: 'b' }, 50, 2);
  device.place('b', 250); // by somebody else, told live
  device.place('a', 225);

  expect(device.order()).toBe('d c a b');
});

test('an answer that comes after the news of later moves changes nothing', () => {
  const device = aDevice({ d: 50, c: 200, a: 225, b: 250 }, 4);

  device.answer({ itemId: 'd', afterItemId: 'a', beforeItemId: 'b' }, 50, 2);

  expect(device.order()).toBe('d c a b');
  expect(device.revision()).toBe(4);
});

test('where all places are given anew the item stays where it was put until that is told, and the list is read again if it is not', () => {
  const device = aDevice({ a: 0, b: 1, c: 2, d: 3 }, 1);

  device.answer({ itemId: 'd', afterItemId: 'a', beforeItemId: 'b' }, 24_576, 2);

  expect(device.order()).toBe('a d b c');
  expect(device.revision()).toBe(0);
});
