import {
  type CollisionDetection,
  closestCenter,
  KeyboardCode,
  type KeyboardCoordinateGetter,
  type KeyboardSensorOptions,
} from '@dnd-kit/core';
import { useMemo, useRef } from 'react';

const STEPS: Record<string, number> = { [KeyboardCode.Up]: -1, [KeyboardCode.Down]: 1 };

/**
 * Carries a row by keyboard: one press is one place, however high the rows are and however far the page scrolls with it.
 * By pointer, a row is over the one that is nearest. Either way it stays in its group.
 */
export function useKeyboardPlaces(groups: readonly (readonly string[])[]) {
  const latest = useRef(groups);
  latest.current = groups;
  const reached = useRef<string | null>(null);

  return useMemo(() => {
    const groupOf = (id: unknown) => latest.current.find((ids) => ids.includes(String(id))) ?? [];
    const coordinateGetter: KeyboardCoordinateGetter = (event, { active, currentCoordinates, context }) => {
      const step = STEPS[event.code];
      if (step === undefined) return undefined;
      event.preventDefault(); // also at either end, where the page would scroll
      const all = groupOf(active);
      const place = all.indexOf(reached.current ?? String(active)) + step;
      const next = all[place];
      if (next === undefined) return undefined;
      reached.current = next;
      const { x, y } = currentCoordinates;
      const height = context.collisionRect?.height ?? 0;
      const rect = context.droppableRects.get(next);
      if (!rect) return { x, y: y + step * height };
      return { x, y: place > all.indexOf(String(active)) ? rect.bottom - height : rect.top };
    };
    const options: KeyboardSensorOptions = { coordinateGetter, scrollBehavior: 'instant' };
    const collisionDetection: CollisionDetection = (args) => {
      if (reached.current !== null) return [{ id: reached.current }];
      const group = new Set<unknown>(groupOf(args.active.id));
      return closestCenter({
        ...args,
        droppableContainers: args.droppableContainers.filter(({ id }) => group.has(id)),
      });
    };
    const startAnew = () => {
      reached.current = null;
    };
    return { options, collisionDetection, startAnew };
  }, []);
}
