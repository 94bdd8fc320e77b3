import { type Extra, tierInForce, unlocks } from '#rules/core/plans/plan';
import { useSite } from '../../base/page/site.ts';
import { useSession } from './session.ts';

export function useHasExtra(extra: Extra): boolean {
  const { account } = useSession();
  const site = useSite();
  return account != null && unlocks(tierInForce(account.subscriptionTier, site), extra);
}
