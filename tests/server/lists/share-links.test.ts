import type { EntityManager } from '@mikro-orm/postgresql';
import { describe, expect } from 'vitest';
import { assertOpenTo, isOpenTo } from '../../../server/core/access/shared-list.policy.ts';
import { aUser } from '../../builders/accounts.ts';
import { aCollaborator } from '../../builders/collaborators.ts';
import { aList, anItem } from '../../builders/lists.ts';
import { listen, send } from '../graphql.ts';
import { switchPayments } from '../payments.ts';
import { call, problem } from '../rest.ts';
import { servicesOn, test } from '../server-test.ts';

const ROTATE = `mutation ($listId: ID!, $key: String) {
  rotateShareLink(listId: $listId, idempotencyKey: $key) { shareToken shareLinkExpiresAt }
}`;
const EXPIRE = `mutation ($listId: ID!, $expiresAt: DateTimeISO) {
  setShareLinkExpiry(listId: $listId, expiresAt: $expiresAt) { shareToken shareLinkExpiresAt }
}`;
const OPEN = 'query ($token: String!) { sharedList(token: $token) { name shareToken } }';
const WATCH = 'subscription ($token: String!) { sharedListChanged(token: $token) { kind } }';
const NOT_FOUND = { message: 'List not found', extensions: { code: 'NOT_FOUND' } };

const inAYear = '2999-12-24T18:00:00.000Z';
const yesterday = () => new Date(Date.now() - 86_400_000);
const aPremiumUser = (em: EntityManager) => aUser(em, { subscriptionTier: 'PREMIUM' });

describe('replacing the share link', () => {
  test('gives a new one that nobody can guess, and the old one finds nothing, for anybody', async ({ em, app }) => {
    const list = await aList(em, { privacy: 'PUBLIC' });
    const [owner, old] = [list.owner.unwrap(), list.shareToken];

    const { data } = await send(app, ROTATE, owner, { listId: list.id });

    const { shareToken } = data.rotateShareLink;
    expect(shareToken).toMatch(/^[\w-]{32}$/);
    expect(shareToken).not.toBe(old);
    expect((await send(app, OPEN, null, { token: shareToken })).data.sharedList.name).toBe('Birthday');
    for (const viewer of [null, owner]) {
      expect((await send(app, OPEN, viewer, { token: old })).errors[0]).toMatchObject(NOT_FOUND);
    }
    expect((await call(app, `GET /lists/shared/${old}`)).body).toMatchObject(problem('NOT_FOUND', 'List not found'));
  });

  test('is for the owner alone, and demo lists keep theirs', async ({ em, app }) => {
    const list = await aList(em, { privacy: 'PUBLIC' });
    const refusals = [
      [await aCollaborator(em, { list }), 'FORBIDDEN'],
      [await aUser(em), 'FORBIDDEN'],
      [null, 'UNAUTHENTICATED'],
    ] as const;
    for (const [viewer, code] of refusals) {
      const { errors } = await send(app, ROTATE, viewer, { listId: list.id });
      expect(errors[0].extensions.code).toBe(code);
    }
    const demo = await aList(em, { isDemo: true });
    const { errors } = await send(app, ROTATE, demo.owner.unwrap(), { listId: demo.id });
    expect(errors[0].extensions.code).toBe('DEMO_LIST');
    const missing = await send(app, ROTATE, list.owner.unwrap(), { listId: crypto.randomUUID() });
    expect(missing.errors[0]).toMatchObject(NOT_FOUND);
  });

  test('closes the pages that guests have open, and tells the new link to those who work on it', async ({
    em,
    app,
    services,
  }) => {
    const list = await aList(em, { privacy: 'PUBLIC' });
    const friend = await aCollaborator(em, { list });
    const guests = await listen(app, WATCH, null, { token: list.shareToken });
    const member = await listen(
      app,
      `subscription { listChanged(listId: "${list.id}") { kind list { shareToken } } }`,
      friend,
    );
    await Promise.all([guests.next(), member.next()]);

    const { shareToken } = await services.shareLinks.rotateShareLink(list.owner.unwrap(), list.id);

    expect(await guests.next()).toBe('complete');
    expect(await member.next()).toEqual({ listChanged: { kind: 'LIST_EDITED', list: { shareToken } } });
    await Promise.all([guests.close(), member.close()]);
  });

  test('happens once for a call that arrives twice at once', async ({ em, app, services }) => {
    const list = await aList(em);
    const owner = list.owner.unwrap();
    const rotate = () => send(app, ROTATE, owner, { listId: list.id, key: 'one-tap' });

    const [first, second] = await Promise.all([rotate(), rotate()]);
    const third = await rotate();

    expect(second).toEqual(first);
    expect(third).toEqual(first);
    expect((await services.lists.getList(owner, list.id)).revision).toBe(1);
  });

  test('leaves one good link when it is asked for in two places at once', async ({ em, app, orm, infrastructure }) => {
    const list = await aList(em, { privacy: 'PUBLIC' });
    const rotate = () => servicesOn(orm, infrastructure).shareLinks.rotateShareLink(list.owner.unwrap(), list.id);

    await Promise.all([rotate(), rotate(), rotate()]);

    const { shareToken, revision } = await servicesOn(orm, infrastructure).lists.readAgain(list.id);
    expect(revision).toBe(3);
    expect((await send(app, OPEN, null, { token: shareToken })).data.sharedList.shareToken).toBe(shareToken);
  });

  test('leaves a receipt its undo, which does not tell the new link', async ({ em, app, services }) => {
    const list = await aList(em, { privacy: 'PUBLIC' });
    const item = await anItem(em, { list });
    const old = list.shareToken;
    const bought = await services.purchases.purchaseShared(null, old, item.id, { email: 'ann@example.test' });
    const { shareToken } = await services.shareLinks.rotateShareLink(list.owner.unwrap(), list.id);

    const undo = `mutation ($token: String!) {
      undoSharedPurchase(token: $token, purchaseId: "${bought.purchase.id}", undoToken: "${bought.undoToken}") {
        item { title } list { shareToken }
      }
    }`;
    const { data } = await send(app, undo, null, { token: old });

    expect(data.undoSharedPurchase).toEqual({ item: null, list: null });
    const seen = await send(app, '{ sharedList(token: "TOKEN") { items { title } } }'.replace('TOKEN', shareToken));
    expect(seen.data.sharedList.items).toEqual([{ title: 'Red bicycle' }]);
  });

  test('over REST answers with the list, and takes an expiry on the Premium plan', async ({ em, app }) => {
    const [free, premium] = [await aList(em), await aList(em, { owner: await aPremiumUser(em) })];
    const rotate = (list: typeof free, body?: object) =>
      call(app, `POST /lists/${list.id}/share-token`, { viewer: list.owner.unwrap(), body });

    const { status, body } = await rotate(free);
    expect([status, body.message, body.data.id]).toEqual([200, 'Share link replaced', free.id]);
    expect(body.data).toMatchObject({ share_token: expect.stringMatching(/^[\w-]{32}$/), share_link_expires_at: null });
    expect(body.data.share_token).not.toBe(free.shareToken);

    expect((await rotate(premium, { expires_at: inAYear })).body.data.share_link_expires_at).toBe(inAYear);
    expect((await rotate(premium)).body.data.share_link_expires_at).toBe(inAYear); // the next one ends then, too
    expect((await rotate(premium, { expires_at: null })).body.data.share_link_expires_at).toBeNull();

    const refused = await rotate(free, { expires_at: inAYear });
    expect([refused.status, refused.body.code]).toEqual([402, 'PLAN_LIMIT']);
    const stranger = await call(app, `POST /lists/${free.id}/share-token`, { viewer: await aUser(em) });
    expect([stranger.status, stranger.body.code]).toEqual([403, 'FORBIDDEN']);
  });
});

describe('a share link that expires', () => {
  test('is Premium’s, and the owner’s', async ({ em, orm, app, infrastructure }) => {
    const list = await aList(em, { owner: await aPremiumUser(em) });
    const variables = { listId: list.id, expiresAt: inAYear };
    const { data } = await send(app, EXPIRE, list.owner.unwrap(), variables);
    expect(data.setShareLinkExpiry).toEqual({ shareToken: list.shareToken, shareLinkExpiresAt: inAYear });
    const friend = await aCollaborator(em, { list, user: await aPremiumUser(em) });
    expect((await send(app, EXPIRE, friend, variables)).errors[0].extensions.code).toBe('FORBIDDEN');

    const free = await aList(em);
    const refuse = () => send(app, EXPIRE, free.owner.unwrap(), { ...variables, listId: free.id });
    expect((await refuse()).errors[0].message).toBe(
      'Share links that expire are part of the Premium plan, which isn’t available yet.',
    );
    await switchPayments(orm, infrastructure);
    const refused = await refuse();
    expect(refused.errors[0]).toMatchObject({
      message: 'Share links that expire are part of the Premium plan. Please upgrade to use them.',
      extensions: { code: 'PLAN_LIMIT' },
    });
  });

  test('ends at a time to come', async ({ em, app }) => {
    const list = await aList(em, { owner: await aPremiumUser(em) });
    const variables = { listId: list.id, expiresAt: yesterday().toISOString() };
    const { errors } = await send(app, EXPIRE, list.owner.unwrap(), variables);
    expect(errors[0]).toMatchObject({
      extensions: { code: 'BAD_USER_INPUT', fields: { expiresAt: ['Please choose a time in the future'] } },
    });
  });

  test('then finds nothing for guests, cannot be bought through, and stays open to those who work on the list', async ({
    em,
    app,
  }) => {
    const list = await aList(em, { privacy: 'PUBLIC', shareLinkExpiresAt: yesterday() });
    const { id: itemId } = await anItem(em, { list });
    const token = list.shareToken;
    for (const viewer of [null, await aUser(em)]) {
      expect((await send(app, OPEN, viewer, { token })).errors[0]).toMatchObject(NOT_FOUND);
      const buy = `mutation { purchaseSharedItem(token: "${token}", itemId: "${itemId}", input: { email: "ann@example.test" }) { remaining } }`;
      expect((await send(app, buy, viewer)).errors[0]).toMatchObject(NOT_FOUND);
      expect((await call(app, `GET /lists/shared/${token}`, { viewer })).status).toBe(404);
    }
    for (const viewer of [list.owner.unwrap(), await aCollaborator(em, { list })]) {
      expect((await send(app, OPEN, viewer, { token })).data.sharedList.name).toBe('Birthday');
    }
  });

  test('of a private list says nothing of the list', async ({ em, app }) => {
    const list = await aList(em, { privacy: 'PRIVATE', shareLinkExpiresAt: yesterday() });
    expect((await send(app, OPEN, null, { token: list.shareToken })).errors[0]).toMatchObject(NOT_FOUND);
  });

  test('is open until the moment that it ends', async ({ em }) => {
    const end = new Date(inAYear);
    const list = await aList(em, { privacy: 'PUBLIC', shareLinkExpiresAt: end });

    expect(isOpenTo(null, list, new Date(end.getTime() - 1))).toBe(true);
    expect(isOpenTo(null, list, end)).toBe(false);
    expect(() => assertOpenTo(null, list, end)).toThrow('List not found');
  });

  test('closes the pages that guests have open, in that moment and without anybody’s doing', async ({
    em,
    app,
    services,
  }) => {
    const list = await aList(em, { privacy: 'PUBLIC', owner: await aPremiumUser(em) });
    const watch = (viewer: Parameters<typeof listen>[2]) => listen(app, WATCH, viewer, { token: list.shareToken });
    const [guest, owner] = [await watch(null), await watch(list.owner.unwrap())];
    await Promise.all([guest.next(), owner.next()]);

    const end = new Date(Date.now() + 700);
    await services.shareLinks.setShareLinkExpiry(list.owner.unwrap(), list.id, end);

    expect(await guest.next()).toEqual({ sharedListChanged: { kind: 'LIST_EDITED' } });
    expect(await guest.next()).toBe('complete');
    expect(Date.now()).toBeGreaterThanOrEqual(end.getTime());
    expect(await owner.next()).toEqual({ sharedListChanged: { kind: 'LIST_EDITED' } });
    expect(await owner.next()).toEqual({ sharedListChanged: { kind: 'OPENED' } }); // and goes on
    await Promise.all([guest.close(), owner.close()]);
  });

  test('stays in force after a downgrade, can be taken back then, and a new link starts without it', async ({
    em,
    app,
  }) => {
    const owner = await aPremiumUser(em);
    const [ended, other] = [
      await aList(em, { owner, privacy: 'PUBLIC', shareLinkExpiresAt: yesterday() }),
      await aList(em, { owner, privacy: 'PUBLIC', shareLinkExpiresAt: yesterday() }),
    ];
    owner.subscriptionTier = 'FREE';
    await em.flush();
    expect((await send(app, OPEN, null, { token: ended.shareToken })).errors[0]).toMatchObject(NOT_FOUND);

    await send(app, EXPIRE, owner, { listId: ended.id, expiresAt: null });
    const rotated = await send(app, ROTATE, owner, { listId: other.id });

    expect((await send(app, OPEN, null, { token: ended.shareToken })).data.sharedList.name).toBe('Birthday');
    expect(rotated.data.rotateShareLink.shareLinkExpiresAt).toBeNull();
  });
});
