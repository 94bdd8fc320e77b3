import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Browser, type BrowserContext, chromium, expect, type Page } from '@playwright/test';

const FOLDER = resolve('dist/extension/chrome');

/** Chromium makes the id of an extension that is not packed from its folder. */
const idOf = (folder: string) =>
  Array.from(createHash('sha256').update(folder).digest('hex').slice(0, 32), (digit) =>
    String.fromCharCode('a'.charCodeAt(0) + Number.parseInt(digit, 16)),
  ).join('');

const isPopup = ({ url }: { url: string }) => url.endsWith('/popup.html');

/** A Chromium with the built extension, whose button can be pressed as in the toolbar. */
export class ExtensionBrowser {
  private constructor(
    readonly context: BrowserContext,
    private readonly id: string,
    private readonly profile: string,
    private readonly port: number,
  ) {}

  static async start(baseURL: string | undefined, { language }: { language?: string } = {}): Promise<ExtensionBrowser> {
    const profile = await mkdtemp(join(tmpdir(), 'kindlist-extension-'));
    const folder = language ? await inLanguage(language, profile) : FOLDER;
    const port = await freePort();
    const context = await chromium.launchPersistentContext(profile, {
      executablePath: process.env.EXTENSION_CHROMIUM_PATH,
      headless: false, // says nothing to the new headless mode, which has extensions
      baseURL,
      serviceWorkers: 'block',
      ignoreDefaultArgs: ['--disable-extensions'],
      args: [
        '--headless=new',
        `--disable-extensions-except=${folder}`,
        `--load-extension=${folder}`,
        '--enable-unsafe-extension-debugging',
        `--remote-debugging-port=${port}`,
      ],
    });
    return new ExtensionBrowser(context, idOf(folder), profile, port);
  }

  /** As a person does, from the settings of the extension. */
  async connect(site: string): Promise<void> {
    const options = await this.openOptions();
    await options.getByLabel('Address of your site').fill(site);
    const [page] = await Promise.all([
      this.context.waitForEvent('page'),
      options.getByRole('button', { name: 'Connect' }).click(),
    ]);
    await page.getByRole('button', { name: 'Connect' }).click();
    await expect(page.getByText('Connected. You can close this page.')).toBeVisible();
    expect(page.url()).toBe(`${site}/connect-extension`);
    await expect(options.getByText(`Connected to ${site}.`)).toBeVisible();
    await page.close();
    await options.close();
  }

  /** The settings of the extension, in a tab. */
  async openOptions(): Promise<Page> {
    const page = await this.context.newPage();
    await page.goto(`chrome-extension://${this.id}/options.html`);
    return page;
  }

  /**
   * Presses the extension’s button over the tab with this address, which alone lets it look at that page, and gives the popup. Playwright
   * sees no popups of the toolbar: a second connection does.
   */
  async press(page: Page): Promise<{ popup: Page; close: () => Promise<void> }> {
    await page.bringToFront();
    const session = await (this.context.browser() as Browser).newBrowserCDPSession();
    const { targetInfos } = await session.send('Target.getTargets', { filter: [{ type: 'tab' }] });
    const tab = targetInfos.find(({ url }) => url === page.url());
    if (!tab) throw new Error(`There is no tab with ${page.url()}`);
    await session.send('Extensions.triggerAction', { id: this.id, targetId: tab.targetId });
    const isOpen = async () => (await session.send('Target.getTargets')).targetInfos.some(isPopup);
    await expect.poll(isOpen).toBe(true);
    await session.detach();
    const watching = await chromium.connectOverCDP(`http://127.0.0.1:${this.port}`);
    const pages = watching.contexts().flatMap((context) => context.pages());
    const popup = pages.find((each) => isPopup({ url: each.url() }));
    if (!popup) throw new Error('The button opened nothing');
    return { popup, close: () => watching.close() };
  }

  async stop(): Promise<void> {
    await this.context.close();
    await rm(this.profile, { recursive: true, force: true });
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

/** A copy that has no messages but those of a language: the Chromium of a test speaks English alone. */
async function inLanguage(language: string, profile: string): Promise<string> {
  const folder = join(profile, 'extension');
  await cp(FOLDER, folder, { recursive: true });
  for (const each of await readdir(join(folder, '_locales'))) {
    if (each !== language) await rm(join(folder, '_locales', each), { recursive: true });
  }
  const file = join(folder, 'manifest.json');
  const manifest = JSON.parse(await readFile(file, 'utf8'));
  await writeFile(file, JSON.stringify({ ...manifest, default_locale: language }));
  return folder;
}
