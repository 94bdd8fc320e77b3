import http, { type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import https from 'node:https';
import { abortable, answering } from './guarded-page-fetcher.ts';
import { FetchRefused } from './page-fetcher.ts';
import { checkedAddresses } from './public-address.ts';

const MAX_HEADER_BYTES = 16 * 1024;

interface Posting {
  headers: OutgoingHttpHeaders;
  body: Buffer | string | null;
  /** In milliseconds, for all of it: looking up, connecting, sending, and the head of the answer. */
  timeoutMs: number;
  /** How much of the answer's body is read. */
  answerBytes: number;
  /** Hosts with their ports that may be private. */
  allowed: ReadonlySet<string>;
}

interface Posted {
  status: number;
  /** The beginning of the answer. */
  answer: Buffer;
}

/**
 * Posts to an address that a stranger named, over a connection that can only reach the public: the name is looked up once, and
 * the connection is made to what was checked. No redirect is followed. Throws FetchRefused.
 */
export async function guardedPost(
  url: URL,
  { headers, body, timeoutMs, answerBytes, allowed }: Posting,
): Promise<Posted> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const lookup = answering(await abortable(checkedAddresses(url, allowed), signal));
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
    const { request } = url.protocol === 'https:' ? https : http;
    request(url, { method: 'POST', headers, lookup, signal, agent: false, maxHeaderSize: MAX_HEADER_BYTES }, resolve)
      .on('error', reject)
      .end(body);
    const response = await promise;
    return { status: response.statusCode ?? 0, answer: await beginningOf(response, answerBytes) };
  } catch (problem) {
    if (signal.aborted) throw new FetchRefused('timeout');
    throw problem instanceof FetchRefused ? problem : new FetchRefused('network');
  }
}

/** An answer that never ends, or breaks off, is what came of it so far: its status is known by then. */
async function beginningOf(response: IncomingMessage, most: number): Promise<Buffer> {
  const read: Buffer[] = [];
  let size = 0;
  response.on('error', () => {}); // also of what comes after it was left
  try {
    if (most > 0) {
      for await (const chunk of response) {
        read.push(chunk as Buffer);
        size += (chunk as Buffer).length;
        if (size >= most) break;
      }
    }
  } catch {
    // its time was over, or the connection broke
  }
  response.destroy();
  return Buffer.concat(read).subarray(0, most);
}
