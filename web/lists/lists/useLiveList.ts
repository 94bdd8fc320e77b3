import type { ApolloCache } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { type ComponentProps, useCallback, useEffect, useRef, useState } from 'react';
import { firstValueFrom } from 'rxjs';
import { displayText } from '#rules/base/text/display-text';
import { liveRevisionsOf, onOutdatedAnswer } from '../../base/network/outdated-answers-link.ts';
import { problemCode } from '../../base/network/problems.ts';
import { readUntilFresh } from '../../base/network/read-until-fresh.ts';
import { retryDelay } from '../../base/network/retry-delay.ts';
import { usePolling } from '../../base/network/usePolling.ts';
import { useSession } from '../../core/session/session.ts';
import type { PeopleHere } from '../collaborators/PeopleHere.tsx';
import { readDraftsAgain } from '../items/cache/draft-changes.ts';
import { itemTitle } from '../items/cache/item-texts.ts';
import { forgetFurtherItems } from '../items/cache/list-items.ts';
import { expectNews } from '../items/cache/order-changes.ts';
import { highlightedIds, itemIdOf } from './list-activity.ts';
import {
  isSameVisibility,
  type ListChange,
  type ListVisibility,
  listChangeOf,
  mergeChange,
  readItem,
  readListState,
} from './live-list-changes.ts';
import { type ListActivity, useListActivity } from './useListActivity.ts';
import { ListRevisionDocument, useLiveListSubscription } from './useLiveList.generated.ts';

interface LiveListOptions {
  /** As it was read; undefined until then. */
  list: (ListVisibility & { revision: number; viewerRole: string; isDemo: boolean }) | undefined;
  /** Reads the whole list again; says whether it could be read. */
  reload: () => Promise<boolean>;
  /** While the viewer is taking the list away themselves, its end is no news. */
  isEnding: boolean;
}

interface LiveList {
  activity: ListActivity;
  /** The people who have it open. */
  people: ComponentProps<typeof PeopleHere>['people'];
}

/**
 * Keeps a list fresh while its screen is open. Each event is one change, merged into the cache; where one is missing,
 * or where it changes what the viewer may see, the list is read again as a whole.
 */
export function useLiveList(listId: string, { list, reload, isEnding }: LiveListOptions): LiveList {
  const { account } = useSession();
  const client = useApolloClient();
  const { activity, highlight, announce } = useListActivity();
  const [people, setPeople] = useState<LiveList['people']>([]);
  const since = useRef<number>(undefined);
  const newestRevision = useRef(0);
  const ends = useRef(0);
  if (list && since.current === undefined) since.current = list.revision;

  // A read that was under way while an event came in may bring the state before it, even to a caller that asked after it.
  const catchUp = useCallback(
    () =>
      readUntilFresh(reload, (hasRead) => {
        const state = readListState(client.cache, listId);
        return !hasRead || !state || state.revision >= newestRevision.current;
      }),
    [client, listId, reload],
  );
  useEffect(() => {
    const readAgain = () => {
      expectNews(client.cache, listId); // also where it cannot be read now: the next change or look tries again
      void catchUp();
    };
    return onOutdatedAnswer(client, listId, readAgain);
  }, [client, listId, catchUp]);
  useEffect(() => () => liveRevisionsOf(client).forget(listId), [client, listId]);

  const onChange = (cache: ApolloCache, change: ListChange) => {
    const itemId = itemIdOf(change);
    ends.current = 0;
    newestRevision.current = change.revision;
    liveRevisionsOf(client).note(listId, change.revision, change.items ? undefined : itemId);
    const idsBefore = readListState(cache, listId)?.items.nodes.map((item) => item.id) ?? [];
    const item = readItem(cache, itemId); // before it goes
    const title = item && itemTitle(item);
    const isOfChoice = Boolean(change.kind !== 'ListOpened' && (change.item?.choiceId ?? item?.choiceId)); // others of it may be different, too
    const isVisibilitySame = list && isSameVisibility(list, change.list);
    if (list && !isVisibilitySame) forgetFurtherItems(cache, listId);
    if (!isVisibilitySame || mergeChange(cache, listId, change) === 'missed' || isOfChoice) void catchUp();
    if (change.kind === 'ListEdited' && !change.news) readDraftsAgain(client);
    if (!change.news || (change.actor && change.actor.id === account?.id)) return;

    const by = change.actor ? displayText(change.actor.name) : null;
    const changedIds = highlightedIds(change, idsBefore);
    for (const id of changedIds) highlight(id, { revision: change.revision, by });
    const { action, who, quantity, count } = change.news;
    const isShopping = change.list.listType === 'SHOPPING';
    announce({ action, who: who && displayText(who), quantity, count, itemTitle: title, isShopping }, changedIds);
  };

  usePolling(async () => {
    if (!list || isEnding) return;
    try {
      const { data } = await client.query({
        query: ListRevisionDocument,
        variables: { id: listId },
        fetchPolicy: 'no-cache', // the revision alone would pass for a list that is as new
      });
      const known = readListState(client.cache, listId)?.revision;
      const isAsBefore = data?.list?.revision === known && data?.list?.purchasesHidden === list.purchasesHidden;
      if (!data?.list || isAsBefore) return; // another role counts differently, and may come to the same number
      newestRevision.current = data.list.revision;
      await catchUp();
    } catch (problem) {
      if (problemCode(problem)) await reload(); // which says what has become of it
    }
  });

  const onEnd = async () => {
    if (isEnding) return;
    if (!(await reload())) return;
    ends.current += 1;
    await firstValueFrom(retryDelay(ends.current));
    restart();
  };

  const { restart } = useLiveListSubscription({
    variables: { listId, since: since.current, isPresent: list?.viewerRole !== 'VIEWER' && !list?.isDemo },
    skip: !list || isEnding,
    ignoreResults: true,
    onData: ({ client, data: { data } }) => {
      if (data?.listChanged.change.__typename === 'PresenceChanged') setPeople(data.listChanged.change.people);
      else if (data) onChange(client.cache, listChangeOf(data.listChanged));
    },
    onComplete: () => void onEnd(),
    onError: () => void reload(), // which says what has become of it
  });

  return { activity, people };
}
