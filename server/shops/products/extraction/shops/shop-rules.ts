import { AMAZON } from './amazon.ts';
import { MARKETPLACES } from './marketplaces.ts';
import { NATIONAL_RETAILERS } from './national-retailers.ts';
import { RETAILERS } from './retailers.ts';
import type { ShopRule } from './shop-rule.ts';
import { SYSTEM_RULES } from './systems.ts';
import { THEMES } from './themes.ts';

/** Rules for the largest shops and the most common themes: shops by their hosts come before themes by their signs. */
export const SHOP_RULES: readonly ShopRule[] = [
  AMAZON,
  ...MARKETPLACES,
  ...RETAILERS,
  ...NATIONAL_RETAILERS,
  ...THEMES,
  ...SYSTEM_RULES,
];
