import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { say } from '#rules/base/languages/say';
import { Badge } from '../../base/design/Badge.tsx';
import type { Kind } from '../../base/design/kinds.ts';
import { remarkText } from './import-texts.ts';
import type { Aside } from './rows/preview-lines.ts';
import type { PreviewRow } from './rows/preview-row.ts';

const DOUBLES: Readonly<Record<NonNullable<PreviewRow['double']>, MessageDescriptor>> = {
  LISTED: msg`On the list already`,
  REPEATED: msg`Twice in the file`,
};

/** All that somebody may want to know of a row. */
export function Marks({ row, kind }: { row: PreviewRow; kind: Kind }) {
  const { item, double, isTicked, remarks, isIncluded, hasRoom } = row;
  const { quantityBought: bought, quantityDesired: wanted, boughtBy } = item;
  return (
    <span className="flex flex-wrap gap-1 empty:hidden">
      {double && <Badge tone="warm">{say(DOUBLES[double])}</Badge>}
      {isIncluded && !hasRoom && <Badge tone="problem">{t`No room on the list`}</Badge>}
      {isTicked && !boughtBy && (
        <Badge>{kind === 'SHOPPING' ? t`Ticked off` : t({ message: 'Bought', context: 'one gift' })}</Badge>
      )}
      {!isTicked && bought > 0 && <Badge>{t`${bought} of ${wanted} bought`}</Badge>}
      {boughtBy && <Badge>{t`Given by ${boughtBy}`}</Badge>}
      {remarks.map((remark) => (
        <Badge key={remark}>{remarkText(remark)}</Badge>
      ))}
    </span>
  );
}

/** Reads a row in the other way in which it can be meant, and back. */
export function OtherReading({ row: { turn }, onTurn }: { row: PreviewRow; onTurn: (source: string) => void }) {
  if (!turn) return null;
  const { words: otherReading } = turn;
  return (
    <button
      type="button"
      onClick={() => onTurn(turn.source)}
      className="relative z-1 min-h-11 w-fit max-w-full text-start text-sm text-muted underline decoration-dotted underline-offset-4 wrap-anywhere"
    >
      <Trans comment="Another meaning of a pasted line, as in “or 7 × Up”">
        or <bdi>{otherReading}</bdi>
      </Trans>
    </button>
  );
}

const ASIDE: Readonly<Record<Aside, MessageDescriptor>> = {
  BROUGHT: msg`These were imported already:`,
  NO_NAME: msg`Left out:`,
  NAMES_NOTHING: msg`Left out:`,
  TAKEN_OUT: msg`Left out:`,
};

export function asideText(aside: Aside): string {
  return say(ASIDE[aside]);
}

interface TickboxProps {
  label: string;
  isTicked: boolean;
  /** For some of several rows, and not for others. */
  isMixed?: boolean;
  onChange: (isTicked: boolean) => void;
}

export function Tickbox({ label, isTicked, isMixed = false, onChange }: TickboxProps) {
  return (
    <label className="-m-2 grid size-11 cursor-pointer place-items-center">
      <input
        ref={(box) => {
          if (box) box.indeterminate = isMixed; // only a script can say so
        }}
        type="checkbox"
        aria-label={label}
        checked={isTicked}
        onChange={(event) => onChange(event.target.checked)}
        className="size-5 accent-brand"
      />
    </label>
  );
}
