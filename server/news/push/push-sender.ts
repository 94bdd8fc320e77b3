import { ECDH } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';
import { guardedPost } from '../../shops/products/guarded-post.ts';
import { FetchRefused } from '../../shops/products/page-fetcher.ts';
import { checkedAddresses } from '../../shops/products/public-address.ts';
import type { PushDevice } from './push-device.entity.ts';
import type { PushKeys } from './push-keys.ts';

/** Longest wait for a push service, and longest that it keeps a push for a device that is off. */
const TIMEOUT_MS = 10_000;
const KEPT_SECONDS = 24 * 60 * 60;

/** In hexadecimal. */
const COMPRESSED_KEY_DIGITS = 66;

/** The reasons that may be others in a while. */
const PASSING: ReadonlySet<string> = new Set(['network', 'timeout']);

/** The outcome of a push: a device that is gone is forgotten, and a service that is away asked again. */
export type PushOutcome = 'sent' | 'gone' | 'later' | 'refused';

type Recipient = Pick<PushDevice, 'endpoint' | 'p256dh' | 'auth'>;

interface Options {
  keys: PushKeys;
  siteUrl: () => string;
  /** Hosts with their ports that may be private, as "127.0.0.1:8799": for tests. */
  allowedPrivateHosts: readonly string[];
}

/** Sends pushes, encrypted for their device (RFC 8291), over connections that can only reach the public. */
export class PushSender {
  private readonly allowed: ReadonlySet<string>;

  constructor(private readonly options: Options) {
    this.allowed = new Set(options.allowedPrivateHosts);
  }

  /** Whether pushes may go there: not to this machine or its neighbours, and not in the open. */
  async mayReach(endpoint: string): Promise<boolean> {
    const url = new URL(endpoint);
    if (url.protocol !== 'https:' && !this.allowed.has(url.host)) return false;
    try {
      await checkedAddresses(url, this.allowed);
      return true;
    } catch (problem) {
      return problem instanceof FetchRefused && problem.reason === 'network'; // a name that cannot be looked up just now
    }
  }

  /** With `untilSeconds`, the push is about now: it comes at once, or not at all once they are over. */
  async send(
    { endpoint, p256dh, auth }: Recipient,
    payload: object,
    topic: string,
    { untilSeconds }: { untilSeconds?: number } = {},
  ): Promise<PushOutcome> {
    if (!isUsableKey(p256dh)) return 'refused';
    const { default: webPush } = await import('web-push'); // not before somebody wants pushes
    const { keys, siteUrl } = this.options;
    const { publicKey, privateKey } = keys;
    const details = { subject: contactFor(siteUrl()), publicKey, privateKey };
    try {
      const request = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(payload), {
        vapidDetails: details,
        TTL: untilSeconds ?? KEPT_SECONDS,
        contentEncoding: 'aes128gcm',
        urgency: untilSeconds === undefined ? 'normal' : 'high',
        topic,
      });
      return outcomeOf(await this.post(endpoint, request.headers, request.body));
    } catch (problem) {
      return problem instanceof FetchRefused && !PASSING.has(problem.reason) ? 'refused' : 'later';
    }
  }

  private async post(endpoint: string, headers: OutgoingHttpHeaders, body: Buffer | null): Promise<number> {
    const posting = { headers, body, timeoutMs: TIMEOUT_MS, answerBytes: 0, allowed: this.allowed };
    return (await guardedPost(new URL(endpoint), posting)).status;
  }
}

function outcomeOf(status: number): PushOutcome {
  if (status >= 200 && status < 300) return 'sent';
  if (status === 404 || status === 410) return 'gone';
  return status === 429 || status >= 500 ? 'later' : 'refused';
}

/** Whether something can be encrypted with the key of a device: it is a point of the curve P-256. */
export function isUsableKey(p256dh: string): boolean {
  try {
    return ECDH.convertKey(p256dh, 'prime256v1', 'base64url', 'hex', 'compressed').length === COMPRESSED_KEY_DIGITS;
  } catch {
    return false;
  }
}

/** Push services want an address at which they could complain. */
function contactFor(siteUrl: string): string {
  return siteUrl.startsWith('https://') ? siteUrl : `mailto:push@${new URL(siteUrl).hostname}`;
}
