import type { Announcements } from '@dnd-kit/core';
import { t } from '@lingui/core/macro';
import { useRef } from 'react';

/** The place of something that is dragged, from 1, among all in its group. */
interface Place {
  place: number;
  count: number;
}

/**
 * Texts that are read out during a drag, from the name of what is dragged, and its place. Picking an item up puts it over
 * its own place, which needs no words.
 */
export function useDragAnnouncements(nameOf: (id: unknown) => string, placeOf: (id: unknown) => Place): Announcements {
  const isOnItsWay = useRef(false);
  return {
    onDragStart: ({ active }) => {
      isOnItsWay.current = false;
      const [name, { place, count }] = [nameOf(active.id), placeOf(active.id)];
      return t`${name} is picked up. It is at place ${place} of ${count}.`;
    },
    onDragOver: ({ active, over }) => {
      if (!over || (over.id === active.id && !isOnItsWay.current)) return undefined;
      isOnItsWay.current = true;
      const [name, { place, count }] = [nameOf(active.id), placeOf(over.id)];
      return t`${name} is over place ${place} of ${count}.`;
    },
    onDragEnd: ({ active, over }) => {
      const name = nameOf(active.id);
      if (!over) return t`${name} is dropped.`;
      const { place, count } = placeOf(over.id);
      return t`${name} is dropped at place ${place} of ${count}.`;
    },
    onDragCancel: ({ active }) => {
      const [name, { place, count }] = [nameOf(active.id), placeOf(active.id)];
      return t`${name} is back at place ${place} of ${count}.`;
    },
  };
}

export function sortableText(): string {
  return t({ message: 'sortable', comment: 'Screen readers say it of a row that can be moved, behind its name' });
}
