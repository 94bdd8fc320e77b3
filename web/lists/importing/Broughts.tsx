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
  /** The name of the next list of the file; null where this was the last one. */
  following: string | null;
  onStop: () => void;
  onGoOn: () => void;
  onTakeBack: (brought: Brought) => void;
  onFollowing: () => void;
  /** To another file. */
  onAgain: () => void;
  /** To the preview; also to bring the rest, which found no room, into a list of its own. */
  onBack: (brought: Brought, isForRest: boolean) => void;
}

/** How far it has come, and what came: it can be taken back as one. */
export function Broughts({ brought, progress, failure, following, ...props }: BroughtsProps) {
  const { onStop, onGoOn, onTakeBack, onFollowing, onAgain, onBack } = props;
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
  const isRest = failure === null && withoutRoom > 0;
  const isMore = failure === null && !isRest && following !== null;
  const isDone = failure === null && !isRest && !isMore;
  if (isTakenBack) {
    return (
      <>
        <Notice tone="success" takesFocus>{t`Everything was taken back.`}</Notice>
        <div className="flex flex-wrap gap-3">
          <Button look="primary" onClick={() => onBack(brought, false)}>{t`Back to the Preview`}</Button>
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
              one: '# item didn’t fit: your plan has no room for more on one list. It’s still in the preview.',
              other: '# items didn’t fit: your plan has no room for more on one list. They’re still in the preview.',
            })}
          </p>
        )}
      </Notice>
      {failure !== null && (
        <SaveProblem error={failure} otherwise={t`The rest couldn’t be imported. Please try again.`} />
      )}
      <div className="flex flex-wrap gap-3">
        {failure !== null && <Button look="primary" onClick={onGoOn}>{t`Go On`}</Button>}
        {isRest && (
          <Button look="primary" onClick={() => onBack(brought, true)}>
            {plural(withoutRoom, {
              one: 'Import # More Item into Another List',
              other: 'Import # More Items into Another List',
            })}
          </Button>
        )}
        {isMore && (
          <Button look="primary" onClick={onFollowing}>
            {t`Next: ${following}`}
          </Button>
        )}
        <LinkButton look={isDone ? 'primary' : 'quiet'} to={`/lists/${listId}`}>{t`Open the List`}</LinkButton>
        {!isMore && <Button onClick={onAgain}>{t`Import Another List`}</Button>}
        <Button look="plain" onClick={() => onTakeBack(brought)}>{t`Take It All Back`}</Button>
      </div>
    </>
  );
}
