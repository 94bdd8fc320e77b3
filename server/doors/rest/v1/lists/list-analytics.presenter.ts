import { z } from 'zod';
import type { ListAnalytics } from '../../../../lists/analytics/list-analytics.type.ts';

const hidden = 'Null while purchases are kept from you as a surprise.';

const pieces = z
  .int()
  .nullable()
  .meta({ description: `How many pieces were bought. ${hidden}` });

export const listAnalyticsObject = z
  .object({
    start: z.iso.date(),
    end: z.iso.date(),
    views: z.int().meta({ description: 'How often it was opened; looks within half an hour are one.' }),
    visitors: z.int().meta({ description: 'How many different people that were.' }),
    purchases: pieces,
    purchasedShare: z
      .number()
      .nullable()
      .meta({
        description: `Which share, of 1, of all the pieces wanted was bought on these days. ${hidden}`,
      }),
    daily: z
      .array(z.object({ date: z.iso.date(), views: z.int(), visitors: z.int(), purchases: pieces }))
      .meta({ description: 'Every day, also those on which nothing happened.' }),
  })
  .meta({ id: 'ListAnalytics' });

export function presentListAnalytics({ days, ...analytics }: ListAnalytics): z.output<typeof listAnalyticsObject> {
  const { start, end, views, visitors, purchases, purchasedShare } = analytics;
  const daily = days.map(({ day, ...counts }) => ({ date: day, ...counts }));
  return { start, end, views, visitors, purchases, purchasedShare, daily };
}
