import type { ApolloCache } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { firstValueFrom } from 'rxjs';
import { itemTitle } from '../items/item-texts.ts';
import { placeItem, removeItem, replaceItems } from '../items/list-items.ts';
import { noteLiveChange, noteRevision, onOutdatedAnswer } from '../network/outdated-answers-link.ts';
import { retryDelay } from '../network/retry-delay.ts';
import { useSession } from '../session/session.ts';
import { displayText } from '../text/display-text.ts';
import { movedItems } from './moved-items.ts';
import {
  type LiveList_itemFragment,
  LiveList_itemFragmentDoc,
  type LiveList_standingFragment,
  LiveList_standingFragmentDoc,
  type LiveListSubscription,
  useLiveListSubscription,
} from './useLiveList.generated.ts';

type Change = LiveListSubscription['listChanged'];

/** What of a list decides how much of it the viewer sees. When it changes, every item may look different. */
interface Standing {
  revision: number;
  listType: string;
  purchaseVisibility: string;
  purchasesHidden: boolean;
}

/** Somebody else's change, for as long as it is pointed out. */
export interface Highlighted {
  revision: number;
  by: string | null;
}

export interface LiveNews {
  /** By the id of the item or, for the heading, of the list. */
  highlights: Readonly<Record<string, Highlighted>>;
  /** The latest change in a sentence, to be read out. */
  sentence: string;
  /** Whether it has only just happened. */
  isFresh: boolean;
}

/** What somebody else did, as it is told. */
interface Deed {
  what: Change['kind'] | 'ARCHIVED' | 'RESTORED';
  who: string;
  title: string;
  /** How often in a row, as when many items are added at once. */
  times: number;
}

interface LiveListOptions {
  /** As it was read; undefined until then. */
  list: Standing | undefined;
  /** Reads the whole list again; says whether it could be read. */
  reload: () => Promise<boolean>;
  /** While the viewer is taking the list away themselves, its end is no news. */
  isEnding: boolean;
}

const POINTED_OUT_FOR = 2500;

/** How often a list is read until it is as new as what was heard of it. */
const MOST_READS = 3;

/** Of items that have changed places; more are no longer pointed out one by one. */
const MOST_MOVED = 3;

/**
 * Keeps a list fresh while its screen is open. Each event is one change, merged into the cache; where one is missing,
 * or where it changes what the viewer may see, the list is read again as a whole.
 */
export function useLiveList(listId: string, { list, reload, isEnding }: LiveListOptions): LiveNews {
  const { account } = useSession();
  const [highlights, setHighlights] = useState<LiveNews['highlights']>({});
  const [deed, setDeed] = useState<Deed | null>(null);
  const [isFresh, setIsFresh] = useState(false);
  const freshness = useRef<ReturnType<typeof setTimeout>>(undefined);
  const fading = useRef(new Set<ReturnType<typeof setTimeout>>());
  const client = useApolloClient();
  const since = useRef<number>(undefined);
  const newest = useRef(0);
  const ends = useRef(0);
  if (list && since.current === undefined) since.current = list.revision;

  const pointOut = useCallback((id: string, highlighted: Highlighted) => {
    setHighlights((before) => ({ ...before, [id]: highlighted }));
    const timer = setTimeout(() => {
      fading.current.delete(timer);
      setHighlights(({ [id]: shown, ...others }) =>
        shown === highlighted || !shown ? others : { ...others, [id]: shown },
      );
    }, POINTED_OUT_FOR);
    fading.current.add(timer);
  }, []);
  useEffect(() => {
    const timers = fading.current;
    return () => timers.forEach(clearTimeout);
  }, []);

  const say = useCallback((next: Omit<Deed, 'times'>) => {
    const isFollowing = freshness.current !== undefined;
    clearTimeout(freshness.current);
    setDeed((before) => {
      const isMore = isFollowing && before?.what === next.what && before.who === next.who;
      return { ...next, times: isMore ? before.times + 1 : 1 };
    });
    setIsFresh(true);
    freshness.current = setTimeout(() => {
      freshness.current = undefined;
      setIsFresh(false);
    }, POINTED_OUT_FOR);
  }, []);
  useEffect(() => () => clearTimeout(freshness.current), []);

  // A read that was under way while an event came in may bring the state before it, even to whoever asked after it.
  const catchUp = useCallback(async () => {
    for (let reads = 0; reads < MOST_READS; reads++) {
      const hasRead = await reload();
      const standing = standingOf(client.cache, listId);
      if (!hasRead || !standing || standing.revision >= newest.current) return;
    }
  }, [client, listId, reload]);

  const hear = (cache: ApolloCache, change: Change) => {
    ends.current = 0;
    newest.current = change.revision;
    noteRevision(client, listId, change.revision);
    const before = standingOf(cache, listId)?.items.map((item) => item.id) ?? [];
    const title = titleOf(cache, change.item?.id ?? change.removedItemId); // before it goes
    const isSeenOtherwise = !list || differs(list, change.list);
    if (isSeenOtherwise || merge(cache, listId, change) === 'missed') void catchUp();
    if (change.kind === 'OPENED' || (change.actor && change.actor.id === account?.id)) return;
    noteLiveChange(client, change.items ? null : (change.item?.id ?? change.removedItemId ?? listId));
    const by = change.actor ? displayText(change.actor.name) : null;
    for (const id of placesOf(change, before)) pointOut(id, { revision: change.revision, by });
    say({ what: whatOf(change, before), who: by ?? 'Somebody', title });
  };
  useEffect(() => onOutdatedAnswer(client, () => void catchUp()), [client, catchUp]);
  useEffect(() => () => noteRevision(client, listId, 0), [client, listId]); // nobody listens any more

  const findOutWhy = async () => {
    if (isEnding) return;
    if (!(await reload())) return;
    ends.current += 1;
    await firstValueFrom(retryDelay(ends.current));
    restart();
  };

  const { restart } = useLiveListSubscription({
    variables: { listId, since: since.current },
    skip: !list || isEnding,
    ignoreResults: true,
    onData: ({ client, data }) => data.data && hear(client.cache, data.data.listChanged),
    onComplete: () => void findOutWhy(),
  });

  return { highlights, sentence: deed ? inWords(deed) : '', isFresh };
}

function differs(before: Standing, after: Omit<Standing, 'revision'>): boolean {
  return (
    before.listType !== after.listType ||
    before.purchaseVisibility !== after.purchaseVisibility ||
    before.purchasesHidden !== after.purchasesHidden
  );
}

/** The fields of list and item are in the cache already, by their ids; what remains is which items there are, and where. */
function merge(cache: ApolloCache, listId: string, change: Change): 'merged' | 'missed' {
  const id = cache.identify({ __typename: 'List', id: listId });
  const standing = standingOf(cache, listId);
  if (!standing) return 'missed';
  const isNext = change.revision <= standing.revision + 1;
  if (!isNext && !change.items) return 'missed';

  cache.batch({
    update: () => {
      if (change.items)
        replaceItems(
          cache,
          listId,
          change.items.map((item) => item.id),
        );
      else if (change.kind !== 'OPENED' && change.item) placeItem(cache, listId, change.item.id);
      else if (change.removedItemId) removeItem(cache, listId, change.removedItemId);
      const revision = Math.max(change.revision, standing.revision);
      cache.modify<LiveList_standingFragment>({ id, fields: { revision: () => revision } });
    },
  });
  return 'merged';
}

function standingOf(cache: ApolloCache, listId: string): LiveList_standingFragment | null {
  return cache.readFragment<LiveList_standingFragment>({
    id: cache.identify({ __typename: 'List', id: listId }),
    fragment: LiveList_standingFragmentDoc,
    fragmentName: 'LiveList_standing',
  });
}

/** Where a change is pointed out. What is no longer there cannot be: of that, only the sentence tells. */
function placesOf({ kind, item, items, removedItemId, list }: Change, before: readonly string[]): string[] {
  if (item) return [item.id];
  if (kind === 'ITEMS_REORDERED' && items) {
    const after = items.map(({ id }) => id);
    const moved = movedItems(before, after);
    return moved.length <= MOST_MOVED ? moved : [];
  }
  return removedItemId ? [] : [list.id];
}

/** Archiving and restoring are edits, after which an item is not or is again on the list. */
function whatOf({ kind, item, removedItemId }: Change, before: readonly string[]): Deed['what'] {
  if (kind !== 'ITEM_EDITED') return kind;
  if (item) return before.includes(item.id) ? kind : 'RESTORED';
  return removedItemId && before.includes(removedItemId) ? 'ARCHIVED' : kind;
}

function titleOf(cache: ApolloCache, itemId: string | null | undefined): string {
  const item = itemId
    ? cache.readFragment<LiveList_itemFragment>({
        id: cache.identify({ __typename: 'Item', id: itemId }),
        fragment: LiveList_itemFragmentDoc,
        fragmentName: 'LiveList_item',
      })
    : null;
  return item ? itemTitle(item) : 'an item';
}

function inWords({ what, who, title, times }: Deed): string {
  const things = times > 1 ? `${times} items` : title;
  switch (what) {
    case 'ITEM_ADDED':
      return `${who} added ${things}`;
    case 'ITEM_REMOVED':
      return `${who} removed ${things}`;
    case 'ARCHIVED':
      return `${who} archived ${things}`;
    case 'RESTORED':
      return `${who} put ${things} back on the list`;
    case 'ITEMS_REORDERED':
      return `${who} changed the order`;
    case 'PURCHASED':
      return `${who} marked ${things} as purchased`;
    case 'PURCHASE_UNDONE':
      return `${who} took back ${times > 1 ? `${times} purchases` : `a purchase of ${title}`}`;
    case 'ITEM_EDITED':
      return `${who} changed ${title}`;
    case 'COLLABORATORS_CHANGED':
      return `${who} changed who works on the list`;
    default:
      return `${who} changed the list`;
  }
}
