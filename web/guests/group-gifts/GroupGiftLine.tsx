import { ProgressBar } from '../../base/design/ProgressBar.tsx';
import { fundText } from '../../base/text/fund-text.ts';
import { type SharedCost, sharedCostText } from '../../base/text/shared-cost-text.ts';

/** The words say how far friends are; the bar is for the eye. The server draws it, too. */
export function GroupGiftLine({
  isFund,
  currency,
  pledgeGoalMinor,
  pledgedMinor,
  pledgeCount,
}: SharedCost & { isFund: boolean }) {
  const cost = { currency, pledgeGoalMinor, pledgedMinor, pledgeCount };
  const text = isFund ? fundText(cost) : sharedCostText(cost);
  return (
    <div className="grid basis-full content-start gap-1.5 text-sm">
      <p className="tabular-nums">{text}</p>
      {pledgeGoalMinor !== null && pledgedMinor !== null && pledgedMinor > 0 && (
        <div aria-hidden>
          <ProgressBar label={text} value={pledgedMinor} max={pledgeGoalMinor} />
        </div>
      )}
    </div>
  );
}
