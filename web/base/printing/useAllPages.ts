import { useEffect, useRef, useState } from 'react';

interface AllPages<Page, Entry> {
  data?: Page;
  entries: Entry[];
  error?: unknown;
}

interface PageOf<Entry> {
  nodes: readonly Entry[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

/** On paper there is no showing more. Each page is as it is now: nothing of it is kept. */
export function useAllPages<Page, Entry extends { id: string }>(
  read: (after: string | null) => Promise<Page | undefined>,
  pageOf: (page: Page) => PageOf<Entry>,
): AllPages<Page, Entry> {
  const [state, setState] = useState<AllPages<Page, Entry>>({ entries: [] });
  const asked = useRef({ read, pageOf }).current; // what is printed is told once
  useEffect(() => {
    let isMounted = true;
    const readAll = async () => {
      const first = await asked.read(null);
      if (!first) throw new Error('Nothing was read.');
      const entries = new Map<string, Entry>();
      for (let page: Page | undefined = first; page && isMounted; ) {
        const { nodes, pageInfo } = asked.pageOf(page);
        for (const entry of nodes) entries.set(entry.id, entry); // what moved meanwhile stands once
        page = pageInfo.hasNextPage ? await asked.read(pageInfo.endCursor) : undefined;
      }
      return { data: first, entries: [...entries.values()] };
    };
    readAll().then(
      (all) => isMounted && setState(all),
      (error) => isMounted && setState({ entries: [], error }),
    );
    return () => {
      isMounted = false;
    };
  }, [asked]);
  return state;
}
