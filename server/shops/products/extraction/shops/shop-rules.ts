import { AMAZON } from './amazon.ts';
import { MARKETPLACES } from './marketplaces.ts';
import { RETAILERS } from './retailers.ts';
import type { ShopRule } from './shop-rule.ts';
import { THEMES } from './themes.ts';

/** Rules for the largest shops and the most common themes: shops by their hosts come before themes by their signs. */
export const SHOP_RULES: readonly ShopRule[] = [AMAZON, ...MARKETPLACES, ...RETAILERS, ...THEMES];
