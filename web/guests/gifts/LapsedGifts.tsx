import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { isolated } from '#rules/base/languages/isolated';
import { displayText } from '#rules/base/text/display-text';
import { giftAnchor } from '#rules/lists/sharing/gift-anchor';
import { Button } from '../../base/design/Button.tsx';
import { Card } from '../../base/design/Card.tsx';
import { Picture } from '../../base/design/Picture.tsx';
import { RelativeTime } from '../../base/design/RelativeTime.tsx';
import { problemText } from '../../base/network/problems.ts';
import { TextLink } from '../../base/page/TextLink.tsx';
import { toast } from '../../base/page/toast.ts';
import { countedTitle } from '../../base/text/counted-title.ts';
import { type GiftsScreen_lapsedFragment, useTakeHeldGiftBackMutation } from './GiftsScreen.generated.ts';

interface LapsedGiftsProps {
  lapsed: readonly GiftsScreen_lapsedFragment[];
  guestKey: string | null;
  onChanged: () => Promise<unknown>;
}

/** Gifts that were held for the reader until the time was over. */
export function LapsedGifts({ lapsed, guestKey, onChanged }: LapsedGiftsProps) {
  if (lapsed.length === 0) return null;
  return (
    <Card as="section">
      <h2 className="text-xl">{t`No longer held for you`}</h2>
      <p className="text-muted">{t`We no longer hold these for you, so others can give them.`}</p>
      <ul className="mt-2 divide-y divide-line">
        {lapsed.map((gift) => (
          <LapsedGift key={gift.id} gift={gift} guestKey={guestKey} onChanged={onChanged} />
        ))}
      </ul>
    </Card>
  );
}

interface LapsedGiftProps extends Omit<LapsedGiftsProps, 'lapsed'> {
  gift: GiftsScreen_lapsedFragment;
}

function LapsedGift({ gift, guestKey, onChanged }: LapsedGiftProps) {
  const { id, itemId, imageUrl, quantity, lapsedAt, recipientName, shareToken, isFree, isAccounts } = gift;
  const [takeBack] = useTakeHeldGiftBackMutation();
  const [isBusy, setBusy] = useState(false);
  const title = displayText(gift.title);
  const run = async () => {
    setBusy(true);
    try {
      const undoToken = isAccounts ? null : guestKey;
      await takeBack({ variables: { token: shareToken, purchaseId: id, undoToken } });
    } catch (problem) {
      toast.error(problemText(problem, t`That didn’t work. Please try again.`));
    }
    await onChanged().catch(() => {}); // it is read again with the next visit
    setBusy(false);
  };
  return (
    <li className="grid grid-cols-[3.5rem_minmax(0,1fr)] items-center gap-x-4 gap-y-2 py-3 sm:grid-cols-[3.5rem_minmax(0,1fr)_auto]">
      <Picture src={imageUrl} alt="" kind={null} shape="square" />
      <p className="min-w-0 wrap-anywhere">
        <TextLink to={`/shared/${shareToken}#${giftAnchor(itemId)}`}>{countedTitle(quantity, title)}</TextLink>
        <span className="block text-sm text-muted">
          <span>{t`For ${isolated(displayText(recipientName))}`}</span> · <RelativeTime at={lapsedAt} />
        </span>
      </p>
      <div className="max-sm:col-start-2">
        {isFree ? (
          <Button aria-label={t`Hold it for me: ${title}`} working={isBusy} onClick={() => void run()}>
            {t`Hold it for me`}
          </Button>
        ) : (
          <span className="text-sm text-muted">{t`Already taken`}</span>
        )}
      </div>
    </li>
  );
}
