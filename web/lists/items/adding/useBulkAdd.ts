import { useApolloClient } from '@apollo/client/react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { fieldProblems } from '../../../base/network/problems.ts';
import { newUuid } from '../../../base/network/uuid.ts';
import { useChanges } from '../../../core/changes/useChanges.ts';
import { readLink } from '../../../core/products/read-link.ts';
import { showLanding } from '../cache/landing.ts';
import { addNewItem } from '../cache/new-item-changes.ts';
import { itemFromLink } from '../fields/item-from-link.ts';
import { listCurrency } from '../fields/list-currency.ts';
import { type BulkField, type BulkRow, bulkRow, checkRows, FIELD_OF } from './bulk-rows.ts';
import { withCategory } from './with-category.ts';

/** How far it has come while it is under way. */
export interface BulkProgress {
  done: number;
  of: number;
  name: string;
}

/** How it ended before everything was added. */
export interface BulkEnd {
  of: number;
  /** Absent when the person stopped it. */
  failure?: { name: string; error: unknown };
}

interface BulkAddOptions {
  listId: string;
  /** Outlives the dialog, so that nothing typed is lost when it is closed. */
  draft: RefObject<BulkRow[]>;
  /** `unread` names those of which the link alone is known. */
  onAllAdded: (count: number, unread: readonly string[]) => void;
  onFocus: (row: BulkRow, field: BulkField) => void;
}

/** Adds rows one after the other, and stops at the first that fails: those added leave, it and the others stay. */
export function useBulkAdd({ listId, draft, onAllAdded, onFocus }: BulkAddOptions) {
  const [rows, setRows] = useState(() => (draft.current.length > 0 ? draft.current : [bulkRow()]));
  const [progress, setProgress] = useState<BulkProgress | null>(null);
  const [end, setEnd] = useState<BulkEnd | null>(null);
  const [added, setAdded] = useState(0);
  const stop = useRef(() => {});
  const client = useApolloClient();
  const changes = useChanges();
  useEffect(() => {
    draft.current = rows;
  }, [draft, rows]);
  useEffect(() => () => stop.current(), []);

  const leave = (row: BulkRow) => {
    setAdded((count) => count + 1);
    setRows((before) => before.filter(({ id }) => id !== row.id));
    draft.current = draft.current.filter(({ id }) => id !== row.id); // also once the dialog is closed
  };

  const submit = async () => {
    setEnd(null);
    setAdded(0);
    const unread: string[] = [];
    const { items, rows: wrong } = checkRows(rows, listCurrency(client.cache, listId));
    if (wrong) {
      setRows(wrong);
      const first = wrong.find(({ problems }) => Object.keys(problems).length > 0);
      if (first) onFocus(first, Object.keys(first.problems)[0] as BulkField);
      return;
    }

    const stopped = Promise.withResolvers<'stopped'>();
    let isStopped = false;
    stop.current = () => {
      isStopped = true;
      stopped.resolve('stopped');
    };
    const addRow = async ({ row, input, link }: (typeof items)[number]) => {
      const { idempotencyKey: key } = row;
      const temporaryId = newUuid();
      const { quantityDesired: amount, category, price, currency } = input;
      const line = link && { ...link, amount, category, price, currency };
      const read = line && (await itemFromLink(line, () => readLink(client, line.link)));
      if (isStopped && link) return; // nothing of it has been sent
      const written = read ? { ...read.input, description: input.description || read.input.description } : input;
      const item = await withCategory(client.cache, { listId, kind: 'WISHLIST' }, written);
      const about = { key, listId, itemId: temporaryId, title: item.title, temporaryId };
      const { id } = await addNewItem(changes, about, item, { inBulk: true });
      showLanding(listId, id ?? temporaryId);
      if (read?.unread) unread.push(item.title);
      leave(row);
    };
    const settle = (row: BulkRow, early: BulkEnd) => {
      setProgress(null);
      setEnd(early);
      onFocus(row, 'name');
    };
    for (const [done, item] of items.entries()) {
      const { row, input } = item;
      setProgress({ done, of: items.length, name: input.title });
      try {
        // Stopped while one is on its way, that one still leaves when it turns out to have arrived.
        const adding = addRow(item);
        adding.catch(() => {});
        if ((await Promise.race([adding, stopped.promise])) === 'stopped') {
          settle(row, { of: items.length });
          return;
        }
      } catch (error) {
        const problems = Object.entries(fieldProblems(error)).map(([field, text]) => [FIELD_OF[field] ?? 'name', text]);
        setRows((before) =>
          before.map((one) => (one.id === row.id ? { ...one, problems: Object.fromEntries(problems) } : one)),
        );
        settle(row, { of: items.length, failure: { name: input.title, error } });
        return;
      }
    }
    draft.current = [];
    onAllAdded(items.length, unread);
  };

  return { rows, setRows, submit, progress, end, added, stop: () => stop.current() };
}
