import type { Kind } from '../../base/design/kinds.ts';
import { useSite } from '../../base/page/site.ts';
import { useSession } from '../../core/session/session.ts';
import { pushSupport } from '../../people/notifications/push-support.ts';

interface Following {
  /** The page on which a guest asks to be told of new gifts. */
  path: string;
  /** Else the app will know: until then its place is kept. */
  isSure: boolean;
}

interface FollowedList {
  listType: Kind;
  shareToken: string;
  isDemo: boolean;
  isPast: boolean;
}

/** Null where no gifts come, and where neither mails nor this device could tell of them. */
export function useFollowing({ listType, shareToken, isDemo, isPast }: FollowedList): Following | null {
  const { account } = useSession();
  const { mailEnabled } = useSite();
  if (isDemo || isPast || listType === 'SHOPPING') return null;
  const isDrawing = typeof window === 'undefined';
  const isSure = account !== null || mailEnabled || (!isDrawing && pushSupport() === 'possible');
  return isSure || isDrawing ? { path: `/shared/${shareToken}/follow`, isSure } : null;
}
