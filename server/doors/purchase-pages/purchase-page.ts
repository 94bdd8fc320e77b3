import { displayText } from '../../base/text/display-text.rules.ts';
import { piecesLeft } from '../../lists/items/quantity.rules.ts';
import type { NewPurchaseInput } from '../../lists/purchases/new-purchase.input.ts';
import type { SharedItem, SharedList } from '../../lists/sharing/shared-list.type.ts';

/** The form with which a gift is bought without the browser app; `web/guests/purchases/PurchasePage.tsx` draws it. */
export interface PurchasePage extends FormState {
  kind: 'form';
  list: {
    /** For whom it is, where that is not its owner. */
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
  >;
  item: Pick<SharedItem, 'id' | 'title' | 'price' | 'currency' | 'effectiveImageUrl'>;
  /** How many may be chosen. */
  most: number;
  isAnyNumber: boolean;
}

interface FormState {
  /** Makes the form count once, however often it is sent. */
  idempotencyKey: string;
  typed: NewPurchaseInput;
  /** Messages by field, and what no field can be blamed for. */
  problems: Record<string, string>;
  problem: string | null;
}

/** The outcome, where there is nothing more to fill in. */
export interface OutcomePage {
  kind: 'outcome';
  title: string;
  text: string;
  /** The token of the list to go back to. */
  shareToken: string;
}

/**
 * The form of a list that keeps a surprise offers as many pieces as were wanted, whatever was bought: blind viewers are
 * served the same page.
 */
export function purchasePage(list: SharedList, item: SharedItem, state: FormState): PurchasePage {
  const { listType, shareToken, ownerSeesBuyers, helpersSeeBuyers, keepsSurprise, isNameEnough } = list;
  const { id, price, currency, effectiveImageUrl } = item;
  const { quantityDesired, isAnyNumber } = item;
  const most = keepsSurprise ? piecesLeft({ quantityDesired, quantityPurchased: 0 }) : item.quantityRemaining;
  return {
    ...state,
    problem: state.problem ?? (most === 1 ? (state.problems.quantity ?? null) : null), // one is not asked how many
    kind: 'form',
    list: {
      ...{ listType, shareToken, ownerSeesBuyers, helpersSeeBuyers, keepsSurprise, isNameEnough },
      name: displayText(list.name),
      ownerName: displayText(list.ownerName),
      personName: list.person && displayText(list.person.name),
    },
    item: { id, price, currency, effectiveImageUrl, title: displayText(item.title) },
    most,
    isAnyNumber,
  };
}
