import { plural, t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { ConfirmDialog } from '../../../base/design/dialogs/ConfirmDialog.tsx';
import { sentences } from '../../../base/text/sentences.ts';
import type { ListedItem, OpenList } from '../cache/open-list.ts';
import { nameOf } from '../cache/several-texts.ts';
import { newsForBuyers } from '../cache/told-buyers.ts';

interface DeleteSelectedDialogProps {
  list: OpenList;
  items: readonly ListedItem[];
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before the selected items are deleted, and says what that means for people who bought some of them. */
export function DeleteSelectedDialog({ list, items, onConfirm, onClose }: DeleteSelectedDialogProps) {
  return (
    <ConfirmDialog
      title={titleOf(items)}
      question={plural(
        { count: items.length },
        {
          one: 'Are you sure you want to delete this item?',
          other: 'Are you sure you want to delete these items?',
        },
      )}
      action={t`Delete`}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {textOfBought(items, newsForBuyers(list, items))}
    </ConfirmDialog>
  );
}

function titleOf(items: readonly ListedItem[]): string {
  const name = nameOf(items);
  if (items.length === 1) return t`Delete “${name}”?`;
  return plural({ count: items.length }, { one: 'Delete # item?', other: 'Delete # items?' });
}

/** Empty for people who may not know that something was bought. */
function textOfBought(items: readonly ListedItem[], told: string | undefined): ReactNode {
  const count = items.filter(({ quantityPurchased }) => quantityPurchased > 0).length;
  if (count === 0) return null;
  return <p>{sentences(boughtText(count, items.length), told)}</p>;
}

function boughtText(count: number, itemCount: number): string {
  if (itemCount === 1) return t`It has been bought already.`;
  if (count === itemCount) return t`All of them have been bought already.`;
  return plural(count, {
    one: 'One of them has been bought already.',
    other: '# of them have been bought already.',
  });
}
