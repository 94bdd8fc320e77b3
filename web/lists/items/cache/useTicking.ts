import { useApolloClient } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { piecesLeft } from '#rules/lists/items/quantity';
import { firstIdOf, realIdOf } from '../../../core/changes/real-ids.ts';
import type { ItemContext } from './item-context.ts';
import { itemTitle } from './item-texts.ts';
import { offerUndo, sayTakenBack, withdrawUndo } from './undoable-tick.ts';
import { purchasedText, usePurchase } from './usePurchase.ts';
import { type Ticking_itemFragment, Ticking_itemFragmentDoc } from './useTicking.generated.ts';

interface Tickable extends Pick<Ticking_itemFragment, 'id' | 'purchases'> {
  title: string;
  quantityDesired: number;
  quantityPurchased: number;
}

interface OnItsWay {
  isTakingBack: boolean;
  end: Promise<unknown>;
}

/** The latest tap per item, by its first id: a row may be drawn anew in another place, and under another id, while its tap is still being sent. */
const onTheirWay = new Map<string, OnItsWay>();

/** Taps on a row of a shopping list. None overtakes the one before, so that a quick second tap finds what it takes back. */
export function useTicking(item: Tickable, { listId, canChange, purchasesHidden }: ItemContext) {
  const { cache } = useApolloClient();
  const { record, undo } = usePurchase();
  const [isTakingBack, setIsTakingBack] = useState(false);

  const { id, quantityDesired, quantityPurchased } = item;
  const remaining = piecesLeft({ quantityDesired, quantityPurchased: isTakingBack ? 0 : quantityPurchased });
  const canTick = canChange && !purchasesHidden;
  const takeable = canTick ? item.purchases.filter(({ canUndo }) => canUndo) : [];

  /** Ticks go out at once; only what takes back waits for what came before, and is waited for. */
  const inTurn = async (isTakingBack: boolean, tap: () => Promise<unknown>) => {
    const row = firstIdOf(id);
    const before = onTheirWay.get(row);
    const mustWait = before && (isTakingBack || before.isTakingBack);
    const done = mustWait ? before.end.then(tap) : tap();
    const own = { isTakingBack, end: Promise.all([before?.end, done]) };
    onTheirWay.set(row, own);
    await own.end;
    if (onTheirWay.get(row) === own) onTheirWay.delete(row);
  };

  const tick = (quantity: number) => {
    const title = itemTitle(item);
    const offer = { itemId: id, listId, title, undo: () => void takeBack('latest') };
    offerUndo(offer, purchasedText(title));
    return inTurn(false, async () => {
      const outcome = await record({ ...item, id: realIdOf(id) }, quantity);
      if (!outcome.isRecorded) withdrawUndo(id);
      else if (outcome.sentence !== purchasedText(title)) offerUndo(offer, outcome.sentence);
    });
  };

  /** The latest purchase, or all of them; read when it is its turn, since one on its way has no lasting id yet. */
  const takeBack = async (howMany: 'latest' | 'all') => {
    withdrawUndo(id);
    if (howMany === 'all') setIsTakingBack(true);
    await inTurn(true, async () => {
      const itemId = realIdOf(id); // a new thing may have been ticked before the server knew it
      const stored = cache.readFragment<Ticking_itemFragment>({
        id: cache.identify({ __typename: 'Item', id: itemId }),
        fragment: Ticking_itemFragmentDoc,
        optimistic: true,
      });
      const theirs = stored?.purchases.filter(({ canUndo }) => canUndo) ?? [];
      const undone: boolean[] = [];
      for (const { id: purchaseId } of howMany === 'all' ? theirs : theirs.slice(-1))
        undone.push(await undo(purchaseId, { ...item, id: itemId }));
      if (undone.length > 0 && undone.every(Boolean)) sayTakenBack({ itemId, listId }, backText(itemTitle(item)));
    });
    setIsTakingBack(false);
  };

  return { remaining, canTick, takeable, tick, takeBack };
}

function backText(title: string): string {
  return t`${title} is back on the list.`;
}
