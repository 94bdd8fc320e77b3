import { t } from '@lingui/core/macro';
import { Trash2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { displayText } from '#rules/base/text/display-text';
import { MAX_ORDERED_CATEGORIES } from '#rules/lists/lists/list';
import { LONGEST_SHOP_NAME } from '#rules/lists/lists/shop';
import { Button } from '../../../base/design/Button.tsx';
import { ConfirmDialog } from '../../../base/design/dialogs/ConfirmDialog.tsx';
import { Dialog, DialogActions } from '../../../base/design/dialogs/Dialog.tsx';
import { Field } from '../../../base/design/fields/Field.tsx';
import { groupInOrder } from '../../../base/text/category-groups.ts';
import { useKeptText } from '../../../core/form/useKeptText.ts';
import { newOrder } from './category-order.ts';
import { SortableCategories } from './SortableCategories.tsx';
import { DELETE_SHOP, type ListedShop, UPDATE_SHOP } from './shop-changes.ts';
import { orderAt } from './shop-visit.ts';
import { useShopChange } from './useShopChange.ts';

interface OneShopProps {
  listId: string;
  shop: ListedShop;
  /** The categories on the list, in its own order. */
  categories: readonly string[];
  onBack: () => void;
  onClose: () => void;
}

/** The name of a shop and the order of its categories, which dragging corrects. */
export function OneShop({ listId, shop, categories, onBack, onClose }: OneShopProps) {
  const make = useShopChange();
  const name = displayText(shop.name);
  const [typed, setTyped] = useState(name);
  const forgetDraft = useKeptText(`shop ${shop.id}`, typed, setTyped, name);
  const [isSaving, setIsSaving] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const shown = groupInOrder(
    categories.map((category) => ({ category })),
    orderAt(shop, categories),
  ).map(({ category }) => category);

  const order = (moved: readonly string[]) => {
    const categoryOrder = newOrder(moved, shop.categoryOrder).slice(0, MAX_ORDERED_CATEGORIES);
    void make(UPDATE_SHOP, { listId, title: name, variables: { shopId: shop.id, changes: { categoryOrder } } });
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (isSaving) return;
    const changed = typed.trim();
    if (changed === '' || changed === name) return onBack();
    const change = { listId, title: name, variables: { shopId: shop.id, changes: { name: changed } } };
    setIsSaving(true);
    const isSaved = await make(UPDATE_SHOP, change);
    setIsSaving(false);
    if (!isSaved) return;
    forgetDraft();
    onBack();
  };
  if (isAsking) {
    return (
      <ConfirmDialog
        title={t`Delete “${name}”?`}
        question={t`Its order is forgotten. The things on the list stay.`}
        action={t`Delete`}
        onConfirm={() => {
          onBack();
          void make(DELETE_SHOP, { listId, title: name, variables: { shopId: shop.id } });
        }}
        onClose={() => setIsAsking(false)}
      />
    );
  }
  return (
    <Dialog title={name} onClose={onClose}>
      <form className="grid gap-5" onSubmit={(event) => void save(event)}>
        <Field
          label={t`Name of the shop`}
          autoComplete="off"
          maxLength={LONGEST_SHOP_NAME}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        {shown.length > 1 && (
          <section aria-label={t`Order of the categories`} className="grid gap-1">
            <p className="text-muted">{t`The order is learned as you tick. Drag to correct it.`}</p>
            <SortableCategories categories={shown} onOrder={order} />
          </section>
        )}
        <DialogActions>
          <Button look="quietDanger" disabled={isSaving} onClick={() => setIsAsking(true)}>
            <Trash2 aria-hidden className="size-4.5" />
            {t`Delete`}
          </Button>
          <Button look="primary" type="submit" working={isSaving}>
            {t`Done`}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
