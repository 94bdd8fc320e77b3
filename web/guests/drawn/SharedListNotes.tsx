import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Notice } from '../../base/design/Notice.tsx';
import { TextLink } from '../../base/page/TextLink.tsx';

interface SharedListNotesProps {
  listId: string;
  isDemo: boolean;
  isPast: boolean;
  /** Null for guests. */
  member: { isOwner: boolean; purchasesHidden: boolean } | null;
}

/** Notes to read first: that the list is one's own, that it keeps a surprise, that it is a demo. */
export function SharedListNotes({ listId, isDemo, isPast, member }: SharedListNotesProps) {
  if (isDemo)
    return (
      <Notice>
        <Trans>A demo list: try it. What you do here stays in this tab, and is forgotten when you leave.</Trans>
      </Notice>
    );
  if (!member && !isPast) return null;
  if (!member) return <Notice>{t`This list is over, so nothing more is needed. Thank you for thinking of it!`}</Notice>;
  return (
    <Notice>
      <span>
        {member.purchasesHidden
          ? t`Guests see here what’s given. For you, it’s kept a surprise.`
          : t`This is how guests see your list.`}
      </span>{' '}
      <TextLink isTall to={`/lists/${listId}`}>
        {member.isOwner ? t`Back to your list` : t`Open the list`}
      </TextLink>
    </Notice>
  );
}
