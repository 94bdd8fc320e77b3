import { useMemo } from 'react';
import type { OpenList } from '../cache/open-list.ts';
import { isPurchased } from '../cache/sorting.ts';
import { elsewhere, orderAt, useVisit } from './shop-visit.ts';

/** The items that this shop has, in its order; all items where none names a shop. A search looks everywhere. */
export function useAtShop({ id, items, shops, categoryOrder }: OpenList, isSearching: boolean) {
  const shop = useVisit(id, shops);
  return useMemo(() => {
    if (!shop) return { shop, here: items, awayCount: 0, categoryOrder };
    const away = elsewhere(shop, shops);
    return {
      shop,
      here: isSearching ? items : items.filter((item) => !away.has(item.id)),
      awayCount: items.filter((item) => away.has(item.id) && !isPurchased(item)).length,
      categoryOrder: orderAt(shop, categoryOrder),
    };
  }, [items, shops, shop, categoryOrder, isSearching]);
}
