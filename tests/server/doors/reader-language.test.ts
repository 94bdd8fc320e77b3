import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect } from 'vitest';
import { writePages } from '../../../scripts/languages/inline.plugin.ts';
import { createApp } from '../../../server/app.ts';
import * as pageDrawer from '../../../web/public-pages/served-pages.tsx';
import { aList, anItem } from '../../builders/lists.ts';
import { readableText, unspoken } from '../made-up.ts';
import { PUBLIC_URL, test as serverTest } from '../server-test.ts';
import { translate } from '../translations.ts';

const test = serverTest.extend('ask', { scope: 'file' }, async ({ orm, infrastructure }, { onCleanup }) => {
  const webFolder = mkdtempSync(join(tmpdir(), 'kindlist-'));
  copyFileSync(join(import.meta.dirname, '../../../web/index.html'), join(webFolder, 'index.html'));
  writePages(webFolder, []);
  const app = await createApp(orm, infrastructure, { webFolder, pageDrawer });
  onCleanup(async () => {
    await app.close();
    rmSync(webFolder, { recursive: true });
  });
  return (url: string, headers: Record<string, string> = {}, method: 'GET' | 'POST' = 'GET') =>
    app.inject({ method, url, headers: { accept: 'text/html', ...headers } });
});

function rootOf(html: string): string | undefined {
  return /<html[^>]*>/.exec(html)?.[0];
}

const SIGN_UP = 'mutation ($input: SignUpInput!) { signUp(input: $input) { accessToken } }';

describe('a page', () => {
  test('is in the language that the browser asks for, from its first byte, and says so to caches', async ({
    ask,
    em,
  }) => {
    await translate('ar', { 'Mark as Purchased': 'اشتريتُها' });
    const list = await aList(em, { privacy: 'PUBLIC' });
    await anItem(em, { list, title: 'Lego (2024)' });

    const { body, headers } = await ask(`/shared/${list.shareToken}`, { 'accept-language': 'ar-EG, en;q=0.5' });

    expect(rootOf(body)).toBe('<html lang="ar" dir="rtl">');
    expect(body).toContain('اشتريتُها');
    expect(headers['content-language']).toBe('ar');
    expect(headers.vary).toContain('accept-language');
    expect(headers.vary).toContain('cookie');
  });

  test('is in the language that was chosen on this device, whatever the browser asks for', async ({ ask }) => {
    const { body } = await ask('/pricing', { 'accept-language': 'fr', cookie: 'a=b; kindlist_language=sv; c=d' });

    expect(rootOf(body)).toBe('<html lang="sv" dir="ltr">');
  });

  test('in a language that nobody here speaks is English', async ({ ask }) => {
    const asked: Record<string, string>[] = [
      { 'accept-language': 'tlh' },
      { cookie: 'kindlist_language=tlh' },
      { cookie: 'kindlist_language=__proto__' },
    ];
    for (const headers of asked) {
      const { body } = await ask('/pricing', headers);
      expect(rootOf(body)).toBe('<html lang="en">');
    }
  });

  test('that was drawn in the made-up language of translators is drawn anew for readers of English', async ({
    ask,
    em,
  }) => {
    const list = await aList(em, { privacy: 'PUBLIC' });
    await anItem(em, { list });
    const pages = { [`/shared/${list.shareToken}`]: 'Mark as Purchased', '/pricing': 'Free for most.' };
    for (const [path, words] of Object.entries(pages)) {
      const madeUp = await ask(path, { cookie: 'kindlist_language=en-XA' });
      const english = await ask(path);

      expect(readableText(madeUp.body), path).not.toContain(words);
      expect(readableText(english.body), path).toContain(words);
    }
  });

  test('that opens without the server has its title in its language', () => {
    const folder = mkdtempSync(join(tmpdir(), 'kindlist-'));
    copyFileSync(join(import.meta.dirname, '../../../web/index.html'), join(folder, 'index.html'));
    writePages(folder, []);
    const page = (language: string) => readFileSync(join(folder, `index.${language}.html`), 'utf8');

    expect(page('de')).toContain(
      '<title data-page>Kindlist: Wunschlisten, Geschenklisten und Einkaufslisten zum Teilen<',
    );
    expect(unspoken(readableText(`${/<title[^>]*>(.*)<\/title>/.exec(page('en-XA'))?.[1]}`))).toEqual([]);
    rmSync(folder, { recursive: true });
  });

  test('that is public has an address in each language, and names them all', async ({ ask }) => {
    const { body } = await ask('/pricing?lang=pl', { 'accept-language': 'fr' });

    expect(rootOf(body)).toBe('<html lang="pl" dir="ltr">');
    expect(body).toContain(`<link data-page rel="canonical" href="${PUBLIC_URL}/pricing?lang=pl" />`);
    expect(body.match(/rel="alternate" hreflang=/g)).toHaveLength(12);
    expect(body).toContain(`hreflang="pt-BR" href="${PUBLIC_URL}/pricing?lang=pt-BR"`);
    expect(body).toContain(`hreflang="x-default" href="${PUBLIC_URL}/pricing"`);
  });

  test('of a shared list is the same address for everybody', async ({ ask, em }) => {
    const { shareToken } = await aList(em, { privacy: 'PUBLIC' });

    const { body } = await ask(`/shared/${shareToken}?lang=pl`, { 'accept-language': 'fr' });

    expect(rootOf(body)).toBe('<html lang="fr" dir="ltr">');
    expect(body).not.toContain('hreflang');
  });

  test('takes a choice from a form of its own, and keeps it on the device', async ({ ask }) => {
    const chosen = await ask('/shared/abc?speak=ja', { 'sec-fetch-site': 'same-origin' }, 'POST');

    expect(chosen.statusCode).toBe(303);
    expect(chosen.headers.location).toBe('/shared/abc');
    expect(chosen.headers['set-cookie']).toMatch(/^kindlist_language=ja; Path=\/; Max-Age=\d+; SameSite=Lax/);
  });

  test('takes no choice from another site, of no language, and leads to no other site', async ({ ask }) => {
    const foreign = await ask('/?speak=ja', { 'sec-fetch-site': 'cross-site' }, 'POST');
    const unknown = await ask('/?speak=tlh', { 'sec-fetch-site': 'same-origin' }, 'POST');
    const elsewhere = await ask('//evil.example/?speak=ja', {}, 'POST');

    expect([foreign, unknown].map(({ headers }) => headers['set-cookie'])).toEqual([undefined, undefined]);
    expect(elsewhere.headers.location ?? '/').not.toMatch(/^\/\/|^[a-z]+:/);
  });
});

describe('errors', () => {
  const problems = { input: { name: 'Ann', email: 'ann@example.test', password: 'x', acceptTerms: true } };
  const send = (headers: Record<string, string>) => ({ headers: { 'content-type': 'application/json', ...headers } });

  test('are said in the language of our own pages, and in English to programs, whatever their library asks for', async ({
    app,
  }) => {
    await translate('de', {
      'Password must be at least {SHORTEST_PASSWORD} characters':
        'Das Passwort braucht mindestens {SHORTEST_PASSWORD} Zeichen',
    });
    const answerTo = async (headers: Record<string, string>) => {
      const payload = { query: SIGN_UP, variables: problems };
      const response = await app.inject({ method: 'POST', url: '/graphql', ...send(headers), payload });
      return response.json().errors[0];
    };

    const [own, program] = [await answerTo({ 'kindlist-language': 'de' }), await answerTo({ 'accept-language': 'de' })];

    expect(own.message).toBe('Das Passwort braucht mindestens 8 Zeichen');
    expect(program.message).toBe('Password must be at least 8 characters');
    expect(own.extensions.code).toBe(program.extensions.code);
  });

  test('of two readers at once are each in their own language', async ({ app }) => {
    await translate('de', { 'List not found': 'Liste nicht gefunden' });
    await translate('fr', { 'List not found': 'Liste introuvable' });
    const query = '{ sharedList(token: "nowhere") { id } }';
    const answers = await Promise.all(
      ['de', 'fr', 'en', 'de', 'nonsense', ''].map(async (language) => {
        const response = await app.inject({
          method: 'POST',
          url: '/graphql',
          ...send({ 'kindlist-language': language }),
          payload: { query },
        });
        return response.json().errors[0].message;
      }),
    );

    expect(answers).toEqual([
      'Liste nicht gefunden',
      'Liste introuvable',
      'List not found',
      'Liste nicht gefunden',
      'List not found',
      'List not found',
    ]);
  });
});
