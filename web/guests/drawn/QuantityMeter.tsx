import { plural, t } from '@lingui/core/macro';
import { Badge } from '../../base/design/Badge.tsx';
import { ProgressBar } from '../../base/design/ProgressBar.tsx';

interface QuantityMeterProps {
  given: number;
  wanted: number;
  remaining: number;
}

/** How much of a gift that is wanted more than once is given. Until one is, words say it. */
export function QuantityMeter({ given, wanted, remaining }: QuantityMeterProps) {
  if (given === 0)
    return <p className="text-sm text-muted tabular-nums">{plural(wanted, { one: '# wanted', other: '# wanted' })}</p>;
  const shown = Math.min(given, wanted);
  const text = t`${shown} of ${wanted} given`;
  return (
    <div className="grid gap-1.5 text-sm text-muted tabular-nums">
      <p className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1">
        <span>{text}</span>
        {remaining > 0 && (
          <Badge tone="warm">{plural(remaining, { one: '# still wanted', other: '# still wanted' })}</Badge>
        )}
      </p>
      <span aria-hidden className="print:hidden">
        <ProgressBar label={text} value={given} max={wanted} />
      </span>
    </div>
  );
}
