import { ProgressBar } from '../../base/design/ProgressBar.tsx';
import { type SharedCost, sharedCostText } from '../../base/text/shared-cost-text.ts';

/** The words say how far friends are; the bar is for the eye. The server draws it, too. */
export function GroupGiftLine({ currency, pledgeGoalMinor, pledgedMinor, pledgeCount }: SharedCost) {
  const text = sharedCostText({ currency, pledgeGoalMinor, pledgedMinor, pledgeCount });
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
