import { describe, expect } from 'vitest';
import { newId } from '../../../server/base/database/uuid.ts';
import { Mail } from '../../../server/core/email/mail.entity.ts';
import { User } from '../../../server/core/users/user.entity.ts';
import { Passkey } from '../../../server/keys/second-factor/passkey.entity.ts';
import { MOST_PASSKEYS } from '../../../server/keys/second-factor/passkey.rules.ts';
import { Session } from '../../../server/keys/sessions/session.entity.ts';
import { anApiKey } from '../../builders/api-keys.ts';
import { send } from '../graphql.ts';
import {
  aDevice,
  add,
  aPasskeyOf,
  BEGIN,
  begin,
  finish,
  REMOVE,
  signInWithPasskey,
  start,
  WRONG,
} from '../passkeys.ts';
import { aPerson, aProtectedPerson, ask, PASSWORD, refusal } from '../second-factors.ts';
import { test } from '../server-test.ts';

const RENAME =
  'mutation ($id: ID!, $name: String!) { renamePasskey(passkeyId: $id, name: $name) { passkeys { name } } }';

test('its owner gives a passkey another name, and it signs in as before; others’ are not found', async ({
  em,
  app,
}) => {
  const [user, other] = [await aPerson(em), await aPerson(em)];
  const { device, id } = await aPasskeyOf(app, user);

  const { data } = await send(app, RENAME, user, { id, name: '  Old phone ' });

  expect(data.renamePasskey.passkeys).toEqual([{ name: 'Old phone' }]);
  expect((await signInWithPasskey(app, device)).errors).toBeUndefined();
  expect(refusal(await send(app, RENAME, other, { id, name: 'Mine' }))).toMatchObject({ code: 'NOT_FOUND' });
  const nameless = refusal(await send(app, RENAME, user, { id, name: ' ' }));
  expect(nameless).toMatchObject({ code: 'BAD_USER_INPUT', fields: { name: ['Please give the passkey a name'] } });
});

describe('adding a passkey', () => {
  test('takes the password, names it, and tells its owner by mail', async ({ em, app }) => {
    const user = await aPerson(em);
    const options = await begin(app, user);

    const { data } = await add(app, user, aDevice().create(options), '  My phone ');

    expect(data.addPasskey.passkeys).toMatchObject([{ name: 'My phone', lastUsedAt: null }]);
    expect(JSON.parse(options)).toMatchObject({
      rp: { id: 'kindlist.test', name: 'Kindlist' },
      user: { name: user.email },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    const [mail] = await em.fork().find(Mail, { to: user.email });
    expect(mail).toMatchObject({ subject: 'A passkey was added' });
    expect(mail?.text).toContain('“My phone” can now sign in to your account.');
    expect(mail?.text).toContain('remove the passkey under Security, then reset your password right away');
  });

  test.for([
    ['without the password', {}],
    ['with a wrong one', { password: 'battery staple' }],
  ] as const)('is refused %s', async ([, proof], { em, app }) => {
    const user = await aPerson(em);
    expect(refusal(await send(app, BEGIN, user, proof))).toMatchObject({ code: 'BAD_USER_INPUT' });
  });

  test('takes a code where signing in does, since a password alone would be a way around it', async ({ em, app }) => {
    const { user, phone, accessToken } = await aProtectedPerson({ em, app });
    const without = await ask(app, accessToken, BEGIN, { password: PASSWORD });
    expect(refusal(without)).toMatchObject({ code: 'BAD_USER_INPUT', fields: { code: expect.anything() } });

    const { data } = await ask(app, accessToken, BEGIN, { password: PASSWORD, code: phone.next() });
    expect(data.beginPasskey.options).toContain(user.email);
  });

  test('is refused while the address is not proved, and to an API key', async ({ em, app }) => {
    const user = await aPerson(em, { emailVerifiedAt: null });
    expect(refusal(await send(app, BEGIN, user, { password: PASSWORD }))).toMatchObject({ code: 'EMAIL_UNVERIFIED' });

    const { headers } = await anApiKey(em, await aPerson(em), ['READ_LISTS', 'WRITE_LISTS']);
    const payload = { query: BEGIN, variables: { password: PASSWORD } };
    const answer = await app.inject({ method: 'POST', url: '/graphql', headers, payload });
    expect(answer.json().data?.beginPasskey).toBeFalsy();
    expect(answer.json().errors).toBeDefined();
  });

  test('is for the person who began, once, on this site, and with a finger', async ({ em, app }) => {
    const [user, other] = [await aPerson(em), await aPerson(em)];
    const device = aDevice();
    const made = device.create(await begin(app, user));
    expect(refusal(await add(app, other, made))).toMatchObject({ fields: { response: [WRONG] } });
    expect((await add(app, user, made)).errors).toBeUndefined();
    expect(refusal(await add(app, user, made))).toMatchObject({ fields: { response: [WRONG] } });

    const elsewhere = aDevice({ origin: 'https://kindlist.test.example' });
    const careless = aDevice({ isVerifying: false });
    for (const bad of [elsewhere, careless]) {
      const answer = await add(app, user, bad.create(await begin(app, user)));
      expect(refusal(answer)).toMatchObject({ fields: { response: [WRONG] } });
    }
    for (const nonsense of ['', '{', '[]', '{"id": 3}', '{"id": "a"}', 'x'.repeat(20_001)]) {
      expect(refusal(await add(app, user, nonsense))).toMatchObject({ code: 'BAD_USER_INPUT' });
    }
  });

  test('looks at no certificate of a maker, whose addresses a stranger may have written', async ({ em, app }) => {
    const user = await aPerson(em);
    const options = await begin(app, user);

    const certified = await add(app, user, aDevice({ format: 'android-key' }).create(options));
    expect(refusal(certified)).toMatchObject({ fields: { response: [WRONG] } });

    expect((await add(app, user, aDevice().create(options))).errors).toBeUndefined(); // it was refused before all else
  });

  test('keeps of what a device says of itself only what browsers know', async ({ em, app }) => {
    const user = await aPerson(em);
    for (const transports of [null, 'usb', [{}, '\u0000', 'usb', 'usb', 'x'.repeat(9_000)]]) {
      const made = JSON.parse(aDevice().create(await begin(app, user)));
      const sent = JSON.stringify({ ...made, response: { ...made.response, transports } });
      expect((await add(app, user, sent)).errors).toBeUndefined();
    }
    const kept = await em.fork().find(Passkey, { user: user.id }, { orderBy: { id: 'asc' } });
    expect(kept.map(({ transports }) => transports)).toEqual([[], ['usb'], ['usb']]);
  });

  test('who begins again has left what was begun before', async ({ em, app }) => {
    const user = await aPerson(em);
    const before = await begin(app, user);
    await begin(app, user);
    expect(refusal(await add(app, user, aDevice().create(before)))).toMatchObject({ fields: { response: [WRONG] } });
  });

  test('ends at a bound, and names are checked', async ({ em, app }) => {
    const user = await aPerson(em);
    const about = {
      user: user.id,
      name: 'One of many',
      publicKey: 'a',
      counter: 0,
      transports: [],
      createdAt: new Date(),
    };
    const many = Array.from({ length: MOST_PASSKEYS }, () => ({ ...about, id: newId(), credentialId: newId() }));
    await em.insertMany(Passkey, many);
    expect(refusal(await send(app, BEGIN, user, { password: PASSWORD }))).toMatchObject({ code: 'CONFLICT' });

    expect(refusal(await add(app, user, '{"id": "a"}', ' '))).toMatchObject({
      fields: { name: ['Please give the passkey a name'] },
    });
  });
});

describe('signing in with a passkey', () => {
  test('takes no password and no name, and counts as two factors', async ({ em, app }) => {
    const { user, phone, accessToken } = await aProtectedPerson({ em, app });
    const { data } = await ask(app, accessToken, BEGIN, { password: PASSWORD, code: phone.next() });
    const device = aDevice();
    await add(app, user, device.create(data.beginPasskey.options));
    const options = await start(app);

    const answer = await finish(app, device.get(options));

    expect(answer.data.signInWithPasskey.account.id).toBe(user.id);
    expect(JSON.parse(options)).toMatchObject({ rpId: 'kindlist.test', userVerification: 'required' });
    expect(JSON.parse(options).allowCredentials ?? []).toEqual([]);
    expect(await em.fork().count(Session, { user: user.id, isTwoFactor: true })).toBeGreaterThan(0);
    const me = await ask(app, answer.data.signInWithPasskey.accessToken, '{ me { passkeys { lastUsedAt } } }');
    expect(me.data.me.passkeys[0].lastUsedAt).not.toBeNull();
  });

  test('is taken once, and never for a signature of another site, another challenge or without a finger', async ({
    em,
    app,
  }) => {
    const user = await aPerson(em);
    const { device } = await aPasskeyOf(app, user);
    const signed = device.get(await start(app));
    expect((await finish(app, signed)).errors).toBeUndefined();
    expect(refusal(await finish(app, signed))).toMatchObject({ fields: { response: [WRONG] } });

    const own = device.get(JSON.stringify({ challenge: 'bWFkZSB1cA', rpId: 'kindlist.test' }));
    const toAdd = device.get(JSON.stringify({ ...JSON.parse(await begin(app, user)), rpId: 'kindlist.test' }));
    const other = JSON.parse(device.get(await start(app)));
    other.response.signature = JSON.parse(device.get(await start(app))).response.signature;
    const elsewhere = device.get(JSON.stringify({ ...JSON.parse(await start(app)), rpId: 'other.test' }));
    for (const wrong of [own, toAdd, JSON.stringify(other), elsewhere, JSON.stringify({ id: 'nobody’s' })]) {
      expect(refusal(await finish(app, wrong))).toMatchObject({ fields: { response: [WRONG] } });
    }
  });

  test('is refused to a copy of the device, whose count is behind', async ({ em, app }) => {
    const { device } = await aPasskeyOf(app, await aPerson(em));
    device.counter = 5;
    expect((await signInWithPasskey(app, device)).errors).toBeUndefined();
    device.counter = 3;
    expect(refusal(await signInWithPasskey(app, device))).toMatchObject({ fields: { response: [WRONG] } });
  });

  test('of two at the same moment with one signature one wins', async ({ em, app }) => {
    const { device } = await aPasskeyOf(app, await aPerson(em));
    const signed = device.get(await start(app));
    const answers = await Promise.all([finish(app, signed), finish(app, signed), finish(app, signed)]);
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
  });

  test('is refused to people who are suspended, and after it was removed', async ({ em, app }) => {
    const user = await aPerson(em);
    const { device, id } = await aPasskeyOf(app, user);
    const stranger = await aPerson(em);
    expect(refusal(await send(app, REMOVE, stranger, { id }))).toMatchObject({ code: 'NOT_FOUND' });

    await em.nativeUpdate(User, user.id, { suspendedAt: new Date(), suspensionReason: 'Spam' });
    expect(refusal(await signInWithPasskey(app, device))).toMatchObject({ code: 'ACCOUNT_SUSPENDED' });
    await em.nativeUpdate(User, user.id, { suspendedAt: null, suspensionReason: null });

    expect((await send(app, REMOVE, user, { id })).data.removePasskey.passkeys).toEqual([]);
    expect(refusal(await signInWithPasskey(app, device))).toMatchObject({ fields: { response: [WRONG] } });
    const subjects = (await em.fork().find(Mail, { to: user.email }, { orderBy: { id: 'asc' } })).map(
      (mail) => mail.subject,
    );
    expect(subjects).toContain('A passkey was removed');
  });

  test('is limited as passwords are', async ({ em, app }) => {
    const { device } = await aPasskeyOf(app, await aPerson(em));
    const wrong = device.get(JSON.stringify({ challenge: 'bWFkZSB1cA', rpId: 'kindlist.test' }));
    for (let n = 0; n < 10; n += 1) await finish(app, wrong);
    expect(refusal(await finish(app, wrong))).toMatchObject({ code: 'RATE_LIMITED' });
    expect(refusal(await signInWithPasskey(app, device))).toMatchObject({ code: 'RATE_LIMITED' });
  });

  test('a session of a person with a second factor keeps its rules: a password alone opens nothing', async ({
    em,
    app,
  }) => {
    const { user, phone } = await aProtectedPerson({ em, app });
    const { device } = await aPasskeyOf(app, user, { password: PASSWORD, code: phone.next() });
    const token = (await signInWithPasskey(app, device)).data.signInWithPasskey.accessToken;
    const change = `mutation ($code: String) {
      changePassword(currentPassword: "${PASSWORD}", newPassword: "battery staple", code: $code) }`;
    expect(refusal(await ask(app, token, change))).toMatchObject({ fields: { code: [expect.any(String)] } });
    expect((await ask(app, token, change, { code: phone.next() })).data.changePassword).toBe(user.id);
  });
});

test('a response that names what no database takes is a wrong one, for guests and people alike', async ({
  em,
  app,
}) => {
  const user = await aPerson(em);
  const CHECK = 'mutation ($response: String!) { checkPasskey(response: $response) { code } }';
  for (const id of ['\\u0000', 'a b', '%', 'a'.repeat(1401), '']) {
    const response = `{ "id": "${id}" }`;
    const answers = [
      await finish(app, response),
      await send(app, CHECK, user, { response }),
      await add(app, user, response),
    ];
    for (const answer of answers) expect(refusal(answer), id.slice(0, 9)).toMatchObject({ code: 'BAD_USER_INPUT' });
  }
});
