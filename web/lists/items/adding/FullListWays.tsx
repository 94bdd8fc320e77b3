import { useApolloClient } from '@apollo/client/react';
import { plural, t } from '@lingui/core/macro';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { isolated } from '#rules/base/languages/isolated';
import { displayText } from '#rules/base/text/display-text';
import { planOf } from '#rules/core/plans/plan';
import { LONGEST_LIST_NAME, newList } from '#rules/lists/lists/list';
import { Button } from '../../../base/design/Button.tsx';
import { Menu, MenuItem } from '../../../base/design/dialogs/Menu.tsx';
import type { Kind } from '../../../base/design/kinds.ts';
import { problemText } from '../../../base/network/problems.ts';
import { newUuid } from '../../../base/network/uuid.ts';
import { PlansLink } from '../../../base/page/plans-link.tsx';
import { useSite } from '../../../base/page/site.ts';
import { listName } from '../../../base/text/list-name.ts';
import { sentences } from '../../../base/text/sentences.ts';
import { SaveProblem } from '../../../core/form/SaveProblem.tsx';
import { includeList } from '../../../core/list-access/my-lists.ts';
import { timeZoneHere } from '../../../core/list-access/time-zone.ts';
import {
  type CreateSecondListMutationVariables,
  type FullListWays_listFragment,
  type FullListWaysQuery,
  useCreateSecondListMutation,
  useFullListWaysQuery,
} from './LeftOver.generated.ts';
import type { QuickItem } from './quick-item.ts';
import { additionsOf } from './waiting-additions.ts';

interface FullListWaysProps {
  listId: string;
  /** Since it was refused: then the way is to add it here. */
  hasRoomNow?: boolean;
  /** How many things don't fit. */
  count: number;
  /** Gives those things for a list of this kind when a way is chosen; undefined where one of them cannot be an item. */
  itemsFor: (kind: Kind) => readonly QuickItem[] | undefined;
  /** The server's refusal, where it was asked. */
  failure?: unknown;
  /** Another list takes them. */
  onTaken: () => void;
  /** Buttons beside the ways. */
  children?: ReactNode;
}

/** The ways on from a full list that the reader really has: a second list, another one with room, or to make room. */
export function FullListWays({ listId, hasRoomNow = false, count, itemsFor, failure, ...props }: FullListWaysProps) {
  const { onTaken, children } = props;
  const full = useFullList(listId);
  const { takeTo, begin, isBeginning, problem } = useAnotherList(onTaken);
  const { second = null, others = [] } = (!hasRoomNow && full) || {};
  const withItems = (take: (items: readonly QuickItem[]) => Promise<void>) => {
    const items = full && itemsFor(full.kind);
    if (items) void take(items);
  };
  const [other, ...more] = others;
  const look = second ? 'quiet' : 'primary';
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <FullListReason full={full} failure={failure} />
      {problem !== null && (
        <SaveProblem error={problem} otherwise={t`Failed to create list. Please try again.`} takesFocus={false} />
      )}
      <div className="flex flex-wrap gap-2 empty:hidden">
        {second && (
          <Button
            look="primary"
            working={isBeginning}
            onClick={() => withItems((items) => begin({ ...second, timeZone: timeZoneHere() }, items))}
          >
            {plural({ count }, { one: 'Begin a second list with it', other: 'Begin a second list with them' })}
          </Button>
        )}
        {other && more.length === 0 && (
          <Button look={look} onClick={() => withItems((items) => takeTo(other.id, items))}>
            <span className="min-w-0 wrap-anywhere">{putOnText(count, other.name)}</span>
          </Button>
        )}
        {more.length > 0 && (
          <Menu
            trigger={
              <Button look={look}>
                {plural({ count }, { one: 'Put it on another list', other: 'Put them on another list' })}
                <ChevronDown aria-hidden className="size-4.5" />
              </Button>
            }
          >
            {others.map(({ id, name, room }) => (
              <MenuItem key={id} onSelect={() => withItems((items) => takeTo(id, items))}>
                <span className="grid max-w-72 min-w-0 py-1.5">
                  <span dir="auto" className="truncate">
                    {name}
                  </span>
                  {room !== null && <span className="text-sm text-muted">{roomText(room)}</span>}
                </span>
              </MenuItem>
            ))}
          </Menu>
        )}
        {children}
      </div>
    </div>
  );
}

/** For a place that has no ways of its own. */
export function FullListReasonOf({ listId, failure }: { listId: string; failure: unknown }) {
  return <FullListReason full={useFullList(listId)} failure={failure} />;
}

/** Why they don't fit, and what makes room. The plan is the owner's, so nobody else is sent to the plans. */
function FullListReason({ full, failure }: { full: ReturnType<typeof useFullList>; failure: unknown }) {
  const { paymentsEnabled } = useSite(); // where no plan is for sale, theirs is no way on
  const reason = failure === undefined ? null : problemText(failure);
  if (full?.isOwn === false) return <p className="wrap-anywhere">{notOwnText(full.ownerName)}</p>;
  const hasNoList = full && !full.second && full.others.length === 0;
  const text = sentences(reason, hasNoList ? t`To make room here, archive or delete something.` : null);
  if (text === '' && !paymentsEnabled) return null;
  return (
    <p className="wrap-anywhere">
      <span>{`${text} `}</span>
      {paymentsEnabled && <PlansLink isTall={false} />}
    </p>
  );
}

/** Takes items along to another list, and leads there, where they are added. */
function useAnotherList(onTaken: () => void) {
  const client = useApolloClient();
  const navigate = useNavigate();
  const [idempotencyKey] = useState(() => newUuid()); // pressing again after a failure makes one list
  const [problem, setProblem] = useState<unknown>(null);
  const [createList, { loading }] = useCreateSecondListMutation({
    update: (cache, { data }) => data && includeList(cache, data.createList.id),
  });
  const takeTo = async (listId: string, items: readonly QuickItem[]) => {
    const anew = items.map((item) => ({ ...item, id: newUuid(), callKey: undefined })); // the key of a call is for one list
    await additionsOf(client).keep(listId, anew);
    onTaken();
    navigate(`/lists/${listId}`);
  };
  return {
    problem,
    isBeginning: loading,
    takeTo,
    async begin(input: CreateSecondListMutationVariables['input'], items: readonly QuickItem[]) {
      setProblem(null);
      try {
        const { data } = await createList({ variables: { input, idempotencyKey } });
        if (data) await takeTo(data.createList.id, items);
      } catch (error) {
        setProblem(error);
      }
    },
  };
}

function notOwnText(name: string): string {
  const owner = isolated(displayText(name));
  return t`The plan of ${owner} has no more room on this list. Archive or delete something, or ask ${owner} for another list.`;
}

function putOnText(count: number, name: string): string {
  const list = isolated(name);
  return plural({ count }, { one: `Put it on “${list}”`, other: `Put them on “${list}”` });
}

function roomText(room: number): string {
  return plural(room, { one: 'Room for # more', other: 'Room for # more' });
}

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

/** The ways on for somebody whose things don’t fit on a list. Undefined until they are read. */
function useFullList(listId: string): FullList | undefined {
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
