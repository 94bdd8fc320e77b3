import { useEffect, useRef } from 'react';
import { type Site, useSite } from '../../base/page/site.ts';

/** The part of the settings that plans and their prices hang on, as a text. */
export function saleOf({ paymentsEnabled, maxListsPerUser, maxItemsPerList }: Site): string {
  return JSON.stringify([paymentsEnabled, maxListsPerUser, maxItemsPerList]);
}

/** Reads the plans again when administrators put them on sale or off, or change how much they hold. */
export function useSaleChanges(refetch: () => Promise<unknown>): void {
  const sold = saleOf(useSite());
  const read = useRef(sold);
  useEffect(() => {
    if (read.current === sold) return;
    read.current = sold;
    void refetch().catch(() => {}); // what is shown stays until somebody can be asked
  }, [sold, refetch]);
}
