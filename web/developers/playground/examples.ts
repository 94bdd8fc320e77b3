import { ACCOUNT } from './account.examples.ts';
import { ADMIN_LISTS } from './admin-lists.examples.ts';
import { ADMIN_PEOPLE } from './admin-people.examples.ts';
import { ADMIN_SITE } from './admin-site.examples.ts';
import { BUYING } from './buying.examples.ts';
import { CIRCLES } from './circles.examples.ts';
import { DRAWS } from './draws.examples.ts';
import type { ExampleGroup } from './example.ts';
import { GIFTS } from './gifts.examples.ts';
import { ITEMS } from './items.examples.ts';
import { LISTS } from './lists.examples.ts';
import { NEWS } from './news.examples.ts';
import { PEOPLE } from './people.examples.ts';
import { PLANS } from './plans.examples.ts';
import { PLEDGES } from './pledges.examples.ts';
import { PRODUCT_PAGES } from './product-pages.examples.ts';
import { SESSIONS } from './sessions.examples.ts';
import { SHOPS } from './shops.examples.ts';
import { SITE } from './site.examples.ts';
import { WEBHOOKS } from './webhooks.examples.ts';

/** In the order in which somebody would meet them. */
export const EXAMPLE_GROUPS: readonly ExampleGroup[] = [
  SITE,
  SESSIONS,
  LISTS,
  SHOPS,
  ITEMS,
  PRODUCT_PAGES,
  BUYING,
  GIFTS,
  PLEDGES,
  PEOPLE,
  CIRCLES,
  DRAWS,
  ACCOUNT,
  NEWS,
  WEBHOOKS,
  PLANS,
  ADMIN_PEOPLE,
  ADMIN_SITE,
  ADMIN_LISTS,
];

export const EXAMPLES = EXAMPLE_GROUPS.flatMap(({ examples }) => examples);
