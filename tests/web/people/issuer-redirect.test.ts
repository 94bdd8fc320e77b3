// @vitest-environment jsdom
import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { keepRequest, mayLeaveByItself, takeIssuerAnswer } from '../../../web/people/accounts/issuer-redirect.ts';

const GOING = { isRemembered: false, returnTo: '/lists/l1', cameFrom: '/signin' } as const;

const leave = () => keepRequest('family', GOING);
const hashOf = (text = '') => createHash('sha256').update(text).digest('base64url');

const comeBack = (answer: Record<string, string>, mark: '?' | '#' = '?', issuer = 'family') => {
  window.history.replaceState(null, '', `/signin/${issuer}${mark}${new URLSearchParams(answer)}`);
  return takeIssuerAnswer(issuer);
};

beforeEach(() => sessionStorage.clear());
afterEach(() => void vi.useRealTimers());

test('on the way, the server and the other site learn the hashes of what the tab keeps alone', async () => {
  const sent = await leave();

  const { input } = comeBack({ state: sent.state, code: 'a code' }) ?? {};

  expect([sent.nonceHash, sent.codeChallenge]).toEqual([hashOf(input?.nonce), hashOf(input?.codeVerifier)]);
  expect(input?.nonce).not.toBe(input?.codeVerifier);
  for (const secret of [sent.state, input?.nonce, input?.codeVerifier]) expect(secret).toMatch(/^[\w-]{43}$/);
});

describe('back', () => {
  test.for([
    ['?', { code: 'a code' }],
    ['#', { id_token: 'a token' }],
    ['?', { error: 'access_denied' }],
  ] as const)('the answer behind %s leaves the address, and what was kept comes with it: %o', async ([mark, said]) => {
    const { state } = await leave();

    const answer = comeBack({ state, ...said }, mark);

    const expected = new URLSearchParams({ state, ...said }).toString();
    expect(answer).toMatchObject({ ...GOING, input: { issuer: 'family', state, answer: expected } });
    expect(window.location.href).toMatch(/\/signin\/family$/);
  });

  test.for([
    ['an answer to somebody else’s question', { state: 'of another tab', code: 'a code' }],
    ['an answer without a question', { code: 'a code' }],
  ] as const)('%s is nothing to sign in with', async ([, answer]) => {
    await leave();
    expect(comeBack(answer)).toEqual({ ...GOING, input: null });
  });

  test('an answer of another site is nothing to sign in with', async () => {
    const { state } = await leave();
    expect(comeBack({ state, code: 'a code' }, '?', 'strangers')).toEqual({ ...GOING, input: null });
  });

  test('an answer is taken once', async () => {
    const { state } = await leave();
    comeBack({ state, code: 'a code' });

    expect(comeBack({ state, code: 'a code' })).toBeNull();
  });

  test('nobody who has not gone is signed in', () => {
    expect(comeBack({ state: '', code: 'a code of somebody else' })).toBeNull();
  });
});

test('a tab leaves by itself once in a minute, and never where it cannot remember that', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  expect([mayLeaveByItself(), mayLeaveByItself()]).toEqual([true, false]);
  vi.setSystemTime(Date.now() + 61_000);
  expect(mayLeaveByItself()).toBe(true);

  const storage = vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  vi.setSystemTime(Date.now() + 61_000);
  expect(mayLeaveByItself()).toBe(false);
  storage.mockRestore();
});
