import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useRef } from 'react';
import { firstValueFrom } from 'rxjs';
import { liveRevisionsOf, onOutdatedAnswer } from '../../base/network/outdated-answers-link.ts';
import { problemCode } from '../../base/network/problems.ts';
import { readUntilFresh } from '../../base/network/read-until-fresh.ts';
import { retryDelay } from '../../base/network/retry-delay.ts';
import { usePolling } from '../../base/network/usePolling.ts';
import { type OpenSharedList, REFRESHING } from './open-shared-list.ts';
import { forgetFurtherItems, mergeChange, type SharedListChange, sharedListChangeOf } from './shared-list-changes.ts';
import { SharedListRevisionDocument, useLiveSharedListSubscription } from './useLiveSharedList.generated.ts';

/** Reads the list again into the cache, and says which one came. */
export type ReloadSharedList = () => Promise<{ data?: { sharedList: { revision: number } } }>;

interface LiveSharedListOptions {
  /** Called before the change is in the cache. */
  onChange: (change: SharedListChange) => void;
  /** Reads the list again: after a gap, when it became another list to this viewer, or when the server told no more. */
  reload: ReloadSharedList;
}

/** Keeps a shared list fresh while it is open. Each event is one change, merged into the cache. */
export function useLiveSharedList(list: OpenSharedList, { onChange, reload }: LiveSharedListOptions) {
  const { id } = list;
  const client = useApolloClient();
  const since = useRef(list.revision).current; // another one would subscribe anew; the server is told again at reconnects
  const newestRevision = useRef(list.revision);
  const visibility = useRef(visibilityOf(list));
  const ends = useRef(0);
  const isBehind = useRef(false);

  const catchUp = useCallback(() => {
    isBehind.current = true;
    const isFresh = ({ data }: Awaited<ReturnType<ReloadSharedList>>) => {
      isBehind.current = (data?.sharedList.revision ?? -1) < newestRevision.current;
      return !data || !isBehind.current;
    };
    return readUntilFresh(reload, isFresh).catch(() => {}); // what is on the screen stays; the next event tries again
  }, [reload]);
  useEffect(() => onOutdatedAnswer(client, id, () => void catchUp()), [client, id, catchUp]); // such as a further page
  useEffect(() => () => liveRevisionsOf(client).forget(id), [client, id]);

  usePolling(async () => {
    try {
      const { data } = await client.query({
        query: SharedListRevisionDocument,
        variables: { token: list.shareToken },
        fetchPolicy: 'no-cache', // the revision alone would pass for a list that is as new
        context: { headers: REFRESHING },
      });
      if (!data || (data.sharedList.revision === newestRevision.current && !isBehind.current)) return;
      newestRevision.current = data.sharedList.revision;
      await catchUp();
    } catch (problem) {
      if (problemCode(problem)) await reload(); // which says what has become of it
    }
  });

  // Not to be seen any more, or not found: reading again tells which. If it is neither, it is followed again, after a pause.
  const onEnd = async () => {
    await reload();
    ends.current += 1;
    await firstValueFrom(retryDelay(ends.current));
    restart();
  };

  const { restart } = useLiveSharedListSubscription({
    variables: { token: list.shareToken, since },
    ignoreResults: true,
    onData: ({ data: { data } }) => {
      if (!data) return;
      ends.current = 0;
      const change = sharedListChangeOf(data.sharedListChanged);
      const isMissing = change.kind !== 'SharedListOpened' && change.revision > newestRevision.current + 1;
      const isOther = visibilityOf(change.list) !== visibility.current;
      newestRevision.current = change.revision;
      visibility.current = visibilityOf(change.list);
      liveRevisionsOf(client).note(id, change.revision);

      const isOfChoice = isAboutChoice(change, list.items);
      onChange(change);
      mergeChange(client.cache, change);
      if (change.kind === 'SharedListEdited') readBesidesAgain(client);
      if (isOther) forgetFurtherItems(client.cache, id);
      if (isMissing || isOther || isOfChoice || isBehind.current) void catchUp();
    },
    onComplete: () => void onEnd().catch(() => {}),
    onError: () => void reload().catch(() => {}),
  });
}

/** Gifts that are not on the list, where they are shown: the event does not say which there are, and as many may be others. */
function readBesidesAgain(client: ApolloClient): void {
  void client.refetchQueries({ include: 'active', onQueryUpdated: ({ queryName }) => queryName === 'OffListGifts' });
}

/** Whether other items may be needed no more, or again. One that was not here may be part of any choice. */
function isAboutChoice({ item, removedItemId }: SharedListChange, items: OpenSharedList['items']): boolean {
  const about = item ?? items.find(({ id }) => id === removedItemId);
  return about ? about.choiceId !== null : removedItemId !== null && items.some(({ choiceId }) => choiceId);
}

/** The fields that decide which items a viewer gets at all, and what they can do with them. */
function visibilityOf(list: Pick<OpenSharedList, 'listType' | 'purchasesHidden' | 'isPast'>): string {
  return `${list.listType} ${list.purchasesHidden} ${list.isPast}`;
}
