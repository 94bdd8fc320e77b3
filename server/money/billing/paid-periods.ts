import type { Trigger } from '@mikro-orm/decorators/legacy';

export const KEEP_PAID_PERIODS = {
  name: 'billing_accounts_paid_periods',
  timing: 'after',
  events: ['insert', 'update'],
  body: `
    if new.plan_id <> 'free' and new.user_id is not null then
      insert into paid_periods (account_id, began_at) values (new.id, now()) on conflict (account_id) where ended_at is null do nothing;
    else
      update paid_periods set ended_at = now() where account_id = new.id and ended_at is null;
    end if;
    return null;`
    .replaceAll(/\s+/g, ' ')
    .trim(),
} satisfies Parameters<typeof Trigger>[0];
