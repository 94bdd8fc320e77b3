import { expect } from 'vitest';
import { isPassword } from '../../../server/core/users/password-hash.ts';
import { User } from '../../../server/core/users/user.entity.ts';
import { ensureAdministrator, makeAdministrator } from '../../../server/site/admin/administrators.ts';
import { aUser } from '../../builders/accounts.ts';
import { test } from '../server-test.ts';

const credentials = () => ({ email: `${crypto.randomUUID()}@example.test`, password: 'bicycles' });

test('the configured administrator is made once, and keeps the password that they have', async ({ em }) => {
  const { email } = credentials();

  expect(await ensureAdministrator(em.fork(), { email, password: 'bicycles' })).toBeNull();
  expect(await ensureAdministrator(em.fork(), { email, password: 'another one' })).toBeNull();

  const [user, ...others] = await em.fork().find(User, { email });
  expect(others).toEqual([]);
  expect(user).toMatchObject({ role: 'ADMIN', emailVerifiedAt: expect.any(Date) });
  expect(await isPassword('bicycles', user?.passwordHash)).toBe(true);
});

test('an account with that address becomes administrator if the address is proved to be theirs, else not', async ({
  em,
}) => {
  const proved = await aUser(em, { emailVerifiedAt: new Date() });
  const unproven = await aUser(em);

  expect(await ensureAdministrator(em.fork(), { ...credentials(), email: proved.email })).toBeNull();
  expect(await ensureAdministrator(em.fork(), { ...credentials(), email: unproven.email })).toContain('not verified');

  const roles = await em.fork().find(User, { id: [proved.id, unproven.id] }, { orderBy: { id: 'asc' } });
  expect(roles.map(({ role }) => role)).toEqual(['ADMIN', 'USER']);
});

test('by command any account becomes one, and a wrong address is named', async ({ em }) => {
  const user = await aUser(em);

  await makeAdministrator(em.fork(), ` ${user.email.toUpperCase()} `);

  expect((await em.fork().findOneOrFail(User, user.id)).role).toBe('ADMIN');
  await expect(makeAdministrator(em.fork(), 'nobody@example.test')).rejects.toThrow('Nobody has signed up as nobody@');
  await expect(makeAdministrator(em.fork(), ' ')).rejects.toThrow('npm run admin -- EMAIL');
});
