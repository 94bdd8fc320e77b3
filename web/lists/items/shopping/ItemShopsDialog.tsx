import { t } from '@lingui/core/macro';
import { type FormEvent, useState } from 'react';
import { displayText } from '#rules/base/text/display-text';
import { MOST_ITEMS_AT_ONCE } from '#rules/lists/items/several-items';
import { Button } from '../../../base/design/Button.tsx';
import { Dialog, DialogActions } from '../../../base/design/dialogs/Dialog.tsx';
import { Checkbox } from '../../../base/design/fields/Checkbox.tsx';
import { nameOf } from '../cache/several-texts.ts';
import type { SelectedItem } from '../cache/useSeveralItems.ts';
import { changedShops, isMixed } from './item-shops.ts';
import { SET_ITEM_SHOPS } from './shop-changes.ts';
import { useShops_listFragment } from './shops.generated.ts';
import { useShopChange } from './useShopChange.ts';

interface ItemShopsDialogProps {
  listId: string;
  items: readonly SelectedItem[];
  /** Shops of these items are being saved. */
  onSave?: () => void;
  onClose: () => void;
}

/** At which shops things are to be had: any number of them, or none in particular. A shop that nobody touches stays as it is for each. */
export function ItemShopsDialog({ listId, items, onSave, onClose }: ItemShopsDialogProps) {
  const { data, complete } = useShops_listFragment({ id: listId });
  const make = useShopChange();
  const [touched, setTouched] = useState<ReadonlyMap<string, boolean>>(new Map());
  if (!complete) return null;
  const { shops } = data;
  const title = nameOf(items);

  const ids = items.map(({ id }) => id);
  const save = (event: FormEvent) => {
    event.preventDefault();
    for (const { itemIds: alike, shopIds } of changedShops(ids, shops, touched)) {
      for (let start = 0; start < alike.length; start += MOST_ITEMS_AT_ONCE) {
        const itemIds = alike.slice(start, start + MOST_ITEMS_AT_ONCE);
        void make(SET_ITEM_SHOPS, { listId, itemId: itemIds[0], title, variables: { listId, itemIds, shopIds } });
      }
    }
    onSave?.();
    onClose();
  };
  return (
    <Dialog
      title={t`Where to buy ${title}`}
      description={t`Choose one shop or several. Without a choice it shows at every shop.`}
      onClose={onClose}
    >
      <form onSubmit={save} className="grid gap-5">
        <div>
          {shops.map(({ id, name, itemIds }) => (
            <Checkbox
              key={id}
              isMixed={!touched.has(id) && isMixed(ids, { itemIds })}
              label={
                <span dir="auto" className="wrap-anywhere">
                  {displayText(name)}
                </span>
              }
              checked={touched.get(id) ?? ids.every((one) => itemIds.includes(one))}
              onChange={(event) => setTouched(new Map(touched).set(id, event.target.checked))}
            />
          ))}
        </div>
        <DialogActions>
          <Button onClick={onClose}>{t`Cancel`}</Button>
          <Button look="primary" type="submit">
            {t`Save`}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
