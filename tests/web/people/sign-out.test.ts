// @vitest-environment jsdom
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { DEFAULT_SETTINGS } from '../../../server/core/settings/default-settings.rules.ts';
import { setSite } from '../../../web/base/page/site.ts';
import { toast } from '../../../web/base/page/toast.ts';
import { session } from '../../../web/core/session/session.ts';
import { hasSignedOut } from '../../../web/core/session/session-storage.ts';
import { keepSuggestion, waitingSuggestions } from '../../../web/guests/suggestions/waiting-suggestions.ts';
import { client } from '../../../web/lists/offline/app-client.ts';
import { requestSignOut, signOutNow } from '../../../web/people/accounts/sign-out.ts';

const site: Parameters<typeof setSite>[0] = {
  ...DEFAULT_SETTINGS,
  mailEnabled: true,
  passwordsEnabled: true,
  issuers: [],
  paymentsEnabled: false,
  siteUrl: '',
  contactEmail: '',
  socialLinks: {},
};
const home = (signsOutThere: boolean) => [{ id: 'home', name: 'Home', iconPath: null, signsOutThere }];
const assign = vi.fn();
const info = vi.spyOn(toast, 'info');
const mutate = vi.spyOn(client, 'mutate');
const answer = (beginIssuerSignOut: object | null) => mutate.mockResolvedValue({ data: { beginIssuerSignOut } });
const said = () => info.mock.calls.map(([text]) => text);
const MAY_BE = expect.stringContaining('you may still be signed in there');

beforeEach(() => {
  vi.spyOn(session, 'signOut').mockResolvedValue();
  vi.spyOn(session, 'signOutHere').mockResolvedValue('the token');
  vi.spyOn(session, 'tellServer').mockReturnValue();
  vi.stubGlobal('location', { assign, pathname: '/', href: 'http://localhost/' });
  info.mockReturnValue();
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.clearAllMocks();
  localStorage.clear();
});

test.for([
  ['without other servers', [], '/', false, false],
  ['where signing out is of this site alone', home(false), '/', false, true],
  ['where it goes on there', home(true), '/', true, true],
  ['on the way to another account', home(true), '/signin', false, true],
] as const)('signing out %s ends the session here', async ([, issuers, to, goesThere, isNoted]) => {
  setSite({ ...site, issuers });
  answer(null);

  requestSignOut(to);

  await vi.waitFor(() => expect(goesThere ? session.signOutHere : session.signOut).toHaveBeenCalledWith(to));
  await vi.waitFor(() => expect(mutate).toHaveBeenCalledTimes(goesThere ? 1 : 0));
  expect(hasSignedOut()).toBe(isNoted);
});

test('suggestions of the account that wait are asked about first, and leave the device with it; others stay', async () => {
  setSite(site);
  const account = { id: 'ann' } as NonNullable<ReturnType<typeof session.getState>['account']>;
  vi.spyOn(session, 'getState').mockReturnValue({ status: 'signedIn', account, leaveTo: '/' });
  onTestFinished(() => vi.mocked(session.getState).mockRestore());
  const input = { title: 'Kite', notes: '', primaryUrl: null, name: '' };
  for (const [key, ownerId] of [
    ['k1', 'ann'],
    ['k2', null],
  ] as const)
    keepSuggestion({ key, ownerId, shareToken: 't1', isSecret: true, input });

  requestSignOut('/');
  expect(session.signOut).not.toHaveBeenCalled();
  expect(waitingSuggestions('ann')).toHaveLength(1);
  await signOutNow();

  expect(session.signOut).toHaveBeenCalledWith('/');
  expect(waitingSuggestions('ann')).toEqual([]);
  expect(waitingSuggestions(null)).toHaveLength(1);
});

test('this device is left first; then the server is asked with the token that was there, and leads on', async () => {
  setSite({ ...site, issuers: home(true) });
  answer({ endSessionUrl: 'https://home.example.test/out' });

  requestSignOut('/');

  await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('https://home.example.test/out'));
  expect(mutate.mock.calls[0]?.[0]).toMatchObject({ context: { accessToken: 'the token' } });
  const [left] = vi.mocked(session.signOutHere).mock.invocationCallOrder;
  expect(left).toBeLessThan(mutate.mock.invocationCallOrder[0] ?? 0);
  expect(said()).toEqual(['Signing out…']);
});

test('who began anew in the meantime is led nowhere', async () => {
  setSite({ ...site, issuers: home(true) });
  answer({ endSessionUrl: 'https://home.example.test/out' });
  const getState = vi.spyOn(session, 'getState').mockReturnValue({ status: 'signedIn', account: null, leaveTo: '/' });

  requestSignOut('/');

  await vi.waitFor(() => expect(getState).toHaveBeenCalled());
  expect(assign).not.toHaveBeenCalled();
  vi.mocked(session.getState).mockRestore();
});

test.for([
  ['the server cannot be reached', () => mutate.mockRejectedValue(new Error('offline'))],
  ['the other site cannot be asked', () => answer({ endSessionUrl: null })],
  [
    'nobody answers in time',
    () => {
      vi.useFakeTimers();
      mutate.mockReturnValue(new Promise(() => {}));
    },
  ],
] as const)(
  'people hear that they may still be signed in there when %s; here the session ends all the same',
  async ([, happens]) => {
    setSite({ ...site, issuers: home(true) });
    happens();

    requestSignOut('/');
    await vi.waitFor(() => expect(said().at(-1)).toEqual(MAY_BE));

    expect(session.signOutHere).toHaveBeenCalledWith('/');
    expect(session.tellServer).toHaveBeenCalledWith('the token');
    expect(assign).not.toHaveBeenCalled();
  },
);

test('signing out ends the session here where the part that asks the other server cannot be loaded', async () => {
  vi.resetModules();
  vi.doMock('../../../web/people/accounts/sign-out-there.ts', () => {
    throw new Error('gone');
  });
  const fresh = await import('../../../web/people/accounts/sign-out.ts');
  const { session: own } = await import('../../../web/core/session/session.ts');
  (await import('../../../web/base/page/site.ts')).setSite({ ...site, issuers: home(true) });
  const signOutHere = vi.spyOn(own, 'signOutHere').mockResolvedValue('the token');
  const tellServer = vi.spyOn(own, 'tellServer').mockReturnValue();

  await fresh.signOutNow();

  expect(signOutHere).toHaveBeenCalledWith('/');
  expect(tellServer).toHaveBeenCalledWith('the token');
});
