import { t } from '@lingui/core/macro';
import { displayText } from '#rules/base/text/display-text';
import { giftAnchor } from '#rules/lists/sharing/gift-anchor';
import { Button } from '../../base/design/Button.tsx';
import { Card } from '../../base/design/Card.tsx';
import { Checkbox } from '../../base/design/fields/Checkbox.tsx';
import { Picture } from '../../base/design/Picture.tsx';
import { usePolling } from '../../base/network/usePolling.ts';
import { TextLink } from '../../base/page/TextLink.tsx';
import { sentences } from '../../base/text/sentences.ts';
import { ownPartText, sharedCostText } from '../../base/text/shared-cost-text.ts';
import { ShopLink } from '../drawn/ShopLinks.tsx';
import { UndoButton } from '../purchases/PurchasesCard.tsx';
import { FundGifts } from './FundGifts.tsx';
import { GiftThanks } from './GiftThanks.tsx';
import { OrganiserSteps } from './OrganiserSteps.tsx';
import {
  usePurchaseGroupGiftMutation,
  useUndoPledgeMutation,
  useUpdatePledgeMutation,
} from './own-pledges.generated.ts';
import { paidToText } from './pledge-texts.ts';
import type { OwnPledge } from './useOwnPledges.ts';
import { usePledgeSteps } from './usePledgeSteps.ts';

interface PledgesProps {
  pledges: readonly OwnPledge[];
  guestKey: string | null;
  reload: () => Promise<unknown>;
  /** Called once one of them is a gift that is bought. */
  onBought: () => Promise<unknown>;
}

/** The gifts for which the reader chips in, and the funds to which they give, on any list, with what is still to do about each. */
export function Pledges(props: PledgesProps) {
  const toFunds = props.pledges.filter(({ isFund }) => isFund);
  const ofGifts = props.pledges.filter(({ isFund }) => !isFund);
  return (
    <>
      {ofGifts.length > 0 && <PledgesCard {...props} pledges={ofGifts} />}
      {toFunds.length > 0 && <FundGifts {...props} pledges={toFunds} />}
    </>
  );
}

function PledgesCard({ pledges, ...options }: PledgesProps) {
  usePolling(options.reload);
  return (
    <Card as="section">
      <h2 className="text-xl">{t`Gifts you chip in for`}</h2>
      <p className="text-muted">{t`Nothing is paid here. One of you buys the gift, and the others pay that person back.`}</p>
      <ul className="mt-2 divide-y divide-line">
        {pledges.map((pledge) => (
          <PledgeRow key={pledge.id} pledge={pledge} {...options} />
        ))}
      </ul>
    </Card>
  );
}

interface PledgeRowProps extends Omit<PledgesProps, 'pledges'> {
  pledge: OwnPledge;
}

function PledgeRow({ pledge, guestKey, reload, onBought }: PledgeRowProps) {
  const { id: pledgeId, itemId, shareToken, imageUrl, outgoingUrl, isBought, isOrganiser, hasOrganiser } = pledge;
  const { organiserPledgeId } = pledge;
  const isIdle = pledge.isOrganiserIdle;
  const [update, updating] = useUpdatePledgeMutation();
  const [buy, buying] = usePurchaseGroupGiftMutation();
  const [undo, undoing] = useUndoPledgeMutation();
  const { isBusy, step } = usePledgeSteps(reload);
  const own = { pledgeId, guestKey };
  const title = pledge.title ? displayText(pledge.title) : t`A gift on a list that isn’t open to you any more`;
  const isFull = pledge.goal !== null && pledge.pledged.amountMinor >= pledge.goal.amountMinor;
  return (
    <li className="grid grid-cols-[3.5rem_minmax(0,1fr)] items-start gap-x-4 gap-y-3 py-3">
      <Picture src={imageUrl} alt="" kind={null} shape="square" />
      <div className="grid min-w-0 gap-1 wrap-anywhere">
        <p>
          {shareToken && itemId ? (
            <TextLink to={`/shared/${shareToken}#${giftAnchor(itemId)}`}>{title}</TextLink>
          ) : (
            <span className="font-semibold">{title}</span>
          )}
          <span className="block text-sm text-muted tabular-nums">{partText(pledge)}</span>
        </p>
        <p className="text-sm">{organiserText(pledge)}</p>
        {isOrganiser && !isBought && outgoingUrl && <ShopLink to={outgoingUrl} label={t`View Item`} about={title} />}
      </div>
      <div className="grid gap-3 max-sm:col-span-full sm:col-start-2">
        {isOrganiser ? (
          <OrganiserSteps pledge={pledge} guestKey={guestKey} />
        ) : (
          hasOrganiser && (
            <PayBack
              pledge={pledge}
              disabled={updating.loading}
              onPaid={(isPaid) => void step(update({ variables: { ...own, changes: { isPaid, organiserPledgeId } } }))}
            />
          )
        )}
        {!isBought && (
          <div className="flex flex-wrap gap-2">
            {isOrganiser && (
              <Button
                look={isFull ? 'primary' : 'quiet'}
                aria-label={t`Mark as Purchased: ${title}`}
                working={buying.loading}
                disabled={isBusy}
                onClick={() => void step(buy({ variables: own }), async () => void (await onBought()))}
              >
                {t`Mark as Purchased`}
              </Button>
            )}
            {isOrganiser && isIdle && (
              <Button
                aria-label={t`I’m still organising it: ${title}`}
                disabled={isBusy}
                onClick={() => void step(update({ variables: { ...own, changes: { isOrganiser: true } } }))}
              >
                {t`I’m still organising it`}
              </Button>
            )}
            {!isOrganiser && (!hasOrganiser || isIdle) && (
              <Button
                aria-label={t`Organise it: ${title}`}
                disabled={isBusy}
                onClick={() => void step(update({ variables: { ...own, changes: { isOrganiser: true } } }))}
              >
                {t`Organise it`}
              </Button>
            )}
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

interface PayBackProps {
  pledge: OwnPledge;
  disabled: boolean;
  onPaid: (isPaid: boolean) => void;
}

/** How to pay the organiser, for the others. */
function PayBack({ pledge, disabled, onPaid }: PayBackProps) {
  const { payBack, isPaid, isConfirmed, paidToName, organiserName } = pledge;
  return (
    <div className="grid gap-1 rounded-control bg-sunk p-3">
      <p className="text-sm font-semibold">{t`How to pay them back`}</p>
      <p className="whitespace-pre-line wrap-anywhere">
        {payBack ? displayText(payBack) : t`They haven’t said how yet. You’ll find it here.`}
      </p>
      {isConfirmed ? (
        <p className="text-sm font-semibold">{t`Your money has come.`}</p>
      ) : (
        <Checkbox
          label={t`I’ve paid`}
          hint={isPaid && paidToName && paidToName !== organiserName ? paidToText(paidToName) : undefined}
          checked={isPaid}
          disabled={disabled}
          onChange={({ target }) => onPaid(target.checked)}
        />
      )}
    </div>
  );
}

function partText({ amount, goal, pledged, pledgeCount }: OwnPledge): string {
  const whole =
    goal &&
    sharedCostText({
      currency: goal.currency,
      pledgeGoalMinor: goal.amountMinor,
      pledgedMinor: pledged.amountMinor,
      pledgeCount,
    });
  return sentences(ownPartText(amount), whole);
}

function organiserText({
  isOrganiser,
  hasOrganiser,
  organiserName,
  isBought,
  isWithdrawn,
  isOrganiserIdle,
}: OwnPledge): string {
  const bought = isBought ? t`It’s bought.` : isWithdrawn ? t`It was taken off the list, and may come back.` : '';
  const idle = isOrganiserIdle ? t`There’s been no news for two weeks.` : '';
  if (isOrganiser) return sentences(bought, t`You organise it.`, idle);
  if (!hasOrganiser) return sentences(bought, t`Nobody organises it right now.`);
  const name = organiserName ? displayText(organiserName) : t`A friend`;
  return sentences(bought, t`${name} organises it.`, idle);
}
