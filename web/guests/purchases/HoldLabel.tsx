import { t } from '@lingui/core/macro';
import { lastDayText } from '../../base/text/held-text.ts';
import { type HoldRules, holdEndOf } from './hold-end.ts';

/** Says beforehand for how long: nobody presses what may bind them. */
export function HoldLabel({ list }: { list: HoldRules }) {
  const day = lastDayText(holdEndOf(list));
  return (
    <span className="leading-[1.15]">
      {t`Hold it for me`} <span className="block text-xs font-normal">{untilText(day)}</span>
    </span>
  );
}

function untilText(day: string): string {
  return t({ message: `until ${day}`, comment: 'Below “Hold it for me”: “until December 8” or “until Saturday”' });
}
