import { t } from '@lingui/core/macro';
import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { shopNameOf } from '../../base/text/shop-name.ts';
import { affiliateLink } from '../../lists/affiliates/count-click.ts';

/** The link beside it leads to the same place: that one is read out and reached by keyboard. */
const BESIDE_ANOTHER = { 'aria-hidden': true, tabIndex: -1 } as const;

interface PictureLinkProps {
  to: string | null;
  affiliateOf: string | null;
  isFaded: boolean;
  /** The same for each gift without a picture: a phone, which shows them one below the other, leaves it out. */
  isDrawing: boolean;
  /** Small, at the beginning of a row. */
  isPlain: boolean;
  children: ReactNode;
}

/** People press here first. */
export function PictureLink({ to, affiliateOf, isFaded, isDrawing, isPlain, children }: PictureLinkProps) {
  const look = `block print:hidden ${isFaded ? 'opacity-60 grayscale' : ''} ${isPlain ? 'row-picture' : isDrawing ? 'max-sm:hidden' : ''}`;
  if (!to) return <div className={look}>{children}</div>;
  return (
    <a
      href={to}
      target="_blank"
      rel="noopener noreferrer"
      {...(affiliateOf && affiliateLink(affiliateOf))}
      {...BESIDE_ANOTHER}
      className={look}
    >
      {children}
    </a>
  );
}

interface ShopLinkProps {
  to: string;
  label: string;
  about: string;
  /** The item for which an affiliate code is in the link, if there is one. */
  affiliateOf?: string | null;
}

/** Names the shop, so that nobody needs to open the link to know where it leads. */
export function ShopLink({ to, label, about, affiliateOf }: ShopLinkProps) {
  const shop = shopNameOf(to);
  return (
    <a
      href={to}
      target="_blank"
      rel="noopener noreferrer"
      {...(affiliateOf && affiliateLink(affiliateOf))}
      aria-label={shopLinkText(label, about, shop)}
      className="shop-link"
    >
      <span className="truncate">{shop ?? label}</span>
      <ExternalLink aria-hidden className="size-4 shrink-0" />
    </a>
  );
}

export function shopLinkText(label: string, about: string, shop: string | null): string {
  return shop ? t`${label}: ${about}, at ${shop} (opens in a new tab)` : t`${label}: ${about} (opens in a new tab)`;
}
