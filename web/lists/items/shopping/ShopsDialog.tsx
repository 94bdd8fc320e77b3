import type { FragmentType } from '@apollo/client';
import { plural, t } from '@lingui/core/macro';
import { ChevronRight, Plus, Store } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { displayText } from '#rules/base/text/display-text';
import { LONGEST_SHOP_NAME, MOST_SHOPS } from '#rules/lists/lists/shop';
import { Button } from '../../../base/design/Button.tsx';
import { Dialog, DialogActions } from '../../../base/design/dialogs/Dialog.tsx';
import { Field } from '../../../base/design/fields/Field.tsx';
import { newUuid } from '../../../base/network/uuid.ts';
import { useKeptText } from '../../../core/form/useKeptText.ts';
import { OneShop } from './OneShop.tsx';
import { CREATE_SHOP } from './shop-changes.ts';
import { type Shops_listFragment, useShops_listFragment } from './shops.generated.ts';
import { useShopChange } from './useShopChange.ts';

interface ShopsDialogProps {
  list: FragmentType<Shops_listFragment>;
  /** The categories on the list, in its own order. */
  categories: readonly string[];
  onClose: () => void;
}

/** The shops of a shopping list: a tap on one shows its name and its order. */
export function ShopsDialog({ list, categories, onClose }: ShopsDialogProps) {
  const { data, complete } = useShops_listFragment(list);
  const [openId, setOpenId] = useState<string | null>(null);
  if (!complete) return null;
  const { id: listId, shops } = data;
  const open = shops.find(({ id }) => id === openId);
  if (open) {
    return (
      <OneShop
        key={open.id}
        listId={listId}
        shop={open}
        categories={categories}
        onBack={() => setOpenId((now) => (now === open.id ? null : now))}
        onClose={onClose}
      />
    );
  }
  return (
    <Dialog
      title={t`Shops`}
      description={t`Tap a shop above your list when you’re there: you see what to get there, in the order you walk. The order is learned as you tick.`}
      onClose={onClose}
    >
      {shops.length > 0 && (
        <ul className="-mx-2">
          {shops.map(({ id, name, itemIds }) => (
            <li key={id} className="border-b border-line last:border-b-0">
              <button
                type="button"
                onClick={() => setOpenId(id)}
                className="flex min-h-13 w-full items-center gap-3 rounded-control px-2 text-start hover:bg-sunk"
              >
                <Store aria-hidden className="size-5 shrink-0 text-muted" />
                <span dir="auto" className="min-w-0 grow font-semibold wrap-anywhere">
                  {displayText(name)}
                </span>
                {itemIds.length > 0 && (
                  <span className="shrink-0 text-sm text-muted tabular-nums">
                    {plural(itemIds.length, { one: '# thing', other: '# things' })}
                  </span>
                )}
                <ChevronRight aria-hidden className="size-5 shrink-0 text-muted rtl:-scale-x-100" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {shops.length < MOST_SHOPS && <NewShop listId={listId} />}
      <DialogActions>
        <Button look={shops.length > 0 ? 'primary' : 'quiet'} onClick={onClose}>
          {t`Done`}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function NewShop({ listId }: { listId: string }) {
  const make = useShopChange();
  const [name, setName] = useState('');
  useKeptText('new shop', name, setName);
  const add = async (event: FormEvent) => {
    event.preventDefault();
    const title = name.trim();
    if (title === '') return;
    setName('');
    const key = newUuid();
    const variables = { listId, input: { name: title }, idempotencyKey: key };
    const isAdded = await make(CREATE_SHOP, { key, listId, title, temporaryId: newUuid(), variables });
    if (!isAdded) setName((typed) => typed || title); // nothing typed is lost
  };
  return (
    <form onSubmit={(event) => void add(event)} className="flex items-end gap-2">
      <div className="min-w-0 grow">
        <Field
          label={t({ message: 'Add a shop', context: 'where people buy the things of a shopping list' })}
          autoComplete="off"
          autoCapitalize="words"
          enterKeyHint="done"
          maxLength={LONGEST_SHOP_NAME}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      </div>
      <Button type="submit" look="primary" aria-label={t`Add the shop`}>
        <Plus aria-hidden className="size-5" />
      </Button>
    </form>
  );
}
