import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { useCallback, useEffect, useRef, useState } from 'react';
import { say } from '#rules/base/languages/say';
import type { SharedListView_itemFragment } from './SharedListView.generated.ts';
import type { SharedListChange } from './shared-list-changes.ts';

type ListedItem = SharedListView_itemFragment;

/** An item that has left the list, and is shown for a moment longer to say why. */
interface Departure {
  item: ListedItem;
  reason: Reason;
}

/** Unneeded is what is wanted no more often than it is given, and what left the list while nobody was told why. */
type Reason = 'taken' | 'withdrawn' | 'unneeded';

const DEPARTURE_TEXTS: Record<Reason, MessageDescriptor> = {
  taken: msg({ message: 'Just given', comment: 'On a gift that somebody has bought a moment ago' }),
  withdrawn: msg({ message: 'Taken off the list', comment: 'On a gift, by its owner' }),
  unneeded: msg`No longer needed`,
};

/** To be read out. */
export function departureText({ item: { title }, reason }: Departure): string {
  const why = say(DEPARTURE_TEXTS[reason]);
  return t`${title}: ${why}.`;
}

const SHOWN_DURATION_MS = 2400;

function reasonOfChange({ kind, items, wantedOfRemoved }: SharedListChange): Reason {
  if (kind === 'SharedItemPurchased') return 'taken';
  return items || wantedOfRemoved !== null ? 'unneeded' : 'withdrawn';
}

/** Gifts do not just vanish under somebody's eyes: those that do stay for a moment, with the reason. */
export function useDepartures(items: readonly ListedItem[]) {
  const [departures, setDepartures] = useState<Departure[]>([]);
  const shown = useRef(items);
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  const own = useRef(new Set<string>());
  useEffect(() => {
    shown.current = items;
    for (const { id } of items) own.current.delete(id); // it is back
  }, [items]);
  useEffect(() => () => timers.current.forEach(clearTimeout), []);

  /** To be called before the change is in the cache. */
  const noteDepartures = useCallback((change: SharedListChange) => {
    const { items: now, removedItemId } = change;
    const hasLeft = (id: string) => (now ? now.every((each) => each.id !== id) : id === removedItemId);
    const left = shown.current.filter(({ id }) => hasLeft(id) && !own.current.has(id));
    if (left.length === 0) return;
    const reason = reasonOfChange(change);
    const isLeaving = ({ item }: Departure) => left.some(({ id }) => id === item.id);
    const leaving = left.map((item): Departure => ({ item, reason }));
    setDepartures((before) => [...before.filter((each) => !isLeaving(each)), ...leaving]);
    const timer = setTimeout(() => {
      timers.current.delete(timer);
      setDepartures((before) => before.filter((each) => !isLeaving(each)));
    }, SHOWN_DURATION_MS);
    timers.current.add(timer);
  }, []);

  /** For people who took it themselves: they know, also when the event comes later than the answer. */
  const dismissDeparture = useCallback((itemId: string) => {
    own.current.add(itemId);
    setDepartures((before) => before.filter(({ item }) => item.id !== itemId));
  }, []);

  const isBack = ({ item }: Departure) => items.some(({ id }) => id === item.id);
  const left = departures.filter((each) => !isBack(each));
  const reasonOf = (itemId: string) => left.find(({ item }) => item.id === itemId)?.reason;
  const departureTextOf = (itemId: string) => {
    const reason = reasonOf(itemId);
    return reason && say(DEPARTURE_TEXTS[reason]);
  };
  return { departures: left, reasonOf, departureTextOf, noteDepartures, dismissDeparture };
}
