// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { session } from '../../../web/core/session/session.ts';
import { ResendVerificationDocument } from '../../../web/core/session/VerificationNotice.generated.ts';
import { EditListScreenDocument } from '../../../web/lists/list-settings/EditListScreen.generated.ts';
import { EditListScreen } from '../../../web/lists/list-settings/EditListScreen.tsx';
import { anAccount } from '../an-account.ts';
import { openScreen } from '../open-screen.tsx';

const WORDS = 'Invited to this list? Confirm your email to open it.';

beforeAll(() => session.start({ refresh: async () => null, signOut: async () => {}, navigate: () => {} }));
afterAll(() => session.stop());

const signIn = (emailVerified: boolean) =>
  act(() =>
    session.begin(
      { __typename: 'Session', accessToken: 'a', refreshToken: 'r', account: anAccount({ emailVerified }) } as never,
      true,
    ),
  );

async function openRefused(code: string) {
  onTestFinished(() => session.discard());
  const refusal = new GraphQLError('You do not have permission to perform this action.', { extensions: { code } });
  const screen = openScreen(EditListScreen, '/lists/:listId/edit', '/lists/l1/edit', [
    { request: { query: EditListScreenDocument, variables: () => true }, result: { errors: [refusal] } },
    { request: { query: ResendVerificationDocument }, result: { data: { resendVerification: true } } },
  ]);
  await screen.findByRole('button', { name: 'Try Again' });
  return screen;
}

test('a person who may be invited, and has not confirmed their address, is sent the mail again where a list is refused', async () => {
  signIn(false);
  const screen = await openRefused('FORBIDDEN');
  expect(screen.getByText(WORDS)).toBeTruthy();

  await userEvent.click(screen.getByRole('button', { name: 'Send again' }));
  expect(await screen.findByText('It’s on its way. Please check your email.')).toBeTruthy();

  signIn(true); // the link was opened, here or elsewhere
  expect(screen.queryByText(WORDS)).toBeNull();
  expect(screen.getByText(/your email address is verified/)).toBeTruthy();
});

test.for([
  ['a list that is not there', false, 'NOT_FOUND'],
  ['somebody with a confirmed address', true, 'FORBIDDEN'],
] as const)('of %s nothing is said about an invitation', async ([, isVerified, code]) => {
  signIn(isVerified);
  const screen = await openRefused(code);
  expect(screen.queryByText(WORDS)).toBeNull();
});
