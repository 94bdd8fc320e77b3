import { plural, t } from '@lingui/core/macro';
import { isAnyNumber } from '#rules/lists/lists/any-number';
import { Badge } from '../../base/design/Badge.tsx';
import { ProgressBar } from '../../base/design/ProgressBar.tsx';
import { anyNumberText } from '../../base/text/any-number-text.ts';

interface QuantityMeterProps {
  /** With those that are only held. */
  given: number;
  wanted: number;
  remaining: number;
  /** Whether any of it is. */
  isHeld: boolean;
}

/** How much of a gift that is wanted more than once is given, or taken where that is not sure yet. Until one is, words say it. */
export function QuantityMeter({ given, wanted, remaining, isHeld }: QuantityMeterProps) {
  if (isAnyNumber(wanted)) return <p className="text-sm text-muted tabular-nums">{anyNumberText(given)}</p>;
  if (given === 0) return <p className="text-sm text-muted tabular-nums">{wantedText(wanted)}</p>;
  const text = meterText(Math.min(given, wanted), wanted, isHeld);
  return (
    <div className="grid gap-1.5 text-sm text-muted tabular-nums">
      <p className="meter-line">
        <span>{text}</span>
        {remaining > 0 && <Badge tone="warm">{stillWantedText(remaining)}</Badge>}
      </p>
      <span aria-hidden className="meter-bar">
        <ProgressBar label={text} value={given} max={wanted} />
      </span>
    </div>
  );
}

function meterText(taken: number, count: number, isHeld: boolean): string {
  if (isHeld) return t`${taken} of ${count} taken`;
  const [given, wanted] = [taken, count];
  return t({ message: `${given} of ${wanted} given`, comment: 'Gifts, or pieces of one gift' });
}

function wantedText(count: number): string {
  return t({ message: plural(count, { one: '# wanted', other: '# wanted' }), comment: 'Pieces of one gift' });
}

/** How many may still be bought of one gift. */
export function stillWantedText(count: number): string {
  return t({
    message: plural(count, { one: '# still wanted', other: '# still wanted' }),
    comment: 'Pieces of one gift',
  });
}
