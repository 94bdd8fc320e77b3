import { crc32, deflateSync } from 'node:zlib';
import { expect, test } from './e2e-test.ts';

/** A picture of one colour, drawn by hand: the browser's tests need no library for it. */
function aPng(width: number, height: number, [red, green, blue]: [number, number, number]): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width);
  head.writeUInt32BE(height, 4);
  head.set([8, 2], 8);
  const row = Buffer.concat([Buffer.from([0]), Buffer.alloc(width * 3, Buffer.from([red, green, blue]))]);
  const pixels = deflateSync(Buffer.concat(Array.from({ length: height }, () => row)));
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]);
}

const berry = { name: 'mug.png', mimeType: 'image/png', buffer: aPng(900, 600, [176, 48, 92]) };
const naturalWidth = (image: HTMLImageElement | SVGElement) => (image as HTMLImageElement).naturalWidth;

test('a picture chosen with a new item is on the list and on the shared page, until it is removed', async ({
  aPerson,
}) => {
  const owner = await (await aPerson()).signUp('Ida');
  const list = await owner.shareList('Ida turns 7', ['Red bicycle']);
  const guest = await aPerson();
  await guest.page.goto(`/shared/${list.shareToken}`);
  await expect(guest.page.getByText('Red bicycle')).toBeVisible();

  const { page } = owner;
  await page.goto(`/lists/${list.id}/items/add`);
  await page.getByLabel('Title').fill('Mug');
  await page
    .getByLabel('Picture', { exact: true })
    .setInputFiles({ ...berry, name: 'a.pdf', mimeType: 'application/pdf' });
  await expect(page.getByText('Invalid file type (application/pdf). Allowed types:')).toBeVisible();
  await page.getByLabel('Picture', { exact: true }).setInputFiles(berry);
  await expect(page.getByLabel('Image URL')).toBeDisabled();
  await page.getByRole('button', { name: 'Add Item' }).click();

  const shown = page.getByRole('article').filter({ hasText: 'Mug' }).locator('img');
  await expect.poll(() => shown.evaluate(naturalWidth)).toBe(400);
  const atGuest = guest.page.getByRole('listitem').filter({ hasText: 'Mug' }).locator('img'); // without a reload
  await expect.poll(() => atGuest.evaluate(naturalWidth)).toBeGreaterThan(0); // in the size that its place asks for

  await page.getByRole('button', { name: 'Actions for Mug' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('The picture is removed.')).toBeVisible();
  await expect(page.getByLabel('Image URL')).toBeEnabled();
  await expect(atGuest).toHaveCount(0);
});

test('an item whose picture was refused is on the list all the same, and its owner is told', async ({ aPerson }) => {
  const owner = await (await aPerson()).signUp('Ida');
  const list = await owner.shareList('Ida turns 7');
  const { page } = owner;
  await page.goto(`/lists/${list.id}/items/add`);
  await page.getByLabel('Title').fill('Mug');
  const broken = { ...berry, buffer: berry.buffer.subarray(0, 60) };
  await page.getByLabel('Picture', { exact: true }).setInputFiles(broken);
  await page.getByRole('button', { name: 'Add Item' }).click();

  await expect(page.getByText('Item was created but image upload failed: The picture cannot be read.')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/lists/${list.id}$`));
  await expect(page.getByRole('article').filter({ hasText: 'Mug' })).toBeVisible();
});
