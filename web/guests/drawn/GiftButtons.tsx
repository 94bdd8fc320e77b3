import { t } from '@lingui/core/macro';
import { Undo2 } from 'lucide-react';
import type { ComponentProps } from 'react';
import { BUY_FORM, BUY_OF, marked, UNDO_OF } from '#rules/doors/public-pages/drawn-page';
import { Button } from '../../base/design/Button.tsx';
import type { OwnPurchase } from './shared-item.ts';
import { useOpening } from './useOpening.ts';

interface UndoButtonProps extends Pick<OwnPurchase, 'heldUntil' | 'isUndoing' | 'onUndo' | 'sending'> {
  itemId: string;
  title: string;
}

export function UndoButton({ heldUntil, isUndoing, onUndo, sending, itemId, title }: UndoButtonProps) {
  return (
    <Button
      {...marked({ [UNDO_OF]: itemId })}
      {...sending}
      working={isUndoing}
      aria-label={heldUntil ? t`Let it go: ${title}` : t`Undo: ${title}`}
      onClick={onUndo}
    >
      <Undo2 aria-hidden className="size-4.5" />
      <span>{heldUntil ? t`Let it go` : t`Undo`}</span>
    </Button>
  );
}

interface BuyButtonProps extends Pick<ComponentProps<typeof Button>, 'look'> {
  itemId: string;
  label: string;
  title: string;
  onBuy: () => Promise<void>;
  buyAt: string | undefined;
}

export function BuyButton({ look, itemId, label, title, onBuy, buyAt }: BuyButtonProps) {
  const { isOpening, open } = useOpening(onBuy);
  const opensPage = buyAt ? ({ type: 'submit', form: BUY_FORM, formAction: buyAt } as const) : {};
  return (
    <Button
      look={look}
      working={isOpening}
      {...marked({ [BUY_OF]: itemId })}
      aria-label={t`${label}: ${title}`}
      onClick={open}
      {...opensPage}
    >
      <span>{label}</span>
    </Button>
  );
}
