import { plural, t } from '@lingui/core/macro';
import { isAnyNumber } from '#rules/lists/lists/any-number';
import { ProgressBar } from '../../base/design/ProgressBar.tsx';
import { anyNumberText } from '../../base/text/any-number-text.ts';

interface QuantityMeterProps {
  /** With those that are only held. */
  given: number;
  wanted: number;
  remaining: number;
  /** Whether it is drawn, too: among lines the words are enough. */
  hasBar: boolean;
}

/** How many of a gift can still be given, whether the others are given or only held. */
export function QuantityMeter({ given, wanted, remaining, hasBar }: QuantityMeterProps) {
  if (isAnyNumber(wanted)) return <Said>{anyNumberText(given)}</Said>;
  const text = given === 0 ? wantedText(wanted) : leftText(remaining, wanted);
  if (!hasBar) return <Said>{text}</Said>;
  return (
    <div className="meter-row">
      <Said>{text}</Said>
      <span aria-hidden>
        <ProgressBar label={text} value={given} max={wanted} />
      </span>
    </div>
  );
}

function Said({ children }: { children: string }) {
  return <p className="text-sm text-muted tabular-nums">{children}</p>;
}

function wantedText(count: number): string {
  return t({ message: plural(count, { one: '# wanted', other: '# wanted' }), comment: 'Pieces of one gift' });
}

function leftText(left: number, wanted: number): string {
  return t({ message: `${left} of ${wanted} still wanted`, comment: 'Pieces of one gift' });
}

/** How many may still be bought of one gift. */
export function stillWantedText(count: number): string {
  return t({
    message: plural(count, { one: '# still wanted', other: '# still wanted' }),
    comment: 'Pieces of one gift',
  });
}
