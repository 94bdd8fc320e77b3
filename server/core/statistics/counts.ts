import type { Opt } from '@mikro-orm/core';
import { Property } from '@mikro-orm/decorators/legacy';

/** By day (UTC). They name nobody, so they stay when people, lists and items go. */
export abstract class Counts {
  @Property({ type: 'integer', default: 0 })
  signUps: Opt<number> = 0;

  @Property({ type: 'integer', default: 0 })
  accountsDeleted: Opt<number> = 0;

  @Property({ type: 'integer', default: 0 })
  freeUsers: Opt<number> = 0;

  @Property({ type: 'integer', default: 0 })
  standardUsers: Opt<number> = 0;

  @Property({ type: 'integer', default: 0 })
  premiumUsers: Opt<number> = 0;

  @Property({ type: 'integer', default: 0 })
  lists: Opt<number> = 0;

  @Property({ type: 'integer', default: 0 })
  newLists: Opt<number> = 0;

  @Property({ type: 'integer', default: 0 })
  items: Opt<number> = 0;

  @Property({ type: 'integer', default: 0 })
  newItems: Opt<number> = 0;

  /** In pieces. Purchases that are a surprise at that time are not counted: a figure could tell of one. */
  @Property({ type: 'integer', default: 0 })
  purchases: Opt<number> = 0;

  @Property({ type: 'integer', default: 0 })
  sharedListViews: Opt<number> = 0;

  @Property({ type: 'integer', default: 0 })
  activeUsers: Opt<number> = 0;

  @Property({ type: 'integer', default: 0 })
  visits: Opt<number> = 0;

  @Property({ type: 'integer', default: 0 })
  visitSeconds: Opt<number> = 0;
}

export const COUNTS = [
  'sign_ups',
  'accounts_deleted',
  'free_users',
  'standard_users',
  'premium_users',
  'lists',
  'new_lists',
  'items',
  'new_items',
  'purchases',
  'shared_list_views',
  'active_users',
  'visits',
  'visit_seconds',
] as const;
