import type { ApolloLink } from '@apollo/client';
import { asapScheduler, concat, first, interval, NEVER, type Observable, observeOn, of, switchMap } from 'rxjs';

type Fields = Record<string, unknown>;

/** The server's answer about an item on a shared list, and about the list. */
export function aSharedItem(overrides: Fields = {}) {
  return {
    __typename: 'SharedItem',
    id: 'i1',
    title: 'Mug',
    description: '',
    notes: '',
    variant: '',
    amount: '',
    price: 12.5,
    currency: 'USD',
    category: '',
    effectiveImageUrl: null,
    imageSizes: null,
    outgoingUrl: null,
    isAffiliateLink: false,
    secondaryUrl: null,
    orderIndex: 0,
    quantityDesired: 1,
    quantityPurchased: 0,
    quantityRemaining: 1,
    heldUntil: null,
    pledgeGoalMinor: null,
    pledgedMinor: 0,
    choiceId: null as string | null,
    questionCount: 0,
    isNoLongerNeeded: false,
    isMostWanted: false,
    isFund: false,
    pledgeCount: 0,
    purchases: [],
    ...overrides,
  };
}

/** With its items on one page. */
export function aSharedList({ items = [aSharedItem()], ...overrides }: Fields & { items?: object[] } = {}) {
  return {
    __typename: 'SharedList',
    id: 'l1',
    shareToken: 't1',
    name: 'Ida turns 7',
    ownerName: 'Ida',
    person: null,
    description: '',
    listType: 'WISHLIST',
    eventType: null,
    eventDate: null,
    isDemo: false,
    categoryOrder: [],
    purchasesHidden: false,
    viewerRole: 'VIEWER',
    revision: 1,
    keepsSurprise: false,
    ownerSeesBuyers: true,
    helpersSeeBuyers: false,
    hasOtherRecipients: false,
    isNameEnough: false,
    holdDays: 7,
    isPast: false,
    offListGiftCount: 0,
    progress: { __typename: 'ListProgress', wanted: 1, given: 0, held: 0 },
    branding: null,
    items: aPageOfItems(items),
    ...overrides,
  };
}

export function aPageOfItems(nodes: object[], page: Fields = {}, endCursor: string | null = null) {
  return {
    __typename: 'SharedItemConnection',
    nodes,
    totalCount: nodes.length,
    listRevision: 1,
    pageInfo: { __typename: 'PageInfo', hasNextPage: endCursor !== null, endCursor },
    ...page,
  };
}

/** A live channel on which this happens, and nothing after it. */
export function happens(typename: string, change: Fields = {}, envelope: Fields = {}): Observable<ApolloLink.Result> {
  const { items: _items, ...list } = aSharedList({ revision: 2 });
  const sharedListChanged = {
    __typename: 'SharedListChanged',
    revision: 2,
    list,
    ...envelope,
    change: { __typename: typename, ...change },
  };
  return concat(of({ data: { sharedListChanged } }).pipe(observeOn(asapScheduler)), NEVER);
}

/** Holds events back until something is on the page. */
export function laterThan(
  isThere: () => boolean,
  events: Observable<ApolloLink.Result>,
): Observable<ApolloLink.Result> {
  return interval(5).pipe(
    first(isThere),
    switchMap(() => events),
  );
}
