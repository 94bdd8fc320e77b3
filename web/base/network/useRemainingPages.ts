import { useCallback, useEffect, useState } from 'react';
import { useConnection } from './connection.ts';
import { whenIdle } from './when-idle.ts';

interface PageEnd {
  hasNextPage: boolean;
  endCursor: string | null;
}

/** Each page goes into the cache, whose end then asks for the next. `read` stays the same between renderings. */
export function useRemainingPages({ hasNextPage, endCursor }: PageEnd, read: (after: string) => Promise<unknown>) {
  const isOnline = useConnection() === 'online';
  const [failedAt, setFailedAt] = useState<string | null>(null);
  const after = hasNextPage ? endCursor : null;
  const isToRead = after !== null && isOnline && failedAt !== after;
  useEffect(() => {
    if (!isToRead) return;
    return whenIdle(() => {
      read(after).catch(() => setFailedAt(after));
    });
  }, [read, after, isToRead]);
  const retry = useCallback(() => setFailedAt(null), []);
  return { hasFailed: after !== null && failedAt === after, retry };
}
