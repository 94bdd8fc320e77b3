import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardCode,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { restrictToParentElement, restrictToVerticalAxis } from '@dnd-kit/modifiers';
import { SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { GripVertical } from 'lucide-react';
import { useRef } from 'react';
import { Highlight } from '../design/Highlight.tsx';
import { IconButton } from '../design/IconButton.tsx';
import type { Highlights, Place } from './ItemGroups.tsx';
import type { Moves } from './ItemMenu.tsx';
import { ItemRow } from './ItemRow.tsx';
import type { ItemsSection_itemFragment } from './ItemsSection.generated.ts';
import { itemTitle } from './item-texts.ts';
import { useReorderItems } from './useReorderItems.ts';

const KEYBOARD_STEP = 25;
const AUTO_SCROLL = { interval: 5, threshold: { x: 0.2, y: 0.2 } };
const MODIFIERS = [restrictToVerticalAxis, restrictToParentElement];

const INSTRUCTIONS = {
  draggable:
    'To pick up an item, press space or enter. While it is picked up, move it with the arrow keys up and down. Press space or enter again to drop it, or escape to put it back.',
};

const byArrows: KeyboardCoordinateGetter = (event, { currentCoordinates: { x, y } }) => {
  if (event.code === KeyboardCode.Down) return { x, y: y + KEYBOARD_STEP };
  if (event.code === KeyboardCode.Up) return { x, y: y - KEYBOARD_STEP };
  return undefined;
};

export interface SortableRowsProps {
  /** Those that are shown, in their order. */
  items: readonly ItemsSection_itemFragment[];
  /** All items of the list, since those that are not shown keep their places. */
  whole: readonly ItemsSection_itemFragment[];
  place: Place;
  highlights: Highlights;
}

/** Rows that can be put in another order, by pointer, touch and keyboard. */
export function SortableRows({ items, whole, place, highlights }: SortableRowsProps) {
  const move = useReorderItems(place.listId, whole);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: byArrows }),
  );
  const isOnItsWay = useRef(false);
  const indexOf = (id: unknown) => items.findIndex((item) => item.id === id);

  const drop = ({ active, over }: DragEndEvent) => {
    if (over) void move(items, indexOf(active.id), indexOf(over.id));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={MODIFIERS}
      autoScroll={AUTO_SCROLL}
      accessibility={{
        announcements: announcements(items, indexOf, isOnItsWay),
        screenReaderInstructions: INSTRUCTIONS,
      }}
      onDragEnd={drop}
    >
      <SortableContext items={items.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        <ul className="relative grid gap-2.5">
          {items.map((item, index) => (
            <SortableRow
              key={item.id}
              item={item}
              place={place}
              highlights={highlights}
              moves={{
                up: index > 0 ? () => void move(items, index, index - 1) : undefined,
                down: index < items.length - 1 ? () => void move(items, index, index + 1) : undefined,
              }}
            />
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  );
}

interface SortableRowProps extends Pick<SortableRowsProps, 'place' | 'highlights'> {
  item: ItemsSection_itemFragment;
  moves: Moves;
}

function SortableRow({ item, place, highlights, moves }: SortableRowProps) {
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({
    id: item.id,
  });
  const { revision = null, by = null } = highlights[item.id] ?? {};
  const handle = (
    <IconButton
      {...attributes}
      {...listeners}
      ref={setActivatorNodeRef}
      label={`Move ${itemTitle(item)}`}
      icon={<GripVertical aria-hidden />}
      style={{ touchAction: 'none', cursor: isDragging ? 'grabbing' : 'grab' }}
    />
  );
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={isDragging ? 'relative z-20 opacity-90' : ''}
    >
      <Highlight change={revision} by={by} atOnce>
        <ItemRow item={item} place={place} handle={handle} moves={moves} />
      </Highlight>
    </li>
  );
}

/** Being picked up puts an item over its own place, which goes without saying. */
function announcements(
  items: SortableRowsProps['items'],
  indexOf: (id: unknown) => number,
  isOnItsWay: { current: boolean },
): Announcements {
  const titleOf = (id: unknown) => itemTitle(items[indexOf(id)]);
  const placeOf = (id: unknown) => `place ${indexOf(id) + 1} of ${items.length}`;
  return {
    onDragStart: ({ active }) => {
      isOnItsWay.current = false;
      return `${titleOf(active.id)} is picked up. It is at ${placeOf(active.id)}.`;
    },
    onDragOver: ({ active, over }) => {
      if (!over || (over.id === active.id && !isOnItsWay.current)) return undefined;
      isOnItsWay.current = true;
      return `${titleOf(active.id)} is over ${placeOf(over.id)}.`;
    },
    onDragEnd: ({ active, over }) => `${titleOf(active.id)} is dropped${over ? ` at ${placeOf(over.id)}` : ''}.`,
    onDragCancel: ({ active }) => `${titleOf(active.id)} is back at ${placeOf(active.id)}.`,
  };
}
