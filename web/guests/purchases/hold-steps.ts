import type { ApolloClient } from '@apollo/client';
import { t } from '@lingui/core/macro';
import { problemText } from '../../base/network/problems.ts';
import { toast } from '../../base/page/toast.ts';
import { ExtendReservationDocument, PurchaseReservedItemDocument } from './hold-steps.generated.ts';
import { type StoredPurchase, storedPurchases, storePurchase } from './stored-purchases.ts';

interface List {
  id: string;
  shareToken: string;
}

/** Says that a reserved gift is bought, and keeps the browser's record of it true. Never fails. Loaded when it is needed. */
export async function buyHeld(client: ApolloClient, list: List, purchase: StoredPurchase): Promise<void> {
  try {
    await client.mutate({ mutation: PurchaseReservedItemDocument, variables: namedBy(list, purchase) });
    note(list.id, purchase.purchaseId, undefined);
  } catch (problem) {
    toast.error(problemText(problem, failureText()));
  }
}

/** As buyHeld(): holds it for longer. */
export async function extendHold(client: ApolloClient, list: List, purchase: StoredPurchase): Promise<void> {
  try {
    const { data } = await client.mutate({
      mutation: ExtendReservationDocument,
      variables: namedBy(list, purchase),
    });
    note(list.id, purchase.purchaseId, data?.extendReservation.purchase?.heldUntil ?? undefined);
  } catch (problem) {
    toast.error(problemText(problem, failureText()));
  }
}

function namedBy({ shareToken: token }: List, { purchaseId, undoToken }: StoredPurchase) {
  return { token, purchaseId, undoToken };
}

function note(listId: string, purchaseId: string, heldUntil: string | undefined): void {
  const stored = storedPurchases(listId).find((purchase) => purchase.purchaseId === purchaseId);
  if (!stored) return;
  const { heldUntil: _, ...bought } = stored;
  storePurchase(listId, heldUntil ? { ...bought, heldUntil } : bought);
}

function failureText(): string {
  return t`That didn’t work. Please try again.`;
}
