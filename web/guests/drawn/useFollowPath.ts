import type { Kind } from '../../base/design/kinds.ts';
import { useSite } from '../../base/page/site.ts';
import { useSession } from '../../core/session/session.ts';
import { pushSupport } from '../../people/notifications/push-support.ts';

interface FollowedList {
  listType: Kind;
  shareToken: string;
  isDemo: boolean;
  isPast: boolean;
}

/** The page on which a guest asks to be told of new gifts; null where none come, and where neither a mail nor this device could tell. */
export function useFollowPath({ listType, shareToken, isDemo, isPast }: FollowedList): string | null {
  const { account } = useSession();
  const { mailEnabled } = useSite();
  if (isDemo || isPast || listType === 'SHOPPING') return null;
  const canBeTold = account || mailEnabled || (typeof window !== 'undefined' && pushSupport() === 'possible');
  return canBeTold ? `/shared/${shareToken}/follow` : null;
}
