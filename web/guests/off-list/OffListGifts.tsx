import { t } from '@lingui/core/macro';
import { guestKey } from '../../core/session/guest-key.ts';
import { OffListRow } from './OffListRow.tsx';
import { useOffListGiftsQuery } from './off-list.generated.ts';

/** Gifts that are not on the list: a quiet line each. */
export function OffListGifts({ token }: { token: string }) {
  const { data, refetch } = useOffListGiftsQuery({
    variables: { token, guestKey: guestKey() },
    fetchPolicy: 'cache-and-network',
  });
  const gifts = data?.offListGifts;
  if (!gifts?.length) return null;
  return (
    <section aria-labelledby="off-list" className="print:hidden">
      <h2 id="off-list" className="font-semibold">{t`Given besides this list`}</h2>
      <ul className="divide-y divide-line text-muted">
        {gifts.map((gift) => (
          <OffListRow
            key={gift.id}
            gift={gift}
            isMine={gift.isMine}
            canRemove={gift.canRemove}
            shareToken={token}
            onRemoved={refetch}
          />
        ))}
      </ul>
    </section>
  );
}
