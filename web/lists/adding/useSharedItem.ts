import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { titleFromLink } from '#rules/shops/lines/links';
import { pageOfOpener, readOpenedPage } from '../../core/products/opened-page.ts';
import { readLink } from '../../core/products/read-link.ts';
import { type ItemFromLink, itemFromLink } from '../items/fields/item-from-link.ts';
import { EMPTY_ITEM } from '../items/fields/item-values.ts';
import type { SharedThing } from './shared-thing.ts';

/** The facts about a thing before its page is read. */
function unreadItem({ link, name }: SharedThing): ItemFromLink {
  const title = name || (link ? titleFromLink(link) : '');
  return { input: { ...EMPTY_ITEM, title, primaryUrl: link } };
}

/** Reads what was shared: the page that the person has open where it was handed over, else by its link. */
export function useSharedItem(thing: SharedThing, isHandedOver: boolean) {
  const client = useApolloClient();
  const [{ link, name }] = useState(thing);
  const [item, setItem] = useState(() => unreadItem({ link, name }));
  const [isReading, setIsReading] = useState(link !== null);
  useEffect(() => {
    if (!link) return;
    let isWanted = true;
    const read = async () => {
      const page = isHandedOver ? await pageOfOpener() : null;
      const fromServer = () => readLink(client, link);
      const line = { link: page?.url ?? link, name: '', amount: 1 };
      return itemFromLink(line, page ? () => readOpenedPage(page) : fromServer);
    };
    read()
      .then((found) => {
        if (!isWanted) return;
        const isNamed = found.unread !== undefined && name !== '';
        setItem(isNamed ? { ...found, input: { ...found.input, title: name } } : found);
      })
      .catch(() => {}) // signed out meanwhile: the session leads to signing in
      .finally(() => {
        if (isWanted) setIsReading(false);
      });
    return () => {
      isWanted = false;
    };
  }, [client, link, name, isHandedOver]);
  return { item, isReading };
}
