import { useRef, useState } from 'react';
import type { z } from 'zod';
import { bulkItems } from '#rules/items/item';
import { useChanges } from '../changes/useChanges.ts';
import { newUuid } from '../network/uuid.ts';
import type { BulkLine } from './bulk-lines.ts';
import { MOST_ROWS } from './bulk-rows.ts';
import { CREATE_ITEM } from './item-changes.ts';

/** On its way to the list, or, with a failure, waiting for another try. */
export interface QuickItem {
  /** Also the key under which it is added: trying again adds it once. */
  id: string;
  input: z.output<typeof bulkItems>[number];
  failure?: unknown;
}

/** Adds what is written in one line, item after item, while more can be written. */
export function useQuickAdd(listId: string) {
  const [pending, setPending] = useState<QuickItem[]>([]);
  const [added, setAdded] = useState('');
  const changes = useChanges();
  const queue = useRef<Promise<unknown>>(Promise.resolve());

  const removeItem = (item: QuickItem) => setPending((before) => before.filter(({ id }) => id !== item.id));
  const setFailure = (item: QuickItem, failure: unknown) =>
    setPending((before) => before.map((one) => (one.id === item.id ? { ...one, failure } : one)));

  const send = async (item: QuickItem) => {
    try {
      const { id: key, input } = item;
      const temporaryId = newUuid();
      const variables = { listId, input, idempotencyKey: key };
      await changes.make(CREATE_ITEM, { key, listId, itemId: temporaryId, title: input.title, temporaryId, variables });
      removeItem(item);
      setAdded(item.input.title);
    } catch (error) {
      setFailure(item, error);
    }
  };
  const enqueue = (items: readonly QuickItem[]) => {
    for (const item of items) queue.current = queue.current.then(() => send(item));
  };

  /** Takes all of them or none; returns what is wrong with the first that cannot be taken. */
  const add = (lines: readonly BulkLine[]): string | undefined => {
    if (lines.length > MOST_ROWS) return `Up to ${MOST_ROWS} items fit at a time.`;
    const inputs = lines.map(({ name, size, amount }) => ({ title: name, description: size, quantityDesired: amount }));
    const { data, error } = bulkItems.safeParse(inputs);
    if (!data) return error.issues[0]?.message;

    const items = data.map((input) => ({ id: newUuid(), input }));
    setPending((before) => [...before, ...items]);
    enqueue(items);
  };

  const tryAgain = () => {
    const failed = pending.filter(({ failure }) => failure !== undefined);
    for (const item of failed) setFailure(item, undefined);
    enqueue(failed);
  };

  return { pending, added, add, tryAgain, giveUp: removeItem };
}
