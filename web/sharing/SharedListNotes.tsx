import { useSession } from '../accounts/session.ts';
import { Notice } from '../design/Notice.tsx';
import { LinkButton } from '../shell/LinkButton.tsx';
import { TextLink } from '../shell/TextLink.tsx';
import type { SharedListView_listFragment } from './SharedListView.generated.ts';

type SharedListNotesProps = Pick<SharedListView_listFragment, 'id' | 'isDemo' | 'viewerRole' | 'purchasesHidden'>;

/** What somebody should know before they read on: that it is theirs, that it keeps a surprise, that it is a demo. */
export function SharedListNotes({ id, isDemo, viewerRole, purchasesHidden }: SharedListNotesProps) {
  const { account } = useSession();
  if (isDemo) {
    return (
      <Notice
        action={
          <LinkButton look="primary" to={account ? '/lists/create' : '/signup'}>
            Create Your Own List
          </LinkButton>
        }
      >
        This is a demo list, so nothing on it can be bought.
      </Notice>
    );
  }
  if (viewerRole === 'VIEWER') return null;
  const isOwner = viewerRole === 'OWNER';
  return (
    <Notice action={<TextLink to={`/lists/${id}`}>{isOwner ? 'Back to your list' : 'Open the list'}</TextLink>}>
      {purchasesHidden
        ? 'What has been bought is kept a surprise for you. Guests see here what is still wanted, and buy it.'
        : 'This is how guests see your list.'}
    </Notice>
  );
}
