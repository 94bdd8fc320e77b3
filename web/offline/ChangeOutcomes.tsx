import type { Change } from '../changes/change.ts';
import { useLocalChanges } from '../changes/local-changes.ts';
import { useChanges } from '../changes/useChanges.ts';
import { Button } from '../design/Button.tsx';
import { Notice } from '../design/Notice.tsx';
import { ConflictChoice } from '../form/ConflictChoice.tsx';
import { ITEM_LABELS } from '../items/item-values.ts';
import { LIST_LABELS, listValueText } from '../lists/list-form.ts';

/** How changes ended that had waited, where that was otherwise than meant. Each stays until it has been read. */
export function ChangeOutcomes() {
  const ended = useLocalChanges().filter(({ outcome }) => outcome);
  return (
    <section aria-label="What happened to your changes" className="mx-auto grid w-full max-w-3xl gap-3 px-4 pt-4">
      {ended.map((change) => (
        <Ended key={change.key} change={change} />
      ))}
    </section>
  );
}

function Ended({ change: { key, kind, title, outcome } }: { change: Change }) {
  const changes = useChanges();
  const dismiss = <Button onClick={() => void changes.dismiss(key)}>OK</Button>;
  if (!outcome?.conflicts) return <Notice action={dismiss}>{outcome?.text}</Notice>;

  const labels: Record<string, string> = kind === 'updateList' ? LIST_LABELS : ITEM_LABELS;
  return (
    <ConflictChoice
      conflicts={outcome.conflicts}
      labelOf={(field) => `${title}, ${labels[field] ?? field}`}
      textOf={kind === 'updateList' ? listValueText : undefined}
      onKeepMine={(conflict) => void changes.choose(key, conflict, true)}
      onTakeTheirs={(conflict) => void changes.choose(key, conflict, false)}
    />
  );
}
