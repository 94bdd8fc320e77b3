import { t } from '@lingui/core/macro';
import { isolated } from '#rules/base/languages/isolated';
import { displayText } from '#rules/base/text/display-text';
import { Card } from '../../base/design/Card.tsx';
import { TextLink } from '../../base/page/TextLink.tsx';
import { guestKey } from '../../core/session/guest-key.ts';
import { useSession } from '../../core/session/session.ts';
import { isSurprise } from '../drawn/surprise-marks.ts';
import { IdeaRow } from './IdeaRow.tsx';
import { OffListRow } from './OffListRow.tsx';
import { type OwnOffList_giftFragment, useOwnOffListQuery } from './off-list.generated.ts';

const NONE: readonly never[] = [];

/** Gifts of the reader that are on no list. */
export function useOwnOffList() {
  const { account } = useSession();
  const key = guestKey();
  const isAsked = Boolean(account || key);
  const { data, error, refetch } = useOwnOffListQuery({
    variables: { guestKey: key },
    skip: !isAsked,
    fetchPolicy: 'cache-and-network',
  });
  /** On a device that was asked to keep a surprise, nobody who has signed out reads on about it here. */
  const gifts = data?.myOffListGifts?.filter(({ shareToken }) => account || !shareToken || !isSurprise(shareToken));
  return { gifts: gifts ?? NONE, isRead: !isAsked || data !== undefined || error !== undefined, reload: refetch };
}

interface OwnOffListProps {
  gifts: readonly OwnOffList_giftFragment[];
  reload: () => Promise<unknown>;
}

export function OwnOffList({ gifts, reload }: OwnOffListProps) {
  if (gifts.length === 0) return null;
  const ideas = gifts.filter(({ isIdea }) => isIdea);
  const others = gifts.filter(({ isIdea }) => !isIdea);
  return (
    <Card as="section">
      <h2 className="text-xl">{t`Not on a list`}</h2>
      {others.length > 0 && (
        <ul className="mt-2 divide-y divide-line">
          {others.map((gift) => (
            <OffListRow key={gift.id} gift={gift} isMine onRemoved={reload}>
              <ItsList {...gift} />
            </OffListRow>
          ))}
        </ul>
      )}
      {ideas.length > 0 && (
        <ul className="mt-2 divide-y divide-line">
          {ideas.map((idea) => (
            <IdeaRow key={idea.id} idea={idea} token={idea.shareToken} isLine onChanged={reload}>
              <ItsList {...idea} />
            </IdeaRow>
          ))}
        </ul>
      )}
    </Card>
  );
}

type ItsListProps = Pick<OwnOffList_giftFragment, 'recipientName' | 'listName' | 'shareToken'>;

function ItsList({ recipientName, listName, shareToken }: ItsListProps) {
  return (
    <>
      <span>{recipientName ? t`For ${isolated(displayText(recipientName))}` : t`Lists that are closed`}</span>
      {shareToken && listName && (
        <span>
          <span aria-hidden> · </span>
          <TextLink to={`/shared/${shareToken}`}>{displayText(listName)}</TextLink>
        </span>
      )}
    </>
  );
}
