import type { MikroORM } from '@mikro-orm/postgresql';
import type { FastifyInstance } from 'fastify';
import { describe, expect, onTestFinished } from 'vitest';
import { createApp } from '../../../server/app.ts';
import { RateLimits } from '../../../server/base/rate-limits/rate-limits.ts';
import { networkOf } from '../../../server/doors/http/network-address.ts';
import type { Infrastructure } from '../../../server/infrastructure.ts';
import { send } from '../graphql.ts';
import { servicesOn, test } from '../server-test.ts';

const newEmail = () => `${crypto.randomUUID()}@example.test`;
const newAddress = () => `203.0.113.${crypto.randomUUID()}`;
const again = async (times: number, attempt: () => Promise<unknown>) => {
  for (let done = 0; done < times; done++) await attempt();
};

describe('limits', () => {
  test('are counted by all processes together', async ({ databaseUrl, onTestFinished }) => {
    const processes = [new RateLimits(databaseUrl), new RateLimits(databaseUrl)] as const;
    onTestFinished(() => Promise.all(processes.map((each) => each.close())).then(() => {}));
    const keys = [newAddress(), newEmail()];
    const [one, other] = processes;
    await again(5, () => one.consume('signIn', keys));
    await again(5, () => other.consume('signIn', keys));

    await expect(one.consume('signIn', keys)).rejects.toMatchObject({ code: 'RATE_LIMITED', status: 429 });
    await expect(other.consume('signIn', keys)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  });

  test('hold under many attempts at the same moment', async ({ infrastructure: { rateLimits } }) => {
    const keys = [newAddress(), newEmail()];

    const attempts = await Promise.allSettled(Array.from({ length: 30 }, () => rateLimits.consume('signIn', keys)));

    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
  });

  test('bear with a family or a school behind one address', async ({ infrastructure: { rateLimits } }) => {
    const address = newAddress();
    await again(100, () => rateLimits.consume('signIn', [address, newEmail()]));

    await expect(rateLimits.consume('signIn', [address, newEmail()])).rejects.toMatchObject({ status: 429 });
  });

  test('keep neither the address nor the e-mail', async ({ em, infrastructure: { rateLimits } }) => {
    const keys = [newAddress(), newEmail()];

    await rateLimits.consume('signUp', keys);

    const rows = await em.execute('select key from rate_limits');
    for (const key of keys) expect(JSON.stringify(rows)).not.toContain(key);
  });

  test('count nothing when they are off', async ({ databaseUrl }) => {
    const rateLimits = new RateLimits(databaseUrl, false);
    const keys = [newAddress(), newEmail()];

    await expect(again(50, () => rateLimits.consume('signIn', keys))).resolves.toBeUndefined();
  });
});

describe('signing in', () => {
  test('fails ten times for one e-mail, then has to wait', async ({ app }) => {
    const input = { email: newEmail(), password: 'wrong horse' };
    const signIn = () =>
      send(app, 'mutation ($input: SignInInput!) { signIn(input: $input) { accessToken } }', null, { input });
    await again(10, signIn);

    const answer = await signIn();

    expect(answer.errors[0]).toMatchObject({
      message: 'Too many attempts. Please try again later.',
      extensions: { code: 'RATE_LIMITED' },
    });
  });

  test('says in REST how long to wait', async ({ app }) => {
    const payload = { email: newEmail(), password: 'wrong horse' };
    const login = () => app.inject({ method: 'POST', url: '/api/v1/auth/login', payload });
    await again(10, login);

    const response = await login();

    expect(response.statusCode).toBe(429);
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(800);
    expect(response.json().message).toBe('Too many attempts. Please try again later.');
  });

  test('from everywhere together fails a hundred times for one e-mail', async ({ orm, infrastructure }) => {
    const email = newEmail();
    await again(100, () => infrastructure.rateLimits.consume('signInFromAnywhere', [email]));

    const { accounts } = servicesOn(orm, infrastructure, newAddress());

    await expect(accounts.signIn({ email, password: 'wrong horse' })).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  });

  test('cannot be made impossible for its owner by a person who guesses elsewhere', async ({ orm, infrastructure }) => {
    const home = newAddress();
    const atHome = () => servicesOn(orm, infrastructure, home).accounts;
    const [email, password] = [newEmail(), 'correct horse'];
    await atHome().signUp({ name: 'Ann Lee', email, password, acceptTerms: true });
    await atHome().signIn({ email, password });
    await again(100, () => infrastructure.rateLimits.consume('signInFromAnywhere', [email]));

    await expect(atHome().signIn({ email, password })).resolves.toBeDefined();
    await again(10, () =>
      atHome()
        .signIn({ email, password: 'wrong horse' })
        .catch(() => {}),
    );
    await expect(atHome().signIn({ email, password })).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  });

  test('counts only what fails', async ({ orm, infrastructure }) => {
    const { accounts } = servicesOn(orm, infrastructure, newAddress());
    const signUp = { name: 'Ann Lee', email: newEmail(), password: 'correct horse', acceptTerms: true };
    await accounts.signUp(signUp);
    const { email, password } = signUp;

    await again(12, () => accounts.signIn({ email, password }));

    await expect(accounts.signIn({ email, password })).resolves.toBeDefined();
  });
});

describe('where an attempt comes from', () => {
  const ask = (app: FastifyInstance, remoteAddress: string, email: string, forwarded?: string) =>
    app.inject({
      method: 'POST',
      url: '/api/v1/auth/login',
      remoteAddress,
      headers: forwarded ? { 'x-forwarded-for': forwarded } : {},
      payload: { email, password: 'wrong horse' },
    });
  const behindProxy = async (orm: MikroORM, infrastructure: Infrastructure) => {
    const app = await createApp(orm, infrastructure, { trustProxy: ['10.0.0.0/8'] });
    onTestFinished(() => app.close());
    return app;
  };

  test('is what a trusted proxy says, and the last that it says', async ({ orm, infrastructure }) => {
    const app = await behindProxy(orm, infrastructure);
    const email = newEmail();
    await again(10, () => ask(app, '10.0.0.1', email, '198.51.100.7'));

    const invented = await ask(app, '10.0.0.1', email, '192.0.2.1, 198.51.100.7');
    const elsewhere = await ask(app, '10.0.0.1', email, '198.51.100.8');

    expect([invented.statusCode, elsewhere.statusCode]).toEqual([429, 401]);
  });

  test('is nothing that anybody else says', async ({ orm, infrastructure }) => {
    const app = await behindProxy(orm, infrastructure);
    const email = newEmail();
    const lie = (serial: number) => ask(app, '198.51.100.9', email, `192.0.2.${serial}`);
    for (let serial = 0; serial < 10; serial += 1) await lie(serial);

    expect((await lie(10)).statusCode).toBe(429);
  });

  test('is one home, however many addresses of IPv6 it has', async ({ app }) => {
    const email = newEmail();
    for (let serial = 1; serial <= 10; serial += 1) await ask(app, `2001:db8:1:2::${serial}`, email);

    const sameHome = await ask(app, '2001:db8:1:2:ffff::1', email);
    const nextDoor = await ask(app, '2001:db8:1:3::1', email);

    expect([sameHome.statusCode, nextDoor.statusCode]).toEqual([429, 401]);
  });

  test.for([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['::FFFF:cb00:7109', '203.0.113.9'],
    ['2001:DB8::1', '2001:db8:0:0::/64'],
    ['2001:db8:0:0:1:2:3:4', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['unknown', 'unknown'],
  ] as const)('%s counts as %s', ([address, network]) => {
    expect(networkOf(address)).toBe(network);
  });
});

test('no address is mailed more than ten times in a quarter of an hour', async ({ orm, infrastructure }) => {
  const { accounts } = servicesOn(orm, infrastructure, newAddress());
  const email = newEmail();
  await again(10, () => accounts.requestPasswordReset({ email }));

  await expect(accounts.requestPasswordReset({ email })).rejects.toMatchObject({ code: 'RATE_LIMITED' });
});
