import type { Trigger } from '@mikro-orm/decorators/legacy';

export const UNCHANGEABLE = {
  timing: 'before',
  events: ['update', 'delete'],
  body: `raise exception '% is never changed', tg_table_name;`,
} satisfies Parameters<typeof Trigger>[0];
