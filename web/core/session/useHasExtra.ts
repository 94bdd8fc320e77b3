import { type Extra, tierInForce, unlocks } from '#rules/core/plans/plan';
import { useSite } from '../../base/page/site.ts';
import { useSession } from './session.ts';

/** Whether who is signed in has what not every plan has; false for visitors. */
export function useHasExtra(extra: Extra): boolean {
  const { account } = useSession();
  const site = useSite();
  return account != null && unlocks(tierInForce(account.subscriptionTier, site), extra);
}
