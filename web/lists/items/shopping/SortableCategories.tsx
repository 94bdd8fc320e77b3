import { DndContext, KeyboardSensor, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import { restrictToParentElement, restrictToVerticalAxis } from '@dnd-kit/modifiers';
import { SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { msg, t } from '@lingui/core/macro';
import { GripVertical } from 'lucide-react';
import { say } from '#rules/base/languages/say';
import { IconButton } from '../../../base/design/IconButton.tsx';
import { isMotionReduced } from '../../../base/design/motion.ts';
import { categoryLabel } from '../../../base/text/category-groups.ts';
import { sortableText, useDragAnnouncements } from '../rows/useDragAnnouncements.ts';
import { useKeyboardPlaces } from '../rows/useKeyboardPlaces.ts';

const INSTRUCTIONS = msg`To pick up a category, press space or enter. While it is picked up, move it with the arrow keys up and down. Press space or enter again to drop it, or escape to put it back.`;

const MODIFIERS = [restrictToVerticalAxis, restrictToParentElement];

interface SortableCategoriesProps {
  /** As they are shown now. */
  categories: readonly string[];
  onOrder: (categories: string[]) => void;
}

/** Categories to be put in order, by pointer or keyboard. */
export function SortableCategories({ categories, onOrder }: SortableCategoriesProps) {
  const ids = categories.map(idOf);
  const places = useKeyboardPlaces([ids]);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, places.options),
  );
  const announcements = useDragAnnouncements(
    (id) => categoryLabel(categories[ids.indexOf(String(id))] ?? ''),
    (id) => ({ place: ids.indexOf(String(id)) + 1, count: ids.length }),
  );
  const move = (from: number, to: number) => {
    const moved = categories[from];
    if (moved === undefined || from === to || to < 0) return;
    onOrder(categories.toSpliced(from, 1).toSpliced(to, 0, moved));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={places.collisionDetection}
      modifiers={MODIFIERS}
      accessibility={{ announcements, screenReaderInstructions: { draggable: say(INSTRUCTIONS) } }}
      onDragStart={places.startAnew}
      onDragEnd={({ active, over }) => {
        if (over) move(ids.indexOf(String(active.id)), ids.indexOf(String(over.id)));
      }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <ol className="-mx-2">
          {categories.map((category) => (
            <CategoryRow key={category} id={idOf(category)} label={categoryLabel(category)} />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}

function CategoryRow({ id, label }: { id: string; label: string }) {
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({
    id,
    transition: isMotionReduced() ? null : undefined,
    attributes: { roleDescription: sortableText() },
  });
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={`flex min-h-13 items-center gap-1 border-b border-line bg-card ps-2 last:border-b-0 ${isDragging ? 'relative z-10 rounded-control shadow-card' : ''}`}
    >
      <span className="min-w-0 grow wrap-anywhere">{label}</span>
      <IconButton
        {...attributes}
        {...listeners}
        ref={setActivatorNodeRef}
        label={t`Move ${label}`}
        icon={<GripVertical aria-hidden />}
        style={{ touchAction: 'none', cursor: isDragging ? 'grabbing' : 'grab' }}
      />
    </li>
  );
}

/** An empty id is none to the library. */
function idOf(category: string): string {
  return `category ${category}`;
}
