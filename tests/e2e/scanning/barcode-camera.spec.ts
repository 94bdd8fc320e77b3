import { installedChromium } from '../../../scripts/chromium.ts';
import { aFilmOf } from '../site/drawn-barcode.ts';
import { chooseInMenu, expect, test } from '../site/e2e-test.ts';

const PEN = '4006381333931';

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

test('a code in front of the camera is read by the kept reader, and named once', async ({ aPerson }) => {
  const ida = await (await aPerson({ viewport: { width: 390, height: 844 }, hasTouch: true })).signUp('Ida');
  const { page } = ida;
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  const list = await ida.shareList({ name: 'This week', listType: 'SHOPPING' }, ['Bread']);
  const sheet = page.getByRole('dialog', { name: 'Scan a barcode' });
  await page.goto(`/lists/${list.id}`);
  await expect(page.getByRole('article')).toHaveCount(1);
  expect(files.filter((path) => /barcode|wasm|zxing|Scan/.test(path))).toEqual([]); // nothing before the camera opens

  await chooseInMenu(page, 'Scan a barcode');
  const name = sheet.getByRole('textbox', { name: 'What is it?' });
  await expect(name).toBeFocused();
  await expect(sheet.getByText(`Code ${PEN}.`)).toBeVisible();
  await name.fill('Pens');
  await name.press('Enter');
  await expect(sheet.getByText('Pens added.')).toBeVisible();
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('article').filter({ hasText: 'Pens' })).toBeVisible();

  await chooseInMenu(page, 'Scan a barcode');
  await expect(sheet.getByText('Pens is on the list already.')).toBeVisible();
  await sheet.getByRole('button', { name: 'Mark as Purchased' }).click();
  await expect(sheet.getByText('Pens is marked as purchased.')).toBeVisible();
});
