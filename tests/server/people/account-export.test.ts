import type { EntityManager } from '@mikro-orm/postgresql';
import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { hashPassword } from '../../../server/core/users/password-hash.ts';
import { ApiKey } from '../../../server/keys/api-keys/api-key.entity.ts';
import { Item } from '../../../server/lists/items/item.entity.ts';
import { SupportMessage } from '../../../server/people/support/support-message.entity.ts';
import { aUser } from '../../builders/accounts.ts';
import { aCollaborator, anInvitation } from '../../builders/collaborators.ts';
import { aList, anItem } from '../../builders/lists.ts';
import { aPicture } from '../../builders/pictures.ts';
import { exportOf } from '../exports.ts';
import { bearer } from '../graphql.ts';
import { call } from '../rest.ts';
import { test } from '../server-test.ts';
import { upload } from '../uploads.ts';

const aPng = () => aPicture({ width: 640, height: 480 }).png().toBuffer();

async function ida(em: EntityManager) {
  return aUser(em, {
    name: 'Ida Berg',
    emailVerifiedAt: new Date(),
    subscriptionTier: 'PREMIUM',
    passwordHash: await hashPassword('correct horse'),
  });
}

describe('an export', () => {
  test('holds what somebody stored: account, lists with everything on them, and pictures', async ({
    em,
    app,
    services,
  }) => {
    const user = await ida(em);
    const list = await aList(em, { owner: user, name: 'Ida/turns: 7', privacy: 'PUBLIC', eventDate: '2999-12-24' });
    const mug = await anItem(em, { list, title: 'Mug', priceMinor: 1250, quantityDesired: 2 });
    await anItem(em, { list, title: 'Old kite', isArchived: true });
    const second = await aList(em, {
      owner: user,
      name: 'Shop',
      listType: 'SHOPPING',
      createdAt: new Date('2999-01-01'),
    });
    const bob = await aCollaborator(em, { list });
    const invitation = await anInvitation(em, { list });
    await services.purchases.purchaseShared(null, list.shareToken, mug.id, { email: 'bob@example.test', quantity: 1 });
    await upload(app, `/items/${mug.id}/image`, user, { file: await aPng(), type: 'image/png' });
    await upload(app, '/users/me/avatar', user, { file: await aPng(), type: 'image/png' });
    em.create(ApiKey, { user, name: 'My script', scopes: ['READ_LISTS'], prefix: 'kl_abcdef', hash: 'f'.repeat(64) });
    em.create(SupportMessage, { sender: user, name: 'Ida', email: user.email, subject: 'Hello', message: 'How?' });
    await em.flush();

    const { response, files, said } = await exportOf(app, user);

    expect(response.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': expect.stringMatching(/^attachment; filename="your-data-\d{4}-\d\d-\d\d\.zip"$/),
      'cache-control': 'no-store',
    });
    expect(Object.keys(said)).toEqual([
      'account.json',
      'sessions.json',
      'passkeys.json',
      'api-keys.json',
      'webhooks.json',
      'billing.json',
      'persons.json',
      'lists/0001 Idaturns 7.json',
      'lists/0002 Shop.json',
      'delivery-addresses.json',
      'collaborations.json',
      'invitations.json',
      'followed-lists.json',
      'purchases.json',
      'pledges.json',
      'budgets.json',
      'thanks.json',
      'questions.json',
      'off-list-gifts.json',
      'suggestions.json',
      'barcodes.json',
      'circles.json',
      'draws.json',
      'watched-prices.json',
      'notifications.json',
      'messages.json',
    ]);
    const readme = new TextDecoder().decode(files['README.md']);
    expect(readme).toMatch(/^# What Kindlist keeps about you\n/);
    for (const path of Object.keys(said))
      expect(readme).toContain(path.startsWith('lists/') ? '| lists/ |' : `| ${path} |`);
    expect(said['account.json']).toMatchObject({ id: user.id, email: user.email, subscriptionTier: 'PREMIUM' });
    expect(said['account.json'].preferences).toEqual({
      notifications: true,
      reminders: true,
      questions: true,
      emailFrequency: 'WEEKLY',
      theme: 'SYSTEM',
      language: null,
    });
    expect(said['api-keys.json']).toMatchObject([{ name: 'My script', beginsWith: 'kl_abcdef' }]);
    expect(said['billing.json']).toEqual({ subscriptions: [], transactions: [] });
    expect(said['messages.json']).toMatchObject([{ subject: 'Hello', message: 'How?' }]);
    expect(said['lists/0002 Shop.json']).toMatchObject({ id: second.id, items: [] });
    const exported = said['lists/0001 Idaturns 7.json'];
    expect(exported).toMatchObject({
      id: list.id,
      name: 'Ida/turns: 7',
      eventDate: '2999-12-24',
      collaborators: [{ name: bob.name, email: bob.email }],
      invitations: [{ email: invitation.email }],
      purchasesHidden: false,
      items: [
        {
          title: 'Mug',
          price: 12.5,
          quantityPurchased: 1,
          purchases: [{ quantity: 1, buyerEmail: 'bob@example.test', mine: false }],
        },
        { title: 'Old kite', isArchived: true, picture: null },
      ],
    });
    for (const path of [exported.items[0].picture, said['account.json'].picture]) {
      expect(await sharp(files[path]).metadata()).toMatchObject({ format: 'png', width: 640, height: 480 });
    }
  });

  test('holds no secret: no hash, no token, no key', async ({ em, app, services }) => {
    const user = await aUser(em, { passwordHash: await hashPassword('correct horse') });
    await services.accounts.resendVerification(user);

    const { said } = await exportOf(app, user);

    const secrets: { secret: string }[] = await em.execute(
      `select password_hash as secret from users where id = ? union select hash from email_tokens where user_id = ?
       union select id::text from sessions where user_id = ?`,
      [user.id, user.id, user.id],
    );
    expect(secrets.length).toBeGreaterThan(2);
    for (const { secret } of secrets) expect(JSON.stringify(said)).not.toContain(secret);
  });

  test("holds of others' lists that one works on them and what one bought there, and of closed ones no name", async ({
    em,
    app,
    services,
  }) => {
    const user = await ida(em);
    const theirs = await aList(em, { name: 'Weekly shop', listType: 'SHOPPING' });
    await aCollaborator(em, { list: theirs, user });
    const milk = await anItem(em, { list: theirs, title: 'Milk', quantityDesired: 9 });
    await services.purchases.purchaseItem(user, milk.id, 2);
    const open = await aList(em, { name: 'Bob turns 8', privacy: 'PUBLIC' });
    const kite = await anItem(em, { list: open, title: 'Kite' });
    await services.purchases.purchaseShared(null, open.shareToken, kite.id, { email: user.email, quantity: 1 });
    const closed = await aList(em, { name: 'Closed by now', privacy: 'PUBLIC' });
    const secret = await anItem(em, { list: closed, title: 'Secret' });
    await services.purchases.purchaseShared(user, closed.shareToken, secret.id, { quantity: 1 });
    await services.lists.updateList(closed.owner.unwrap(), closed.id, { privacy: 'PRIVATE' });

    const { said } = await exportOf(app, user);

    expect(said['collaborations.json']).toMatchObject([{ list: 'Weekly shop', owner: theirs.owner.unwrap().name }]);
    expect(said['purchases.json']).toMatchObject([
      { list: 'Weekly shop', item: 'Milk', quantity: 2 },
      { list: 'Bob turns 8', item: 'Kite', quantity: 1, email: user.email },
      { list: null, item: null, quantity: 1 },
    ]);
    expect(JSON.stringify(said)).not.toMatch(/Closed by now|Secret/);
  });

  test('names no list that administrators took from its viewers and from those invited, and still names it to who works on it', async ({
    em,
    app,
  }) => {
    const user = await ida(em);
    for (const role of ['VIEWER', 'EDITOR'] as const) {
      const list = await aList(em, { name: `Hidden from a ${role}`, hiddenAt: new Date() });
      await aCollaborator(em, { list, user, role });
    }
    const offered = await aList(em, { name: 'Hidden and offered', hiddenAt: new Date() });
    await anInvitation(em, { list: offered, email: user.email });

    const { said } = await exportOf(app, user);

    expect(said['collaborations.json']).toMatchObject([
      { list: null, owner: null, role: 'VIEWER' },
      { list: 'Hidden from a EDITOR', role: 'EDITOR' },
    ]);
    expect(said['invitations.json']).toMatchObject([{ list: null, owner: null }]);
    expect(JSON.stringify(said)).not.toMatch(/Hidden from a VIEWER|Hidden and offered/);
  });

  test('of an unproved address says nothing of what is under it', async ({ em, app, services }) => {
    const user = await aUser(em);
    const list = await aList(em, { privacy: 'PUBLIC' });
    const item = await anItem(em, { list });
    await services.purchases.purchaseShared(null, list.shareToken, item.id, { email: user.email, quantity: 1 });
    await anInvitation(em, { email: user.email });

    const { said } = await exportOf(app, user);

    expect([said['purchases.json'], said['invitations.json']]).toEqual([[], []]);
  });

  test('of a thousand lists and two thousand items is whole', async ({ em, app }) => {
    const user = await ida(em);
    await em.execute(
      `insert into lists (id, name, owner_id, share_token, list_type, privacy, purchase_visibility, description, is_demo,
         revision, purchase_revision, created_at, updated_at)
       select gen_random_uuid(), 'List ' || n, ?, gen_random_uuid()::text, 'WISHLIST', 'PRIVATE', 'OWNER_SEES_BUYERS', '',
         false, 0, 0, now() + n * interval '1 ms', now() from generate_series(1, 1000) n`,
      [user.id],
    );
    const long = await aList(em, { owner: user, name: 'Long', createdAt: new Date('2999-01-01') });
    for (let place = 0; place < 2000; place++)
      em.create(Item, { list: long, title: `Item ${place}`, orderIndex: place });
    await em.flush();

    const { said } = await exportOf(app, user);

    const lists = Object.entries(said).filter(([path]) => path.startsWith('lists/'));
    expect(lists).toHaveLength(1001);
    expect(said['lists/0001 List 1.json'].name).toBe('List 1');
    const titles = said['lists/1001 Long.json'].items.map(({ title }: { title: string }) => title);
    expect(titles).toEqual(Array.from({ length: 2000 }, (_, place) => `Item ${place}`));
  });

  test('is for a person who is signed in, and only now and then', async ({ em, app }) => {
    const user = await aUser(em);
    const headers = await bearer(app, user);
    const ask = async () => (await app.inject({ url: '/api/v1/users/me/export', headers })).statusCode;

    const statuses = [await ask(), await ask(), await ask(), await ask(), await ask(), await ask()];

    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    expect(await call(app, 'GET /users/me/export')).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } });
    expect(await call(app, 'GET /users/me/export', { viewer: user })).toMatchObject({ status: 429 });
  });
});
