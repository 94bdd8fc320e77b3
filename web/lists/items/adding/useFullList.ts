import { planOf } from '#rules/core/plans/plan';
import { LONGEST_LIST_NAME, newList } from '#rules/lists/lists/list';
import type { Kind } from '../../../base/design/kinds.ts';
import { useSite } from '../../../base/page/site.ts';
import { listName } from '../../../base/text/list-name.ts';
import {
  type FullListWays_listFragment,
  type FullListWaysQuery,
  useFullListWaysQuery,
} from './FullListWays.generated.ts';

interface OtherList {
  id: string;
  name: string;
  /** How many more items fit. Null is without end. */
  room: number | null;
}

interface FullList {
  kind: Kind;
  isOwn: boolean;
  ownerName: string;
  /** A second list like the full one, where the reader's plan has room for it. */
  second: NonNullable<ReturnType<typeof likeIt>> | null;
  /** The reader's own lists for the same kind of things that have room, those with most of it first. */
  others: readonly OtherList[];
}

/** What somebody can do whose things don't fit on a list. Undefined until it is read. */
export function useFullList(listId: string): FullList | undefined {
  const { maxListsPerUser, everythingForEverybody } = useSite();
  const { data } = useFullListWaysQuery({ variables: { listId }, fetchPolicy: 'network-only' });
  if (!data?.me) return;
  const { list, me, ownLists } = data;
  const most = everythingForEverybody ? -1 : maxListsPerUser[planOf(me.subscriptionTier)];
  const isOwn = list.viewerRole === 'OWNER';
  return {
    kind: list.listType,
    isOwn,
    ownerName: list.owner.name,
    second: isOwn && (most < 0 || me.listsCreated < most) ? (likeIt(list) ?? null) : null,
    others: isOwn ? othersOf(list, ownLists.nodes) : [],
  };
}

/** Gifts go among gifts, and things to buy among things to buy. */
function othersOf(list: FullListWays_listFragment, lists: FullListWaysQuery['ownLists']['nodes']): OtherList[] {
  const isShopping = (kind: Kind) => kind === 'SHOPPING';
  return lists
    .filter(({ id, listType }) => id !== list.id && isShopping(listType) === isShopping(list.listType))
    .map((other) => ({ id: other.id, name: listName(other), room: other.itemRoom ?? null }))
    .filter(({ room }) => room !== 0)
    .sort((a, b) => (b.room ?? Number.POSITIVE_INFINITY) - (a.room ?? Number.POSITIVE_INFINITY) || 0);
}

/** Undefined where something is missing. */
function likeIt({ name, person, ...list }: FullListWays_listFragment) {
  const { listType, purchaseVisibility, eventType, eventDate } = list;
  const about = { listType, purchaseVisibility, eventType, eventDate, personId: person?.id ?? null };
  return newList.safeParse({ ...about, description: '', name: nextName(name) }).data;
}

/** “Barbecue” is followed by “Barbecue 2”. */
function nextName(name: string): string {
  const [, stem = name, place = '1'] = /^(.*\S)\s+(\d{1,3})$/u.exec(name) ?? [];
  const end = ` ${Number(place) + 1}`;
  return `${stem.slice(0, LONGEST_LIST_NAME - end.length).trimEnd()}${end}`;
}
