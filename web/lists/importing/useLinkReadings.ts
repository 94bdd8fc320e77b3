import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import type { FoundItem } from '#rules/shops/imports/found-rows';
import { titleFromLink } from '#rules/shops/lines/links';
import { hasCode } from '../../base/network/problems.ts';
import { readLink } from '../../core/products/read-link.ts';
import { foundValues } from '../items/fields/found-values.ts';
import { useKept } from './useKept.ts';

/** So many pages are read at one press: each is fetched from its shop. */
const MOST_LINKS = 50;

type Values = Partial<Pick<FoundItem, 'title' | 'imageUrl' | 'price' | 'currency'>>;

/** Whether the page behind the link may say something that the file does not. */
function lacksSomething({ primaryUrl, imageUrl, price, title }: FoundItem): boolean {
  return primaryUrl !== null && (imageUrl === null || price === null || title === titleFromLink(primaryUrl));
}

/** Fills in what the file does not say from the pages behind the links, on request. What it says stays. */
export function useLinkReadings() {
  const client = useApolloClient();
  const [read, setRead] = useKept<ReadonlyMap<string, Values>>('links', new Map());
  const [left, setLeft] = useState(0);
  const isStopped = useRef(false);
  useEffect(
    () => () => {
      isStopped.current = true;
    },
    [],
  );

  const readLinks = async (items: readonly FoundItem[]) => {
    isStopped.current = false;
    const links = new Set(items.filter(lacksSomething).flatMap(({ primaryUrl }) => primaryUrl ?? []));
    const wanted = [...links].filter((link) => !read.has(link)).slice(0, MOST_LINKS);
    for (const [index, link] of wanted.entries()) {
      setLeft(wanted.length - index);
      const values = await readLink(client, link)
        .then((product) =>
          Object.fromEntries(foundValues(product, { withPrice: true }).map((one) => [one.field, one.value])),
        )
        .catch((error: unknown) => (hasCode(error, 'RATE_LIMITED') || hasCode(error, 'UNAUTHENTICATED') ? null : {}));
      if (values === null || isStopped.current) break;
      setRead((before) => new Map([...before, [link, values]]));
    }
    setLeft(0);
  };

  const filledIn = (item: FoundItem): FoundItem => {
    const values = item.primaryUrl === null ? undefined : read.get(item.primaryUrl);
    if (!values || item.primaryUrl === null) return item;
    const isNamedByLink = item.title === titleFromLink(item.primaryUrl);
    return {
      ...item,
      title: isNamedByLink ? (values.title ?? item.title) : item.title,
      imageUrl: item.imageUrl ?? values.imageUrl ?? null,
      ...(item.price === null &&
        values.price != null && { price: values.price, currency: values.currency ?? item.currency }),
    };
  };

  const isOpen = (item: FoundItem) => lacksSomething(item) && !read.has(item.primaryUrl ?? '');
  return { readLinks, filledIn, isOpen, left };
}
