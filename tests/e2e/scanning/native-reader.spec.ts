import type { Page } from '@playwright/test';
import { installedChromium } from '../../../scripts/chromium.ts';
import { aFilmOf } from '../site/drawn-barcode.ts';
import { chooseInMenu, expect, test } from '../site/e2e-test.ts';

const PEN = '4006381333931';
const GUM = '96385074';

test.use({
  launchOptions: {
    executablePath: installedChromium(),
    args: [
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${aFilmOf(PEN)}`,
    ],
  },
});

/** A browser with a reader of its own, in whose sight is what the test holds there. */
async function withOwnReader(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(globalThis, {
      inSight: '',
      BarcodeDetector: class {
        static async getSupportedFormats(): Promise<string[]> {
          return ['ean_13', 'ean_8'];
        }
        detect = async () => {
          const { inSight } = globalThis as unknown as { inSight: string };
          return inSight ? [{ rawValue: inSight, format: inSight.length === 8 ? 'ean_8' : 'ean_13' }] : [];
        };
      },
    });
  });
}

async function hold(page: Page, code: string): Promise<void> {
  await page.evaluate((inSight) => Object.assign(globalThis, { inSight }), code);
}

test('the browser’s own reader is enough, takes no digits away from who types, and asks for one thing at a time', async ({
  aPerson,
}) => {
  const ida = await (await aPerson({ viewport: { width: 390, height: 844 }, hasTouch: true })).signUp('Ida');
  const { page } = ida;
  await withOwnReader(page);
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  const list = await ida.shareList({ name: 'This week', listType: 'SHOPPING' }, ['Bread']);
  const sheet = page.getByRole('dialog', { name: 'Scan a barcode' });
  const digits = sheet.getByRole('textbox', { name: 'Digits under the bars' });
  const name = sheet.getByRole('textbox', { name: 'What is it?' });
  await page.goto(`/lists/${list.id}`);
  await chooseInMenu(page, 'Scan a barcode');
  await expect(sheet.getByText('Hold the bars in front of the camera.')).toBeVisible();

  await digits.fill('9638');
  await hold(page, PEN);
  await expect.poll(() => page.evaluate(() => document.querySelector('video')?.currentTime ?? 0)).toBeGreaterThan(1);
  await expect(digits).toHaveValue('9638');
  await digits.fill('');
  await hold(page, '');
  await expect.poll(() => page.evaluate(() => document.querySelector('video')?.currentTime ?? 0)).toBeGreaterThan(3);
  await hold(page, PEN);
  await expect(sheet.getByText(`Code ${PEN}.`)).toBeVisible();
  await name.fill('Pens 500 g');
  await hold(page, GUM);
  await expect.poll(() => page.evaluate(() => document.querySelector('video')?.currentTime ?? 0)).toBeGreaterThan(5);
  await expect(name).toHaveValue('Pens 500 g'); // one thing at a time

  await hold(page, '');
  await name.press('Enter');
  await expect(sheet.getByText('Pens added.')).toBeVisible();
  expect(files.filter((path) => /zxing|barcode-worker/.test(path))).toEqual([]);
});
