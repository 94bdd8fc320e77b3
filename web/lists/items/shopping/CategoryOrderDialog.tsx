import { t } from '@lingui/core/macro';
import { MAX_ORDERED_CATEGORIES } from '#rules/lists/lists/list';
import { Button } from '../../../base/design/Button.tsx';
import { Dialog, DialogActions } from '../../../base/design/dialogs/Dialog.tsx';
import { problemText } from '../../../base/network/problems.ts';
import { toast } from '../../../base/page/toast.ts';
import { useChanges } from '../../../core/changes/useChanges.ts';
import { newOrder, ORDER_CATEGORIES } from './category-order.ts';
import { SortableCategories } from './SortableCategories.tsx';

interface CategoryOrderDialogProps {
  listId: string;
  /** The categories on the list, as they are shown now. */
  categories: readonly string[];
  /** As it is stored, with those that nothing is in at the moment. */
  categoryOrder: readonly string[];
  onClose: () => void;
}

/** Categories as one meets them in the shop: put in order once, by pointer or keyboard, for everybody on the list. */
export function CategoryOrderDialog({ listId, categories, categoryOrder, onClose }: CategoryOrderDialogProps) {
  const changes = useChanges();
  const order = async (shown: readonly string[]) => {
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
      description={t`Put the categories in the order you walk past them. Everyone on this list sees the same order.`}
      onClose={onClose}
    >
      <SortableCategories categories={categories} onOrder={(shown) => void order(shown)} />
      <DialogActions>
        <Button look="primary" onClick={onClose}>
          {t`Done`}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
