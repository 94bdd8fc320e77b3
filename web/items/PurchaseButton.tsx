import type { FragmentType } from '@apollo/client';
import { Check, ShoppingBag } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../design/Button.tsx';
import { Dialog, DialogActions } from '../design/Dialog.tsx';
import { Select } from '../design/Select.tsx';
import { boughtText } from '../text/bought-text.ts';
import type { ItemContext } from './item-context.ts';
import { itemTitle } from './item-texts.ts';
import { type PurchaseButton_itemFragment, usePurchaseButton_itemFragment } from './PurchaseButton.generated.ts';
import { usePurchase } from './usePurchase.ts';

interface PurchaseButtonProps {
  item: FragmentType<PurchaseButton_itemFragment>;
  context: ItemContext;
}

export function PurchaseButton({ item, context }: PurchaseButtonProps) {
  const { data, complete } = usePurchaseButton_itemFragment(item);
  const { purchase } = usePurchase();
  const [isAsking, setIsAsking] = useState(false);
  if (!complete || !context.canChange || context.purchasesHidden) return null;

  const remaining = data.quantityDesired - data.quantityPurchased;
  const title = itemTitle(data);
  if (remaining <= 0) return null;
  const isOneQuestion = remaining === 1 || context.kind === 'SHOPPING';
  return (
    <>
      <Button
        aria-label={`Mark as Purchased: ${title}`}
        onClick={() => (isOneQuestion ? void purchase(data, remaining) : setIsAsking(true))}
      >
        <ShoppingBag aria-hidden className="hidden size-4.5 shrink-0 sm:block" />
        Mark as Purchased
      </Button>
      {isAsking && (
        <HowMany
          title={title}
          remaining={remaining}
          onChoose={(quantity) => void purchase(data, quantity)}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
}

interface HowManyProps {
  title: string;
  remaining: number;
  onChoose: (quantity: number) => void;
  onClose: () => void;
}

function HowMany({ title, remaining, onChoose, onClose }: HowManyProps) {
  const [chosen, setChosen] = useState(1);
  const quantity = Math.min(chosen, remaining); // somebody else may buy meanwhile
  return (
    <Dialog title="Mark as Purchased" description={title} onClose={onClose}>
      <Select
        label={`How many? ${remaining} still needed`}
        value={quantity}
        onChange={(event) => setChosen(Number(event.target.value))}
      >
        {Array.from({ length: remaining }, (_, index) => index + 1).map((count) => (
          <option key={count}>{count}</option>
        ))}
      </Select>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button
          look="primary"
          onClick={() => {
            onClose();
            onChoose(quantity);
          }}
        >
          <Check aria-hidden className="size-4.5" />
          {boughtText(quantity)}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
