import { Sealer } from '../../base/process/sealer.ts';
import { Signer } from '../../base/process/signer.ts';
import { guardedPost } from '../../shops/products/guarded-post.ts';
import { FetchRefused } from '../../shops/products/page-fetcher.ts';
import { checkedAddresses } from '../../shops/products/public-address.ts';
import type { Webhook } from './webhook.entity.ts';
import type { WebhookProblem } from './webhook.enums.ts';
import { ANSWER_SECONDS, LOGGED_ANSWER_BYTES, LOGGED_REQUEST_BYTES } from './webhook.rules.ts';

/** An answer after this is a slow one. */
const SLOW_MS = 2_000;

type Endpoint = Pick<Webhook, 'id' | 'url' | 'secretVersion' | 'oldSecretUntil'>;

/** The outcome of a try. */
export interface WebhookAnswer {
  status: number | null;
  problem: WebhookProblem | null;
  milliseconds: number;
  isSlow: boolean;
  /** The beginning of what was answered. */
  text: string;
}

/** The texts that the log keeps of a try, and shows to nobody but the owner. */
interface Exchange {
  request: string;
  answer: string;
}

interface Options {
  /** The site's: from it the secrets of webhooks are made, so that all servers have the same and none keeps them. */
  secret: string;
  userAgent: string;
  /** Hosts with their ports that may be private, and spoken to without encryption, as "127.0.0.1:8799": for tests. */
  allowedPrivateHosts: readonly string[];
  /** How long an endpoint has for its answer. */
  timeoutMs?: number;
}

/** Sends signed messages (https://www.standardwebhooks.com) over connections that can only reach the public. */
export class WebhookSender {
  private readonly allowed: ReadonlySet<string>;
  private readonly signer: Signer;
  private readonly sealer: Sealer;

  constructor(private readonly options: Options) {
    this.allowed = new Set(options.allowedPrivateHosts);
    this.signer = new Signer(options.secret, 'webhook');
    this.sealer = new Sealer(options.secret, 'webhook-log');
  }

  /** The secret with which receivers verify messages, as Standard Webhooks writes it. */
  secretOf({ id, secretVersion }: Pick<Endpoint, 'id' | 'secretVersion'>): string {
    const { signature } = this.signer.sign([id, secretVersion]);
    return `whsec_${Buffer.from(signature, 'base64url').toString('base64')}`;
  }

  /** Whether messages may go there: encrypted, and not to this machine or its neighbours. */
  async mayReach(address: string): Promise<boolean> {
    const url = new URL(address);
    if (!this.isEncrypted(url)) return false;
    try {
      await checkedAddresses(url, this.allowed);
      return true;
    } catch (problem) {
      return problem instanceof FetchRefused && problem.reason === 'network'; // a name that cannot be looked up just now
    }
  }

  async send(endpoint: Endpoint, message: { id: string; body: string }, now: Date): Promise<WebhookAnswer> {
    const begun = performance.now();
    const outcome = await this.post(endpoint, message, now);
    const milliseconds = Math.round(performance.now() - begun);
    return { ...outcome, milliseconds, isSlow: milliseconds > SLOW_MS };
  }

  seal(deliveryId: string, { request, answer }: Exchange): string {
    const kept = { request: beginning(request, LOGGED_REQUEST_BYTES), answer };
    return this.sealer.seal(Buffer.from(JSON.stringify(kept)), deliveryId);
  }

  /** Empty where it was sealed with another secret of the site. */
  open(deliveryId: string, sealed: string): Exchange {
    const plain = this.sealer.open(sealed, deliveryId);
    return plain ? JSON.parse(plain.toString()) : { request: '', answer: '' };
  }

  private async post(
    endpoint: Endpoint,
    { id, body }: { id: string; body: string },
    now: Date,
  ): Promise<Pick<WebhookAnswer, 'status' | 'problem' | 'text'>> {
    const url = new URL(endpoint.url);
    if (!this.isEncrypted(url)) return { status: null, problem: 'INVALID', text: '' };
    const headers = {
      'Content-Type': 'application/json',
      'Content-Length': Buffer.byteLength(body),
      'User-Agent': this.options.userAgent,
      'webhook-id': id,
      'webhook-timestamp': Math.floor(now.getTime() / 1_000),
      'webhook-signature': await this.signaturesOf(endpoint, id, body, now),
      Connection: 'close',
    };
    const posting = {
      headers,
      body,
      timeoutMs: this.options.timeoutMs ?? ANSWER_SECONDS * 1_000,
      answerBytes: LOGGED_ANSWER_BYTES,
      allowed: this.allowed,
    };
    try {
      const { status, answer } = await guardedPost(url, posting);
      return { status, problem: null, text: answer.toString() };
    } catch (problem) {
      return { status: null, problem: problemOf(problem), text: '' };
    }
  }

  /** By the newest secret, and for a day by the one before it, too. */
  private async signaturesOf({ id, ...endpoint }: Endpoint, messageId: string, body: string, now: Date) {
    const { Webhook: Signing } = await import('standardwebhooks'); // not before somebody has a webhook
    const { secretVersion, oldSecretUntil } = endpoint;
    const isOldValid = secretVersion > 1 && oldSecretUntil != null && oldSecretUntil > now;
    return [secretVersion, ...(isOldValid ? [secretVersion - 1] : [])]
      .map((version) => new Signing(this.secretOf({ id, secretVersion: version })).sign(messageId, now, body))
      .join(' ');
  }

  private isEncrypted({ protocol, hostname, port }: URL): boolean {
    return protocol === 'https:' || (protocol === 'http:' && this.allowed.has(`${hostname}:${port || 80}`));
  }
}

/** Whether the receiver has the message. */
export function isDelivered({ status }: Pick<WebhookAnswer, 'status'>): boolean {
  return status !== null && status >= 200 && status < 300;
}

function problemOf(problem: unknown): WebhookProblem {
  if (!(problem instanceof FetchRefused)) throw problem;
  if (problem.reason === 'timeout') return 'TIMEOUT';
  if (problem.reason === 'blocked') return 'BLOCKED';
  return problem.reason === 'invalid' ? 'INVALID' : 'NETWORK';
}

function beginning(text: string, mostBytes: number): string {
  return Buffer.byteLength(text) <= mostBytes ? text : `${Buffer.from(text).subarray(0, mostBytes).toString()}…`;
}
