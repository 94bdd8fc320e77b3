import { t } from '@lingui/core/macro';
import { Gift, X } from 'lucide-react';
import { Link } from 'react-router-dom';
import { IconButton } from '../../base/design/IconButton.tsx';
import { problemText } from '../../base/network/problems.ts';
import { toast } from '../../base/page/toast.ts';
import { useEndAskingAfterTheDayMutation } from './AfterTheDay.generated.ts';
import { LINK } from './link-look.ts';
import { useSetListPast } from './useSetListPast.ts';

/** Two weeks after the day: what its owner may want to do now. Once it is put away, no device of theirs asks again about that day. */
export function AfterTheDay({ listId }: { listId: string }) {
  const [stop, { loading }] = useEndAskingAfterTheDayMutation();
  const { set } = useSetListPast();
  const putAway = async () => {
    if (loading) return;
    try {
      await stop({ variables: { listId } });
    } catch (problem) {
      toast.error(problemText(problem, t`That could not be saved. Please try again.`));
    }
  };
  return (
    <div className="flex items-start gap-2.5 text-muted max-sm:pt-3 sm:items-center print:hidden">
      <Gift aria-hidden className="size-5 shrink-0 text-wishlist-ink max-sm:mt-0.5" />
      <p className="flex min-w-0 grow flex-wrap items-center gap-x-3 wrap-anywhere">
        <span className="max-sm:basis-full">{t`The day was a while ago. Did everything come?`}</span>{' '}
        <Link to={`/lists/${listId}?thanks`} className={LINK}>
          {t`Tick it, and say thank you`}
        </Link>{' '}
        <button type="button" className={LINK} onClick={() => void set(listId, true)}>
          {t`Put it into past lists`}
        </button>
      </p>
      <IconButton label={t`Don’t ask again`} icon={<X aria-hidden />} onClick={() => void putAway()} />
    </div>
  );
}
