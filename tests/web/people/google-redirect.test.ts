// @vitest-environment jsdom
import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { goToGoogle, takeGoogleAnswer } from '../../../web/people/accounts/google-redirect.ts';

const ENTRANCE = { clientId: 'kindlist', authorizationUrl: 'https://accounts.example.test/authorize?hl=en' };
const GOING = { isRemembered: false, returnTo: '/lists/l1', cameFrom: '/signin' } as const;

/** Leaves, and says with which parameters. */
async function leave(): Promise<URLSearchParams> {
  let left = '';
  vi.stubGlobal('location', { origin: 'https://kindlist.test', assign: (address: URL) => (left = address.href) });
  await goToGoogle(ENTRANCE, GOING);
  vi.unstubAllGlobals();
  return new URL(left).searchParams;
}

const comeBack = (answer: Record<string, string>) => {
  window.history.replaceState(null, '', `/signin/google#${new URLSearchParams(answer)}`);
  return takeGoogleAnswer();
};

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.unstubAllGlobals());

describe('on the way to Google', () => {
  test('it is asked for a token about this tab, and told where to send it', async () => {
    const asked = await leave();

    expect(Object.fromEntries(asked)).toMatchObject({
      hl: 'en',
      client_id: 'kindlist',
      redirect_uri: 'https://kindlist.test/signin/google',
      response_type: 'id_token',
      scope: 'openid email profile',
    });
    expect(asked.get('state')).toMatch(/^[\w-]{43}$/);
  });

  test('it learns the hash of the nonce alone', async () => {
    const asked = await leave();

    const answer = comeBack({ state: asked.get('state') ?? '', id_token: 'a token' });

    const nonce = answer?.token?.nonce ?? '';
    expect(asked.get('nonce')).toBe(createHash('sha256').update(nonce).digest('base64url'));
    expect([...asked.values()]).not.toContain(nonce);
  });
});

describe('back from Google', () => {
  test('the token leaves the address, and what was kept comes with it', async () => {
    const asked = await leave();

    const answer = comeBack({ state: asked.get('state') ?? '', id_token: 'a token' });

    expect(answer).toMatchObject({ ...GOING, token: { idToken: 'a token' } });
    expect(window.location.href).not.toContain('token');
  });

  test.for([
    ['an answer to somebody else’s question', { state: 'of another tab', id_token: 'a token' }],
    ['an answer without a question', { id_token: 'a token' }],
    ['a refusal', { error: 'access_denied' }],
  ] as const)('%s brings no token', async ([, answer]) => {
    await leave();
    expect(comeBack(answer)).toEqual({ ...GOING, token: null });
  });

  test('an answer is taken once', async () => {
    const asked = await leave();
    const answer = { state: asked.get('state') ?? '', id_token: 'a token' };
    comeBack(answer);

    expect(comeBack(answer)).toBeNull();
  });

  test('nobody who has not gone is signed in', () => {
    expect(comeBack({ state: '', id_token: 'a token of somebody else' })).toBeNull();
  });
});
