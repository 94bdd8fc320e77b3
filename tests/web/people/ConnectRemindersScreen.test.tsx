// @vitest-environment jsdom
import { fireEvent } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { session } from '../../../web/core/session/session.ts';
import { CreateApiKeyDocument } from '../../../web/people/profile/ApiKeysCard.generated.ts';
import { ConnectRemindersScreen } from '../../../web/people/profile/ConnectRemindersScreen.tsx';
import { openScreen } from '../open-screen.tsx';
import { theBrowserHas } from '../the-browser-has.ts';

const SECRET = 'kl_kR2x8dQh1mZz0aVt7uLq3nPw5yBc9eGf';
const PATH = '/connect-reminders';

const asked: Record<string, unknown>[] = [];
const create = (result: object) => ({
  request: {
    query: CreateApiKeyDocument,
    variables: (variables: Record<string, unknown>) => asked.push(variables) > 0,
  },
  result,
});
const made = { __typename: 'NewApiKey', secret: SECRET, apiKey: { __typename: 'ApiKey', id: 'k1' } };

beforeEach(() => {
  asked.length = 0;
  const account = { id: 'u1', email: 'ida@example.test', subscriptionTier: 'FREE' } as never;
  vi.spyOn(session, 'getState').mockReturnValue({ ...session.getState(), status: 'signedIn', account });
});
afterEach(() => void vi.restoreAllMocks());

test('makes a password that opens reminders alone, and shows it once with server and user name', async () => {
  const writeText = vi.fn(async () => {});
  theBrowserHas({ clipboard: { writeText } });
  const screen = openScreen(ConnectRemindersScreen, PATH, PATH, [create({ data: { createApiKey: made } })]);

  fireEvent.click(await screen.findByRole('button', { name: 'Make an app password' }));

  const password = await screen.findByLabelText('App password');
  expect(password).toHaveProperty('value', SECRET);
  expect(document.activeElement).toBe(password);
  expect(screen.getByLabelText('Server')).toHaveProperty('value', expect.stringMatching(/^https?:\/\/.+\/dav\/$/));
  expect(screen.getByLabelText('User name')).toHaveProperty('value', 'ida@example.test');
  expect(asked).toMatchObject([{ name: 'Reminders', scopes: ['SYNC_REMINDERS'] }]);
  fireEvent.click(screen.getByRole('button', { name: 'Copy: App password' }));
  await screen.findByText('Copied!');
  expect(writeText).toHaveBeenCalledExactlyOnceWith(SECRET);
  expect(JSON.stringify(screen.client.cache.extract())).not.toContain(SECRET);
});

test('says what is wrong, and makes one password however often it is pressed', async () => {
  const refused = create({ errors: [new GraphQLError('You have 10 API keys.', { extensions: { code: 'CONFLICT' } })] });
  const screen = openScreen(ConnectRemindersScreen, PATH, PATH, [refused, create({ data: { createApiKey: made } })]);
  const press = async () => fireEvent.click(await screen.findByRole('button', { name: 'Make an app password' }));

  await press();
  expect(await screen.findByText(/You have 10 API keys/)).toBeTruthy();
  await press();
  await screen.findByLabelText('App password');

  expect(new Set(asked.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
});
