import { t } from '@lingui/core/macro';
import { X } from 'lucide-react';
import { quantity } from '#rules/lists/items/quantity';
import type { Line } from '#rules/shops/lines/line';
import { Button } from '../../../base/design/Button.tsx';
import { IconButton } from '../../../base/design/IconButton.tsx';
import { enumeration } from '../../../base/design/list-text.ts';
import { problemText } from '../../../base/network/problems.ts';
import { toast } from '../../../base/page/toast.ts';
import { amountText } from '../../../base/text/amount-text.ts';
import { useChanges } from '../../../core/changes/useChanges.ts';
import { UPDATE_ITEM } from '../cache/item-changes.ts';
import { itemTitle } from '../cache/item-texts.ts';
import type { ListedItem, ListedLine } from './already-listed.ts';

interface AlreadyListedProps {
  listId: string;
  listed: readonly ListedLine[];
  onAdd: (lines: readonly Line[]) => void;
  onDone: () => void;
}

/** Says of what was written that it is on the list already, and stays out of the way of the next thing. */
export function AlreadyListed({ listId, listed, onAdd, onDone }: AlreadyListedProps) {
  const changes = useChanges();
  const [first, ...others] = listed;
  if (!first) return null;
  const names = enumeration(listed.map(({ item }) => itemTitle(item)));
  const { item, line, sum } = first;
  const count = item.quantityDesired + line.amount;
  const more = sum ? amountText(sum) : count;

  const makeMore = async ({ id, quantityDesired, amount }: ListedItem) => {
    const edit = sum
      ? { changes: { amount: sum }, base: { amount } }
      : { changes: { quantityDesired: count }, base: { quantityDesired } };
    onDone();
    try {
      await changes.make(UPDATE_ITEM, { listId, itemId: id, title: itemTitle(item), variables: { id, ...edit } });
    } catch (error) {
      toast.error(problemText(error, t`Failed to update item. Please try again.`));
    }
  };
  return (
    <div role="status" className="flex animate-drop items-start rounded-control bg-sunk ps-3 text-sm">
      <div className="flex min-w-0 grow flex-wrap items-start">
        <p className="min-w-0 grow basis-28 py-2.5 wrap-anywhere">
          {others.length === 0 ? t`${names} is on the list already.` : t`Already on the list: ${names}.`}
        </p>
        <div className="ms-auto flex min-w-0 flex-wrap justify-end">
          {others.length === 0 && (sum || quantity.safeParse(count).success) && (
            <Button look="plain" onClick={() => void makeMore(item)}>
              {t({ message: `Make it ${more}`, comment: 'Raises how many of an item are wanted' })}
            </Button>
          )}
          <Button
            look="plain"
            onClick={() => {
              onAdd(listed.map((each) => each.line));
              onDone();
            }}
          >
            {t`Add anyway`}
          </Button>
        </div>
      </div>
      <IconButton label={t`Dismiss`} icon={<X aria-hidden />} onClick={onDone} />
    </div>
  );
}
