import { t } from '@lingui/core/macro';
import { displayText } from '#rules/base/text/display-text';
import { Button } from '../../base/design/Button.tsx';
import { Checkbox } from '../../base/design/fields/Checkbox.tsx';
import { minorMoneyText } from '../../base/design/Money.tsx';
import { countedTitle } from '../../base/text/counted-title.ts';
import type { ReceivedGift } from './useReceivedGifts.ts';

interface ReceivedGiftRowProps {
  gift: ReceivedGift;
  isBusy: boolean;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
  onTick: (isReceived: boolean) => void;
}

/** A gift that was bought: whether it came, and below that, in words of its own, the box to thank for it or the thanks that were written. */
export function ReceivedGiftRow({ gift, isBusy, isChosen, onChoose, onTick }: ReceivedGiftRowProps) {
  const { receivedAt, isThanked, thanks } = gift;
  const title = giftText(gift);
  const isReceived = receivedAt !== null;
  return (
    <li className="grid gap-x-4 gap-y-1 py-3 min-[20rem]:grid-cols-[minmax(0,1fr)_auto] min-[20rem]:items-start">
      <p className="min-w-0 wrap-anywhere">
        <span className="font-semibold">{title}</span>
        <span className="block text-sm text-muted">{giversText(gift)}</span>
      </p>
      <div>
        <Button
          aria-pressed={isReceived}
          aria-label={t`It came: ${title}`}
          disabled={isBusy}
          onClick={() => onTick(!isReceived)}
        >
          {isReceived ? t`It came ✓` : t`It came`}
        </Button>
      </div>
      <div className="col-span-full empty:hidden">
        {isThanked !== null && !thanks && (
          <Checkbox
            label={t`Say thanks for this`}
            aria-label={t`Say thanks for this: ${title}`}
            checked={isChosen}
            onChange={({ target }) => onChoose(target.checked)}
          />
        )}
        {thanks && (
          <blockquote dir="auto" className="rounded-control bg-sunk p-3 wrap-anywhere whitespace-pre-line">
            {displayText(thanks.text)}
          </blockquote>
        )}
      </div>
    </li>
  );
}

export function giftText({ quantity, title }: ReceivedGift): string {
  return countedTitle(quantity, displayText(title));
}

export function giversText({ giverName, giverCount, amount }: ReceivedGift): string {
  if (amount) {
    const sum = minorMoneyText(amount.amountMinor, amount.currency);
    const who = giverName ? displayText(giverName) : t`A friend`;
    return t`${sum} from ${who}`;
  }
  if (!giverName) return giverCount > 1 ? t`From friends` : t`From a friend`;
  const name = displayText(giverName);
  return giverCount > 1 ? t`From ${name} and friends` : t`From ${name}`;
}
