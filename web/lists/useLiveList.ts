import type { ApolloCache } from '@apollo/client';
import { useCallback, useEffect, useRef, useState } from 'react';
import { firstValueFrom } from 'rxjs';
import { useSession } from '../accounts/session.ts';
import { itemTitle } from '../items/item-texts.ts';
import { placeItem, removeItem, replaceItems } from '../items/list-items.ts';
import { growingPause } from '../network/growing-pause.ts';
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

/**
 * Keeps a list fresh while its screen is open. Each event is one change, merged into the cache; where one is missing,
 * or where it changes what the viewer may see, the list is read again as a whole.
 */
export function useLiveList(listId: string, { list, reload, isEnding }: LiveListOptions): LiveNews {
  const { account } = useSession();
  const [highlights, setHighlights] = useState<LiveNews['highlights']>({});
  const [sentence, setSentence] = useState('');
  const since = useRef<number>(undefined);
  const newest = useRef(0);
  const ends = useRef(0);
  if (list && since.current === undefined) since.current = list.revision;

  const pointOut = useCallback((id: string, highlighted: Highlighted) => {
    setHighlights((before) => ({ ...before, [id]: highlighted }));
    setTimeout(
      () =>
        setHighlights(({ [id]: shown, ...others }) =>
          shown === highlighted || !shown ? others : { ...others, [id]: shown },
        ),
      POINTED_OUT_FOR,
    );
  }, []);

  const hear = (cache: ApolloCache, change: Change) => {
    ends.current = 0;
    newest.current = change.revision;
    const title = titleOf(cache, change.item?.id ?? change.removedItemId); // before it goes
    const isSeenOtherwise = !list || differs(list, change.list);
    if (isSeenOtherwise || merge(cache, listId, change) === 'missed') void reload();
    if (change.kind === 'OPENED' || (change.actor && change.actor.id === account?.id)) return;
    const by = change.actor?.name ?? (change.kind === 'PURCHASED' ? 'A guest' : null);
    pointOut(change.item?.id ?? listId, { revision: change.revision, by });
    setSentence(inWords(change.kind, by ?? 'Somebody', title));
  };

  const findOutWhy = async () => {
    if (isEnding) return;
    if (!(await reload())) return;
    ends.current += 1;
    await firstValueFrom(growingPause(ends.current));
    restart();
  };

  const { restart } = useLiveListSubscription({
    variables: { listId, since: since.current },
    skip: !list || isEnding,
    ignoreResults: true,
    onData: ({ client, data }) => data.data && hear(client.cache, data.data.listChanged),
    onComplete: () => void findOutWhy(),
  });

  // A read that was under way while an event came in may have brought the state before it.
  const revision = list?.revision;
  useEffect(() => {
    if (revision !== undefined && revision < newest.current) void reload();
  }, [revision, reload]);

  return { highlights, sentence };
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
  const standing = cache.readFragment<LiveList_standingFragment>({
    id,
    fragment: LiveList_standingFragmentDoc,
    fragmentName: 'LiveList_standing',
  });
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

function titleOf(cache: ApolloCache, itemId: string | null | undefined): string {
  const id = itemId ? cache.identify({ __typename: 'Item', id: itemId }) : undefined;
  const item = cache.readFragment<LiveList_itemFragment>({
    id,
    fragment: LiveList_itemFragmentDoc,
    fragmentName: 'LiveList_item',
  });
  return item ? itemTitle(item) : 'an item';
}

function inWords(kind: Change['kind'], who: string, title: string): string {
  switch (kind) {
    case 'ITEM_ADDED':
      return `${who} added ${title}`;
    case 'ITEM_REMOVED':
      return `${who} removed ${title}`;
    case 'ITEMS_REORDERED':
      return `${who} changed the order`;
    case 'PURCHASED':
      return `${who} marked ${title} as purchased`;
    case 'PURCHASE_UNDONE':
      return `${who} took back a purchase of ${title}`;
    case 'ITEM_EDITED':
      return `${who} changed ${title}`;
    default:
      return `${who} changed the list`;
  }
}
