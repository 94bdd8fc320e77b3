import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { Button } from '../../../base/design/Button.tsx';
import { Dialog, DialogActions } from '../../../base/design/dialogs/Dialog.tsx';
import { Field } from '../../../base/design/fields/Field.tsx';
import { nameOf } from '../cache/several-texts.ts';
import type { SelectedItem } from '../cache/useSeveralItems.ts';

interface CategoryDialogProps {
  items: readonly (SelectedItem & { category: string })[];
  /** Categories that are on the list already. */
  categories: readonly string[];
  onChoose: (category: string) => void;
  onClose: () => void;
}

/** One category for several items: by a tap where the list has it, so that one thing has one name. */
export function CategoryDialog({ items, categories, onChoose, onClose }: CategoryDialogProps) {
  const [common, ...others] = new Set(items.map(({ category }) => category.trim()));
  const [category, setCategory] = useState(others.length === 0 ? (common ?? '') : '');
  const offered = categories.filter((each) => others.length > 0 || each !== common);
  const what = nameOf(items);
  return (
    <Dialog title={t`Category of ${what}`} onClose={onClose}>
      {offered.length > 0 && (
        <ul aria-label={t`Categories of the list`} className="-m-1 flex max-h-48 flex-wrap gap-2 overflow-y-auto p-1">
          {offered.map((each) => (
            <li key={each} className="max-w-full">
              <button
                type="button"
                onClick={() => onChoose(each)}
                dir="auto"
                className="min-h-11 max-w-full truncate rounded-full border border-edge bg-card px-4 font-semibold transition-colors duration-150 hover:border-ink/60"
              >
                {each}
              </button>
            </li>
          ))}
        </ul>
      )}
      <form
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          onChoose(category.trim());
        }}
      >
        <Field
          label={t`Category`}
          autoComplete="off"
          hint={t`Leave it empty for none.`}
          maxLength={1000}
          value={category}
          onChange={(event) => setCategory(event.target.value)}
        />
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
