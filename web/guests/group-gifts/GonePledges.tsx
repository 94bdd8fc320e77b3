import { t } from '@lingui/core/macro';
import { displayText } from '#rules/base/text/display-text';
import { Button } from '../../base/design/Button.tsx';
import { Card } from '../../base/design/Card.tsx';
import { minorMoneyText } from '../../base/design/Money.tsx';
import { RelativeTime } from '../../base/design/RelativeTime.tsx';
import { problemText } from '../../base/network/problems.ts';
import { toast } from '../../base/page/toast.ts';
import { useUndoPledgeMutation } from './own-pledges.generated.ts';
import { partText } from './pledge-texts.ts';
import type { GonePledge } from './useOwnPledges.ts';

interface GonePledgesProps {
  gone: readonly GonePledge[];
  guestKey: string | null;
  reload: () => Promise<unknown>;
}

/** Gifts that friends will not give together after all, and who has whose money. */
export function GonePledges({ gone, ...options }: GonePledgesProps) {
  if (gone.length === 0) return null;
  return (
    <Card as="section">
      <h2 className="text-xl">{t`Shared gifts that are gone`}</h2>
      <ul className="mt-2 divide-y divide-line">
        {gone.map((pledge) => (
          <GoneRow key={pledge.id} pledge={pledge} {...options} />
        ))}
      </ul>
    </Card>
  );
}

function GoneRow({ pledge, guestKey, reload }: Omit<GonePledgesProps, 'gone'> & { pledge: GonePledge }) {
  const { id: pledgeId, goneAt, payBack, paid } = pledge;
  const [clear, { loading }] = useUndoPledgeMutation();
  const title = pledge.title ? displayText(pledge.title) : t`A gift`;
  const run = async () => {
    try {
      await clear({ variables: { pledgeId, guestKey } });
    } catch (problem) {
      toast.error(problemText(problem, t`That didn’t work. Please try again.`));
    }
    await reload().catch(() => {}); // it is read again with the next visit
  };
  return (
    <li className="grid gap-2 py-3 sm:flex sm:items-start sm:justify-between sm:gap-4">
      <div className="grid min-w-0 gap-1 wrap-anywhere">
        <p>
          <span className="font-semibold">{title}</span>
          <span className="block text-sm text-muted">
            <span>{fateText(pledge)}</span> · <RelativeTime at={goneAt} />
          </span>
        </p>
        <p>{moneyText(pledge)}</p>
        {paid.length > 0 && (
          <ul className="list-disc ps-5">
            {paid.map(({ id, name, amount }) => (
              <li key={id}>{partText(name, minorMoneyText(amount.amountMinor, amount.currency))}</li>
            ))}
          </ul>
        )}
        {payBack && !pledge.isOrganiser && !pledge.isPaid && (
          <p dir="auto" className="rounded-control bg-sunk p-3 whitespace-pre-line">
            {displayText(payBack)}
          </p>
        )}
      </div>
      <div>
        <Button aria-label={t`Clear away: ${title}`} working={loading} onClick={() => void run()}>
          {t`Clear away`}
        </Button>
      </div>
    </li>
  );
}

function fateText({ fate, isBought, isFund }: GonePledge): string {
  if (isBought) return t`It was bought, and is no longer on its list.`;
  if (isFund && fate === 'LAPSED') return t`It wasn’t marked as paid in time. You’re welcome to give again.`;
  if (isFund && fate === 'RELEASED') return t`It hadn’t come, so it was taken back. You’re welcome to give again.`;
  if (fate === 'LAPSED') return t`The money didn’t come together in time.`;
  if (fate === 'RELEASED') return t`One person can buy it now.`;
  return fate === 'ITEM_REMOVED' ? t`It’s no longer on its list.` : t`Its list is gone.`;
}

/** Says who has whose money: nothing was paid here. */
function moneyText({ amount: { amountMinor, currency }, ...pledge }: GonePledge): string {
  const { isOrganiser, isPaid, isConfirmed, isBought, paid } = pledge;
  const amount = minorMoneyText(amountMinor, currency);
  const name = pledge.organiserName ? displayText(pledge.organiserName) : t`A friend`;
  if (isOrganiser) {
    if (paid.length === 0 || isBought) return t`Your part was ${amount}.`;
    return t`These friends have paid you. Please give it back, or agree on another gift:`;
  }
  if (isBought)
    return isPaid || isConfirmed ? t`You paid your part of ${amount}.` : t`${name} bought it. Your part is ${amount}.`;
  if (isPaid || isConfirmed) return t`${name} has your ${amount}: talk to them about it.`;
  return t`Your part was ${amount}. There’s nothing to pay.`;
}
