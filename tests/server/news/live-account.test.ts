import type { FastifyInstance } from 'fastify';
import { describe, expect, type TestContext } from 'vitest';
import { announceEvent } from '../../../server/core/events/announce.ts';
import type { User } from '../../../server/core/users/user.entity.ts';
import { User as Users } from '../../../server/core/users/user.entity.ts';
import { makeAdministrator } from '../../../server/site/admin/administrators.ts';
import { aUser } from '../../builders/accounts.ts';
import { aPicture } from '../../builders/pictures.ts';
import { listen, send } from '../graphql.ts';
import { test } from '../server-test.ts';
import { upload } from '../uploads.ts';

const WATCH = 'subscription { accountChanged { name email emailVerified avatarUrl role subscriptionTier } }';

async function openTab(app: FastifyInstance, user: User | null, onTestFinished: TestContext['onTestFinished']) {
  const socket = await listen(app, WATCH, user);
  onTestFinished(() => void socket.close());
  return socket;
}

describe('an open tab', () => {
  test('has the account as it is, and follows name, address, picture and role', async ({ em, app, onTestFinished }) => {
    const user = await aUser(em, { emailVerifiedAt: new Date() });
    const tab = await openTab(app, user, onTestFinished);
    const next = async () => (await tab.next()).accountChanged;
    const email = `${crypto.randomUUID()}@example.test`;

    const first = await next();
    await send(app, `mutation { updateProfile(input: { name: "Ann Berg", email: "${email}" }) { id } }`, user);
    const renamed = await next();
    await upload(app, '/users/me/avatar', user, { file: await aPicture().png().toBuffer() });
    const pictured = await next();
    await makeAdministrator(em.fork(), email);
    const promoted = await next();

    expect(first).toMatchObject({ name: 'Ann Lee', email: user.email, emailVerified: true, avatarUrl: null });
    expect(renamed).toEqual({ ...first, name: 'Ann Berg', email, emailVerified: false });
    expect(pictured).toEqual({
      ...renamed,
      avatarUrl: expect.stringMatching(/^https:\/\/kindlist\.test\/images\/avatars\/.+-s\.webp$/),
    });
    expect(promoted).toEqual({ ...pictured, role: 'ADMIN' });
  });

  test('follows the tier', async ({ em, app, onTestFinished }) => {
    const user = await aUser(em);
    const tab = await openTab(app, user, onTestFinished);
    await tab.next();

    await em.transactional(async (inside) => {
      await inside.nativeUpdate(Users, user.id, { subscriptionTier: 'PREMIUM' });
      await announceEvent(inside, { kind: 'ACCOUNT_CHANGED', userId: user.id });
    });

    expect(await tab.next()).toMatchObject({ accountChanged: { subscriptionTier: 'PREMIUM' } });
  });

  test('hears of its own account alone, and a guest of none', async ({ em, app, services, onTestFinished }) => {
    const [user, other] = [await aUser(em), await aUser(em)];
    const tab = await openTab(app, user, onTestFinished);
    await tab.next();
    const guest = await openTab(app, null, onTestFinished);

    await services.profile.updateProfile(other, { name: 'Somebody else' }, {});
    await services.profile.updateProfile(user, { name: 'Ann Berg' }, {});

    expect(await tab.next()).toMatchObject({ accountChanged: { name: 'Ann Berg' } });
    expect(await guest.next()).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
  });
});
