import { Notice } from '../../base/design/Notice.tsx';
import { TextLink } from '../../base/page/TextLink.tsx';

interface SharedListNotesProps {
  listId: string;
  isDemo: boolean;
  /** Null for guests. */
  member: { isOwner: boolean; purchasesHidden: boolean } | null;
}

/** Notes to read first: that the list is one's own, that it keeps a surprise, that it is a demo. */
export function SharedListNotes({ listId, isDemo, member }: SharedListNotesProps) {
  if (isDemo)
    return <Notice>A demo list: try it. What you do here stays in this tab, and is forgotten when you leave.</Notice>;
  if (!member) return null;
  return (
    <Notice>
      {member.purchasesHidden
        ? 'What’s given is kept a surprise for you; guests see it here.'
        : 'This is how guests see your list.'}{' '}
      <TextLink to={`/lists/${listId}`}>{member.isOwner ? 'Back to your list' : 'Open the list'}</TextLink>
    </Notice>
  );
}
