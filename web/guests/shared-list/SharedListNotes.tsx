import { Notice } from '../../base/design/Notice.tsx';
import { TextLink } from '../../base/page/TextLink.tsx';
import type { SharedListView_listFragment } from './SharedListView.generated.ts';

type SharedListNotesProps = Pick<SharedListView_listFragment, 'id' | 'isDemo' | 'viewerRole' | 'purchasesHidden'>;

/** What somebody should know before they read on: that it is theirs, that it keeps a surprise, that it is a demo. */
export function SharedListNotes({ id, isDemo, viewerRole, purchasesHidden }: SharedListNotesProps) {
  if (isDemo)
    return <Notice>A demo list: try it. What you do here stays in this tab, and is forgotten when you leave.</Notice>;
  if (viewerRole === 'VIEWER') return null;
  return (
    <Notice>
      {purchasesHidden
        ? 'What’s given is kept a surprise for you; guests see it here.'
        : 'This is how guests see your list.'}{' '}
      <TextLink to={`/lists/${id}`}>{viewerRole === 'OWNER' ? 'Back to your list' : 'Open the list'}</TextLink>
    </Notice>
  );
}
