import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { keptRefusal } from '../../../base/network/problems.ts';
import type { QuickItem } from './quick-item.ts';
import { additionsOf } from './waiting-additions.ts';

/** The items that are not on the list yet. The device keeps each until it has arrived or is given up. */
export function usePendingItems(listId: string, restored: readonly QuickItem[]) {
  const additions = additionsOf(useApolloClient());
  const [pending, setPending] = useState(restored);
  const givenUp = useRef(new Set<string>());

  const show = (items: readonly QuickItem[]) => setPending((before) => [...before, ...items]);
  /** The device still keeps them. */
  const hide = (...items: readonly QuickItem[]) => {
    const hidden = new Set(items.map(({ id }) => id));
    setPending((before) => before.filter(({ id }) => !hidden.has(id)));
  };
  const remove = (...items: readonly QuickItem[]) => {
    void additions.forget(...items.map(({ id }) => id));
    hide(...items);
  };
  const change = (item: QuickItem, changed: Partial<QuickItem>) =>
    setPending((before) => before.map((one) => (one.id === item.id ? { ...one, ...changed } : one)));
  return {
    pending,
    show,
    hide,
    keep(items: readonly QuickItem[]) {
      show(items);
      void additions.keep(listId, items);
    },
    remove,
    giveUp(item: QuickItem) {
      givenUp.current.add(item.id); // its turn may be to come
      remove(item);
    },
    /** More of them was found out since. */
    know(...items: readonly QuickItem[]): Promise<void> {
      const known = new Map(items.map((item) => [item.id, item]));
      setPending((before) => before.map((one) => known.get(one.id) ?? one));
      return additions.know(...items);
    },
    isGivenUp: (item: QuickItem) => givenUp.current.has(item.id),
    change,
    fail(item: QuickItem, failure: unknown) {
      const refusal = keptRefusal(failure);
      if (refusal) void additions.refuse(item, refusal);
      change(item, { failure });
    },
    failAll: (failure: unknown) => setPending((before) => before.map((one) => ({ ...one, failure }))),
  };
}
