import { t } from '@lingui/core/macro';
import { holdEnd } from '#rules/lists/purchases/hold-end';
import { lastDayText } from '../../base/text/held-text.ts';

export interface HeldList {
  holdDays: number;
  /** A calendar date. */
  eventDate: string | null;
}

/** Says beforehand for how long: nobody presses what may bind them. */
export function HoldLabel({ list: { holdDays, eventDate } }: { list: HeldList }) {
  const eventStartsAt = eventDate === null ? null : new Date(`${eventDate}T00:00`); // as the reader's own days begin
  const day = lastDayText(holdEnd({ holdDays, eventStartsAt }).toISOString());
  return (
    <span className="leading-[1.15]">
      {t`Hold it for me`} <span className="block text-xs font-normal">{untilText(day)}</span>
    </span>
  );
}

function untilText(day: string): string {
  return t({ message: `until ${day}`, comment: 'Below “Hold it for me”: “until December 8” or “until Saturday”' });
}
