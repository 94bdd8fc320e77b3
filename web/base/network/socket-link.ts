import { ApolloLink } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { createClient } from 'graphql-ws';
import { defer, finalize, firstValueFrom, from, map, retry, switchMap, throwError } from 'rxjs';
import { speaker } from '#rules/base/languages/i18n';
import { PING_SECONDS } from '#rules/doors/graphql/sockets';
import { isUnauthenticated } from './auth-link.ts';
import { connection } from './connection.ts';
import { checkConnection } from './connection-check.ts';
import { isForGuests } from './operations.ts';
import { hasCode } from './problems.ts';
import { retryDelay } from './retry-delay.ts';
import type { SessionSource } from './session-source.ts';
import { sockets } from './sockets.ts';
import { trustedDocumentsLink, withoutTrustedText } from './trusted-documents-link.ts';
import { onWake } from './waking.ts';

const UNAUTHENTICATED = 4401;
const FORBIDDEN = 4403;
const PONG_TIMEOUT_MS = 5000;
/** A page that wakes up is current within two seconds. */
const WAKING_PONG_TIMEOUT_MS = 1000;
/** Some proxies neither open a socket nor refuse it. */
const OPENING_TIMEOUT_MS = 10_000;
/** In a row, or one that hung: sockets do not get through here. */
const MAX_FAILURES = 3;
const PING = JSON.stringify({ type: 'ping' });
/** Going from one screen to the next keeps the socket. */
const IDLE_CLOSE_DELAY_MS = 3000;

/**
 * Renewed when somebody else signs in or the token is. Subscribing again begins with the state as it is by then,
 * so that nothing is missed.
 */
export function createSocketLink(session: SessionSource, url: string): ApolloLink {
  let openToken: string | null | undefined;
  let closeCode: number | undefined;
  let isRenewing = false;
  let subscriptions = 0;
  let pongDue: ReturnType<typeof setTimeout> | undefined;
  let openingDue: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let openSocket: WebSocket | undefined;
  let operations = 0;

  const socket = createClient({
    url,
    connectionParams: async () => {
      openToken = await session.freshToken();
      return { accessToken: openToken, language: speaker().language };
    },
    jsonMessageReplacer: withoutTrustedText,
    generateID: () => {
      operations += 1; // a number, for which the server frames an answer once for all open pages
      return String(operations);
    },
    lazyCloseTimeout: IDLE_CLOSE_DELAY_MS,
    keepAlive: PING_SECONDS * 1000,
    retryAttempts: Number.POSITIVE_INFINITY,
    shouldRetry: (problem) => (problem as Partial<CloseEvent>).code !== FORBIDDEN,
    retryWait: async (count) => {
      if (!isRenewing) await firstValueFrom(retryDelay(count + 1));
    },
    on: {
      connecting: () => {
        isRenewing = false; // should it not open now, that is to be said
        openingDue = setTimeout(() => {
          failures = MAX_FAILURES;
          socket.terminate();
        }, OPENING_TIMEOUT_MS);
      },
      connected: (opened) => {
        clearTimeout(openingDue);
        failures = 0;
        openSocket = opened as WebSocket;
        sockets.set('working');
        connection.set('online');
      },
      closed: (event) => {
        closeCode = (event as CloseEvent).code;
        openToken = undefined;
        openSocket = undefined;
        clearTimeout(pongDue);
        clearTimeout(openingDue);
        if (isRenewing || subscriptions === 0) return;
        failures += 1;
        sockets.set(failures >= MAX_FAILURES ? 'blocked' : 'lost');
        void checkConnection();
      },
      ping: (isReceived) => {
        if (!isReceived) expectPong(PONG_TIMEOUT_MS);
      },
      pong: (isReceived) => {
        if (isReceived) clearTimeout(pongDue);
      },
    },
  });

  const expectPong = (timeoutMs: number) => {
    clearTimeout(pongDue);
    pongDue = setTimeout(() => socket.terminate(), timeoutMs);
  };
  onWake(() => {
    if (openSocket?.readyState !== WebSocket.OPEN) return; // the pause before the next attempt has ended
    openSocket.send(PING); // it may have died unnoticed
    expectPong(WAKING_PONG_TIMEOUT_MS);
  });
  const renew = () => {
    if (openToken === undefined) return;
    isRenewing = true;
    socket.terminate();
  };
  session.subscribe(() => {
    if (openToken !== undefined && openToken !== session.getAccessToken()) renew();
  });

  const wire = new GraphQLWsLink(socket);
  return new ApolloLink((operation) =>
    defer(() => {
      subscriptions += 1;
      let token: string | null = null;
      return defer(() => {
        closeCode = undefined;
        token = session.getAccessToken();
        return trustedDocumentsLink.request(operation, (asked) => wire.request(asked));
      }).pipe(
        map((result) => {
          if (isUnauthenticated(result)) throw new CombinedGraphQLErrors(result);
          return result;
        }),
        retry({
          resetOnSuccess: true,
          delay: (problem, count) => {
            if (problem instanceof CombinedGraphQLErrors && !hasCode(problem, 'UNAUTHENTICATED')) {
              return throwError(() => problem);
            }
            if (closeCode === FORBIDDEN) return throwError(() => problem);
            const isRefused = problem instanceof CombinedGraphQLErrors || closeCode === UNAUTHENTICATED;
            if (!isRefused) return retryDelay(count);
            const recovery = from(session.recover(token));
            const mustSignIn = () => session.getAccessToken() === null && !isForGuests(operation.query);
            return recovery.pipe(switchMap(() => (mustSignIn() ? throwError(() => problem) : retryDelay(count))));
          },
        }),
        finalize(() => {
          subscriptions -= 1;
        }),
      );
    }),
  );
}
