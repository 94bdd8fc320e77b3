import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect } from 'vitest';
import { createApp } from '../../../server/app.ts';
import { aUser } from '../../builders/accounts.ts';
import { aList, anItem } from '../../builders/lists.ts';
import { aPicture } from '../../builders/pictures.ts';
import { send } from '../graphql.ts';
import { call, problem } from '../rest.ts';
import { PUBLIC_URL, test as serverTest } from '../server-test.ts';
import { upload } from '../uploads.ts';

const PROFILE = `query ($id: ID!) { publicProfile(id: $id) {
  id name avatarUrl memberSince
  lists { id name description listType eventType eventDate itemCount shareToken pictures { url } }
} }`;

const test = serverTest.extend('page', { scope: 'file' }, async ({ orm, infrastructure }, { onCleanup }) => {
  const webFolder = mkdtempSync(join(tmpdir(), 'kindlist-'));
  copyFileSync(join(import.meta.dirname, '../../../web/index.html'), join(webFolder, 'index.html'));
  const app = await createApp(orm, infrastructure, { webFolder });
  onCleanup(async () => {
    await app.close();
    rmSync(webFolder, { recursive: true });
  });
  return (url: string) => app.inject({ url });
});

describe('a public profile', () => {
  test('shows who it is and the lists that everybody may open, the newest first, over both APIs', async ({
    em,
    app,
  }) => {
    const user = await aUser(em, { name: 'Ida Berg', createdAt: new Date('2025-03-09T10:00:00Z') });
    const party = { name: 'Ida turns 7', description: 'No toys', eventType: 'Birthday', eventDate: '2999-12-24' };
    const older = await aList(em, { owner: user, privacy: 'PUBLIC', createdAt: new Date('2025-04-01'), ...party });
    const newer = await aList(em, { owner: user, privacy: 'PUBLIC', name: 'Shop', listType: 'SHOPPING' });
    const pictureUrls = ['https://shop.example/1.jpg', 'https://shop.example/2.jpg'];
    await anItem(em, { list: older, quantityPurchased: 1, imageUrl: pictureUrls[0] });
    await anItem(em, { list: older, imageUrl: pictureUrls[1] });
    await anItem(em, { list: older, isArchived: true });
    const { body: pictured } = await upload(app, '/users/me/avatar', user, {
      file: await aPicture().webp().toBuffer(),
    });

    const { data } = await send(app, PROFILE, null, { id: user.id });
    const rest = await call(app, `GET /users/${user.id}/public`);

    expect(data.publicProfile).toMatchObject({
      id: user.id,
      name: 'Ida Berg',
      avatarUrl: pictured.avatar_url,
      memberSince: '2025-03-09T10:00:00.000Z',
      lists: [
        { id: newer.id, name: 'Shop', listType: 'SHOPPING', itemCount: 0, shareToken: newer.shareToken, pictures: [] },
        {
          id: older.id,
          ...party,
          listType: 'WISHLIST',
          itemCount: 2,
          shareToken: older.shareToken,
          pictures: pictureUrls.map((url) => ({ url })),
        },
      ],
    });
    const { id, name, avatar_url, member_since, lists } = rest.body;
    expect({ id, name, avatar_url, member_since }).toEqual({
      id: user.id,
      name: 'Ida Berg',
      avatar_url: pictured.avatar_url,
      member_since: '2025-03-09T10:00:00.000Z',
    });
    expect(lists[1]).toEqual({
      id: older.id,
      name: 'Ida turns 7',
      description: 'No toys',
      list_type: 'wishlist',
      event_type: 'Birthday',
      event_date: '2999-12-24',
      item_count: 2,
      share_token: older.shareToken,
    });
    expect(rest.body.data).toEqual({ id, name, avatar_url, member_since, lists });
    expect(JSON.stringify([data, rest.body])).not.toContain(user.email);
  });

  test('names no private list, no demo, and none whose link is over, not even to its owner', async ({ em, app }) => {
    const user = await aUser(em);
    const yesterday = new Date(Date.now() - 86_400_000);
    await aList(em, { owner: user });
    await aList(em, { owner: user, privacy: 'PUBLIC', isDemo: true });
    await aList(em, { owner: user, privacy: 'PUBLIC', shareLinkExpiresAt: yesterday });
    const tomorrow = new Date(Date.now() + 86_400_000);
    const open = await aList(em, { owner: user, privacy: 'PUBLIC', shareLinkExpiresAt: tomorrow });

    for (const viewer of [null, user]) {
      const { data } = await send(app, PROFILE, viewer, { id: user.id });
      expect(data.publicProfile.lists.map(({ id }: { id: string }) => id)).toEqual([open.id]);
    }
  });

  test.for(['nonsense', '00000000-0000-7000-8000-000000000000'])('of %s there is none', async (id, { app }) => {
    const { errors } = await send(app, PROFILE, null, { id });
    const rest = await call(app, `GET /users/${id}/public`);

    expect(errors[0]).toMatchObject({ message: 'Resource not found.', extensions: { code: 'NOT_FOUND' } });
    expect(rest).toMatchObject({ status: 404, body: problem('NOT_FOUND', 'Resource not found.') });
  });

  test('there is none of the owner of the demo lists', async ({ em, app }) => {
    const { id } = await aUser(em, { isSystem: true });

    expect((await send(app, PROFILE, null, { id })).errors[0].extensions.code).toBe('NOT_FOUND');
  });
});

describe('the page of a public profile', () => {
  test('unfolds with the name, lists what is open, and is for no search engine', async ({ em, page }) => {
    const user = await aUser(em, { name: 'Ida <Berg>' });
    await aList(em, { owner: user, privacy: 'PUBLIC', name: 'Ida turns 7' });
    await aList(em, { owner: user, name: 'For her eyes' });

    const { statusCode, body } = await page(`/u/${user.id}`);

    expect(statusCode).toBe(200);
    expect(body).toContain('<title data-page>Ida &lt;Berg&gt; · Kindlist</title>');
    expect(body).toContain('<meta data-page name="robots" content="noindex" />');
    expect(body).toContain(`<link data-page rel="canonical" href="${PUBLIC_URL}/u/${user.id}" />`);
    expect(body).toContain('<li>Ida turns 7</li>');
    expect(body).not.toContain('For her eyes');
    expect(body).not.toContain(user.email);
  });

  test('is missing where nobody is', async ({ page }) => {
    const { statusCode, body } = await page(`/u/${crypto.randomUUID()}`);

    expect(statusCode).toBe(404);
    expect(body).toContain('<title data-page>Page Not Found · Kindlist</title>');
  });
});
