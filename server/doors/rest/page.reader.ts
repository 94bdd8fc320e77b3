import { z } from 'zod';
import { LARGEST_PAGE } from '../../base/paging/page.type.ts';
import { LARGEST_CONNECTION_PAGE } from '../../base/paging/page-sizes.rules.ts';

const error = ({ path = [] }: z.core.$ZodRawIssue) => `${String(path.at(-1))} must be a whole number of at least 1.`;
const whole = z
  .string({ error })
  .regex(/^[1-9]\d{0,8}$/, { error })
  .transform(Number);

export const cursorPaging = z.object({
  limit: whole
    .optional()
    .transform((limit) => limit && Math.min(limit, LARGEST_CONNECTION_PAGE))
    .meta({
      type: 'integer',
      minimum: 1,
      description: `How many at once. More than ${LARGEST_CONNECTION_PAGE} counts as ${LARGEST_CONNECTION_PAGE}.`,
    }),
  after: z.string().optional().meta({ description: 'The `next` of the page before.' }),
});

export const archivedToo = z
  .enum(['true', 'false'])
  .optional()
  .meta({ description: 'Whether archived items come along, in their places. They do not unless you say so.' });

export function paging(usualLimit: number) {
  return {
    page: whole
      .optional()
      .transform((page) => page ?? 1)
      .meta({ type: 'integer', minimum: 1, default: 1, description: 'Which page, counted from 1.' }),
    limit: whole
      .optional()
      .transform((limit) => limit ?? usualLimit)
      .meta({
        type: 'integer',
        minimum: 1,
        default: usualLimit,
        description: `More than ${LARGEST_PAGE} counts as ${LARGEST_PAGE}.`,
      }),
  };
}
