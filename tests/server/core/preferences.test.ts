import { describe, expect } from 'vitest';
import { aUser } from '../../builders/accounts.ts';
import { send } from '../graphql.ts';
import { call } from '../rest.ts';
import { test } from '../server-test.ts';

const FIELDS = 'preferences { notifications emailFrequency theme language }';
const MINE = `{ me { ${FIELDS} } }`;
const UPDATE = `mutation ($input: PreferencesChangesInput!) { updatePreferences(input: $input) { ${FIELDS} } }`;

test('somebody new is told of things, hears weekly, and sees the theme of the device', async ({ em, app }) => {
  const answer = await send(app, MINE, await aUser(em));

  expect(answer.data.me.preferences).toEqual({
    notifications: true,
    emailFrequency: 'WEEKLY',
    theme: 'SYSTEM',
    language: null,
  });
});

test('only what is sent is changed, and it stays', async ({ em, app }) => {
  const [user, other] = [await aUser(em), await aUser(em)];

  await send(app, UPDATE, user, { input: { theme: 'DARK' } });
  const { data } = await send(app, UPDATE, user, { input: { emailFrequency: 'NONE', notifications: false } });

  const changed = { notifications: false, emailFrequency: 'NONE', theme: 'DARK', language: null };
  expect(data.updatePreferences.preferences).toEqual(changed);
  expect((await send(app, MINE, user)).data.me.preferences).toEqual(changed);
  expect((await send(app, MINE, other)).data.me.preferences).toMatchObject({ theme: 'SYSTEM', notifications: true });
});

test('the language is one that the site speaks, or none again', async ({ em, app }) => {
  const user = await aUser(em);
  const choose = async (language: string | null) => {
    const { data, errors } = await send(app, UPDATE, user, { input: { language } });
    return errors ? errors[0].extensions.code : data.updatePreferences.preferences.language;
  };

  expect(await choose('pt-BR')).toBe('pt-BR');
  expect(await choose('tlh')).toBe('BAD_USER_INPUT');
  expect((await send(app, MINE, user)).data.me.preferences.language).toBe('pt-BR');
  expect(await choose(null)).toBeNull();
});

test('a guest has none to change', async ({ app }) => {
  const { errors } = await send(app, UPDATE, null, { input: { theme: 'DARK' } });

  expect(errors[0].extensions.code).toBe('UNAUTHENTICATED');
});

describe('over REST', () => {
  test('they are taken and given in the spelling of the contract', async ({ em, app }) => {
    const viewer = await aUser(em);
    const sent = { email_frequency: 'daily', theme: 'light' };

    const { body } = await call(app, 'PUT /users/me/preferences', { viewer, body: sent });

    const stored = { notifications: true, reminders: true, questions: true, emailFrequency: 'daily', theme: 'light' };
    expect(body).toMatchObject({ ...stored, message: 'Preferences updated successfully', data: stored });
    expect((await call(app, 'GET /users/me', { viewer })).body.preferences).toEqual(stored);
  });

  test('a language is there once it is chosen', async ({ em, app }) => {
    const viewer = await aUser(em);
    const choose = (language: string | null) => call(app, 'PUT /users/me/preferences', { viewer, body: { language } });

    expect((await choose('ja')).body.language).toBe('ja');
    expect((await call(app, 'GET /users/me', { viewer })).body.preferences.language).toBe('ja');
    expect((await choose(null)).body.language).toBeUndefined();
  });

  test.for([
    [{ theme: 'mauve' }, 'theme must be one of light, dark, system.'],
    [{ emailFrequency: 7 }, 'emailFrequency must be a text.'],
    [{ notifications: 'yes' }, 'notifications must be true or false.'],
  ] as const)('%j is refused, and nothing changes', async ([sent, message], { em, app }) => {
    const viewer = await aUser(em);

    const { status, body } = await call(app, 'PUT /users/me/preferences', { viewer, body: sent });

    expect(status).toBe(400);
    expect(body.message).toBe(message);
    const defaults = {
      theme: 'system',
      emailFrequency: 'weekly',
      notifications: true,
      reminders: true,
      questions: true,
    };
    expect((await call(app, 'GET /users/me', { viewer })).body.preferences).toEqual(defaults);
  });
});
