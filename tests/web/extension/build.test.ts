import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { buildExtension } from '../../../scripts/build-extension.ts';
import { LANGUAGES } from '../../../server/base/languages/languages.rules.ts';

/** The bytes with which the popup is drawn: nothing else is loaded before. */
const LARGEST_POPUP_BYTES = 50_000;

const built: Record<string, Uint8Array>[] = [];

function aFolder(): string {
  return mkdtempSync(join(tmpdir(), 'kindlist-extension-'));
}

async function build(timeZone: string): Promise<Record<string, Uint8Array>> {
  const [folder, before] = [aFolder(), process.env.TZ];
  try {
    process.env.TZ = timeZone;
    await buildExtension('https://lists.example', folder);
    const zips = readdirSync(folder).filter((file) => file.endsWith('.zip'));
    return Object.fromEntries(zips.map((file) => [file, readFileSync(join(folder, file))]));
  } finally {
    process.env.TZ = before;
    rmSync(folder, { recursive: true });
  }
}

beforeAll(async () => {
  built.push(await build('Asia/Tokyo'), await build('America/Lima'));
});

describe('the browser extension', () => {
  const packed = (target: string) => {
    const [, file] = Object.entries(built[0] ?? {}).find(([name]) => name.includes(target)) ?? [];
    return unzipSync(file ?? new Uint8Array());
  };
  const textOf = (file: Uint8Array | undefined) => new TextDecoder().decode(file);
  const manifestOf = (target: string) => JSON.parse(textOf(packed(target)['manifest.json']));

  test('is packed into the same bytes wherever and whenever that is done', () => {
    const [one = {}, other = {}] = built;

    expect(Object.keys(one).sort()).toEqual([
      expect.stringMatching(/^kindlist-chrome-\d+\.\d+\.\d+\.zip$/),
      expect.stringMatching(/^kindlist-firefox-\d+\.\d+\.\d+\.zip$/),
    ]);
    for (const [name, bytes] of Object.entries(one))
      expect(Buffer.compare(bytes, other[name] as Uint8Array), name).toBe(0);
  });

  test.for(['chrome', 'firefox'])('may look at nothing but the page that its button is pressed on, in %s', (target) => {
    const manifest = manifestOf(target);

    expect(manifest).toMatchObject({ manifest_version: 3, permissions: ['activeTab', 'scripting'] });
    for (const wider of [
      'host_permissions',
      'optional_host_permissions',
      'optional_permissions',
      'content_scripts',
      'background',
      'web_accessible_resources',
      'externally_connectable',
    ])
      expect(manifest).not.toHaveProperty(wider);
    expect(manifest.content_security_policy.extension_pages).toContain("script-src 'self';");
  });

  test('names every file that it needs, and says to Firefox what it sends', () => {
    const { browser_specific_settings: firefox, ...manifest } = manifestOf('firefox');
    const files = packed('firefox');
    const pages = [manifest.action.default_popup, manifest.options_ui.page];

    for (const file of [...pages, ...Object.values<string>(manifest.icons)]) expect(files, file).toHaveProperty([file]);
    for (const page of pages) {
      for (const [, file = ''] of textOf(files[page]).matchAll(/(?:src|href)="\.?\/?([^"]+)"/g))
        expect(files, file).toHaveProperty([file]);
    }
    expect(firefox.gecko.data_collection_permissions.required).toEqual(['websiteContent', 'browsingActivity']);
    expect(manifestOf('chrome')).not.toHaveProperty('browser_specific_settings');
  });

  test('speaks every language, with all that it says', () => {
    const files = packed('chrome');
    const messagesOf = (language: string) =>
      JSON.parse(textOf(files[`_locales/${language.replace('-', '_')}/messages.json`]));
    const english = messagesOf('en');

    expect(Object.keys(english).length).toBeGreaterThan(30);
    for (const language of Object.keys(LANGUAGES)) {
      const messages = messagesOf(language);
      expect(Object.keys(messages), language).toEqual(Object.keys(english));
      expect(messages.language.message).toBe(language);
      for (const name of Object.keys(messages)) expect(name).toMatch(/^[a-z0-9]+$/); // capitals are alike to browsers
    }
  });

  test('draws its popup with little, and from nowhere else', () => {
    const files = packed('chrome');
    const page = textOf(files['popup.html']);
    const loaded = [...page.matchAll(/(?:src|href)="\.\/([^"]+)"/g)].map(([, file = '']) => file);

    expect(page).not.toMatch(/https?:/);
    expect(loaded.length).toBeGreaterThanOrEqual(2);
    const bytes = ['popup.html', ...loaded].reduce((sum, file) => sum + (files[file]?.length ?? Number.NaN), 0);
    expect(bytes).toBeLessThan(LARGEST_POPUP_BYTES);
  });
});

test('the address for which the extension was built stands in its settings', async () => {
  const folder = aFolder();
  onTestFinished(() => rmSync(folder, { recursive: true }));

  await buildExtension('https://lists.example', folder);

  const scripts = readdirSync(join(folder, 'chrome/assets')).map((file) => join(folder, 'chrome/assets', file));
  const texts = scripts
    .filter((file) => statSync(file).isFile() && file.endsWith('.js'))
    .map((file) => readFileSync(file, 'utf8'));
  expect(texts.join('')).toContain('https://lists.example');
});
