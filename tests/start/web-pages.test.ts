import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { test as base, expect } from 'vitest';
import { DEFAULT_SETTINGS } from '../../server/core/settings/default-settings.rules.ts';
import { publicConfigOf } from '../../server/core/settings/public-config.type.ts';
import { sendSecurityHeaders } from '../../server/doors/http/security-headers.ts';
import { registerWebPages } from '../../server/doors/http/web-pages.ts';

const ABOUT = { title: 'A page', description: '', picture: { address: '/a.png', alt: '' }, isListed: true };
const PAGES = {
  site: () =>
    publicConfigOf(
      { ...DEFAULT_SETTINGS, siteUrl: 'https://kindlist.test' },
      { mailEnabled: true, passwordsEnabled: true, issuers: [] },
    ),
  describePage: async () => ABOUT,
};

const test = base
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads a fixture's needs from this parameter
  .extend('webFolder', async ({}, { onCleanup }) => {
    const folder = mkdtempSync(join(tmpdir(), 'kindlist-'));
    onCleanup(() => rmSync(folder, { recursive: true }));
    mkdirSync(join(folder, 'assets'));
    writeFileSync(join(folder, 'index.html'), '<head></head>the page');
    writeFileSync(join(folder, 'assets', 'main-abc.js'), 'the script');
    writeFileSync(join(folder, 'assets', 'main-abc.js.br'), 'the script, compressed');
    writeFileSync(join(folder, 'assets', 'barcode-worker-abc.js'), 'the reader');
    writeFileSync(join(folder, 'assets', 'barcode-worker-abc.js.br'), 'the reader, compressed');
    return folder;
  })
  .extend('app', async ({ webFolder }) => {
    const app = fastify();
    sendSecurityHeaders(app, 'https://kindlist.test');
    await registerWebPages(app, webFolder, PAGES);
    return app;
  });

test('the page answers under every address of a person', async ({ app }) => {
  for (const url of ['/', '/dashboard', '/shared/some.token']) {
    const response = await app.inject({ url, headers: { accept: 'text/html' } });
    expect(response).toMatchObject({ statusCode: 200, body: expect.stringContaining('</head>the page') });
    expect(response.headers['cache-control']).toBe('private, no-cache');
  }
});

test('a page that is as it was is not sent again', async ({ app }) => {
  const first = await app.inject({ url: '/pricing', headers: { accept: 'text/html' } });
  const tag = `${first.headers.etag}`;
  const open = (known: string) =>
    app.inject({ url: '/pricing', headers: { accept: 'text/html', 'if-none-match': known } });

  const again = await open(tag);
  expect(again).toMatchObject({ statusCode: 304, body: '' });
  expect(again.headers).toMatchObject({
    etag: tag,
    'cache-control': 'private, no-cache',
    vary: 'accept-language, cookie',
  });
  expect(await open('W/"of another page"')).toMatchObject({ statusCode: 200, body: first.body });
});

test('an asset is sent compressed, and never asked for again', async ({ app }) => {
  const response = await app.inject({ url: '/assets/main-abc.js', headers: { 'accept-encoding': 'br, gzip' } });

  expect(response.body).toBe('the script, compressed');
  expect(response.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
    vary: 'accept-encoding',
    'x-content-type-options': 'nosniff',
  });
});

test('only pages carry what is about pages', async ({ app }) => {
  const page = await app.inject({ url: '/', headers: { accept: 'text/html' } });
  const script = await app.inject({ url: '/assets/main-abc.js' });

  expect(page.headers).toMatchObject({ 'x-frame-options': 'DENY', 'content-security-policy': expect.any(String) });
  expect(script.headers).not.toHaveProperty('x-frame-options');
  expect(script.headers).not.toHaveProperty('content-security-policy');
});

test('what is missing is not found, in JSON', async ({ app }) => {
  const accept = { accept: 'text/html' };
  const missing = [
    await app.inject({ url: '/assets/main-old.js', headers: accept }),
    await app.inject({ url: '/api/v1/nothing', headers: accept }),
    await app.inject({ method: 'POST', url: '/dashboard', headers: accept }),
    await app.inject({ url: '/dashboard', headers: { accept: 'application/json' } }),
  ];

  for (const response of missing) {
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ code: 'NOT_FOUND', message: 'Resource not found.' });
  }
});

test('a shared list tells no shop its address, and nobody frames it', async ({ app }) => {
  const { headers } = await app.inject({ url: '/shared/some.token', headers: { accept: 'text/html' } });

  expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(headers['content-security-policy']).toContain("script-src 'self';");
  expect(headers['content-security-policy']).toContain("connect-src 'self' wss://kindlist.test");
  expect(headers['strict-transport-security']).toContain('max-age=31536000');
});

test('the reader of barcodes may compile WebAssembly, and no page and no other script', async ({ app }) => {
  const policyOf = async (url: string, encoding = '') => {
    const { headers } = await app.inject({ url, headers: { accept: '*/*', 'accept-encoding': encoding } });
    return headers['content-security-policy'];
  };
  const mayCompile = "default-src 'none'; script-src 'wasm-unsafe-eval'";

  expect(await policyOf('/')).not.toContain('wasm');
  expect(await policyOf('/assets/barcode-worker-abc.js')).toBe(mayCompile);
  expect(await policyOf('/assets/barcode-worker-abc.js', 'br')).toBe(mayCompile);
  expect(await policyOf('/assets/main-abc.js')).toBeUndefined();
});

test('without encryption no browser is told to insist on it', async ({ webFolder }) => {
  const app = fastify();
  sendSecurityHeaders(app, 'http://localhost:4000');
  await registerWebPages(app, webFolder, PAGES);

  const { headers } = await app.inject('/');

  expect(headers).not.toHaveProperty('strict-transport-security');
});
