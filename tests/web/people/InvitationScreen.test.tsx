// @vitest-environment jsdom
import { act, cleanup, fireEvent, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { DEFAULT_SETTINGS } from '../../../server/core/settings/default-settings.rules.ts';
import { setSite } from '../../../web/base/page/site.ts';
import { session } from '../../../web/core/session/session.ts';
import type { SessionAccount } from '../../../web/core/session/session-storage.ts';
import { TakeGiftsAlongDocument } from '../../../web/core/session/useTakeGiftsAlong.generated.ts';
import {
  AcceptInvitationDocument,
  InvitationDocument,
} from '../../../web/people/accounts/InvitationScreen.generated.ts';
import { InvitationScreen } from '../../../web/people/accounts/InvitationScreen.tsx';
import { SignInScreen } from '../../../web/people/accounts/SignInScreen.tsx';
import { SignUpDocument } from '../../../web/people/accounts/SignUpForm.generated.ts';
import { anAccount } from '../an-account.ts';
import { openScreen } from '../open-screen.tsx';
import { sameInput } from '../same-input.ts';

setSite({
  ...DEFAULT_SETTINGS,
  mailEnabled: true,
  passwordsEnabled: true,
  issuers: [],
  paymentsEnabled: false,
  siteUrl: '',
  contactEmail: '',
  socialLinks: {},
} as never);

const ADDRESS = '/invitation/secret';
const BOB = 'bob@example.test';
const KEY = 'k'.repeat(43);

const shown = {
  __typename: 'OpenInvitation',
  email: BOB,
  inviterName: 'Ida &amp; Ben',
  listName: 'Picnic',
  role: 'EDITOR',
};
const invitation = (about: object | null) => ({
  request: { query: InvitationDocument, variables: { token: 'secret' } },
  result: { data: { invitation: about } },
});
const accepting = (result: object) => ({
  request: { query: AcceptInvitationDocument, variables: { token: 'secret' } },
  result,
});
const ACCEPTED = { data: { acceptInvitation: { __typename: 'List', id: 'l1' } } };
const refusal = (code: string) => ({ errors: [new GraphQLError('No.', { extensions: { code } })] });

const started = (account: SessionAccount) =>
  ({ __typename: 'Session', accessToken: 'a', refreshToken: 'r', account }) as const;

function signIn(account: SessionAccount) {
  session.begin(started(account), true);
  onTestFinished(() => session.discard());
}

beforeAll(() => session.start({ refresh: async () => null, signOut: async () => {}, navigate: () => {} }));
afterAll(() => session.stop());

const open = (answers: object[]) => openScreen(InvitationScreen, '/invitation/:token', ADDRESS, answers as never);

test('somebody without an account makes one with the address that was invited, takes the gifts of the device along, and is led to the list', async () => {
  localStorage.setItem('kindlist_guest_key', KEY);
  onTestFinished(() => localStorage.removeItem('kindlist_guest_key'));
  const taken = vi.fn();
  const input = {
    name: 'Bob Lee',
    email: BOB,
    password: 'correct horse',
    acceptTerms: true,
    invitationToken: 'secret',
  };
  const screen = open([
    invitation({ ...shown, hasAccount: false }),
    {
      request: { query: SignUpDocument, variables: sameInput(input) },
      result: { data: { signUp: started(anAccount({ email: BOB })) } },
    },
    {
      request: { query: TakeGiftsAlongDocument, variables: { guestKey: KEY } },
      result: () => {
        taken();
        return { data: { takeGiftsAlong: { __typename: 'GiftConnection', nodes: [] } } };
      },
    },
    accepting(ACCEPTED),
  ]);
  onTestFinished(() => session.discard());
  expect(await screen.findByText('Ida & Ben would like to fill the list “Picnic” with you.')).toBeTruthy();
  const address = screen.getByLabelText('Email Address');
  expect([(address as HTMLInputElement).value, address.hasAttribute('readonly')]).toEqual([BOB, true]);

  for (const label of ['Password', 'Confirm Password']) {
    fireEvent.change(screen.getByLabelText(label), { target: { value: input.password } });
  }
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: input.name } });
  fireEvent.click(screen.getByRole('checkbox'));
  fireEvent.click(screen.getByRole('button', { name: 'Sign Up' }));

  await waitFor(() => expect(screen.router.state.location.pathname).toBe('/lists/l1'));
  await waitFor(() => expect(taken).toHaveBeenCalledOnce());
});

test('somebody with an account signs in under that address, and comes back', async () => {
  const screen = open([invitation({ ...shown, hasAccount: true })]);

  await userEvent.click(await screen.findByRole('link', { name: 'Sign In' }));

  const { pathname, state } = screen.router.state.location;
  const reason = 'Ida & Ben would like to fill the list “Picnic” with you.';
  expect([pathname, state]).toEqual(['/signin', { returnTo: ADDRESS, email: BOB, reason }]);
  cleanup();
  const signingIn = openScreen(SignInScreen, '/signin/:here', '/', [] as never);
  act(() => void signingIn.router.navigate('/signin/here', { state }));
  expect((signingIn.getByLabelText('Email') as HTMLInputElement).value).toBe(BOB);
  expect(signingIn.getByText(reason)).toBeTruthy();
});

test('a person who is signed in under that address is led to the list at once', async () => {
  signIn(anAccount({ email: BOB, emailVerified: false }));
  const screen = open([accepting(ACCEPTED)]);

  await waitFor(() => expect(screen.router.state.location.pathname).toBe('/lists/l1'));
});

test('a person who is signed in as somebody else may sign out, and stays on the page that goes on from there', async () => {
  signIn(anAccount({ email: 'carl@example.test' }));
  const about = invitation({ ...shown, hasAccount: true });
  const screen = open([accepting(refusal('INVITATION_FOR_ANOTHER')), about, about]);
  expect(await screen.findByText(`It was sent to ${BOB}, and you’re signed in as carl@example.test.`)).toBeTruthy();

  await userEvent.click(screen.getByRole('button', { name: 'Sign out and continue' }));

  expect(await screen.findByText(`Sign in as ${BOB} to open it.`)).toBeTruthy();
  expect(screen.router.state.location.pathname).toBe(ADDRESS);
});

test.for([true, false])('an invitation that is over says so (signed in: %s)', async (isSignedIn) => {
  if (isSignedIn) signIn(anAccount());
  const screen = open([isSignedIn ? accepting(refusal('NOT_FOUND')) : invitation(null)]);

  expect(await screen.findByRole('heading', { name: 'This invitation is no longer open' })).toBeTruthy();
  expect(screen.getByRole('link', { name: isSignedIn ? 'Go to My Lists' : 'Sign In' })).toBeTruthy();
});

test('what fails on the way can be tried again', async () => {
  signIn(anAccount({ email: BOB }));
  const lost = { request: accepting({}).request, error: new TypeError('Failed to fetch') };
  const screen = open([lost, accepting(ACCEPTED)]);

  await userEvent.click(await screen.findByRole('button', { name: 'Try Again' }));

  await waitFor(() => expect(screen.router.state.location.pathname).toBe('/lists/l1'));
});
