import { DndContext, type DragEndEvent, KeyboardSensor, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import { restrictToParentElement, restrictToVerticalAxis } from '@dnd-kit/modifiers';
import { SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { msg, t } from '@lingui/core/macro';
import { GripVertical } from 'lucide-react';
import { memo, useCallback, useMemo, useRef, useState } from 'react';
import { say } from '#rules/base/languages/say';
import { Grid } from '../../../base/design/grid/Grid.tsx';
import type { Cell } from '../../../base/design/grid/grid-layouts.ts';
import { Highlight } from '../../../base/design/Highlight.tsx';
import { IconButton } from '../../../base/design/IconButton.tsx';
import { isMotionReduced } from '../../../base/design/motion.ts';
import { VisuallyHidden } from '../../../base/design/VisuallyHidden.tsx';
import { isAwaited } from '../../../base/page/awaited-items.ts';
import { PlaceholderRow } from '../../../base/page/PlaceholderRow.tsx';
import { useStableValue } from '../../../base/state/useStableValue.ts';
import type { Highlights, ItemContext } from '../cache/item-context.ts';
import { itemTitle } from '../cache/item-texts.ts';
import { type ListedItem, useWhenWhole } from '../cache/open-list.ts';
import { useReorderItems } from '../cache/useReorderItems.ts';
import type { ShownGroup } from './ItemGroups.tsx';
import type { Moves } from './ItemMenu.tsx';
import { ItemRow } from './ItemRow.tsx';
import { sortableText, useDragAnnouncements } from './useDragAnnouncements.ts';
import { useKeyboardPlaces } from './useKeyboardPlaces.ts';

/** The same objects each time: else every row is drawn again with the list. */
const POINTER = { activationConstraint: { distance: 4 } };
const AUTO_SCROLL = { interval: 5, threshold: { x: 0.2, y: 0.2 } };
const MODIFIERS = { one: [restrictToVerticalAxis, restrictToParentElement], several: [restrictToVerticalAxis] };

/** So many are seen through without chips that lead to categories. */
const FEW = 40;

const INSTRUCTIONS = msg`To pick up an item, press space or enter. While it is picked up, move it with the arrow keys up and down. Press space or enter again to drop it, or escape to put it back.`;

export interface SortableRowsProps {
  /** The rows on the screen in their order, each group with placeholders behind them for rows that have not come. */
  groups: readonly ShownGroup[];
  /** Missing items of the whole list, taken ones too. */
  missingCount: number;
  context: ItemContext;
  highlights: Highlights;
  /** The row that was just added, to be scrolled to. */
  shown: { id: string } | null;
}

/** Rows that can be put in another order among those of their category, by pointer, touch and keyboard. */
export function SortableRows({ groups, missingCount, context, highlights, shown }: SortableRowsProps) {
  const [dragged, setDragged] = useState<string | null>(null);
  const reorder = useReorderItems(context.listId);
  const whenWhole = useWhenWhole(missingCount);
  const latest = useRef(groups);
  latest.current = groups;
  const placeOf = (id: unknown) => {
    const all = latest.current.find(({ items }) => items.some((item) => item.id === id))?.items ?? [];
    return {
      here: all.filter((item): item is ListedItem => !isAwaited(item)),
      from: all.findIndex((item) => item.id === id),
      all,
    };
  };
  const announcements = useDragAnnouncements(
    (id) => nameIn(placeOf(id).here, id),
    (id) => ({ place: placeOf(id).from + 1, count: placeOf(id).all.length }),
  );
  const ids = groups.map(({ items }) => items.filter((item) => !isAwaited(item)).map(({ id }) => id));
  const sortable = useStableValue(ids.flat());
  const places = useKeyboardPlaces(ids);
  const last = new Set(groups.map(({ items }) => items.at(-1)?.id));
  const sensors = useSensors(useSensor(PointerSensor, POINTER), useSensor(KeyboardSensor, places.options));
  const stableContext = useStableValue(context);

  const [said, setSaid] = useState('');
  const move = useRef<Move>(() => {});
  move.current = async (id, where) => {
    await whenWhole();
    const { here, from } = placeOf(id);
    const to = { top: 0, up: from - 1, down: from + 1, bottom: here.length - 1 }[where];
    setSaid(placeText(nameIn(here, id), to + 1, here.length));
    void reorder(here, from, to);
  };
  const moveTo = useCallback<Move>((id, where) => void move.current(id, where), []);

  const drop = async ({ active, over }: DragEndEvent) => {
    setDragged(null);
    if (!over) return;
    await whenWhole();
    const { here, from } = placeOf(active.id);
    const to = here.findIndex(({ id }) => id === over.id);
    if (to >= 0) void reorder(here, from, to);
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={places.collisionDetection}
      modifiers={groups.length > 1 ? MODIFIERS.several : MODIFIERS.one}
      autoScroll={AUTO_SCROLL}
      accessibility={{
        announcements,
        screenReaderInstructions: { draggable: say(INSTRUCTIONS) },
      }}
      onDragStart={({ active }) => {
        places.startAnew();
        setDragged(String(active.id));
      }}
      onDragEnd={(event) => void drop(event)}
      onDragCancel={() => setDragged(null)}
    >
      <SortableContext items={sortable} strategy={verticalListSortingStrategy}>
        <Grid
          layout="rows"
          name={`order of ${context.listId}`}
          hasChips={sortable.length > FEW}
          groups={groups.map(({ category, items }) => ({ heading: category, things: items }))}
          keep={dragged}
          shown={shown}
        >
          {(item, index, cell) =>
            isAwaited(item) ? (
              <PlaceholderRow key={item.id} look="list" cell={cell} />
            ) : (
              <SortableRow
                key={item.id}
                item={item}
                context={stableContext}
                highlight={highlights[item.id]}
                isFirst={index === 0}
                isLast={last.has(item.id)}
                moveTo={moveTo}
                cell={cell}
              />
            )
          }
        </Grid>
      </SortableContext>
      <VisuallyHidden live>{said}</VisuallyHidden>
    </DndContext>
  );
}

function nameIn(items: readonly ListedItem[], id: unknown): string {
  return itemTitle(items.find((item) => item.id === id));
}

function placeText(title: string, place: number, count: number): string {
  return t`${title} is at place ${place} of ${count}.`;
}

type Move = (id: string, where: keyof Moves) => void | Promise<void>;

interface SortableRowProps {
  item: ListedItem;
  context: ItemContext;
  highlight: Highlights[string] | undefined;
  isFirst: boolean;
  isLast: boolean;
  moveTo: Move;
  cell: Cell;
}

const SortableRow = memo(function SortableRow(props: SortableRowProps) {
  const { item, context, highlight, isFirst, isLast, moveTo, cell } = props;
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({
    id: item.id,
    transition: isMotionReduced() ? null : undefined,
    attributes: { roleDescription: sortableText() },
  });
  const measure = cell.ref;
  const ref = useCallback(
    (element: HTMLLIElement | null) => {
      setNodeRef(element);
      measure?.(element);
    },
    [setNodeRef, measure],
  );
  // All rows hear of each page that comes, and of a row that is dragged: what is costly of them stays as it is.
  const row = useMemo(() => {
    const moves: Moves = {
      top: isFirst ? undefined : () => moveTo(item.id, 'top'),
      up: isFirst ? undefined : () => moveTo(item.id, 'up'),
      down: isLast ? undefined : () => moveTo(item.id, 'down'),
      bottom: isLast ? undefined : () => moveTo(item.id, 'bottom'),
    };
    const title = itemTitle(item);
    const handle = (
      <IconButton
        {...attributes}
        {...listeners}
        ref={setActivatorNodeRef}
        label={t`Move ${title}`}
        icon={<GripVertical aria-hidden />}
        style={{ touchAction: 'none', cursor: isDragging ? 'grabbing' : 'grab' }}
      />
    );
    return (
      <Highlight change={highlight?.revision ?? null} by={highlight?.by} atOnce>
        <ItemRow item={item} context={context} handle={handle} moves={moves} />
      </Highlight>
    );
  }, [item, context, highlight, isFirst, isLast, moveTo, attributes, listeners, setActivatorNodeRef, isDragging]);
  return (
    <li
      {...cell}
      ref={ref}
      style={{ ...cell.style, transform: CSS.Translate.toString(transform), transition }}
      className={
        isDragging
          ? 'relative z-20 opacity-90 [&_article]:rounded-card [&_article]:bg-card [&_article]:shadow-card'
          : ''
      }
    >
      {row}
    </li>
  );
});
