import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { aUser } from '../../builders/accounts.ts';
import { aCollaborator } from '../../builders/collaborators.ts';
import { aList } from '../../builders/lists.ts';
import { aPicture } from '../../builders/pictures.ts';
import { listen, send } from '../graphql.ts';
import { call, problem } from '../rest.ts';
import { test } from '../server-test.ts';
import { pathOf, upload } from '../uploads.ts';

const AVATAR_PIXELS = '/users/me/avatar';
const REMOVE = 'mutation { removeAvatar { avatarUrl } }';

const wide = () => aPicture({ width: 1200, height: 600 }).jpeg().toBuffer();

describe('the picture of a person', () => {
  test('is a square wherever it is shown: to themselves, to those they work with, over both APIs', async ({
    em,
    app,
  }) => {
    const list = await aList(em);
    const user = await aCollaborator(em, { list });

    const { status, body } = await upload(app, AVATAR_PIXELS, user, { file: await wide() });

    const address = body.avatar_url;
    const path = pathOf(address);
    const { data } = await send(app, `{ me { avatarUrl } collaborators(listId: "${list.id}") { avatarUrl } }`, user);
    const collaborators = await call(app, `GET /lists/${list.id}/collaborators`, { viewer: list.owner.unwrap() });
    const file = await app.inject({ url: path });
    const { width, height } = await sharp(file.rawPayload).metadata();
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ id: user.id, avatar_url: address });
    expect(data).toEqual({ me: { avatarUrl: address }, collaborators: [{ avatarUrl: address }] });
    expect(collaborators.body.data[0].avatar_url).toBe(address);
    expect([file.statusCode, width, height]).toEqual([200, 288, 288]);
  });

  test('is shown to a person who sees that they have a list open', async ({ em, app, onTestFinished }) => {
    const list = await aList(em);
    const user = await aCollaborator(em, { list });
    const { body } = await upload(app, AVATAR_PIXELS, user, { file: await wide() });
    const query = `subscription { listPresenceChanged(listId: "${list.id}") { people { id avatarUrl } } }`;

    const socket = await listen(app, query, user);
    onTestFinished(() => void socket.close());
    let seen = await socket.next();
    while (seen.listPresenceChanged.people.length === 0) seen = await socket.next();

    expect(seen.listPresenceChanged.people).toEqual([{ id: user.id, avatarUrl: body.avatar_url }]);
  });

  test('goes with its files when it is replaced or removed', async ({ em, app }) => {
    const user = await aUser(em);
    const first = pathOf((await upload(app, AVATAR_PIXELS, user, { file: await wide() })).body.avatar_url);
    const second = pathOf((await upload(app, AVATAR_PIXELS, user, { file: await wide() })).body.avatar_url);

    const { statusCode: replaced } = await app.inject({ url: first });
    const { statusCode: shown } = await app.inject({ url: second });
    const removal = await send(app, REMOVE, user);
    const again = await call(app, 'DELETE /users/me/avatar', { viewer: user });

    expect([replaced, shown, (await app.inject({ url: second })).statusCode]).toEqual([404, 200, 404]);
    expect(removal).toEqual({ data: { removeAvatar: { avatarUrl: null } } });
    expect(again).toMatchObject({ status: 200, body: { success: true, avatar_url: null } });
  });

  test('keeps to the rules of all pictures', async ({ em, app }) => {
    const user = await aUser(em);
    const text = 'Invalid file type (application/pdf). Allowed types: image/jpeg, image/png, image/webp, image/gif';

    const pdf = await upload(app, AVATAR_PIXELS, user, { file: Buffer.from('%PDF-1.7'), type: 'application/pdf' });
    const large = await upload(app, AVATAR_PIXELS, user, { file: Buffer.alloc(10 * 1024 * 1024 + 1) });
    const none = await upload(app, AVATAR_PIXELS, user);
    const guest = await upload(app, AVATAR_PIXELS, null, { file: await wide() });

    expect(pdf).toEqual({ status: 415, body: problem('INVALID_FILE_TYPE', text) });
    expect(large).toMatchObject({ status: 413, body: { code: 'FILE_TOO_LARGE' } });
    expect(none).toMatchObject({ status: 400, body: { message: 'Upload failed' } });
    expect(guest).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } });
    expect((await send(app, REMOVE)).errors[0].extensions.code).toBe('UNAUTHENTICATED');
  });
});
