// @vitest-environment jsdom
import { fireEvent, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { session } from '../../../web/core/session/session.ts';
import {
  ApiKeysCardDocument,
  CreateApiKeyDocument,
  RevokeApiKeyDocument,
} from '../../../web/people/profile/ApiKeysCard.generated.ts';
import { ApiKeysCard } from '../../../web/people/profile/ApiKeysCard.tsx';
import { openScreen } from '../open-screen.tsx';
import { theBrowserHas } from '../the-browser-has.ts';

const SECRET = 'kl_kR2x8dQh1mZz0aVt7uLq3nPw5yBc9eGf';
const KEY = {
  __typename: 'ApiKey',
  id: 'k1',
  name: 'Till',
  prefix: 'kl_kR2x8d',
  scopes: ['READ_LISTS', 'WRITE_LISTS'],
  createdAt: '2026-11-20T12:00:00.000Z',
  lastUsedAt: null,
};

const listed = (...apiKeys: object[]) => ({ request: { query: ApiKeysCardDocument }, result: { data: { apiKeys } } });
const create = (result: object, scopes = ['READ_LISTS', 'WRITE_LISTS']) => ({
  request: {
    query: CreateApiKeyDocument,
    variables: ({ idempotencyKey, ...others }: Record<string, unknown>) =>
      typeof idempotencyKey === 'string' && JSON.stringify(others) === JSON.stringify({ name: 'Till', scopes }),
  },
  result,
});

function signIn(subscriptionTier: 'FREE' | 'PREMIUM') {
  const state = session.getState();
  const account = { id: 'u1', subscriptionTier } as never;
  vi.spyOn(session, 'getState').mockReturnValue({ ...state, status: 'signedIn', account });
}

const open = (...answers: Parameters<typeof openScreen>[3]) => openScreen(ApiKeysCard, '/profile', '/profile', answers);

afterEach(() => void vi.restoreAllMocks());

describe('on Premium', () => {
  beforeEach(() => signIn('PREMIUM'));

  test('a key is made, shown once with a way to copy it, and then only listed', async () => {
    const writeText = vi.fn(async () => {});
    theBrowserHas({ clipboard: { writeText } });
    const made = { __typename: 'NewApiKey', secret: SECRET, apiKey: { __typename: 'ApiKey', id: 'k1' } };
    const screen = open(listed(), create({ data: { createApiKey: made } }), listed(KEY));
    expect(await screen.findByText('You have no keys yet.')).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Name of the key'), { target: { value: ' Till ' } });
    fireEvent.click(screen.getByRole('button', { name: 'Create Key' }));
    const shown = await screen.findByLabelText('New API key');
    expect(shown).toHaveProperty('value', SECRET);

    fireEvent.click(screen.getByRole('button', { name: 'Copy' }));
    await screen.findByRole('button', { name: 'Copied!' });
    fireEvent.click(screen.getByRole('button', { name: 'Done' }));

    expect(writeText).toHaveBeenCalledExactlyOnceWith(SECRET);
    expect(document.body.textContent).not.toContain(SECRET);
    expect(JSON.stringify(screen.client.cache.extract())).not.toContain(SECRET);
    expect(await screen.findByText('kl_kR2x8d…')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'API Keys' }));
  });

  test('a key may see buyers only where that was asked for', async () => {
    const made = { __typename: 'NewApiKey', secret: SECRET, apiKey: { __typename: 'ApiKey', id: 'k1' } };
    const scopes = ['READ_LISTS', 'SEE_BUYERS'];
    const screen = open(listed(), create({ data: { createApiKey: made } }, scopes), listed({ ...KEY, scopes }));
    fireEvent.change(await screen.findByLabelText('Name of the key'), { target: { value: 'Till' } });
    const checked = (name: string) => (screen.getByRole('checkbox', { name }) as HTMLInputElement).checked;
    expect(['Read your lists', 'Change your lists', 'See who bought what'].map(checked)).toEqual([true, true, false]);

    fireEvent.click(screen.getByRole('checkbox', { name: 'Change your lists' }));
    fireEvent.click(screen.getByRole('checkbox', { name: 'See who bought what' }));
    fireEvent.click(screen.getByRole('button', { name: 'Create Key' }));

    await screen.findByLabelText('New API key');
    expect(await screen.findByText(/reads, sees buyers, made/)).toBeTruthy();
  });

  test('a key that may do nothing is asked what it is for', async () => {
    const screen = open(listed());
    fireEvent.change(await screen.findByLabelText('Name of the key'), { target: { value: 'Till' } });
    fireEvent.click(screen.getByRole('checkbox', { name: 'Read your lists' }));
    fireEvent.click(screen.getByRole('checkbox', { name: 'Change your lists' }));

    fireEvent.click(screen.getByRole('button', { name: 'Create Key' }));

    expect(await screen.findByText('Please choose what the key may do')).toBeTruthy();
  });

  test('a name that is too long stays as it was pasted, and is refused at its field', async () => {
    const screen = open(listed());
    const name = (await screen.findByLabelText('Name of the key')) as HTMLInputElement;
    await userEvent.click(name);
    await userEvent.paste('k'.repeat(51));

    fireEvent.click(screen.getByRole('button', { name: 'Create Key' }));

    expect(await screen.findByText('Name must be at most 50 characters')).toBeTruthy();
    expect(name.value).toHaveLength(51);
  });

  test('a key without a name is asked for one, at its field', async () => {
    const screen = open(listed());

    fireEvent.click(await screen.findByRole('button', { name: 'Create Key' }));

    expect(await screen.findByText('Please give the key a name')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Name of the key'));
  });

  test('one key too many is told of, and the name stays', async () => {
    const message = 'You have 10 API keys. Please revoke one you no longer use.';
    const refused = { errors: [new GraphQLError(message, { extensions: { code: 'CONFLICT' } })] };
    const screen = open(listed(KEY), create(refused));
    fireEvent.change(await screen.findByLabelText('Name of the key'), { target: { value: 'Till' } });

    fireEvent.click(screen.getByRole('button', { name: 'Create Key' }));

    expect((await screen.findByRole('alert')).textContent).toBe(message);
    expect(screen.getByLabelText('Name of the key')).toHaveProperty('value', 'Till');
  });

  test('a key is revoked after a question', async () => {
    const revoked = {
      request: { query: RevokeApiKeyDocument, variables: { id: 'k1' } },
      result: { data: { revokeApiKey: true } },
    };
    const screen = open(listed(KEY), revoked, listed());
    fireEvent.click(await screen.findByRole('button', { name: 'Revoke Till' }));

    const question = screen.getByRole('alertdialog');
    fireEvent.click(within(question).getByRole('button', { name: 'Revoke' }));

    await waitFor(() => expect(screen.queryByText('kl_kR2x8d…')).toBeNull());
    expect(screen.getByText('You have no keys yet.')).toBeTruthy();
  });
});

describe('on another plan', () => {
  beforeEach(() => signIn('FREE'));

  test('the card says which plan has it, and offers no form', async () => {
    const screen = open(listed());
    expect(screen.getByRole('link', { name: 'part of Premium' }).getAttribute('href')).toBe('/subscription');
    await waitFor(() => expect(screen.queryByRole('status', { name: 'Loading' })).toBeNull());
    expect(screen.queryByRole('button', { name: 'Create Key' })).toBeNull();
  });

  test('keys from before stop working, and can be revoked', async () => {
    const screen = open(listed(KEY));
    expect(await screen.findByRole('button', { name: 'Revoke Till' })).toBeTruthy();
    expect(screen.getByText(/Your keys won’t work until then/)).toBeTruthy();
  });
});
