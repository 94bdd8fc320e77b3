import { t } from '@lingui/core/macro';
import { Check } from 'lucide-react';
import type { FieldsOf } from '../../../base/network/fields-of.ts';
import { problemText } from '../../../base/network/problems.ts';
import { toast } from '../../../base/page/toast.ts';
import { nameOf } from '../cache/buyers.ts';
import { itemTitle } from '../cache/item-texts.ts';
import { type ItemPurchases_itemFragment, useSetPurchaseThankedMutation } from './ItemPurchases.generated.ts';

interface ThankedTickProps {
  item: FieldsOf<ItemPurchases_itemFragment>;
  purchase: FieldsOf<ItemPurchases_itemFragment>['purchases'][number];
}

/**
 * Remembers that one said thank you. Nobody else sees it. An open one asks beside an empty box; a done one has a tick
 * and is quieter.
 */
export function ThankedTick({ item, purchase }: ThankedTickProps) {
  const [setThanked] = useSetPurchaseThankedMutation();
  const isThanked = purchase.isThanked === true;
  const toggle = async () => {
    const purchases = item.purchases.map(({ id, isThanked: before }) => ({
      __typename: 'Purchase' as const,
      id,
      isThanked: id === purchase.id ? !isThanked : before,
    }));
    try {
      await setThanked({
        variables: { purchaseId: purchase.id, isThanked: !isThanked },
        optimisticResponse: { setPurchaseThanked: { __typename: 'Item', id: item.id, purchases } },
      });
    } catch (error) {
      toast.error(problemText(error, t`That could not be saved. Please try again.`));
    }
  };
  const [name, title] = [nameOf(purchase), itemTitle(item)];
  return (
    <button
      type="button"
      aria-pressed={isThanked}
      aria-label={t`Thanked ${name} for ${title}`}
      onClick={() => void toggle()}
      className="group inline-flex min-h-11 items-center gap-1.5 rounded-control px-1.5 sm:pointer-fine:min-h-9 font-semibold text-ink aria-pressed:font-normal aria-pressed:text-muted"
    >
      <span className="grid size-5 place-items-center rounded-sm border-2 border-edge bg-card text-transparent group-aria-pressed:border-transparent group-aria-pressed:bg-transparent group-aria-pressed:text-brand">
        <Check
          aria-hidden
          className="size-4.5 forced-colors:invisible forced-colors:group-aria-pressed:visible"
          strokeWidth={3}
        />
      </span>
      {isThanked ? t`Thanked` : t`Thanked?`}
    </button>
  );
}
