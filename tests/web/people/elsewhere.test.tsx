// @vitest-environment jsdom
import { act, cleanup, waitFor } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { DEFAULT_SETTINGS } from '../../../server/core/settings/default-settings.rules.ts';
import { setSite } from '../../../web/base/page/site.ts';
import { session } from '../../../web/core/session/session.ts';
import { hasSignedOut, noteSignedOut } from '../../../web/core/session/session-storage.ts';
import { ForgotPasswordScreen } from '../../../web/people/accounts/ForgotPasswordScreen.tsx';
import { BeginIssuerSignInDocument } from '../../../web/people/accounts/IssuerButtons.generated.ts';
import { SignInScreen } from '../../../web/people/accounts/SignInScreen.tsx';
import { SignUpScreen } from '../../../web/people/accounts/SignUpScreen.tsx';
import { anAccount } from '../an-account.ts';
import { openScreen } from '../open-screen.tsx';

const HOME = { id: 'home', name: 'Home', iconPath: null };
const site: Parameters<typeof setSite>[0] = {
  ...DEFAULT_SETTINGS,
  mailEnabled: true,
  passwordsEnabled: false,
  issuers: [HOME],
  paymentsEnabled: false,
  siteUrl: '',
  contactEmail: '',
  socialLinks: {},
};

/** Opens the sign-in page; `asked` tells whether it wanted to leave. */
function open(path = '/signin', state?: object) {
  const asked = vi.fn(() => ({ errors: [new GraphQLError('no', { extensions: { code: 'SERVICE_UNAVAILABLE' } })] }));
  const begin = { request: { query: BeginIssuerSignInDocument, variables: () => true }, result: asked };
  const screen = openScreen(SignInScreen, '/signin/:here?', '/', [begin as never]);
  act(() => void screen.router.navigate(path, { state }));
  return { screen, asked };
}

beforeAll(() => session.start({ refresh: async () => null, signOut: async () => {}, navigate: () => {} }));
afterAll(() => session.stop());
beforeEach(() => {
  sessionStorage.clear();
  setSite(site);
});
afterEach(() => setSite({ ...site, passwordsEnabled: true }));

test('without passwords the sign-in page goes straight to the only place, and asks for none', async () => {
  const { screen, asked } = open();

  await waitFor(() => expect(asked).toHaveBeenCalledOnce());

  expect(screen.queryByLabelText('Password')).toBeNull();
  expect((await screen.findByRole('alert')).textContent).toBe('no'); // and stays when that place cannot be reached
  expect(asked).toHaveBeenCalledOnce();
});

test.for([
  ['after a problem', '/signin', { problem: 'Failed to sign in with Home' }, 'Failed to sign in with Home'],
  ['after a session that has expired', '/signin?expired=true', undefined, /has expired/],
] as const)('it stays %s, says why, and offers the way', async ([, path, state, text]) => {
  const { screen, asked } = open(path, state);

  expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Continue with Home' })).toBeTruthy();
  expect(asked).not.toHaveBeenCalled();
});

test('it does not leave again when somebody is sent back at once', async () => {
  const first = open();
  await waitFor(() => expect(first.asked).toHaveBeenCalledOnce());
  cleanup();

  const second = open();

  expect(second.screen.getByRole('button', { name: 'Continue with Home' })).toBeTruthy();
  expect(second.asked).not.toHaveBeenCalled();
});

test('with two places it asks which', () => {
  setSite({ ...site, issuers: [HOME, { id: 'work', name: 'Work', iconPath: null }] });
  const { screen, asked } = open();

  expect(screen.getAllByRole('button', { name: /^Continue with/ })).toHaveLength(2);
  expect(asked).not.toHaveBeenCalled();
});

test('signing up is the same way, and a forgotten password is told to be elsewhere', () => {
  const signUp = openScreen(SignUpScreen, '/signup', '/signup', []);
  expect(signUp.getByRole('button', { name: 'Continue with Home' })).toBeTruthy();
  expect(signUp.queryByLabelText('Password')).toBeNull();
  cleanup();

  const forgotten = openScreen(ForgotPasswordScreen, '/forgot-password', '/forgot-password', []);
  expect(forgotten.getByText(/People sign in here without a password of this site/)).toBeTruthy();
});

test('it stays after a sign-out', () => {
  session.begin({ accessToken: 'a', refreshToken: 'r', account: anAccount() } as never, true);
  onTestFinished(() => session.discard());
  act(() => session.discard());

  const { screen, asked } = open();

  expect(screen.getByRole('button', { name: 'Continue with Home' })).toBeTruthy();
  expect(asked).not.toHaveBeenCalled();
});

test('after a sign-out the page stays, also once it is loaded anew, until somebody has signed in', async () => {
  noteSignedOut();
  const left = open();
  expect(left.screen.getByRole('button', { name: 'Continue with Home' })).toBeTruthy();
  expect(left.asked).not.toHaveBeenCalled();
  cleanup();

  act(() => session.begin({ __typename: 'Session', accessToken: 'a', refreshToken: 'r', account: anAccount() }, true));
  expect(hasSignedOut()).toBe(false);
  await act(() => session.signOut());
});
