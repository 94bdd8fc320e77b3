import { aPng } from './site/drawn-picture.ts';
import { expect, openShared, test } from './site/e2e-test.ts';
import { putInShop } from './site/shop-pages.ts';

const berry = { name: 'mug.png', mimeType: 'image/png', buffer: aPng(900, 600, [176, 48, 92]) };
const naturalWidth = (image: HTMLImageElement | SVGElement) => (image as HTMLImageElement).naturalWidth;

test('a picture chosen with a new item is on the list and on the shared page, until it is removed', async ({
  aPerson,
}) => {
  const owner = await (await aPerson()).signUp('Ida');
  const list = await owner.shareList('Ida turns 7', ['Red bicycle']);
  const guest = await aPerson();
  await openShared(guest.page, list);
  await expect(guest.page.getByText('Red bicycle')).toBeVisible();

  const { page } = owner;
  await page.goto(`/lists/${list.id}/items/add`);
  await page.getByLabel('Paste a link or type a name').fill('Mug');
  await page
    .getByLabel('Picture', { exact: true })
    .setInputFiles({ ...berry, name: 'a.pdf', mimeType: 'application/pdf' });
  await expect(page.getByText('Invalid file type (application/pdf). Allowed types:')).toBeVisible();
  await page.getByLabel('Picture', { exact: true }).setInputFiles(berry);
  await expect(page.getByLabel('Link to a picture')).toBeDisabled();
  await page.getByRole('button', { name: 'Add Item' }).click();

  const shown = page.getByRole('article').filter({ hasText: 'Mug' }).locator('img').first();
  await expect.poll(() => shown.evaluate(naturalWidth)).toBeGreaterThan(0);
  await expect.poll(() => shown.evaluate((image) => (image as HTMLImageElement).currentSrc)).toMatch(/-s\.webp$/); // a row is small
  const atGuest = guest.page.getByRole('listitem').filter({ hasText: 'Mug' }).locator('img').first();
  await expect.poll(() => atGuest.evaluate(naturalWidth)).toBeGreaterThan(0); // in the size that its place asks for

  await page.getByRole('button', { name: 'Actions for Mug' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('The picture is removed.')).toBeVisible();
  await expect(page.getByLabel('Link to a picture')).toBeEnabled();
  await expect(atGuest).toHaveCount(0);
});

test('an item whose picture was refused is on the list all the same, and its owner is told', async ({ aPerson }) => {
  const owner = await (await aPerson()).signUp('Ida');
  const list = await owner.shareList('Ida turns 7');
  const { page } = owner;
  await page.goto(`/lists/${list.id}/items/add`);
  await page.getByLabel('Paste a link or type a name').fill('Mug');
  const broken = { ...berry, buffer: berry.buffer.subarray(0, 60) };
  await page.getByLabel('Picture', { exact: true }).setInputFiles(broken);
  await page.getByRole('button', { name: 'Add Item' }).click();

  await expect(page.getByText('Item was created but image upload failed: The picture cannot be read.')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/lists/${list.id}$`));
  await expect(page.getByRole('article').filter({ hasText: 'Mug' })).toBeVisible();
});

test('in the dark a tiny picture lies on a mat of its own size, and a large one on a plain one as large as its place', async ({
  aPerson,
}) => {
  const owner = await (await aPerson({ colorScheme: 'dark' })).signUp('Ida');
  const { page } = owner;
  const put = (size: number) =>
    putInShop(page.request, aPng(size, size, [176, 48, 92]), { name: `${size}.png`, contentType: 'image/png' });
  const [tiny, large] = [await put(16), await put(600)];
  const list = await owner.shareList('Ida turns 7', [
    { title: 'Badge', imageUrl: tiny },
    { title: 'Poster', imageUrl: large },
  ]);
  await page.goto(`/lists/${list.id}`);
  const picturesOf = (title: string) => page.getByRole('article').filter({ hasText: title }).locator('img');
  const groundOf = (title: string) =>
    picturesOf(title).evaluate(({ parentElement: place }) => place && getComputedStyle(place).backgroundColor);
  await expect(picturesOf('Poster')).toHaveCount(1); // without a blurred one behind it
  await expect(picturesOf('Badge')).toHaveCount(1);
  await expect.poll(async () => (await groundOf('Badge')) === (await groundOf('Poster'))).toBe(false);
  await expect(picturesOf('Poster')).toHaveCSS('mix-blend-mode', 'multiply'); // what is white becomes the mat
  const box = await picturesOf('Badge').boundingBox();
  expect(Math.round(box?.width ?? 0)).toBe(24); // with the edge of its mat
});

test('on paper a gift alone under its heading stands like the others, with no room for a picture that is not printed', async ({
  aPerson,
}) => {
  const owner = await (await aPerson()).signUp('Ida');
  const list = await owner.shareList('Ida turns 7', [
    { title: 'Mug', category: 'Kitchen' },
    { title: 'Pot', category: 'Garden' },
  ]);
  const { page } = owner;
  await page.goto(`/lists/${list.id}`);
  await page.getByRole('button', { name: 'Actions for Mug' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await page.getByLabel('Picture', { exact: true }).setInputFiles(berry);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page).toHaveURL(new RegExp(`/lists/${list.id}$`));
  const guest = (await aPerson()).page;
  await openShared(guest, list);
  await expect(guest.getByRole('listitem').filter({ hasText: 'Mug' }).locator('img').first()).toBeVisible();

  await guest.emulateMedia({ media: 'print' });

  const boxOf = async (title: string) => {
    const item = guest.getByRole('listitem').filter({ has: guest.getByRole('heading', { name: title }) });
    const [box, name] = [await item.boundingBox(), await item.getByRole('heading').boundingBox()];
    return { height: box?.height ?? 0, start: name?.x };
  };
  const [mug, pot] = [await boxOf('Mug'), await boxOf('Pot')];
  expect(mug.start).toBe(pot.start);
  expect(mug.height).toBeLessThan(80);
});
