import { t } from '@lingui/core/macro';
import { lazy } from 'react';
import { keepLoading } from '../../base/network/failed-loads.ts';
import { countedTitle } from '../../base/text/counted-title.ts';
import type { StoredPurchase } from '../purchases/stored-purchases.ts';
import type { OpenSharedList } from './open-shared-list.ts';

export const loadPurchaseDialog = () => import('./PurchaseSheets.tsx');

export const PurchaseSheets = lazy(async () => ({ default: (await keepLoading(loadPurchaseDialog)).PurchaseSheets }));

/** So that the dialog opens at once, and a list that is closed says so, even where the signal is bad by then. */
export function warmUp() {
  const loads = () => Promise.all([loadPurchaseDialog(), import('./SharedListProblem.tsx')]);
  const load = () => void loads().catch(() => {}); // it is tried again when it is needed
  if (typeof requestIdleCallback !== 'function') return;
  const handle = requestIdleCallback(load, { timeout: 1000 });
  return () => cancelIdleCallback(handle);
}

/** For those who do not see the stamp. */
export function purchaseText({ title, quantity, heldUntil }: StoredPurchase, listType: OpenSharedList['listType']) {
  const thing = countedTitle(quantity, title);
  if (heldUntil) return t`${thing} is held for you. Its buttons are beside it.`;
  return listType === 'SHOPPING'
    ? t`You bought ${thing}. Undo is beside it.`
    : t`You’re giving ${thing}. Undo is beside it.`;
}
