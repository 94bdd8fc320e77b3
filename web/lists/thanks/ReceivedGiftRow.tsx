import { t } from '@lingui/core/macro';
import { Checkbox } from '../../base/design/fields/Checkbox.tsx';
import { nameToShow } from '../../base/text/soft-hyphens.ts';
import { giftText, sumText } from './gift-texts.ts';
import type { ReceivedGift } from './useReceivedGifts.ts';

interface ReceivedGiftRowProps {
  gift: ReceivedGift;
  isBusy: boolean;
  onTick: (isReceived: boolean) => void;
}

/** A gift that was bought, and a box: whether it came, which is kept at once. On a phone a long name has the line to itself. */
export function ReceivedGiftRow({ gift, isBusy, onTick }: ReceivedGiftRowProps) {
  const title = giftText(gift);
  const sum = sumText(gift);
  return (
    <li className="flex items-center gap-x-4 max-sm:flex-wrap">
      <p className="min-w-0 grow py-1 wrap-anywhere">
        <bdi>{nameToShow(title)}</bdi>
        {sum !== null && <span className="ms-2 whitespace-nowrap text-muted tabular-nums">{sum}</span>}
      </p>
      <div className="shrink-0">
        <Checkbox
          label={t`It came`}
          aria-label={t`It came: ${title}`}
          aria-busy={isBusy || undefined}
          checked={gift.receivedAt !== null}
          onChange={({ target }) => isBusy || onTick(target.checked)}
        />
      </div>
    </li>
  );
}
