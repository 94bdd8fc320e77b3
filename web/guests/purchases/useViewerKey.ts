import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { useSession } from '../../core/session/session.ts';

/**
 * Changes with the viewer, and again once what the one before had read is forgotten. A screen that stays where it is when
 * somebody signs in or out beside it is keyed by this, or it would go on watching what is no longer in the cache.
 */
export function useViewerKey(): string {
  const client = useApolloClient();
  const { account } = useSession();
  const [timesForgotten, setTimesForgotten] = useState(0);
  useEffect(() => client.onClearStore(async () => setTimesForgotten((times) => times + 1)), [client]);
  return `${account?.id ?? 'guest'} ${timesForgotten}`;
}
