import { t } from '@lingui/core/macro';
import { displayText } from '#rules/base/text/display-text';
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
  onNote: (isThanked: boolean) => void;
}

/**
 * A gift that was bought, and two boxes: whether it came, which is kept at once, and whether the note of thanks is for it,
 * too; where that has no way to the giver, whether one thanked them otherwise.
 */
export function ReceivedGiftRow({ gift, isBusy, isChosen, onChoose, onTick, onNote }: ReceivedGiftRowProps) {
  const { receivedAt, isThanked, isReached, giverName, thanks } = gift;
  const title = giftText(gift);
  const name = displayText(giverName);
  return (
    <li className="grid gap-1 py-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center sm:gap-x-6 sm:py-2 [&_input]:scroll-mb-80">
      <p className="min-w-0 wrap-anywhere">
        <span className="font-semibold">{title}</span>
        <span className="block text-sm text-muted">{giversText(gift)}</span>
      </p>
      <div className="flex flex-wrap gap-x-6">
        <Checkbox
          label={t`It came`}
          aria-label={t`It came: ${title}`}
          aria-busy={isBusy || undefined}
          checked={receivedAt !== null}
          onChange={({ target }) => isBusy || onTick(target.checked)}
        />
        {isReached === false && name && (
          <Checkbox
            label={t`Thanked`}
            aria-label={t`Thanked ${name} for ${title}`}
            aria-busy={isBusy || undefined}
            checked={isThanked === true}
            onChange={({ target }) => isBusy || onNote(target.checked)}
          />
        )}
        {isReached && !thanks && (
          <Checkbox
            label={t`Say thanks for this`}
            aria-label={t`Say thanks for this: ${title}`}
            checked={isChosen}
            onChange={({ target }) => onChoose(target.checked)}
          />
        )}
      </div>
      {isReached === false && name && !isThanked && (
        <p className="col-span-full text-sm text-muted">{t`Only their name is known, so thank them yourself.`}</p>
      )}
      {thanks && (
        <blockquote dir="auto" className="col-span-full rounded-control bg-sunk p-3 wrap-anywhere whitespace-pre-line">
          {displayText(thanks.text)}
        </blockquote>
      )}
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
