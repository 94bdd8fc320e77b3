import type { Announcements } from '@dnd-kit/core';
import { useRef } from 'react';

type Name = (id: unknown) => string;

/** Texts that are read out during a drag. Picking an item up puts it over its own place, which needs no words. */
export function useDragAnnouncements(nameOf: Name, placeOf: Name): Announcements {
  const isOnItsWay = useRef(false);
  return {
    onDragStart: ({ active }) => {
      isOnItsWay.current = false;
      return `${nameOf(active.id)} is picked up. It is at ${placeOf(active.id)}.`;
    },
    onDragOver: ({ active, over }) => {
      if (!over || (over.id === active.id && !isOnItsWay.current)) return undefined;
      isOnItsWay.current = true;
      return `${nameOf(active.id)} is over ${placeOf(over.id)}.`;
    },
    onDragEnd: ({ active, over }) => `${nameOf(active.id)} is dropped${over ? ` at ${placeOf(over.id)}` : ''}.`,
    onDragCancel: ({ active }) => `${nameOf(active.id)} is back at ${placeOf(active.id)}.`,
  };
}
