import type { EntityManager } from '@mikro-orm/postgresql';
import { describe, expect } from 'vitest';
import { User } from '../../../server/core/users/user.entity.ts';
import { aUser } from '../../builders/accounts.ts';
import { aCollaborator } from '../../builders/collaborators.ts';
import { aList } from '../../builders/lists.ts';
import { aPicture } from '../../builders/pictures.ts';
import { listen, send } from '../graphql.ts';
import { call, problem } from '../rest.ts';
import { test } from '../server-test.ts';
import { pathOf, upload } from '../uploads.ts';

const SET = `mutation ($listId: ID!, $accentColor: AccentColor, $banner: String) {
  setBranding(listId: $listId, accentColor: $accentColor, banner: $banner) {
    branding { accentColor bannerUrl bannerSizes }
  }
}`;
const SHOWN = 'branding { accentColor bannerUrl bannerSizes }';

async function aPremiumList(em: EntityManager) {
  const owner = await aUser(em, { subscriptionTier: 'PREMIUM' });
  return { owner, list: await aList(em, { owner, privacy: 'PUBLIC' }) };
}

async function aBanner(app: Parameters<typeof upload>[0], owner: User): Promise<string> {
  const file = await aPicture({ width: 2000, height: 500 }).jpeg().toBuffer();
  return (await upload(app, '/images/upload', owner, { file, fields: { folder: 'branding' } })).body.url;
}

describe('branding', () => {
  test('of a Premium owner is shown to guests, at once, in sizes for every screen', async ({ em, app }) => {
    const { owner, list } = await aPremiumList(em);
    const guest = await listen(
      app,
      `subscription { sharedListChanged(token: "${list.shareToken}") { kind list { ${SHOWN} } } }`,
    );
    expect(await guest.next()).toEqual({ sharedListChanged: { kind: 'OPENED', list: { branding: null } } });
    const banner = await aBanner(app, owner);

    const { data } = await send(app, SET, owner, { listId: list.id, accentColor: 'PLUM', banner });

    const branding = {
      accentColor: 'PLUM',
      bannerUrl: banner,
      bannerSizes: `${banner.replace('.jpg', '-s.webp')} 400w, ${banner.replace('.jpg', '-m.webp')} 800w, ${banner} 1600w`,
    };
    expect(data.setBranding).toEqual({ branding });
    expect(await guest.next()).toEqual({ sharedListChanged: { kind: 'LIST_EDITED', list: { branding } } });
    await guest.close();
    const rest = await call(app, `GET /lists/shared/${list.shareToken}`);
    expect(rest.body.branding).toEqual({ accent_color: 'plum', banner_url: banner });
  });

  test('changes in parts: what is left out stays, null takes away, and the files go', async ({ em, app }) => {
    const { owner, list } = await aPremiumList(em);
    const [first, second] = [await aBanner(app, owner), await aBanner(app, owner)];
    const put = async (body: object) =>
      (await call(app, `PUT /lists/${list.id}/branding`, { viewer: owner, body })).body.data.branding;

    expect(await put({ accent_color: 'ocean', banner_url: first })).toEqual({
      accent_color: 'ocean',
      banner_url: first,
    });
    expect(await put({ accent_color: 'rose' })).toEqual({ accent_color: 'rose', banner_url: first });
    expect(await put({ banner_url: first })).toEqual({ accent_color: 'rose', banner_url: first });
    expect(await put({ banner_url: second })).toEqual({ accent_color: 'rose', banner_url: second });
    expect((await app.inject(pathOf(first))).statusCode).toBe(404);
    expect(await put({ accent_color: null, banner_url: null })).toBeNull();
    expect((await app.inject(pathOf(second))).statusCode).toBe(404);
  });

  test('is kept, but not shown, when the plan ends, and can then be taken away', async ({ em, app }) => {
    const { owner, list } = await aPremiumList(em);
    await send(app, SET, owner, { listId: list.id, accentColor: 'PLUM', banner: await aBanner(app, owner) });

    await em.nativeUpdate(User, owner.id, { subscriptionTier: 'FREE' });

    const look = `{ sharedList(token: "${list.shareToken}") { ${SHOWN} } list(id: "${list.id}") { ${SHOWN} } }`;
    const { data } = await send(app, look, owner);
    expect(data.sharedList.branding).toBeNull();
    expect(data.list.branding.accentColor).toBe('PLUM');
    const refused = await send(app, SET, owner, { listId: list.id, accentColor: 'ROSE' });
    expect(refused.errors[0].extensions.code).toBe('PLAN_LIMIT');
    const removed = await send(app, SET, owner, { listId: list.id, accentColor: null, banner: null });
    expect(removed.data.setBranding.branding).toEqual({ accentColor: null, bannerUrl: null, bannerSizes: null });
  });

  test('is refused to owners on other plans, and to everybody but the owner', async ({ em, app }) => {
    const { list } = await aPremiumList(em);
    const free = await aList(em);
    const friend = await aCollaborator(em, { list, user: await aUser(em, { subscriptionTier: 'PREMIUM' }) });
    const attempt = async (viewer: User | null, listId = list.id) =>
      (await send(app, SET, viewer, { listId, accentColor: 'PLUM' })).errors?.[0].extensions.code;

    expect(await attempt(free.owner.unwrap(), free.id)).toBe('PLAN_LIMIT');
    expect(await attempt(friend)).toBe('FORBIDDEN');
    expect(await attempt(await aUser(em, { subscriptionTier: 'PREMIUM' }))).toBe('FORBIDDEN');
    expect(await attempt(null)).toBe('UNAUTHENTICATED');
    const { status, body } = await call(app, `PUT /lists/${free.id}/branding`, {
      viewer: free.owner.unwrap(),
      body: { accent_color: 'plum' },
    });
    expect([status, body.code]).toEqual([402, 'PLAN_LIMIT']);
  });

  test('takes only the colours there are, and banners that the owner has uploaded', async ({ em, app }) => {
    const { owner, list } = await aPremiumList(em);
    const others = await aBanner(app, await aUser(em));
    const put = (body: object) => call(app, `PUT /lists/${list.id}/branding`, { viewer: owner, body });

    expect((await put({ accent_color: '#ff0000' })).status).toBe(400);
    const text = 'Please upload the picture first.';
    for (const banner of [others, 'https://elsewhere.test/banner.jpg']) {
      expect((await put({ banner_url: banner })).body).toEqual(
        problem('BAD_USER_INPUT', text, [{ field: 'banner', message: text }]),
      );
    }
  });
});
