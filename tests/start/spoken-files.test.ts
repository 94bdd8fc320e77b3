import { existsSync, readFileSync } from 'node:fs';
import { posix, resolve } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fastify from 'fastify';
import { parseSync } from 'vite';
import { test as base, expect } from 'vitest';
import { DEFAULT_SETTINGS } from '../../server/core/settings/default-settings.rules.ts';
import { publicConfigOf } from '../../server/core/settings/public-config.type.ts';
import { compressAnswers } from '../../server/doors/http/compression.ts';
import { sendSecurityHeaders } from '../../server/doors/http/security-headers.ts';
import { registerWebPages } from '../../server/doors/http/web-pages.ts';
import { translate } from '../server/translations.ts';

const BUILT = resolve('dist/web');

const SPOKEN: Record<string, [number, number, string][]> = JSON.parse(
  readFileSync(`${BUILT}/.vite/spoken-files.json`, 'utf8'),
);

const SIGN_IN_SCREEN = fileNamed('SignInScreen');

function fileNamed(name: string): string {
  return Object.keys(SPOKEN).find((file) => file.startsWith(`assets/${name}-`)) as string;
}

// biome-ignore lint/correctness/noEmptyPattern: vitest reads a fixture's needs from this parameter
const test = base.extend('get', async ({}, { onCleanup }) => {
  const app = fastify();
  compressAnswers(app);
  sendSecurityHeaders(app, 'https://kindlist.test');
  const ways = { mailEnabled: true, passwordsEnabled: true, issuers: [] };
  await registerWebPages(app, BUILT, {
    site: () => publicConfigOf({ ...DEFAULT_SETTINGS, siteUrl: 'https://kindlist.test' }, ways),
    describePage: async () => ({ title: 'A page', description: '', picture: { address: '', alt: '' }, isListed: true }),
  });
  onCleanup(() => app.close());
  return (file: string, accepted = 'identity') =>
    app.inject({ url: `/${file}`, headers: { 'accept-encoding': accepted } });
});

function inLanguage(file: string, language: string): string {
  return file.replace('assets/', `assets/${language}/`);
}

for (const language of ['de', 'ar']) {
  test(`each file of the app that says something is there in “${language}”, and finds what it imports`, async ({
    get,
  }) => {
    expect(Object.keys(SPOKEN).length).toBeGreaterThan(100);
    for (const file of Object.keys(SPOKEN)) {
      const { statusCode, body } = await get(inLanguage(file, language));

      expect(statusCode, file).toBe(200);
      const { errors, module } = parseSync(file, body);
      expect(errors, file).toEqual([]);
      const paths = [...module.staticImports.map(({ moduleRequest }) => moduleRequest.value), ...dynamicIn(body)];
      for (const path of paths.filter((each) => each.startsWith('.'))) {
        const address = posix.join(posix.dirname(inLanguage(file, language)), path);
        const inEnglish = address.replace(`assets/${language}/`, 'assets/');
        expect(existsSync(`${BUILT}/${inEnglish}`), address).toBe(true);
        expect(inEnglish in SPOKEN, address).toBe(address !== inEnglish);
      }
    }
  });
}

function dynamicIn(code: string): string[] {
  return [...code.matchAll(/\bimport\(\s*["'`]([^"'`]+)["'`]\s*\)/g)].map(([, path = '']) => path);
}

test('a file says what the catalogue of its language says, and in English what is not translated', async ({ get }) => {
  await translate('sv', { 'Forgot password?': 'Har du “glömt” ditt </script> lösenord?' });

  const { body } = await get(inLanguage(SIGN_IN_SCREEN, 'sv'));

  const said = parsedTexts(body);
  expect(said).toContain('Har du “glömt” ditt </script> lösenord?');
  expect(said).not.toContain('Forgot password?');
  expect(parsedTexts(readFileSync(`${BUILT}/${SIGN_IN_SCREEN}`, 'utf8'))).toContain('Forgot password?');
});

function parsedTexts(code: string): string[] {
  return [...code.matchAll(/\bid:("(?:[^"\\]|\\.)*")/g)].map(([, text = '""']) => JSON.parse(text));
}

test('a file comes compressed as its browser takes it, is kept for good, and says nothing about pages', async ({
  get,
}) => {
  const file = inLanguage(SIGN_IN_SCREEN, 'de');
  const plain = await get(file);
  const [brotli, again] = await Promise.all([get(file, 'gzip, br'), get(file, 'gzip, br')]);
  const gzip = await get(file, 'gzip');

  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body);
  expect(again.rawPayload).toEqual(brotli.rawPayload);
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
  expect(brotli.headers['content-encoding']).toBe('br');
  for (const { headers } of [plain, brotli, gzip]) {
    expect(headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
      'x-content-type-options': 'nosniff',
    });
    expect(headers).not.toHaveProperty('content-security-policy');
  }
});

test('files of other names and languages are not found', async ({ get }) => {
  const missing = [
    inLanguage(SIGN_IN_SCREEN, 'en'),
    inLanguage(SIGN_IN_SCREEN, 'tlh'),
    inLanguage(SIGN_IN_SCREEN, '__proto__'),
    'assets/de/nothing-1234.js',
    'assets/de/__proto__',
    'assets/de/..%2f..%2f.vite%2fmanifest.json',
  ];
  for (const file of missing) expect((await get(file, 'br')).statusCode, file).toBe(404);
});
