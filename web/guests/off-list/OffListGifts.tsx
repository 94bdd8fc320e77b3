import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { guestKey } from '../../core/session/guest-key.ts';
import { IdeaRow } from './IdeaRow.tsx';
import { OffListRow } from './OffListRow.tsx';
import { useOffListGiftsQuery } from './off-list.generated.ts';

/** Ideas that are not on the list, and below them what others give besides it: a quiet line each. */
export function OffListGifts({ token, children }: { token: string; children?: ReactNode }) {
  const { data, error, refetch } = useOffListGiftsQuery({
    variables: { token, guestKey: guestKey() },
    fetchPolicy: 'cache-and-network',
  });
  const readAgain = () => refetch({ token, guestKey: guestKey() }); // which a first gift has made
  if (!data && !error) return <div hidden className="[&~*]:animate-unseen" />; // what stands below it would move, and is seen with it
  const all = data?.offListGifts ?? [];
  const ideas = all.filter(({ isIdea }) => isIdea);
  const gifts = all.filter(({ isIdea }) => !isIdea);
  return (
    <>
      {ideas.length > 0 && (
        <section aria-labelledby="ideas" className="grid grid-cols-[minmax(0,1fr)] gap-3 print:hidden">
          <div>
            <h2 id="ideas" className="text-xl">{t`Secret ideas`}</h2>
            <p className="text-sm text-muted">{t`Only givers see these, never the people they’re for.`}</p>
          </div>
          <ul className="grid grid-cols-[minmax(0,1fr)] gap-3 sm:grid-cols-[repeat(auto-fill,minmax(17rem,1fr))]">
            {ideas.map((idea) => (
              <IdeaRow key={idea.id} idea={idea} token={token} canRemove={idea.canRemove} onChanged={readAgain} />
            ))}
          </ul>
        </section>
      )}
      {gifts.length > 0 && (
        <section aria-labelledby="off-list" className="print:hidden">
          <h2 id="off-list" className="text-xl">{t`Also being given`}</h2>
          <ul className="divide-y divide-line text-muted">
            {gifts.map((gift) => (
              <OffListRow
                key={gift.id}
                gift={gift}
                isMine={gift.isMine}
                canRemove={gift.canRemove}
                shareToken={token}
                onRemoved={readAgain}
              />
            ))}
          </ul>
        </section>
      )}
      {children}
    </>
  );
}
