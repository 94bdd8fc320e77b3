import type { IncomingHttpHeaders } from 'node:http';

/** What a request says as its bearer token: an access token, an API key, or the secret of some page. */
export function bearerOf({ headers }: { headers: IncomingHttpHeaders }): string | undefined {
  return /^Bearer (.+)$/i.exec(headers.authorization ?? '')?.[1];
}
