import { useApolloClient } from '@apollo/client/react';
import { useRef } from 'react';
import { readLink } from '../../../core/products/read-link.ts';
import { itemFromLink, type LinkLine } from '../fields/item-from-link.ts';

/** How many pages are read at a time, each by somebody else's server. */
const READERS = 3;

/** Reads the pages of links, as many at once as there are readers, each in its turn. */
export function useLinkReaders() {
  const client = useApolloClient();
  const readers = useRef<Promise<unknown>[]>(Array(READERS).fill(Promise.resolve()));
  const nextReader = useRef(0);

  /** A page whose turn comes when nobody wants it any more is not read. */
  return (link: LinkLine, isWanted: () => boolean) => {
    const reader = nextReader.current % READERS;
    nextReader.current += 1;
    const reading = (readers.current[reader] as Promise<unknown>).then(() =>
      isWanted() ? itemFromLink(link, () => readLink(client, link.link), 'added') : null,
    );
    readers.current[reader] = reading.catch(() => {});
    return reading;
  };
}
