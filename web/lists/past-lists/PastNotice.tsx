import { t } from '@lingui/core/macro';
import { Notice } from '../../base/design/Notice.tsx';
import { LINK } from './link-look.ts';
import { useSetListPast } from './useSetListPast.ts';

/** For those who work on a list that is out of the way. */
export function PastNotice({ listId, isOwner }: { listId: string; isOwner: boolean }) {
  const { set, isSaving } = useSetListPast();
  return (
    <Notice>
      <span className="me-2">{t`This is one of the past lists: nothing more is bought from it.`}</span>
      {isOwner && (
        <button type="button" disabled={isSaving} className={LINK} onClick={() => void set(listId, false)}>
          {t`Take it out of past lists`}
        </button>
      )}
    </Notice>
  );
}
