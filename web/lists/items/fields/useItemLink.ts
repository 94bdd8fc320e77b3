import { useState } from 'react';
import { useFirstField } from '../../../base/design/fields/useFirstField.ts';
import { useLinkReading } from '../../../core/products/useLinkReading.ts';
import type { ItemForm } from './item-form.ts';
import type { ItemValues } from './item-values.ts';
import { useFoundValues } from './useFoundValues.ts';

interface ItemLinkOptions {
  start: ItemValues;
  /** Whether the item has a title already, which needs a field of its own then. */
  hasTitle: boolean;
}

/** The link that a new item begins with: its page is read and fills in the form. */
export function useItemLink(form: ItemForm, { start, hasTitle }: ItemLinkOptions) {
  const reading = useLinkReading('importing');
  const found = useFoundValues(form, start);
  const [areSourcesShown, setAreSourcesShown] = useState(false);
  const [isTitleWanted, setIsTitleWanted] = useState(hasTitle);
  const [isLinkBelow, setIsLinkBelow] = useState(false);
  const link = form.watch('primaryUrl') ?? '';
  const isTitleApart = isTitleWanted || (link !== '' && !isLinkBelow);
  const focus = () => form.setFocus(isTitleApart ? 'primaryUrl' : 'title');
  useFirstField(focus);
  return {
    link,
    reading,
    found,
    /** Whether the title has a field of its own, so that the first field holds the link. */
    isTitleApart,
    setIsTitleWanted,
    /** The link is typed into the field further down: the first field stays the title's. */
    keepBelow: () => setIsLinkBelow(true),
    areSourcesShown,
    toggleSources: () => setAreSourcesShown(!areSourcesShown),
    /** Focuses the first field. */
    focus,
    async read(url: string) {
      const product = await reading.read(url);
      if (product) found.fill(product);
    },
    giveUp() {
      reading.reset();
      found.clear();
    },
    /** For the next item. */
    forget() {
      reading.reset();
      found.forget();
      setIsTitleWanted(false);
      setIsLinkBelow(false);
    },
  };
}
