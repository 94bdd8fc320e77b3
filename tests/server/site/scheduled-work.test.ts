import { subDays } from 'date-fns';
import { expect } from 'vitest';
import { Image } from '../../../server/core/images/image.entity.ts';
import { DEFAULT_SETTINGS } from '../../../server/core/settings/default-settings.rules.ts';
import { Pledge } from '../../../server/lists/pledges/pledge.entity.ts';
import { Pool } from '../../../server/lists/pledges/pool.entity.ts';
import { SCHEDULED_QUEUES } from '../../../server/site/jobs/job-queues.ts';
import { scheduledWork } from '../../../server/site/jobs/scheduled-work.ts';
import { anItem } from '../../builders/lists.ts';
import { PUBLIC_URL, test } from '../server-test.ts';

test('a store of pictures that is away keeps no gift that friends share from becoming free', async ({
  orm,
  infrastructure,
}) => {
  const em = orm.em.fork();
  const item = await anItem(em, { priceMinor: 30_000, currency: 'EUR', isGroupGift: true, pledgeCurrency: 'EUR' });
  const pledge = em.create(Pledge, { item, amountMinor: 1_000, guestEmail: '', createdAt: subDays(new Date(), 31) });
  em.create(Pool, { item, organiser: pledge });
  const picture = { originalKey: 'a.jpg', thumbnailKey: 'a-s.webp', filename: 'a', contentType: 'image/jpeg' };
  em.create(Image, { ...picture, size: 1, width: 1, height: 1, keptUntil: new Date() });
  await em.flush();
  const isAway = async () => Promise.reject(new Error('The store is away.'));
  const imageStore = { ...infrastructure.imageStore, remove: isAway };
  const settings = () => ({ ...DEFAULT_SETTINGS, siteUrl: PUBLIC_URL });
  const { mailQueue, undoSecrets, giftLinks } = infrastructure;
  const parts = { orm, mailQueue, imageStore, undoSecrets, giftLinks, webhooks: undefined, settings };
  const clearAway = scheduledWork(parts as never).find(({ queue }) => queue === SCHEDULED_QUEUES.CLEAN_UP);

  await expect(clearAway?.work()).rejects.toMatchObject({
    message: expect.stringMatching(/^1 of \d+ failed\.$/),
    errors: [{ message: 'The store is away.' }],
  });
  expect(await orm.em.fork().count(Pool, { item: item.id })).toBe(0);
});
