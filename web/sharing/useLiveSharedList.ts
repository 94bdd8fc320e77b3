import { useRef } from 'react';
import type { SharedListView_listFragment } from './SharedListView.generated.ts';
import { mergeChange, type SharedListChange } from './shared-list-changes.ts';
import { useLiveSharedListSubscription } from './useLiveSharedList.generated.ts';

interface Hearing {
  onChange: (change: SharedListChange) => void;
  /** Reads the list again: after a gap, when it became another list to this viewer, or when the server told no more. */
  readAgain: () => Promise<unknown>;
}

/** Keeps a shared list fresh while it is open. Its readers hear of a change through the cache. */
export function useLiveSharedList(list: SharedListView_listFragment, { onChange, readAgain }: Hearing) {
  const since = useRef(list.revision).current; // another one would subscribe anew; the server is told again at reconnects
  const heard = useRef(list.revision);
  const shape = useRef(shapeOf(list));

  const { restart } = useLiveSharedListSubscription({
    variables: { token: list.shareToken, since },
    ignoreResults: true,
    onData: ({ client, data: { data } }) => {
      const change = data?.sharedListChanged;
      if (!change) return;
      const isMissing = change.kind !== 'OPENED' && change.revision > heard.current + 1;
      const isOther = shapeOf(change.list) !== shape.current;
      heard.current = change.revision;
      shape.current = shapeOf(change.list);

      onChange(change);
      mergeChange(client.cache, change);
      if (isMissing || isOther) readAgain().catch(() => {}); // what is on the screen stays; the next event tries again
    },
    // Not to be seen any more, or not found: reading again tells which. If it is neither, it is followed again.
    onComplete: () =>
      void readAgain().then(
        () => restart(),
        () => {},
      ),
    onError: () => void readAgain().catch(() => {}),
  });
}

/** What decides which items a viewer gets at all. */
function shapeOf({ listType, purchasesHidden }: Pick<SharedListView_listFragment, 'listType' | 'purchasesHidden'>) {
  return `${listType} ${purchasesHidden}`;
}
