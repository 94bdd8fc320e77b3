import type { FragmentType } from '@apollo/client';
import { ExternalLink } from 'lucide-react';
import { displayText } from '#rules/display-text';
import { isWebAddress } from '#rules/web-address';
import { buttonLook } from '../design/button-looks.ts';
import { type ItemLinks_itemFragment, useItemLinks_itemFragment } from './ItemLinks.generated.ts';
import { itemTitle } from './item-texts.ts';

/** The way to the shop. Only web addresses are followed, whatever is stored. */
export function ItemLinks({ item }: { item: FragmentType<ItemLinks_itemFragment> }) {
  const { data, complete } = useItemLinks_itemFragment(item);
  if (!complete) return null;

  return linksOf(data).map(({ label, address }) => (
    <a
      key={label}
      href={address}
      aria-label={`${label}: ${itemTitle(data)} (opens in a new tab)`}
      target="_blank"
      rel="noopener noreferrer"
      className={buttonLook('quiet', 'normal')}
    >
      {label}
      <ExternalLink aria-hidden className="size-4 text-muted" />
    </a>
  ));
}

/** The ways to the shop, and what each is called. */
export function linksOf({ outgoingUrl, secondaryUrl }: Pick<ItemLinks_itemFragment, 'outgoingUrl' | 'secondaryUrl'>) {
  const links = [
    { label: 'View Item', address: webAddress(outgoingUrl) },
    { label: outgoingUrl ? 'Second link' : 'View Item', address: webAddress(secondaryUrl) },
  ];
  return links.flatMap(({ label, address }) => (address ? { label, address } : []));
}

function webAddress(url: string | null): string | null {
  const address = displayText(url);
  return isWebAddress(address) ? address : null;
}
