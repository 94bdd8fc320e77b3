import { t } from '@lingui/core/macro';
import { X } from 'lucide-react';
import { IconButton } from '../../../base/design/IconButton.tsx';
import type { ItemForm } from './item-form.ts';

/** The category that an item goes into, where its field is out of sight: it was kept from the item before. */
export function KeptCategory({ form }: { form: ItemForm }) {
  const category = (form.watch('category') ?? '').trim();
  if (category === '') return null;
  const remove = () => {
    form.setValue('category', '', { shouldDirty: true });
    form.setFocus('title');
  };
  return (
    <p className="flex min-h-11 max-w-full items-center rounded-control border border-edge/60 bg-card ps-3 text-sm">
      <span className="min-w-0 wrap-anywhere">{t`Category: ${category}`}</span>
      <IconButton label={t`Remove the category ${category}`} icon={<X aria-hidden />} onClick={remove} />
    </p>
  );
}
