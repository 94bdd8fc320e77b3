// @vitest-environment jsdom
import { userEvent } from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { expect, test, vi } from 'vitest';
import { SendContactMessageDocument } from '../../../web/public-pages/ContactScreen.generated.ts';
import { ContactScreen } from '../../../web/public-pages/ContactScreen.tsx';
import { openScreen } from '../open-screen.tsx';

const ida = { name: 'Ida Sommer', email: 'ida@example.test' };
vi.mock('../../../web/core/session/session.ts', () => ({
  useSession: () => ({ account: ida }),
  session: { getState: () => ({ status: 'signedIn' }) },
}));

const request = { query: SendContactMessageDocument, variables: () => true };

async function write(...answers: object[]) {
  const asked = answers.map((answer) => ({ request, ...answer }));
  const screen = openScreen(ContactScreen, '/', '/', asked as never);
  await userEvent.type(screen.getByLabelText('Subject'), 'A question');
  await userEvent.type(screen.getByLabelText('Message'), 'How do I share a list?');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  return screen;
}

test('knows who is signed in, and confirms what was sent', async () => {
  const result = vi.fn(() => ({ data: { sendContactMessage: true } }));
  const screen = await write({ result });

  expect((await screen.findByText(/your message is on its way/)).closest('[role=status]')).toBe(document.activeElement);
  const message = { ...ida, subject: 'A question', message: 'How do I share a list?' };
  expect(result).toHaveBeenCalledWith({ input: message, idempotencyKey: expect.any(String) });

  await userEvent.click(screen.getByRole('button', { name: 'Write another' }));
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Name')));
});

test('says at its field what the server finds wrong, and keeps what was typed', async () => {
  const fields = { subject: ['Subject contains invalid content'] };
  const problem = new GraphQLError('Subject contains invalid content', {
    extensions: { code: 'BAD_USER_INPUT', fields },
  });
  const screen = await write({ result: { errors: [problem] } });

  expect(await screen.findByText('Subject contains invalid content')).toBeTruthy();
  expect((screen.getByLabelText('Message') as HTMLTextAreaElement).value).toBe('How do I share a list?');
});

test('that fails on the way loses nothing, and is sent once however often it is tried', async () => {
  const keys: unknown[] = [];
  const variables = ({ idempotencyKey }: { idempotencyKey: string }) => keys.push(idempotencyKey) > 0;
  const noted = { request: { ...request, variables } };
  const lost = { ...noted, error: new TypeError('Failed to fetch') };
  const screen = await write(lost, { ...noted, result: { data: { sendContactMessage: true } } });
  expect(await screen.findByText('Your message could not be sent. Please try again.')).toBeTruthy();
  expect(screen.getByLabelText('Subject')).toHaveProperty('value', 'A question');

  await userEvent.click(screen.getByRole('button', { name: 'Send' }));

  expect(await screen.findByText(/your message is on its way/)).toBeTruthy();
  expect(keys.length).toBeGreaterThan(1);
  expect(new Set(keys).size).toBe(1);
});

test('too many in a row are refused in words, and the last one stays', async () => {
  const words = 'Too many attempts. Please try again later.';
  const problem = new GraphQLError(words, { extensions: { code: 'RATE_LIMITED' } });
  const screen = await write({ result: { errors: [problem] } });

  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.getByLabelText('Message')).toHaveProperty('value', 'How do I share a list?');
});
