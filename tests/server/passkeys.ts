import type { FastifyInstance } from 'fastify';
import type { User } from '../../server/core/users/user.entity.ts';
import { PasskeyDevice } from '../fakes/passkey-device.ts';
import { send } from './graphql.ts';
import { PASSWORD } from './second-factors.ts';
import { PUBLIC_URL } from './server-test.ts';

export const BEGIN =
  'mutation ($password: String, $code: String) { beginPasskey(password: $password, code: $code) { options } }';
const ADD = `mutation ($input: NewPasskeyInput!) {
  addPasskey(input: $input) { id passkeys { id name createdAt lastUsedAt } } }`;
export const REMOVE =
  'mutation ($id: ID!, $code: String) { removePasskey(passkeyId: $id, code: $code) { passkeys { id } } }';
export const START = 'mutation ($challenge: String) { beginPasskeySignIn(challenge: $challenge) { options } }';
const SIGN_IN = `mutation ($input: PasskeySignInInput!) {
  signInWithPasskey(input: $input) { accessToken account { id isSecondFactorMissing } } }`;
export const WRONG = 'This passkey could not be checked. Please try again.';

export const aDevice = (options: Partial<ConstructorParameters<typeof PasskeyDevice>[0]> = {}) =>
  new PasskeyDevice({ origin: PUBLIC_URL, ...options });

export const begin = async (app: FastifyInstance, user: User, proof: object = { password: PASSWORD }) =>
  (await send(app, BEGIN, user, proof)).data.beginPasskey.options as string;
export const add = (app: FastifyInstance, user: User, response: string, name = 'My phone') =>
  send(app, ADD, user, { input: { name, response } });
export const start = async (app: FastifyInstance, challenge?: string) =>
  (await send(app, START, null, { challenge })).data.beginPasskeySignIn.options as string;
export const finish = (app: FastifyInstance, response: string) => send(app, SIGN_IN, null, { input: { response } });
export const signInWithPasskey = async (app: FastifyInstance, device: PasskeyDevice) =>
  finish(app, device.get(await start(app)));

export async function aPasskeyOf(app: FastifyInstance, user: User, proof?: object) {
  const device = aDevice();
  const answer = await add(app, user, device.create(await begin(app, user, proof)));
  return { device, id: answer.data.addPasskey.passkeys.at(-1).id as string };
}
