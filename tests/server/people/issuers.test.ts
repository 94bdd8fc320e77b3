import { expect, onTestFinished } from 'vitest';
import { Issuer } from '../../../server/people/issuers/issuer.ts';
import { googleIssuer } from '../../../server/people/issuers/issuer-settings.ts';
import { CLIENT_ID, startGoogleServer } from '../../fakes/google-server.ts';
import { PUBLIC_URL, test } from '../server-test.ts';

const person = () => ({ sub: crypto.randomUUID(), email: `${crypto.randomUUID()}@example.test` });

/** Tokens of an issuer that answers in its own way, and what the operator is told about it. */
async function anIssuer(options: Parameters<typeof startGoogleServer>[0]) {
  const server = await startGoogleServer(options);
  onTestFinished(server.stop);
  const told: string[] = [];
  const read = (issuer: string, token: string) =>
    new Issuer(googleIssuer(CLIENT_ID, undefined, issuer), PUBLIC_URL, (message) => told.push(message)).readToken(
      token,
      null,
    );
  return { server, told, read };
}

test.for([false, true])(
  'an issuer that writes itself with a slash at its end is found, set with one: %s',
  async (isSetWith) => {
    const { server, read, told } = await anIssuer({ hasSlash: true });
    const about = person();

    const identity = await read(`${server.issuer}${isSetWith ? '/' : ''}`, await server.token(about));

    expect(identity).toMatchObject({ subject: about.sub, email: about.email });
    expect(told).toEqual([]);
  },
);

test.for(['ES256', 'EdDSA'] as const)('an issuer may sign with %s', async (algorithm) => {
  const { server, read } = await anIssuer({ algorithm });
  const about = person();

  expect(await read(server.issuer, await server.token(about))).toMatchObject({ subject: about.sub });
});

test('a list of one audience is taken; of several, others would hold the token, too', async () => {
  const { server, read, told } = await anIssuer({});

  expect(await read(server.issuer, await server.token({ ...person(), aud: [CLIENT_ID] }))).toBeTruthy();
  const several = await server.token({ ...person(), aud: [CLIENT_ID, 'another'] });
  await expect(read(server.issuer, several)).rejects.toMatchObject({ status: 400 });
  expect(told).toEqual([expect.stringContaining('aud')]);
});

test.for([
  [{ email_verified: undefined }, 'email_verified is missing'],
  [{ email: undefined }, 'email is missing'],
] as const)('a token with %s is refused, and the operator told what to change', async ([lack, advice]) => {
  const { server, read, told } = await anIssuer({});

  await expect(read(server.issuer, await server.token({ ...person(), ...lack }))).rejects.toMatchObject({
    status: 400,
  });

  expect(told).toEqual([expect.stringContaining(advice)]);
});

test('an issuer of another name is said to be one, with both names', async () => {
  const { server, read, told } = await anIssuer({});
  const other = server.issuer.replace('127.0.0.1', 'localhost');

  await expect(read(other, await server.token(person()))).rejects.toMatchObject({ status: 503 });

  expect(told).toEqual([expect.stringContaining(server.issuer)]);
  expect(told[0]).toContain(other);
});
