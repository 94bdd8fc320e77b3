import { displayText } from '../../base/text/display-text.rules.ts';
import { piecesLeft } from '../../lists/items/quantity.rules.ts';
import type { NewPurchaseInput } from '../../lists/purchases/new-purchase.input.ts';
import type { SharedItem, SharedList } from '../../lists/sharing/shared-list.type.ts';

export interface PurchasePage extends FormState {
  kind: 'form';
  list: {
    personName: string | null;
  } & Pick<
    SharedList,
    | 'name'
    | 'ownerName'
    | 'listType'
    | 'shareToken'
    | 'ownerSeesBuyers'
    | 'helpersSeeBuyers'
    | 'keepsSurprise'
    | 'isNameEnough'
    | 'holdDays'
    | 'eventDate'
  >;
  item: Pick<SharedItem, 'id' | 'title' | 'price' | 'currency' | 'effectiveImageUrl' | 'questionCount'>;
  most: number;
  isAnyNumber: boolean;
}

interface FormState {
  idempotencyKey: string;
  typed: NewPurchaseInput;
  problems: Record<string, string>;
  problem: string | null;
}

export interface OutcomePage {
  kind: 'outcome';
  title: string;
  text: string;
  shareToken: string;
}

/**
 * A list that keeps a surprise offers as many pieces as were wanted, whatever was bought: blind viewers are
 * served the same page.
 */
export function purchasePage(list: SharedList, item: SharedItem, state: FormState): PurchasePage {
  const { listType, shareToken, ownerSeesBuyers, helpersSeeBuyers, keepsSurprise, isNameEnough } = list;
  const { holdDays, eventDate } = list;
  const { id, price, currency, effectiveImageUrl, questionCount } = item;
  const { quantityDesired, isAnyNumber } = item;
  const most = keepsSurprise ? piecesLeft({ quantityDesired, quantityPurchased: 0 }) : item.quantityRemaining;
  return {
    ...state,
    problem: state.problem ?? (most === 1 ? (state.problems.quantity ?? null) : null), // one is not asked how many
    kind: 'form',
    list: {
      ...{ listType, shareToken, ownerSeesBuyers, helpersSeeBuyers, keepsSurprise, isNameEnough, holdDays, eventDate },
      name: displayText(list.name),
      ownerName: displayText(list.ownerName),
      personName: list.person && displayText(list.person.name),
    },
    item: { id, price, currency, effectiveImageUrl, questionCount, title: displayText(item.title) },
    most,
    isAnyNumber,
  };
}
