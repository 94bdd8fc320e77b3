import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { createApp } from '../../../server/app.ts';
import { qrCode } from '../../../server/base/look/qr-code.rules.ts';
import { List } from '../../../server/lists/lists/list.entity.ts';
import { Person } from '../../../server/lists/lists/person.entity.ts';
import { aUser } from '../../builders/accounts.ts';
import { aCollaborator } from '../../builders/collaborators.ts';
import { aList, anItem } from '../../builders/lists.ts';
import { aPerson } from '../../builders/persons.ts';
import { aPicture } from '../../builders/pictures.ts';
import { PUBLIC_URL, test as serverTest } from '../server-test.ts';
import { upload } from '../uploads.ts';

const test = serverTest.extend('page', { scope: 'file' }, async ({ orm, infrastructure }, { onCleanup }) => {
  const webFolder = mkdtempSync(join(tmpdir(), 'kindlist-'));
  copyFileSync(join(import.meta.dirname, '../../../web/index.html'), join(webFolder, 'index.html'));
  const app = await createApp(orm, infrastructure, { webFolder });
  onCleanup(async () => {
    await app.close();
    rmSync(webFolder, { recursive: true });
  });
  return (url: string, method: 'GET' | 'HEAD' = 'GET') => app.inject({ url, method });
});

/** Reads a page as a chat app does: the title, and each meta element by its name. */
function headOf(html: string): Record<string, string> {
  const meta = [...html.matchAll(/<meta [^>]*?(?:name|property)="([^"]+)"[^>]*? content="([^"]*)"/g)];
  return Object.fromEntries([
    ['title', /<title[^>]*>([^<]*)</.exec(html)?.[1] ?? ''],
    ['canonical', /<link [^>]*rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? ''],
    ...meta.map(([, name, content]) => [name, content]),
  ]);
}

describe('the link to a shared list', () => {
  test('says for whom it is, where that is somebody without an account, and who asks', async ({ em, page }) => {
    const owner = await aUser(em, { name: 'Ann' });
    const person = await aPerson(em, { owner, name: 'Emma &amp; Leo', birthMonth: 3, birthDay: 9, birthYear: 2021 });
    const list = await aList(em, { owner, person, privacy: 'PUBLIC', name: 'Six years' });
    await aCollaborator(em, { list, role: 'EDITOR', user: await aUser(em, { name: 'Ben' }) });
    await aCollaborator(em, { list, role: 'HELPER', user: await aUser(em, { name: 'Zyxa' }) });
    const before = headOf((await page(`/shared/${list.shareToken}`)).body);
    await em.nativeUpdate(Person, { id: person.id }, { name: 'Leo' });

    const { body } = await page(`/shared/${list.shareToken}`);

    expect(before.description).toBe('For Emma &amp; Leo, asked by Ann and Ben: see what’s still wanted.');
    expect(headOf(body)['og:image']).not.toBe(before['og:image']);
    for (const secret of [person.id, '2021', 'Zyxa', 'by Ann'])
      expect(body.replaceAll('asked by Ann', '')).not.toContain(secret);
  });

  test('unfolds in words as people read them, however often they were encoded', async ({ em, page }) => {
    const owner = await aUser(em, { name: 'Ida &amp; Ben' });
    const list = await aList(em, { owner, privacy: 'PUBLIC', name: 'Tea &amp;amp; cake' });
    await anItem(em, { list, title: 'Salt &amp;amp; pepper' });

    const { body } = await page(`/shared/${list.shareToken}`);

    expect(headOf(body)).toMatchObject({
      title: 'Tea &amp; cake · Kindlist',
      'og:description': 'Wishlist by Ida &amp; Ben: see what’s still wanted.',
    });
    expect(body).toContain('Salt &amp; pepper');
    expect(body).not.toContain('amp;amp;');
    const profile = await page(`/u/${owner.id}`);
    expect(headOf(profile.body).title).toContain('Ida &amp; Ben');
  });

  test('unfolds with its name, description and a picture of its own', async ({ em, page }) => {
    const list = await aList(em, { privacy: 'PUBLIC', name: 'Ida turns 7', description: 'No toys,\nplease.' });
    await anItem(em, { list, title: 'Kite', imageUrl: 'https://shop.test/kite.jpg' });

    const { statusCode, headers, body } = await page(`/shared/${list.shareToken}?undo=1.2`);

    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'private, no-cache' });
    const address = `${PUBLIC_URL}/shared/${list.shareToken}`;
    expect(headOf(body)).toMatchObject({
      title: 'Ida turns 7 · Kindlist',
      description: 'No toys, please.',
      robots: 'noindex',
      canonical: address,
      'og:type': 'website',
      'og:site_name': 'Kindlist',
      'og:title': 'Ida turns 7',
      'og:description': 'No toys, please.',
      'og:url': address,
      'og:image': expect.stringContaining(`${PUBLIC_URL}/link-pictures/${list.shareToken}/`),
      'og:image:type': 'image/jpeg',
      'og:image:width': '1200',
      'og:image:height': '630',
      'twitter:card': 'summary_large_image',
      'twitter:title': 'Ida turns 7',
    });
    expect(body.match(/<title/g)).toHaveLength(1);
    expect(body.match(/name="description"/g)).toHaveLength(1);
    expect((await page(`/shared/${list.shareToken}`, 'HEAD')).statusCode).toBe(200);
  });

  test.for([
    ['WISHLIST', 'Wishlist by Ida: see what’s still wanted.'],
    ['REGISTRY', 'Gift Registry by Ida: see what’s still wanted.'],
    ['SHOPPING', 'Shopping List by Ida: see what’s still to buy.'],
  ] as const)('of a bare %s has words', async ([listType, words], { em, page }) => {
    const list = await aList(em, { privacy: 'PUBLIC', listType, owner: await aUser(em, { name: 'Ida' }) });
    expect(headOf((await page(`/shared/${list.shareToken}`)).body)).toMatchObject({ description: words });
  });

  test('can be read without JavaScript', async ({ em, page }) => {
    const list = await aList(em, { privacy: 'PUBLIC', name: 'Wedding', owner: await aUser(em, { name: 'Ida' }) });
    await anItem(em, { list, title: 'Plates', quantityDesired: 12 });
    await anItem(em, { list, title: 'Archived', isArchived: true });
    const { body } = await page(`/shared/${list.shareToken}`);
    expect(body).toContain(
      '<noscript><main><h1>Wedding</h1><p>Wishlist by Ida</p><ul><li>Plates (12)</li></ul></main>',
    );
  });

  test('is text and never markup, whatever people call things', async ({ em, page }) => {
    const owner = await aUser(em, { name: '</noscript><img src=x onerror=1>' });
    const evil = `"><script>alert('$&')</script>`;
    const list = await aList(em, { privacy: 'PUBLIC', name: evil, description: evil, owner });
    await anItem(em, { list, title: evil, imageUrl: 'https://shop.test/"><script>.jpg' });
    const { body } = await page(`/shared/${list.shareToken}`);
    expect(body.match(/<script[^>]*>/g)).toEqual([
      '<script src="/before-paint.js">',
      '<script id="site" type="application/json">',
      '<script type="module" src="./main.tsx">',
    ]);
    expect(body).not.toContain('<img');
    expect(headOf(body)['og:title']).toBe('&quot;&gt;&lt;script&gt;alert(&apos;$&amp;&apos;)&lt;/script&gt;');
  });

  test('cuts a long description at a word', async ({ em, page }) => {
    const list = await aList(em, { privacy: 'PUBLIC', description: 'wishing '.repeat(60) });
    const { description = '' } = headOf((await page(`/shared/${list.shareToken}`)).body);
    expect(description).toMatch(/^(wishing )+wishing…$/);
    expect(description.length).toBeLessThanOrEqual(200);
  });

  test('is for search engines only where it is a demo', async ({ em, page }) => {
    const list = await aList(em, { isDemo: true, privacy: 'PUBLIC' });
    expect(headOf((await page(`/shared/${list.shareToken}`)).body)).not.toHaveProperty('robots');
  });

  test('says the same, to the byte, of a list that is private, hidden, expired, replaced or not there', async ({
    em,
    page,
    services,
  }) => {
    const open = { privacy: 'PUBLIC', description: 'Secret plans' } as const;
    const kept = await aList(em, { ...open, privacy: 'PRIVATE' });
    const hidden = await aList(em, { ...open, hiddenAt: new Date(), hiddenReason: 'Spam' });
    const expired = await aList(em, { ...open, shareLinkExpiresAt: new Date(Date.now() - 1) });
    const replaced = await aList(em, open);
    const old = replaced.shareToken;
    await services.shareLinks.rotateShareLink(replaced.owner.unwrap(), replaced.id);

    const answers = await Promise.all(
      [kept.shareToken, hidden.shareToken, expired.shareToken, old, 'nothing', '%00'].map((token) =>
        page(`/shared/${token}`),
      ),
    );

    const [{ body }] = answers as [(typeof answers)[0]];
    expect(new Set(answers.map((answer) => answer.body)).size).toBe(1);
    expect(new Set(answers.map(({ statusCode, headers }) => `${statusCode} ${headers['content-length']}`)).size).toBe(
      1,
    );
    expect(headOf(body)).toMatchObject({ title: 'A shared list · Kindlist', robots: 'noindex', canonical: '' });
    expect(body).not.toContain('Secret');
    expect(body).not.toContain('Birthday');
  });

  test('tells nothing of purchases', async ({ em, page, services }) => {
    const list = await aList(em, { privacy: 'PUBLIC', purchaseVisibility: 'SURPRISE', eventDate: '2999-12-24' });
    const item = await anItem(em, { list, title: 'Kite', imageUrl: 'https://shop.test/kite.png' });
    await anItem(em, { list, title: 'Bicycle', imageUrl: 'https://shop.test/bicycle.png' });
    const before = await page(`/shared/${list.shareToken}`);

    await services.purchases.purchaseShared(null, list.shareToken, item.id, { email: 'ann@example.test' });

    const after = await page(`/shared/${list.shareToken}`);
    expect(after.body).toBe(before.body);
    const ofThisAnswer = { date: null, 'x-request-id': null };
    expect({ ...after.headers, ...ofThisAnswer }).toEqual({ ...before.headers, ...ofThisAnswer });
  });
});

describe('the picture of a link', () => {
  const pictureAddress = async (page: (url: string) => Promise<{ body: string }>, shareToken: string) =>
    `${headOf((await page(`/shared/${shareToken}`)).body)['og:image']}`.slice(PUBLIC_URL.length);

  test.for(['WISHLIST', 'REGISTRY', 'SHOPPING'] as const)('is a JPEG for a bare %s', async (listType, { em, page }) => {
    const list = await aList(em, { privacy: 'PUBLIC', listType, name: 'Ida & Elias <3 '.repeat(3) });
    const { statusCode, headers, rawPayload } = await page(await pictureAddress(page, list.shareToken));
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({ 'content-type': 'image/jpeg', 'cache-control': 'public, max-age=604800' });
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  });

  test('shows the gifts that have an uploaded picture, and changes with them', async ({ em, app, page }) => {
    const list = await aList(em, { privacy: 'PUBLIC' });
    const item = await anItem(em, { list });
    const bare = await pictureAddress(page, list.shareToken);
    const blank = await page(bare);
    await upload(app, `/items/${item.id}/image`, list.owner.unwrap(), { file: await aPicture().jpeg().toBuffer() });

    const address = await pictureAddress(page, list.shareToken);
    const shown = await page(address);

    expect(address).not.toBe(bare);
    expect(shown.rawPayload.equals(blank.rawPayload)).toBe(false);
    expect((await page(bare)).headers['cache-control']).toBe('public, max-age=300');
  });

  test('of a list without pictures has the drawing of its kind on its tint, and no white ground with one', async ({
    em,
    app,
    page,
  }) => {
    const list = await aList(em, { privacy: 'PUBLIC', listType: 'WISHLIST' });
    const item = await anItem(em, { list });
    const groundOf = async () => {
      const { rawPayload } = await page(await pictureAddress(page, list.shareToken));
      const ground = sharp(rawPayload).extract({ left: 690, top: 300, width: 8, height: 8 });
      return [...(await ground.resize(1, 1).raw().toBuffer())];
    };
    const drawn = await groundOf();
    const file = await sharp({ create: { width: 500, height: 500, channels: 3, background: '#fff' } })
      .jpeg()
      .toBuffer();
    await upload(app, `/items/${item.id}/image`, list.owner.unwrap(), { file });

    for (const ground of [drawn, await groundOf()]) {
      expect(ground).toEqual([0xfd, 0xf7, 0xf9].map((tint) => expect.toSatisfy((value) => Math.abs(value - tint) < 4)));
    }
  });

  test('is drawn once, however many chat apps ask at once', async ({ em, page }) => {
    const list = await aList(em, { privacy: 'PUBLIC' });
    const address = await pictureAddress(page, list.shareToken);
    const answers = await Promise.all(Array.from({ length: 30 }, () => page(address)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(30).fill(200));
  });

  test('draws no letters that its fonts lack, and no emoji', async ({ em, page }) => {
    for (const name of ['北京 🎁', '🎁🎁', 'Ñandú 🎂 ½ €']) {
      const list = await aList(em, { privacy: 'PUBLIC', name });
      expect((await page(await pictureAddress(page, list.shareToken))).statusCode).toBe(200);
    }
  });

  test('is the same before and after a purchase', async ({ em, page, services }) => {
    const list = await aList(em, { privacy: 'PUBLIC', purchaseVisibility: 'SURPRISE', eventDate: '2999-12-24' });
    const item = await anItem(em, { list });
    const address = await pictureAddress(page, list.shareToken);
    await services.purchases.purchaseShared(null, list.shareToken, item.id, { email: 'ann@example.test' });
    expect(await pictureAddress(page, list.shareToken)).toBe(address);
  });

  test('of a private, hidden, expired or missing list is the picture of the site', async ({ em, page }) => {
    const kept = await aList(em, { privacy: 'PRIVATE' });
    const expired = await aList(em, { privacy: 'PUBLIC', shareLinkExpiresAt: new Date(Date.now() - 1) });
    const hidden = await aList(em, { privacy: 'PUBLIC' });
    const drawn = await pictureAddress(page, hidden.shareToken);
    await em.nativeUpdate(List, { id: hidden.id }, { hiddenAt: new Date() });
    const pictures = [kept.shareToken, expired.shareToken, 'nothing'].map((token) => `/link-pictures/${token}/x.jpg`);
    for (const address of [...pictures, drawn]) {
      const { statusCode, headers } = await page(address);
      expect([statusCode, headers.location]).toEqual([302, '/og-image.png']);
    }
  });
});

describe('the code of a share link, for paper', () => {
  test('is drawn with the address of the list, and tells nothing of whether there is one', async ({ em, page }) => {
    const kept = await aList(em, { privacy: 'PRIVATE' });
    for (const token of [kept.shareToken, 'nothing']) {
      const { statusCode, headers, body } = await page(`/link-pictures/${token}/code.svg`);
      expect([statusCode, headers['content-type']]).toEqual([200, 'image/svg+xml']);
      expect(body).toContain(qrCode(`${PUBLIC_URL}/shared/${token}`).path);
    }
  });
});
