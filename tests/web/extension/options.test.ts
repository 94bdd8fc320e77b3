// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { ASK_TO_CONNECT, KEY_TAKEN, READY_TO_CONNECT } from '../../../web/core/extension/connecting.ts';
import { connection, keepConnection, rememberSite } from '../../../web/extension/connection.ts';
import { showOptions } from '../../../web/extension/options-page.ts';

const SITE = 'https://lists.example';

/** The page of the site that the settings open, and what it hears. */
function aSite() {
  const page = { postMessage: vi.fn() };
  const open = vi.fn(() => page);
  vi.stubGlobal('open', open);
  const say = (data: unknown, { origin = SITE, source = page as unknown } = {}) =>
    window.dispatchEvent(new MessageEvent('message', { data, origin, source: source as Window }));
  return { page, open, say };
}

function openOptions(): void {
  const options = document.createElement('main');
  document.body.replaceChildren(options);
  showOptions(options);
}

async function connect(address: string): Promise<void> {
  const site = screen.getByLabelText('Address of your site');
  await userEvent.clear(site);
  await userEvent.type(site, address);
  await userEvent.click(screen.getByRole('button', { name: 'Connect' }));
}

const focused = () => document.activeElement?.textContent;

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('DEFAULT_SITE', '');
});

test('the key belongs to the site that gave it, though another tab was asked to connect to another site meanwhile', async () => {
  const { page, open, say } = aSite();
  openOptions();
  await connect(`${SITE}/dashboard`);
  expect(open).toHaveBeenCalledExactlyOnceWith(`${SITE}/connect-extension`);
  rememberSite('https://other.example'); // as the other tab does

  say(READY_TO_CONNECT);
  expect(page.postMessage).toHaveBeenLastCalledWith(ASK_TO_CONNECT, SITE);
  say({ kind: 'kindlist-key', key: 'kl_wrong' }, { origin: 'https://other.example' });
  say({ kind: 'kindlist-key', key: 'kl_wrong' }, { source: window });
  expect(connection()).toBeNull();
  say({ kind: 'kindlist-key', key: 'kl_one' });

  expect(connection()).toEqual({ site: SITE, key: 'kl_one' });
  expect(page.postMessage).toHaveBeenLastCalledWith(KEY_TAKEN, SITE);
  expect(screen.getByRole('status').textContent).toBe(`Connected to ${SITE}.`);
  expect(focused()).toBe('Browser extension');
});

test('who disconnects ends the key, and is led to the heading, since the button is gone', async () => {
  const call = vi.fn(async (_url: string, _request: RequestInit) => new Response('{"data":{"revokeThisApiKey":"k1"}}'));
  vi.stubGlobal('fetch', call);
  keepConnection({ site: SITE, key: 'kl_one' });
  openOptions();
  expect(document.activeElement).toBe(document.body);

  await userEvent.click(screen.getByRole('button', { name: 'Disconnect' }));

  await vi.waitFor(() => expect(connection()).toBeNull());
  const [url, request] = call.mock.calls[0] ?? [];
  expect(url).toBe(`${SITE}/graphql`);
  expect(request?.headers).toMatchObject({ Authorization: 'Bearer kl_one' });
  expect(request?.body).toContain('revokeThisApiKey');
  expect(focused()).toBe('Browser extension');
  expect(screen.getByLabelText('Address of your site')).toHaveProperty('value', SITE);
  expect(screen.queryByText(/couldn’t be ended/)).toBeNull();
});

test.for([
  ['of a site that is gone', 'is said to go on', () => Promise.reject(new TypeError('Failed to fetch')), 1],
  [
    'that ended before',
    'is gone without a word',
    async () => new Response('{"errors":[{"message":"Unknown","extensions":{"code":"UNAUTHENTICATED"}}]}'),
    0,
  ],
] as const)('a key %s %s', async ([, , answer, notes]) => {
  vi.stubGlobal('fetch', vi.fn(answer));
  keepConnection({ site: SITE, key: 'kl_one' });
  openOptions();

  await userEvent.click(screen.getByRole('button', { name: 'Disconnect' }));

  expect(await screen.findByLabelText('Address of your site')).toBeDefined();
  expect(connection()).toBeNull();
  await vi.waitFor(() => expect(screen.queryAllByText(/key couldn’t be ended/)).toHaveLength(notes));
});

test('an address that is none is refused at its field, which says so until it is changed', async () => {
  const { open } = aSite();
  openOptions();
  const site = screen.getByLabelText('Address of your site');
  const described = () =>
    site
      .getAttribute('aria-describedby')
      ?.split(' ')
      .map((id) => document.getElementById(id)?.textContent);
  expect(described()).toEqual(['Where you open your lists.']);

  await connect('https://');
  expect(described()).toEqual(['Please enter the address of your site.', 'Where you open your lists.']);
  expect(site.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(site);

  await userEvent.type(site, SITE.replace('https://', ''));
  expect(described()).toEqual(['Where you open your lists.']);
  expect(site.hasAttribute('aria-invalid')).toBe(false);
  expect(open).not.toHaveBeenCalled();
});
