import type { ApolloLink } from '@apollo/client';
import { asapScheduler, filter, map, type Observable, observeOn, of, Subject } from 'rxjs';
import { newUuid } from '../../base/network/uuid.ts';

/** Lasts for as long as the page is open. */
interface DemoPurchase {
  id: string;
  itemId: string;
  quantity: number;
  purchaseDate: string;
}

interface DemoItem {
  id: string;
  quantityRemaining: number;
  quantityPurchased?: number;
}

interface DemoList {
  revision?: number;
  listType?: string;
  progress?: { wanted: number; given: number } | null;
  items: { nodes: DemoItem[] };
}

const lists = new Map<string, DemoList>();
const purchases = new Map<string, readonly DemoPurchase[]>();

const events = new Subject<{ token: string; sharedListChanged: object }>();

type Answer = Observable<ApolloLink.Result>;

export function answerOnDemo(operation: ApolloLink.Operation, forward: ApolloLink.ForwardFunction): Answer {
  const { operationName, variables } = operation;
  const { token } = variables;
  const list = lists.get(token);
  if (operationName === 'LiveSharedList') return eventsOn(token);
  if (list && operationName === 'PurchaseSharedItem') {
    const { itemId, input } = variables;
    return of({ data: { purchaseSharedItem: buy(token, list, itemId, input.quantity ?? 1) } });
  }
  if (list && operationName === 'UndoSharedPurchase') {
    return of({ data: { undoSharedPurchase: undo(token, list, variables.purchaseId) } });
  }
  return forward(operation).pipe(
    map((result) => {
      const told = (result as { data?: { sharedList?: DemoList } | null }).data?.sharedList;
      if (!told) return result;
      if (operationName === 'SharedListScreen') lists.set(token, told);
      return { ...result, data: { ...result.data, sharedList: withPurchases(told, token) } };
    }),
  );
}

function eventsOn(token: string): Answer {
  return events.pipe(
    filter((event) => event.token === token),
    map(({ sharedListChanged }) => ({ data: { sharedListChanged } })),
    observeOn(asapScheduler),
  );
}

function buy(token: string, list: DemoList, itemId: string, quantity: number) {
  const purchase = { id: newUuid(), itemId, quantity, purchaseDate: new Date().toISOString() };
  purchases.set(token, [...purchasesOn(token), purchase]);
  const after = withPurchases(list, token);
  const [item] = list.items.nodes.filter(({ id }) => id === itemId).map((each) => itemWithPurchases(each, token));
  const isListed = after.items.nodes.some(({ id }) => id === itemId);
  const sharedListChanged = {
    __typename: 'SharedListChanged',
    revision: after.revision,
    list: after,
    change: { __typename: 'SharedItemPurchased', itemId, item: isListed ? item : null },
  };
  events.next({ token, sharedListChanged });
  const completed = item?.quantityRemaining === 0;
  return { __typename: 'GuestPurchase', undoToken: '', purchase: entryOf(purchase), completed, item };
}

function undo(token: string, list: DemoList, purchaseId: string) {
  const undone = purchasesOn(token).find(({ id }) => id === purchaseId);
  purchases.set(
    token,
    purchasesOn(token).filter((purchase) => purchase !== undone),
  );
  const after = withPurchases(list, token);
  return {
    __typename: 'UndonePurchase',
    item: after.items.nodes.find(({ id }) => id === undone?.itemId) ?? null,
    list: after,
  };
}

function purchasesOn(token: string): readonly DemoPurchase[] {
  return purchases.get(token) ?? [];
}

/** A gift that nobody needs any more leaves the list, and a shopping list keeps what was bought. */
function withPurchases(list: DemoList, token: string): DemoList {
  const items = list.items.nodes.map((item) => itemWithPurchases(item, token));
  const isNeeded = ({ quantityRemaining }: DemoItem) => quantityRemaining > 0;
  const completed = list.items.nodes.filter(isNeeded).length - items.filter(isNeeded).length;
  const { progress } = list;
  return {
    ...list,
    ...(progress && { progress: { ...progress, given: progress.given + completed } }),
    items: { ...list.items, nodes: list.listType === 'SHOPPING' ? items : items.filter(isNeeded) },
  };
}

function itemWithPurchases(item: DemoItem, token: string): DemoItem {
  const own = purchasesOn(token).filter(({ itemId }) => itemId === item.id);
  const quantity = own.reduce((sum, purchase) => sum + purchase.quantity, 0);
  return {
    ...item,
    quantityRemaining: item.quantityRemaining - quantity,
    ...(item.quantityPurchased !== undefined && { quantityPurchased: item.quantityPurchased + quantity }),
    ...('purchases' in item && { purchases: own.map(entryOf) }),
  };
}

function entryOf({ id, quantity, purchaseDate }: DemoPurchase) {
  return { __typename: 'Purchase', id, mine: false, quantity, purchaseDate, heldUntil: null };
}
