import { plural, t } from '@lingui/core/macro';
import { displayText } from '#rules/base/text/display-text';
import { POOL_DAYS } from '#rules/lists/pledges/pledge';
import { giftAnchor } from '#rules/lists/sharing/gift-anchor';
import { Card } from '../../base/design/Card.tsx';
import { Checkbox } from '../../base/design/fields/Checkbox.tsx';
import { minorMoneyText } from '../../base/design/Money.tsx';
import { Picture } from '../../base/design/Picture.tsx';
import { usePolling } from '../../base/network/usePolling.ts';
import { TextLink } from '../../base/page/TextLink.tsx';
import { sentences } from '../../base/text/sentences.ts';
import { UndoButton } from '../purchases/PurchasesCard.tsx';
import { GiftThanks } from './GiftThanks.tsx';
import { HowToPay } from './HowToPay.tsx';
import { useUndoPledgeMutation, useUpdatePledgeMutation } from './own-pledges.generated.ts';
import type { OwnPledge } from './useOwnPledges.ts';
import { usePledgeSteps } from './usePledgeSteps.ts';

interface FundGiftsProps {
  pledges: readonly OwnPledge[];
  guestKey: string | null;
  reload: () => Promise<unknown>;
}

/** The funds to which the reader gives, on any list, with how to pay. */
export function FundGifts({ pledges, ...options }: FundGiftsProps) {
  usePolling(options.reload);
  return (
    <Card as="section">
      <h2 className="text-xl">{t`Funds you give to`}</h2>
      <ul className="mt-2 divide-y divide-line">
        {pledges.map((pledge) => (
          <FundGift key={pledge.id} pledge={pledge} {...options} />
        ))}
      </ul>
    </Card>
  );
}

interface FundGiftProps extends Omit<FundGiftsProps, 'pledges'> {
  pledge: OwnPledge;
}

function FundGift({ pledge, guestKey, reload }: FundGiftProps) {
  const { id: pledgeId, itemId, shareToken, imageUrl, isPaid, isConfirmed, isWithdrawn, recipientName } = pledge;
  const [update, updating] = useUpdatePledgeMutation();
  const [undo, undoing] = useUndoPledgeMutation();
  const { isBusy, step } = usePledgeSteps(reload);
  const own = { pledgeId, guestKey };
  const title = pledge.title ? displayText(pledge.title) : t`A fund on a list that isn’t open to you any more`;
  const amount = minorMoneyText(pledge.amount.amountMinor, pledge.amount.currency);
  const name = recipientName ? displayText(recipientName) : '';
  const given = name ? t`You give ${amount} to ${name}.` : t`You give ${amount}.`;
  const setPaid = (isNowPaid: boolean) =>
    step(update({ variables: { ...own, changes: { isPaid: isNowPaid, organiserPledgeId: null } } }));
  return (
    <li className="grid grid-cols-[3.5rem_minmax(0,1fr)] items-start gap-x-4 gap-y-3 py-3">
      <Picture src={imageUrl} alt="" kind={null} shape="square" />
      <p className="min-w-0 wrap-anywhere">
        {shareToken && itemId ? (
          <TextLink to={`/shared/${shareToken}#${giftAnchor(itemId)}`}>{title}</TextLink>
        ) : (
          <span className="font-semibold">{title}</span>
        )}
        <span className="block text-sm text-muted tabular-nums">
          {sentences(given, isWithdrawn ? t`It was taken off the list, and may come back.` : null)}
        </span>
      </p>
      <div className="grid gap-3 max-sm:col-span-full sm:col-start-2">
        {!isConfirmed && (
          <HowToPay text={pledge.payBack} isHere>
            <Checkbox
              label={t`I’ve paid`}
              hint={isPaid ? undefined : lapseText()}
              checked={isPaid}
              disabled={updating.loading}
              onChange={({ target }) => void setPaid(target.checked)}
            />
          </HowToPay>
        )}
        {!isConfirmed && (
          <div className="flex flex-wrap gap-2">
            <UndoButton
              about={title}
              working={undoing.loading}
              disabled={isBusy}
              onClick={() => void step(undo({ variables: own }), async () => void (await reload()))}
            />
          </div>
        )}
        <GiftThanks {...pledge} />
      </div>
    </li>
  );
}

const lapseText = () => plural(POOL_DAYS, { other: 'A promise that isn’t marked as paid lapses after # days.' });
