// @vitest-environment jsdom
import { fireEvent } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { afterEach, expect, test, vi } from 'vitest';
import { session } from '../../../web/core/session/session.ts';
import { DeleteAccountDocument } from '../../../web/people/profile/DeleteAccountDialog.generated.ts';
import { DeleteAccountDialog } from '../../../web/people/profile/DeleteAccountDialog.tsx';
import { openScreen } from '../open-screen.tsx';

const request = { query: DeleteAccountDocument, variables: () => true };
const refused = (message: string, code: string, fields?: object) => ({
  request,
  result: { errors: [new GraphQLError(message, { extensions: { code, fields } })] },
});

function open(hasPassword: boolean, ...answers: object[]) {
  const Dialog = () => <DeleteAccountDialog hasSecondFactor={false} hasPassword={hasPassword} onClose={() => {}} />;
  const screen = openScreen(Dialog, '/profile', '/profile', answers as never);
  const enter = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
  return { ...screen, enter, press: () => fireEvent.click(screen.getByRole('button', { name: 'Delete Account' })) };
}

afterEach(() => void vi.restoreAllMocks());

test('an account without a password is deleted by typing the word, and nothing else', async () => {
  const signOut = vi.spyOn(session, 'signOut').mockResolvedValue();
  const result = vi.fn(() => ({ data: { deleteAccount: true } }));
  const screen = open(false, { request, result });
  screen.enter('Type DELETE to confirm', 'delete');
  screen.press();
  expect(await screen.findByText('Please type DELETE to confirm')).toBeDefined();
  expect(result).not.toHaveBeenCalled();

  screen.enter('Type DELETE to confirm', 'DELETE');
  screen.press();

  await vi.waitFor(() => expect(signOut).toHaveBeenCalledOnce());
  expect(result).toHaveBeenCalledExactlyOnceWith({ confirm: 'DELETE' });
});

test('a wrong password is said at its field, and nobody is signed out', async () => {
  const signOut = vi.spyOn(session, 'signOut').mockResolvedValue();
  const words = 'Current password is incorrect';
  const screen = open(true, refused(words, 'BAD_USER_INPUT', { password: [words] }));
  screen.enter('Your password', 'not-my-password');
  screen.press();

  const said = await screen.findByText(words);
  expect(screen.getByLabelText('Your password').getAttribute('aria-describedby')?.split(' ')).toContain(said.id);
  expect(signOut).not.toHaveBeenCalled();
});

test('the last administrator reads why they stay', async () => {
  const screen = open(true, refused('At least one administrator is required.', 'CONFLICT'));
  screen.enter('Your password', 'my-very-password');
  screen.press();

  expect(await screen.findByText('At least one administrator is required.')).toBeDefined();
});
