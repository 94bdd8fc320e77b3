// @vitest-environment jsdom
import { act } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ASK_TO_CONNECT, KEY_TAKEN, READY_TO_CONNECT } from '../../../web/core/extension/connecting.ts';
import { CreateApiKeyDocument } from '../../../web/people/profile/ApiKeysCard.generated.ts';
import { ConnectExtensionScreen } from '../../../web/people/profile/ConnectExtensionScreen.tsx';
import { openScreen } from '../open-screen.tsx';

const EXTENSION = 'chrome-extension://abcdefghijklmnop';
const SECRET = 'kl_kR2x8dQh1mZz0aVt7uLq3nPw5yBc9eGf';

const keys: unknown[] = [];
const made = {
  request: {
    query: CreateApiKeyDocument,
    variables: ({ idempotencyKey }: Record<string, unknown>) => keys.push(idempotencyKey) > 0,
  },
  result: {
    data: {
      createApiKey: { __typename: 'NewApiKey', secret: SECRET, apiKey: { __typename: 'ApiKey', id: 'k1' } },
    },
  },
  maxUsageCount: 2,
};

/** Opened from the settings of the extension, which have asked for a key. */
async function open() {
  const opener = { postMessage: vi.fn() };
  vi.stubGlobal('opener', opener);
  const say = (data: unknown, origin = EXTENSION) =>
    act(async () => {
      window.dispatchEvent(new MessageEvent('message', { data, origin, source: opener as unknown as Window }));
    });
  const screen = openScreen(ConnectExtensionScreen, '/connect-extension', '/connect-extension', [made]);
  expect(opener.postMessage).toHaveBeenCalledWith(READY_TO_CONNECT, '*');
  await say(ASK_TO_CONNECT);
  const connect = await screen.findByRole('button', { name: 'Connect' });
  return { screen, opener, say, connect };
}

const handed = [{ kind: 'kindlist-key', key: SECRET }, EXTENSION];

beforeEach(() => {
  keys.length = 0;
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the button works until the extension has its key', async () => {
  const { screen, opener, say, connect } = await open();
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  await user.click(connect);
  await vi.waitFor(() => expect(opener.postMessage).toHaveBeenLastCalledWith(...handed));
  expect(connect.getAttribute('aria-busy')).toBe('true');

  await say(KEY_TAKEN, 'chrome-extension://another');
  expect(connect.getAttribute('aria-busy')).toBe('true');
  await say(KEY_TAKEN);

  expect(await screen.findByText('Connected. You can close this page.')).toBeTruthy();
});

test('an extension that does not take its key is waited for no longer than five seconds, and may take it afterwards', async () => {
  const { screen, opener, say, connect } = await open();
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  await user.click(connect);
  await vi.waitFor(() => expect(opener.postMessage).toHaveBeenLastCalledWith(...handed));
  await act(() => vi.advanceTimersByTimeAsync(5_000));

  expect(screen.getByRole('alert').textContent).toBe('Go back to the extension and press Connect again.');
  expect(connect.hasAttribute('aria-busy')).toBe(false);

  await user.click(connect);
  await vi.waitFor(() => expect(opener.postMessage).toHaveBeenCalledTimes(3));
  await say(KEY_TAKEN);
  expect(await screen.findByText('Connected. You can close this page.')).toBeTruthy();
  expect(new Set(keys).size).toBe(1);
});
