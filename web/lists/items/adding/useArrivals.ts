import { useRef, useState } from 'react';
import { showLanding } from '../cache/landing.ts';
import { addedText } from '../cache/several-texts.ts';
import { useRemoveItems } from '../cache/useSeveralItems.ts';
import type { QuickItem } from './quick-item.ts';
import type { MoreOf } from './recipe-lines.ts';
import type { useMoreOf } from './useMoreOf.ts';

/** On the list with its link alone, since its page could not be read. */
export interface UnreadItem {
  id: string;
  title: string;
  reason: string;
  /** Whether it has reached the server, so that it can be edited. */
  isThere: boolean;
}

export interface Arrival extends Omit<UnreadItem, 'reason'> {
  /** Set if the list had the thing, and has more of it now. */
  more?: MoreOf;
}

/** Says in one line how many have come. */
export interface ToldArrivals {
  text: string;
  /** Takes them back; absent while some of them wait for a connection. */
  undo?: () => void;
}

/** The items that have come to the list: counted, told, and taken back together. */
export function useArrivals(listId: string, more: ReturnType<typeof useMoreOf>) {
  const [unread, setUnread] = useState<UnreadItem[]>([]);
  const [added, setAdded] = useState('');
  const [count, setCount] = useState(0);
  const [told, setTold] = useState<ToldArrivals | null>(null);
  const remove = useRemoveItems(listId);
  const arrived = useRef(new Map<string, Arrival>());

  /** An item that waits for a connection cannot be taken back yet. */
  const tell = (items: readonly QuickItem[]) => {
    const came = items.flatMap(({ id }) => arrived.current.get(id) ?? []);
    const fresh = came.filter((one) => !one.more);
    const raised = came.flatMap((one) => one.more ?? []).filter(({ item }) => fresh.every(({ id }) => id !== item.id));
    const undo = () => {
      setTold(null);
      if (fresh.length > 0) void remove(fresh);
      void more.takeBack(raised);
    };
    const canUndo = came.every(({ isThere }) => isThere);
    if (came.length > 0) setTold({ text: addedText(came), ...(canUndo && { undo }) });
  };
  return {
    unread,
    /** The latest, by its title. */
    added,
    /** How many are on the list, ingredients of which it has more among them. */
    count,
    note(items: readonly QuickItem[], there: readonly Arrival[]) {
      const [first] = there;
      const last = there.at(-1);
      if (!first || !last) return;
      setAdded(last.title);
      setCount((before) => before + items.length);
      for (const [place, { id }] of items.entries()) arrived.current.set(id, there[place] ?? last);
      showLanding(listId, first.id); // the others stand behind it
    },
    noteUnread: (item: UnreadItem) => setUnread((before) => [...before, item]),
    dismissUnread: () => setUnread([]),
    told,
    tell,
    endTold: () => setTold(null),
  };
}
