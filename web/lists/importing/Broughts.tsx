import { plural, t } from '@lingui/core/macro';
import { Button } from '../../base/design/Button.tsx';
import { Notice } from '../../base/design/Notice.tsx';
import { ProgressBar } from '../../base/design/ProgressBar.tsx';
import { LinkButton } from '../../base/page/LinkButton.tsx';
import { SaveProblem } from '../../core/form/SaveProblem.tsx';
import type { Brought, ImportProgress } from './useImport.ts';

interface BroughtsProps {
  brought: Brought | null;
  progress: ImportProgress | null;
  failure: unknown;
  onStop: () => void;
  onGoOn: () => void;
  onTakeBack: (brought: Brought) => void;
  /** To another file. */
  onAgain: () => void;
  /** To the preview. */
  onBack: () => void;
}

/** How far it has come, and what came: it can be taken back as one. */
export function Broughts({ brought, progress, failure, onStop, onGoOn, onTakeBack, onAgain, onBack }: BroughtsProps) {
  if (progress) {
    const { done, of } = progress;
    return (
      <div role="status" className="grid gap-3 rounded-card border border-line bg-card p-5">
        <p className="font-medium tabular-nums">{t`${done} of ${of} are done…`}</p>
        <ProgressBar label={t`Items`} value={done} max={of} />
        <div>
          <Button onClick={onStop}>{t`Stop`}</Button>
        </div>
      </div>
    );
  }
  if (!brought) return null;
  const { itemIds, listId, withoutRoom, isTakenBack } = brought;
  const count = itemIds.length;
  if (isTakenBack) {
    return (
      <>
        <Notice tone="success" takesFocus>{t`Everything was taken back.`}</Notice>
        <div className="flex flex-wrap gap-3">
          <Button onClick={onBack}>{t`Back to the Preview`}</Button>
          <Button onClick={onAgain}>{t`Choose Another File`}</Button>
        </div>
      </>
    );
  }
  return (
    <>
      <Notice tone={failure === null ? 'success' : 'info'} takesFocus={count + 1}>
        <p>{plural(count, { one: '# item is on the list.', other: '# items are on the list.' })}</p>
        {withoutRoom > 0 && (
          <p className="font-normal">
            {plural(withoutRoom, {
              one: '# item found no room: your plan holds no more on one list. It is still in the preview.',
              other: '# items found no room: your plan holds no more on one list. They are still in the preview.',
            })}
          </p>
        )}
      </Notice>
      {failure !== null && (
        <SaveProblem error={failure} otherwise={t`The rest couldn’t be imported. Please try again.`} />
      )}
      <div className="flex flex-wrap gap-3">
        <LinkButton look="primary" to={`/lists/${listId}`}>{t`Open the List`}</LinkButton>
        {failure !== null && <Button onClick={onGoOn}>{t`Go On`}</Button>}
        {withoutRoom > 0 && <Button onClick={onBack}>{t`Back to the Preview`}</Button>}
        <Button onClick={() => onTakeBack(brought)}>{t`Take It All Back`}</Button>
        <Button look="plain" onClick={onAgain}>{t`Bring Another List`}</Button>
      </div>
    </>
  );
}
