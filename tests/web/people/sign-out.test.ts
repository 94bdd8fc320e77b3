// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { DEFAULT_SETTINGS } from '../../../server/core/settings/default-settings.rules.ts';
import { setSite } from '../../../web/base/page/site.ts';
import { session } from '../../../web/core/session/session.ts';
import { hasSignedOut } from '../../../web/core/session/session-storage.ts';
import { requestSignOut } from '../../../web/people/accounts/sign-out.ts';

const beginSignOutThere = vi.hoisted(() => vi.fn(async () => null));
vi.mock('../../../web/people/accounts/sign-out-there.ts', () => ({ beginSignOutThere }));

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

afterEach(() => {
  vi.restoreAllMocks();
  beginSignOutThere.mockClear();
  localStorage.clear();
});

test.for([
  ['without other servers', [], '/', false, false],
  ['where signing out is of this site alone', home(false), '/', false, true],
  ['where it goes on there', home(true), '/', true, true],
  ['on the way to another account', home(true), '/signin', false, true],
] as const)('signing out %s ends the session here', async ([, issuers, to, asksThere, isNoted]) => {
  setSite({ ...site, issuers });
  const signOut = vi.spyOn(session, 'signOut').mockResolvedValue();

  requestSignOut(to);

  await vi.waitFor(() => expect(signOut).toHaveBeenCalledWith(to));
  expect(beginSignOutThere).toHaveBeenCalledTimes(asksThere ? 1 : 0);
  expect(hasSignedOut()).toBe(isNoted);
});

test('signing out ends the session here where the part that asks the other server cannot be loaded', async () => {
  vi.resetModules();
  vi.doMock('../../../web/people/accounts/sign-out-there.ts', () => {
    throw new Error('gone');
  });
  const fresh = await import('../../../web/people/accounts/sign-out.ts');
  const { session: own } = await import('../../../web/core/session/session.ts');
  (await import('../../../web/base/page/site.ts')).setSite({ ...site, issuers: home(true) });
  const signOut = vi.spyOn(own, 'signOut').mockResolvedValue();

  await fresh.signOutNow();

  expect(signOut).toHaveBeenCalledWith('/');
});
