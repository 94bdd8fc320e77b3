import { useEffect, useRef } from 'react';
import { useSite } from '../../base/page/site.ts';

/** Reads the plans again when administrators put them on sale or off, or change how much they hold. */
export function useSaleChanges(refetch: () => Promise<unknown>): void {
  const { paymentsEnabled, maxListsPerUser, maxItemsPerList } = useSite();
  const sold = JSON.stringify([paymentsEnabled, maxListsPerUser, maxItemsPerList]);
  const read = useRef(sold);
  useEffect(() => {
    if (read.current === sold) return;
    read.current = sold;
    void refetch().catch(() => {}); // what is shown stays until somebody can be asked
  }, [sold, refetch]);
}
