import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** A call of the page, as the page shows it and as the test makes it. */
export interface Step {
  title: MessageDescriptor;
  about: MessageDescriptor;
  method: 'GET' | 'POST' | 'PUT';
  /** Below /api/v1; `$LIST` and the like stand for what an earlier answer said. */
  path: string;
  /** Whether the key goes along. */
  isGuest?: boolean;
  idempotencyKey?: string;
  body?: Record<string, unknown>;
  /** The interesting part of the answer. There is more in it. */
  answer: Record<string, unknown>;
  /** Values for later calls, with their places in the answer. */
  keeps?: Record<string, string>;
}

/** From a key to a shared list. */
export const FIRST_STEPS: readonly Step[] = [
  {
    title: msg`See that the key works`,
    about: msg`A key is sent with every call, like a password. This one says whose it is.`,
    method: 'GET',
    path: '/users/me',
    answer: { success: true, data: { role: 'user', subscription_tier: 'premium' } },
  },
  {
    title: msg`Make a list`,
    about: msg`It is private until you say otherwise. With an Idempotency-Key you can safely send the call again if no answer comes: there will still be one list.`,
    method: 'POST',
    path: '/lists',
    idempotencyKey: 'my-first-list',
    body: { title: 'Ida turns 7', list_type: 'wishlist', event_date: '2999-06-04' },
    answer: { success: true, data: { title: 'Ida turns 7', privacy: 'private', viewer_role: 'owner' } },
    keeps: { LIST: 'data.id', TOKEN: 'data.share_token' },
  },
  {
    title: msg`Add a gift`,
    about: msg`A name is enough; the rest is up to you.`,
    method: 'POST',
    path: '/lists/$LIST/items',
    idempotencyKey: 'my-first-gift',
    body: { name: 'Red bicycle', price: 129.9, quantity_desired: 1 },
    answer: { success: true, data: { name: 'Red bicycle', price: 129.9, quantity_purchased: 0 } },
  },
  {
    title: msg`Share it`,
    about: msg`Anyone with the link can open a public list. What you do not send stays as it is.`,
    method: 'PUT',
    path: '/lists/$LIST',
    body: { privacy: 'public' },
    answer: { success: true, data: { title: 'Ida turns 7', privacy: 'public' } },
  },
  {
    title: msg`Look at it as a guest does`,
    about: msg`Without a key. People open the same list in the browser at /shared/ and the token.`,
    method: 'GET',
    path: '/lists/shared/$TOKEN',
    isGuest: true,
    answer: { success: true, title: 'Ida turns 7', items: [{ name: 'Red bicycle', quantity_purchased: 0 }] },
  },
];

/** Said once in a terminal: the calls below name both. */
export function variablesOf(origin: string): string {
  return `API=${origin}/api/v1\nKEY=kl_…`;
}

/** For a terminal that knows the variables. */
export function commandOf({ method, path, isGuest, idempotencyKey, body }: Step): string {
  const lines = [
    `curl ${method === 'GET' ? '' : `-X ${method} `}"$API${path}"`,
    ...(isGuest ? [] : ['-H "Authorization: Bearer $KEY"']),
    ...(idempotencyKey ? [`-H "Idempotency-Key: ${idempotencyKey}"`] : []),
    ...(body ? ['-H "Content-Type: application/json"', `-d '${JSON.stringify(body, null, 2)}'`] : []),
  ];
  return lines.map((line) => line.replaceAll('\n', '\n  ')).join(' \\\n  ');
}
