import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { Button } from '../../base/design/Button.tsx';
import { minorMoneyText } from '../../base/design/Money.tsx';
import { keepLoading } from '../../base/network/failed-loads.ts';
import { FailedLoadNote } from '../../base/page/FailedLoadNote.tsx';
import { TextLink } from '../../base/page/TextLink.tsx';
import { canGive } from '../../base/text/fund-text.ts';
import { useOpening } from '../drawn/useOpening.ts';
import type { ChipInDialogProps } from './ChipInDialog.tsx';
import { takeEarlyPress } from './early-press.ts';
import { GroupGiftLine } from './GroupGiftLine.tsx';
import { type OwnPledge, useOwnPledges } from './useOwnPledges.ts';

const loadDialog = () => import('./ChipInDialog.tsx');
const ChipInDialog = lazy(async () => ({ default: (await keepLoading(loadDialog)).ChipInDialog }));

/** On the card of a gift whose cost friends share, or of a fund: how far they are, the reader's part, and the way to chip in. */
export function GroupGift({
  item,
  isPlain,
  ...options
}: Omit<ChipInDialogProps, 'onPledged' | 'onClose'> & { isPlain: boolean }) {
  const { pledges, reload } = useOwnPledges();
  const [isAsked, setAsked] = useState(false);
  const { isOpening, open } = useOpening(async () => {
    await loadDialog().catch(() => {}); // what stands in its place says so, and goes on trying
    setAsked(true);
  });
  const { title, isFund } = item;
  const openEarly = useEffectEvent(() => {
    if (takeEarlyPress(item.id) && canGive(item)) void open();
  });
  useEffect(() => openEarly(), []);
  const own = pledges.filter(({ itemId }) => itemId === item.id);
  return (
    <>
      <GroupGiftLine {...item} />
      {own.length > 0 && <OwnPart own={own} isFund={isFund} />}
      {canGive(item) && (
        <Button
          look={isPlain ? 'outlined' : 'primary'}
          working={isOpening}
          aria-label={isFund ? t`Give to this fund: ${title}` : t`Chip in: ${title}`}
          onClick={() => void open()}
        >
          <span>{isFund ? t`Give to this fund` : t`Chip in`}</span>
        </Button>
      )}
      {isAsked && (
        <Suspense fallback={<FailedLoadNote />}>
          <ChipInDialog
            item={item}
            {...options}
            onPledged={() => void reload().catch(() => {})} // it is read again with the next visit
            onClose={() => setAsked(false)}
          />
        </Suspense>
      )}
    </>
  );
}

function OwnPart({ own, isFund }: { own: readonly OwnPledge[]; isFund: boolean }) {
  const [{ currency } = { currency: 'USD' }] = own.map(({ amount }) => amount);
  const sum = own.reduce((total, { amount }) => total + amount.amountMinor, 0);
  const amount = minorMoneyText(sum, currency);
  return (
    <p className="basis-full text-sm font-semibold">
      {isFund ? (
        <Trans>
          You give {amount}: <TextLink to="/gifts">how to pay</TextLink>
        </Trans>
      ) : own.some(({ isOrganiser }) => isOrganiser) ? (
        <Trans>
          You chip in {amount} and organise it: <TextLink to="/gifts">Your gifts</TextLink>
        </Trans>
      ) : (
        <Trans>
          You chip in {amount}: <TextLink to="/gifts">Your gifts</TextLink>
        </Trans>
      )}
    </p>
  );
}
