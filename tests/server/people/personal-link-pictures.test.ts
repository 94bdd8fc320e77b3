import { expect } from 'vitest';
import { aUser } from '../../builders/accounts.ts';
import { aCircle, aCircleGuest, anOpenList } from '../../builders/circles.ts';
import { anItem } from '../../builders/lists.ts';
import { aPicture } from '../../builders/pictures.ts';
import { upload } from '../uploads.ts';
import { test } from './personal-pages.ts';

test('a picture that would be lost in its place stands behind a personal link as small as it is', async ({
  em,
  app,
  browser,
}) => {
  const ann = await aUser(em, { emailVerifiedAt: new Date() });
  const circle = await aCircle(em, { owner: ann });
  const guest = await aCircleGuest(em, { circle, knownBy: ann });
  const list = await anOpenList(em, { circle, list: { owner: ann, purchaseVisibility: 'OWNER_SEES_TAKEN' } });
  for (const [title, side] of [
    ['Ring', 16],
    ['Kite', 900],
  ] as const) {
    const { id } = await anItem(em, { list, title });
    const file = await aPicture({ width: side, height: side }).png().toBuffer();
    await upload(app, `/items/${id}/image`, ann, { file });
  }

  const { body } = await browser.open(`/for/${guest.secret}/lists/${list.id}`);

  const pictures = [...body.matchAll(/<img[^>]*>/g)].map(([picture]) => /class="([^"]+)"/.exec(picture)?.[1]);
  expect(pictures).toEqual(['tiny', undefined]);
});
