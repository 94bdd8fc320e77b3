import { ApolloClient, ApolloLink } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { defer, from, retry, switchMap } from 'rxjs';
import { siteAddress } from '../routing/site-path.ts';
import { deleteStoredLists, hasStoredData } from '../storage/stored-data.ts';
import { answersLink, proxySignInLink } from './answers-link.ts';
import { createCache } from './apollo-cache.ts';
import { authLink } from './auth-link.ts';
import { noteAway } from './connection-check.ts';
import { httpLink, retryLink } from './http-links.ts';
import { type LoadOfflineAnswers, offlineLink } from './offline-link.ts';
import { isForGuests } from './operations.ts';
import { outdatedAnswersLink } from './outdated-answers-link.ts';
import { retryDelay } from './retry-delay.ts';
import type { SessionSource } from './session-source.ts';
import { trustedDocumentsLink } from './trusted-documents-link.ts';

interface ClientOptions {
  session: SessionSource;
  origin?: string;
  before?: ApolloLink[];
  /** Nothing is answered without a connection unless this is given. */
  loadOffline?: LoadOfflineAnswers;
}

export function createApolloClient({ session, origin = siteAddress, before = [], loadOffline }: ClientOptions) {
  const http = ApolloLink.from([
    outdatedAnswersLink,
    proxySignInLink,
    authLink(session),
    retryLink,
    trustedDocumentsLink,
    answersLink,
    httpLink(`${origin}/graphql`),
  ]);
  const live = liveLink(session, `${origin.replace(/^http/, 'ws')}/graphql`);
  const client: ApolloClient = new ApolloClient({
    link: ApolloLink.from([
      ...before,
      ...(loadOffline ? [offlineLink(session, () => client, loadOffline)] : []),
      ApolloLink.split(({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION, live, http),
    ]),
    cache: createCache(),
    dataMasking: true,
  });
  forgetWithViewer(client, session);
  if (!navigator.onLine) noteAway();
  window.addEventListener('offline', noteAway);
  return client;
}

/** Not part of the first paint: it arrives with the first subscription. */
function liveLink(session: SessionSource, url: string): ApolloLink {
  let loading: Promise<ApolloLink> | undefined;
  const load = async () => (await import('./socket-link.ts')).createSocketLink(session, url);
  const loaded = defer(() => {
    loading ??= load();
    loading.catch(() => {
      loading = undefined;
    });
    return from(loading);
  }).pipe(retry({ delay: (_error, count) => retryDelay(count) }));
  return new ApolloLink((operation, forward) => loaded.pipe(switchMap((live) => live.request(operation, forward))));
}

/** Another viewer sees nothing that the last one read. */
function forgetWithViewer(client: ApolloClient, session: SessionSource): void {
  let viewerId = session.getState().account?.id;
  session.subscribe(async () => {
    const { status, account } = session.getState();
    if (status === 'signedOut' && hasStoredData()) void deleteStoredLists().catch(() => {});
    if (account?.id === viewerId) return;
    viewerId = account?.id;
    if (account) await client.cache.reset({ discardWatches: true });
    else await client.clearStore(); // and what is on its way to them arrives no more
    for (const query of client.getObservableQueries('active')) {
      if (account || isForGuests(query.query)) query.refetch().catch(() => {}); // it shows its own problem
    }
  });
}
