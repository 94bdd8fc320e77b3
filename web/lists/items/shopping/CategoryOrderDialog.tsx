import { DndContext, KeyboardSensor, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import { restrictToParentElement, restrictToVerticalAxis } from '@dnd-kit/modifiers';
import { SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { msg, t } from '@lingui/core/macro';
import { GripVertical } from 'lucide-react';
import { say } from '#rules/base/languages/say';
import { MAX_ORDERED_CATEGORIES } from '#rules/lists/lists/list';
import { Button } from '../../../base/design/Button.tsx';
import { Dialog, DialogActions } from '../../../base/design/dialogs/Dialog.tsx';
import { IconButton } from '../../../base/design/IconButton.tsx';
import { isMotionReduced } from '../../../base/design/motion.ts';
import { problemText } from '../../../base/network/problems.ts';
import { toast } from '../../../base/page/toast.ts';
import { categoryLabel } from '../../../base/text/category-groups.ts';
import { useChanges } from '../../../core/changes/useChanges.ts';
import { sortableText, useDragAnnouncements } from '../rows/useDragAnnouncements.ts';
import { useKeyboardPlaces } from '../rows/useKeyboardPlaces.ts';
import { newOrder, ORDER_CATEGORIES } from './category-order.ts';

interface CategoryOrderDialogProps {
  listId: string;
  /** The categories on the list, as they are shown now. */
  categories: readonly string[];
  /** As it is stored, with those that nothing is in at the moment. */
  categoryOrder: readonly string[];
  onClose: () => void;
}

const INSTRUCTIONS = msg`To pick up a category, press space or enter. While it is picked up, move it with the arrow keys up and down. Press space or enter again to drop it, or escape to put it back.`;

const MODIFIERS = [restrictToVerticalAxis, restrictToParentElement];

/** Categories as one meets them in the shop: put in order once, by pointer or keyboard, for everybody on the list. */
export function CategoryOrderDialog({ listId, categories, categoryOrder, onClose }: CategoryOrderDialogProps) {
  const changes = useChanges();
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

  const move = async (from: number, to: number) => {
    const moved = categories[from];
    if (moved === undefined || from === to || to < 0) return;
    const shown = categories.toSpliced(from, 1).toSpliced(to, 0, moved);
    const variables = { listId, categories: newOrder(shown, categoryOrder).slice(0, MAX_ORDERED_CATEGORIES) };
    try {
      await changes.make(ORDER_CATEGORIES, { listId, title: t`The order of the categories`, variables });
    } catch (error) {
      toast.error(problemText(error, t`Failed to save the order. Please try again.`));
    }
  };
  return (
    <Dialog
      title={t`Order of the shop`}
      description={t`Put the categories in the order you walk past them. Everyone on this list gets the same.`}
      onClose={onClose}
    >
      <DndContext
        sensors={sensors}
        collisionDetection={places.collisionDetection}
        modifiers={MODIFIERS}
        accessibility={{ announcements, screenReaderInstructions: { draggable: say(INSTRUCTIONS) } }}
        onDragStart={places.startAnew}
        onDragEnd={({ active, over }) => {
          if (over) void move(ids.indexOf(String(active.id)), ids.indexOf(String(over.id)));
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
      <DialogActions>
        <Button look="primary" onClick={onClose}>
          {t`Done`}
        </Button>
      </DialogActions>
    </Dialog>
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
