import { createGraphiQLFetcher, type Fetcher } from '@graphiql/toolkit';
import { createClient } from 'graphql-ws';

type Headers = Record<string, string>;

/** Sends operations as the person who is signed in, unless the Headers tab names somebody else; subscriptions over the live socket. */
export function createPlaygroundFetcher(freshToken: () => Promise<string | null>, origin: string): Fetcher {
  let accessToken: string | null = null;
  const wsClient = createClient({
    url: `${origin.replace(/^http/, 'ws')}/graphql`,
    connectionParams: () => (accessToken ? { accessToken } : {}),
  });
  const fetcher = createGraphiQLFetcher({ url: `${origin}/graphql`, wsClient });

  return async (parameters, options) => {
    const headers = await signed(options?.headers ?? {}, freshToken);
    accessToken = bearerOf(headers); // the socket is opened anew for the first subscription after the last one ended
    return fetcher(parameters, { ...options, headers });
  };
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
