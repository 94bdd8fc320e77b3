import { t } from '@lingui/core/macro';
import { Button } from '../../base/design/Button.tsx';
import { Notice } from '../../base/design/Notice.tsx';
import type { Change } from '../../core/changes/change.ts';
import { useLocalChanges } from '../../core/changes/local-changes.ts';
import { useChanges } from '../../core/changes/useChanges.ts';
import { ConflictChoice } from '../../core/form/ConflictChoice.tsx';
import { itemValueText } from '../items/fields/item-price.ts';
import { itemFieldLabel } from '../items/fields/item-values.ts';
import { useListValueText } from '../list-settings/ForWhom.tsx';
import { listFieldLabel } from '../list-settings/list-form.ts';

/**
 * How changes ended that had waited, where that was otherwise than meant. Each stays until it has been read, and lies over
 * the page's head: it comes at any time, and is to push nothing from under a thumb.
 */
export function ChangeOutcomes() {
  const ended = useLocalChanges().filter(({ outcome }) => outcome);
  return (
    <section
      aria-label={t`What happened to your changes`}
      className="pointer-events-none fixed inset-x-0 top-14 z-20 mx-auto grid max-h-[60dvh] w-full max-w-3xl gap-3 overflow-y-auto overscroll-contain px-4 pt-2 pb-4 *:pointer-events-auto *:rounded-card *:shadow-card sm:top-16 print:hidden"
    >
      {ended.map((change) => (
        <Ended key={change.key} change={change} />
      ))}
    </section>
  );
}

function Ended({ change: { key, kind, title, outcome } }: { change: Change }) {
  const changes = useChanges();
  const isList = kind === 'updateList';
  const listValueText = useListValueText(isList ? outcome?.conflicts : []);
  const dismiss = <Button onClick={() => void changes.dismiss(key)}>{t`OK`}</Button>;
  if (!outcome?.conflicts) return <Notice action={dismiss}>{outcome?.text}</Notice>;

  return (
    <ConflictChoice
      conflicts={outcome.conflicts}
      labelOf={(name) => {
        const field = isList ? listFieldLabel(name) : itemFieldLabel(name);
        return t({ message: `${title}, ${field}`, comment: 'What was changed, and its field: “Red bicycle, Price”' });
      }}
      textOf={isList ? listValueText : itemValueText}
      onKeepMine={(conflict) => void changes.choose(key, conflict, true)}
      onTakeTheirs={(conflict) => void changes.choose(key, conflict, false)}
    />
  );
}
