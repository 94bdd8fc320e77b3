import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { LongText } from '../../base/design/LongText.tsx';
import { minorMoneyText } from '../../base/design/Money.tsx';
import { countdownText, Day } from '../../base/design/RelativeTime.tsx';
import { DayTile } from './DayTile.tsx';

interface DrawFactsProps {
  day: string;
  budget: { amountMinor: number; currency: string } | null;
  note: string;
}

/** When, for about how much, and what the organiser wrote. */
export function DrawFacts({ day, budget, note }: DrawFactsProps) {
  const amount = budget && minorMoneyText(budget.amountMinor, budget.currency);
  return (
    <div className="grid min-w-0 gap-4">
      <div className="flex items-center gap-3">
        <DayTile date={day} tone="green" />
        <div className="grid min-w-0">
          <p className="text-lg leading-snug">
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
          <p className="text-muted">{countdownText(day)}</p>
        </div>
      </div>
      {note && (
        <div className="border-s-3 border-line ps-4">
          <LongText about={t`What the organiser wrote`}>{note}</LongText>
        </div>
      )}
    </div>
  );
}
