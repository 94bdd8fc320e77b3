import { t } from '@lingui/core/macro';
import { ExternalLink } from 'lucide-react';
import { displayText } from '#rules/base/text/display-text';
import { isWebAddress } from '#rules/base/text/web-address';
import { MenuItem, MenuLabel } from '../../../base/design/dialogs/Menu.tsx';
import type { FieldsOf } from '../../../base/network/fields-of.ts';
import { shopNameOf } from '../../../base/text/shop-name.ts';
import { AffiliateNote } from '../../affiliates/AffiliateNote.tsx';
import { affiliateLink } from '../../affiliates/count-click.ts';
import { itemTitle } from '../cache/item-texts.ts';
import type { ItemLinks_itemFragment } from './ItemLinks.generated.ts';

/** The way to the shop. Only web addresses are followed, whatever is stored. */
export function ItemLinks({ item }: { item: FieldsOf<ItemLinks_itemFragment> }) {
  return (
    <>
      {linksOf(item).map(({ label, address, counting }) => {
        const shop = shopNameOf(address);
        return (
          <a
            key={label}
            href={address}
            aria-label={linkText(label, itemTitle(item), shop)}
            target="_blank"
            rel="noopener noreferrer"
            {...counting}
            className="-my-2 inline-flex min-h-11 min-w-0 max-w-full items-center gap-1.5 rounded-control font-semibold text-brand hover:underline"
          >
            <span className="truncate">{shop ?? label}</span>
            <ExternalLink aria-hidden className="size-4 shrink-0" />
          </a>
        );
      })}
      {item.isAffiliateLink && (
        <div className="order-last w-0 min-w-full">
          <AffiliateNote />
        </div>
      )}
    </>
  );
}

/** The same ways as entries of the item's menu, where a row has no room for them. */
export function ItemLinkEntries({ item }: { item: FieldsOf<ItemLinks_itemFragment> }) {
  return <LinkEntries item={item} />;
}

export function LinkEntries({ item }: { item: Linked }) {
  return (
    <>
      {linksOf(item).map(({ label, address, counting }) => (
        <MenuItem key={label} asChild>
          <a href={address} target="_blank" rel="noopener noreferrer" {...counting}>
            <ExternalLink aria-hidden />
            {label}
          </a>
        </MenuItem>
      ))}
      {item.isAffiliateLink && (
        <MenuLabel>
          <AffiliateNote />
        </MenuLabel>
      )}
    </>
  );
}

type Linked = Pick<ItemLinks_itemFragment, 'id' | 'outgoingUrl' | 'isAffiliateLink' | 'secondaryUrl'>;

/** The ways to the shop, what each is called, and what counts that one with an affiliate code is followed. */
function linksOf({ id, outgoingUrl, isAffiliateLink, secondaryUrl }: Linked) {
  const links = [
    { label: t`View Item`, address: webAddress(outgoingUrl), counting: isAffiliateLink ? affiliateLink(id) : null },
    { label: outgoingUrl ? t`Second link` : t`View Item`, address: webAddress(secondaryUrl), counting: null },
  ];
  return links.flatMap(({ address, ...link }) => (address ? { ...link, address } : []));
}

/** `label` as in “View Item”. */
function linkText(label: string, title: string, shop: string | null): string {
  return shop ? t`${label}: ${title}, at ${shop} (opens in a new tab)` : t`${label}: ${title} (opens in a new tab)`;
}

function webAddress(url: string | null): string | null {
  const address = displayText(url);
  return isWebAddress(address) ? address : null;
}
