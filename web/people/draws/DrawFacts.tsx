import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { LongText } from '../../base/design/LongText.tsx';
import { minorMoneyText } from '../../base/design/Money.tsx';
import { Day } from '../../base/design/RelativeTime.tsx';

interface DrawFactsProps {
  day: string;
  budget: { amountMinor: number; currency: string } | null;
  note: string;
}

/** When, for about how much, and what the organiser wrote. */
export function DrawFacts({ day, budget, note }: DrawFactsProps) {
  const amount = budget && minorMoneyText(budget.amountMinor, budget.currency);
  return (
    <div className="grid min-w-0 gap-2">
      <p className="text-lg">
        {amount ? (
          <span>
            <Trans>
              Gifts for <Day date={day} />, for about <bdi>{amount}</bdi>
            </Trans>
          </span>
        ) : (
          <span>
            <Trans>
              Gifts for <Day date={day} />
            </Trans>
          </span>
        )}
      </p>
      {note && <LongText about={t`What the organiser wrote`}>{note}</LongText>}
    </div>
  );
}
