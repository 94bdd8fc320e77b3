import { msg, t } from '@lingui/core/macro';
import { say } from '#rules/base/languages/say';
import type { Kind } from '../../base/design/kinds.ts';
import { SegmentedControl } from '../../base/design/SegmentedControl.tsx';

const KINDS = [
  ['WISHLIST', msg`Wishlist`],
  ['REGISTRY', msg`Gift Registry`],
  ['SHOPPING', msg`Shopping list`],
] as const;

interface KindChoiceProps {
  kind: Kind;
  onKind: (kind: Kind) => void;
}

/** The kind of a new list: it decides how the rows are read, so it stands in sight. */
export function KindChoice({ kind, onKind }: KindChoiceProps) {
  return (
    <div className="grid content-start gap-1.5">
      <span aria-hidden className="text-sm font-semibold max-sm:hidden">{t`Kind of list`}</span>
      <SegmentedControl
        label={t`Kind of list`}
        options={KINDS.map(([value, label]) => ({ value, label: say(label) }))}
        value={kind}
        onChange={onKind}
      />
    </div>
  );
}
