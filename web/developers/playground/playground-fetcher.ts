import { createGraphiQLFetcher, type Fetcher } from '@graphiql/toolkit';
import { createClient } from 'graphql-ws';

/** The editor asks for the schema by itself. */
const INTROSPECTION = 'IntrospectionQuery';

type Headers = Record<string, string>;

/** Hears of everything that a subscription tells, until it is ended by what this gives back. */
export type Watch = (
  asked: { query: string; variables: Record<string, unknown> },
  hear: (event: unknown) => void,
) => () => void;

/** Sends operations as the person who is signed in, unless the Headers tab names somebody else; subscriptions over the live socket. */
export function createPlaygroundFetcher(
  freshToken: () => Promise<string | null>,
  origin: string,
  onRun = () => {},
): Fetcher {
  let accessToken: string | null = null;
  const wsClient = createClient({
    url: socketAddress(origin),
    connectionParams: () => (accessToken ? { accessToken } : {}),
  });
  const fetcher = createGraphiQLFetcher({ url: `${origin}/graphql`, wsClient });

  return async (parameters, options) => {
    if (parameters.operationName !== INTROSPECTION) onRun();
    const headers = await signed(options?.headers ?? {}, freshToken);
    accessToken = bearerOf(headers); // the socket is opened anew for the first subscription after the last one ended
    return fetcher(parameters, { ...options, headers });
  };
}

/** Subscribes as the person who is signed in, over a socket of its own. */
export function createWatch(freshToken: () => Promise<string | null>, origin: string): Watch {
  const client = createClient({
    url: socketAddress(origin),
    connectionParams: async () => {
      const accessToken = await freshToken();
      return accessToken ? { accessToken } : {};
    },
  });
  return (asked, hear) =>
    client.subscribe(asked, { next: (result) => hear(result.data ?? result.errors), error: hear, complete: () => {} });
}

function socketAddress(origin: string): string {
  return `${origin.replace(/^http/, 'ws')}/graphql`;
}

async function signed(headers: Headers, freshToken: () => Promise<string | null>): Promise<Headers> {
  if (Object.keys(headers).some((name) => name.toLowerCase() === 'authorization')) return headers;
  const token = await freshToken();
  return token ? { ...headers, authorization: `Bearer ${token}` } : headers;
}

function bearerOf(headers: Headers): string | null {
  const header = Object.entries(headers).find(([name]) => name.toLowerCase() === 'authorization')?.[1];
  return /^bearer (.+)$/i.exec(header ?? '')?.[1] ?? null;
}
