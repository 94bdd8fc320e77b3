import { t } from '@lingui/core/macro';
import { isolated } from '#rules/base/languages/isolated';
import { displayText } from '#rules/base/text/display-text';
import { Card } from '../../base/design/Card.tsx';
import { TextLink } from '../../base/page/TextLink.tsx';
import { guestKey } from '../../core/session/guest-key.ts';
import { useSession } from '../../core/session/session.ts';
import { isSurprise } from '../drawn/surprise-marks.ts';
import { OffListRow } from './OffListRow.tsx';
import { useOwnOffListQuery } from './off-list.generated.ts';

/** Gifts of the reader that are on no list. */
export function OwnOffList() {
  const { account } = useSession();
  const key = guestKey();
  const { data, refetch } = useOwnOffListQuery({
    variables: { guestKey: key },
    skip: !account && !key,
    fetchPolicy: 'cache-and-network',
  });
  /** On a device that was asked to keep a surprise, nobody who has signed out reads on about it here. */
  const gifts = data?.myOffListGifts?.filter(({ shareToken }) => account || !shareToken || !isSurprise(shareToken));
  if (!gifts?.length) return null;
  return (
    <Card as="section">
      <h2 className="text-xl">{t`Not on a list`}</h2>
      <ul className="mt-2 divide-y divide-line">
        {gifts.map((gift) => (
          <OffListRow key={gift.id} gift={gift} isMine onRemoved={refetch}>
            <span>
              {gift.recipientName ? t`For ${isolated(displayText(gift.recipientName))}` : t`Lists that are closed`}
            </span>
            {gift.shareToken && gift.listName && (
              <span>
                <span aria-hidden> · </span>
                <TextLink to={`/shared/${gift.shareToken}`}>{displayText(gift.listName)}</TextLink>
              </span>
            )}
          </OffListRow>
        ))}
      </ul>
    </Card>
  );
}
