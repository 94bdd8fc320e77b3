import { useId, useState } from 'react';
import { Button } from '../design/Button.tsx';
import { Dialog, DialogActions } from '../design/Dialog.tsx';
import { Field } from '../design/Field.tsx';
import { nameOf, type SelectedItem } from './useSeveralItems.ts';

interface CategoryDialogProps {
  items: readonly (SelectedItem & { category: string })[];
  /** Those that are on the list already, so that one thing has one name. */
  categories: readonly string[];
  onChoose: (category: string) => void;
  onClose: () => void;
}

/** One category for several items. It begins with the one that they have in common. */
export function CategoryDialog({ items, categories, onChoose, onClose }: CategoryDialogProps) {
  const [common, ...others] = new Set(items.map(({ category }) => category.trim()));
  const [category, setCategory] = useState(others.length === 0 ? (common ?? '') : '');
  const id = useId();
  return (
    <Dialog title={`Category of ${nameOf(items)}`} onClose={onClose}>
      <form
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          onChoose(category.trim());
        }}
      >
        <Field
          label="Category"
          autoComplete="off"
          hint="Leave it empty for none."
          list={categories.length > 0 ? id : undefined}
          maxLength={1000}
          value={category}
          onChange={(event) => setCategory(event.target.value)}
        />
        <datalist id={id}>
          {categories.map((suggestion) => (
            <option key={suggestion} value={suggestion} />
          ))}
        </datalist>
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" type="submit">
            Save
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
