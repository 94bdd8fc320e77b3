import { useApolloClient } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { displayText } from '#rules/base/text/display-text';
import { giftAnchor } from '#rules/lists/sharing/gift-anchor';
import { Button } from '../../base/design/Button.tsx';
import { Picture } from '../../base/design/Picture.tsx';
import { RelativeTime } from '../../base/design/RelativeTime.tsx';
import { TextLink } from '../../base/page/TextLink.tsx';
import { countedTitle } from '../../base/text/counted-title.ts';
import { heldText } from '../../base/text/held-text.ts';
import { GiftThanks } from '../group-gifts/GiftThanks.tsx';
import { DeliveryAddress } from '../purchases/DeliveryAddress.tsx';
import { buyHeld } from '../purchases/hold-steps.ts';
import { UndoButton } from '../purchases/PurchasesCard.tsx';
import { useUndo } from '../purchases/useUndo.ts';
import { GiftNotes } from './GiftNotes.tsx';
import type { OwnGift } from './own-gift.ts';

interface GiftRowProps {
  gift: OwnGift;
  guestKey: string | null;
  onChanged: () => Promise<unknown>;
}

/** A gift that the reader gives, with what they may do with it. */
export function GiftRow({ gift, guestKey, onChanged }: GiftRowProps) {
  const { id, itemId, title: written, imageUrl, quantity, heldUntil, givenAt, shareToken, isAccounts } = gift;
  const client = useApolloClient();
  const { undo } = useUndo({ listId: undefined, shareToken: shareToken ?? '' });
  const [isBusy, setBusy] = useState(false);
  const title = written ? displayText(written) : t`A gift on a list that isn’t open to you any more`;
  const what = countedTitle(quantity, title);
  const purchase = { purchaseId: id, undoToken: isAccounts ? null : guestKey };
  const buy = (token: string) =>
    buyHeld(
      client,
      { id: '', shareToken: token },
      { ...purchase, itemId: itemId ?? '', title, quantity, date: givenAt },
    );
  const step = async (work: Promise<unknown>) => {
    setBusy(true);
    await work;
    await onChanged().catch(() => {}); // it is read again with the next visit
    setBusy(false);
  };
  return (
    <li className="grid grid-cols-[3.5rem_minmax(0,1fr)] items-center gap-x-4 gap-y-2 py-3 sm:grid-cols-[3.5rem_minmax(0,1fr)_auto]">
      <Picture src={imageUrl} alt="" kind={null} shape="square" />
      <p className="min-w-0 wrap-anywhere">
        {shareToken && itemId ? (
          <TextLink to={`/shared/${shareToken}#${giftAnchor(itemId)}`}>{what}</TextLink>
        ) : (
          <span className="font-semibold">{what}</span>
        )}
        <span className="block text-sm text-muted">
          {heldUntil ? heldText(heldUntil) : <RelativeTime at={givenAt} />}
        </span>
      </p>
      <GiftNotes gift={gift} title={title} guestKey={guestKey}>
        {heldUntil && shareToken && (
          <Button aria-label={t`I’ve bought it: ${title}`} disabled={isBusy} onClick={() => void step(buy(shareToken))}>
            {t`I’ve bought it`}
          </Button>
        )}
        <UndoButton
          about={title}
          isHeld={heldUntil !== null}
          working={isBusy}
          onClick={() => void step(undo({ ...purchase, title }))}
        />
      </GiftNotes>
      {gift.hasDeliveryAddress && (
        <div className="col-span-full sm:col-start-2">
          <DeliveryAddress purchaseId={id} title={title} guestKey={guestKey} />
        </div>
      )}
      <GiftThanks {...gift} />
    </li>
  );
}
