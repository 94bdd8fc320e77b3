import { useEffect, useRef } from 'react';
import { type Site, useSite } from '../../base/page/site.ts';

export function saleOf({ paymentsEnabled, maxListsPerUser, maxItemsPerList }: Site): string {
  return JSON.stringify([paymentsEnabled, maxListsPerUser, maxItemsPerList]);
}

/** Administrators put plans on sale or off, or change how much they hold. */
export function useSaleChanges(refetch: () => Promise<unknown>): void {
  const sold = saleOf(useSite());
  const read = useRef(sold);
  useEffect(() => {
    if (read.current === sold) return;
    read.current = sold;
    void refetch().catch(() => {}); // what is shown stays until somebody can be asked
  }, [sold, refetch]);
}
