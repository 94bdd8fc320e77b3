import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect } from 'vitest';
import { createApp } from '../../server/app.ts';
import { aUser } from '../builders/accounts.ts';
import { aList, anItem } from '../builders/lists.ts';
import { aPicture } from '../builders/pictures.ts';
import { PUBLIC_URL, test as serverTest } from './server-test.ts';
import { upload } from './uploads.ts';

const test = serverTest.extend('page', async ({ orm, infrastructure }, { onCleanup }) => {
  const webFolder = mkdtempSync(join(tmpdir(), 'kindlist-'));
  copyFileSync(join(import.meta.dirname, '../../web/index.html'), join(webFolder, 'index.html'));
  const app = await createApp(orm, infrastructure, { webFolder });
  onCleanup(async () => {
    await app.close();
    rmSync(webFolder, { recursive: true });
  });
  return (url: string, method: 'GET' | 'HEAD' = 'GET') => app.inject({ url, method });
});

/** What a chat app reads: the title, and each meta element by its name. */
function headOf(html: string): Record<string, string> {
  const meta = [...html.matchAll(/<meta [^>]*?(?:name|property)="([^"]+)"[^>]*? content="([^"]*)"/g)];
  return Object.fromEntries([
    ['title', /<title[^>]*>([^<]*)</.exec(html)?.[1] ?? ''],
    ['canonical', /<link [^>]*rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? ''],
    ...meta.map(([, name, content]) => [name, content]),
  ]);
}

describe('the link to a shared list', () => {
  test('unfolds with its name, description and the first picture on it', async ({ em, page }) => {
    const list = await aList(em, { privacy: 'PUBLIC', name: 'Ida turns 7', description: 'No toys,\nplease.' });
    await anItem(em, { list, title: 'Kite', imageUrl: 'http://shop.test/plain.jpg' });
    await anItem(em, { list, title: 'Drawing', imageUrl: 'https://shop.test/drawing.svg?v=2' });
    await anItem(em, { list, title: 'Bicycle', imageUrl: 'https://shop.test/Bicycle.JPG?w=600' });

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
      'og:image': 'https://shop.test/Bicycle.JPG?w=600',
      'og:image:type': 'image/jpeg',
      'twitter:card': 'summary',
      'twitter:title': 'Ida turns 7',
      'twitter:image': 'https://shop.test/Bicycle.JPG?w=600',
    });
    expect(body.match(/<title/g)).toHaveLength(1);
    expect(body.match(/name="description"/g)).toHaveLength(1);
    expect((await page(`/shared/${list.shareToken}`, 'HEAD')).statusCode).toBe(200);
  });

  test('has the picture that was uploaded, wherever the list is shown', async ({ em, app, page }) => {
    const list = await aList(em, { privacy: 'PUBLIC' });
    const item = await anItem(em, { list });
    const file = await aPicture().jpeg().toBuffer();
    const { body } = await upload(app, `/items/${item.id}/image`, list.owner.unwrap(), { file });

    expect(headOf((await page(`/shared/${list.shareToken}`)).body)).toMatchObject({
      'og:image': body.data.image_thumbnail_url,
      'og:image:type': 'image/webp',
    });
  });

  test.for([
    ['WISHLIST', 'Wishlist by Ida: see what is still wanted.', 'og-wishlist.png'],
    ['REGISTRY', 'Gift Registry by Ida: see what is still wanted.', 'og-registry.png'],
    ['SHOPPING', 'Shopping List by Ida: see what is still to buy.', 'og-shopping.png'],
  ] as const)('of a bare %s has words and a picture of ours', async ([listType, words, picture], { em, page }) => {
    const list = await aList(em, { privacy: 'PUBLIC', listType, owner: await aUser(em, { name: 'Ida' }) });
    expect(headOf((await page(`/shared/${list.shareToken}`)).body)).toMatchObject({
      description: words,
      'og:image': `${PUBLIC_URL}/${picture}`,
      'og:image:type': 'image/png',
      'og:image:width': '1200',
      'og:image:height': '630',
      'twitter:card': 'summary_large_image',
    });
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

  test('says the same, to the byte, of a list that is private, expired, replaced or not there', async ({
    em,
    page,
    services,
  }) => {
    const open = { privacy: 'PUBLIC', description: 'Secret plans' } as const;
    const hidden = await aList(em, { ...open, privacy: 'PRIVATE' });
    const expired = await aList(em, { ...open, shareLinkExpiresAt: new Date(Date.now() - 1) });
    const replaced = await aList(em, open);
    const old = replaced.shareToken;
    await services.shareLinks.rotateShareLink(replaced.owner.unwrap(), replaced.id);

    const answers = await Promise.all(
      [hidden.shareToken, expired.shareToken, old, 'nothing', '%00'].map((token) => page(`/shared/${token}`)),
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
    const { date: _one, ...headers } = after.headers;
    const { date: _other, ...headersBefore } = before.headers;
    expect(headers).toEqual(headersBefore);
  });
});
