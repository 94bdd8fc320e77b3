import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Gift, Heart, type LucideIcon, ScrollText, ShoppingBasket } from 'lucide-react';

export type Kind = 'WISHLIST' | 'REGISTRY' | 'SHOPPING';

interface KindLook {
  label: MessageDescriptor;
  icon: LucideIcon;
  fill: string;
  text: string;
  wash: string;
  /** A photo's white becomes this colour. So faint that colours stay as they are. */
  mat: string;
}

const KINDS: Record<Kind, KindLook> = {
  WISHLIST: {
    label: msg`Wishlist`,
    icon: Heart,
    fill: 'bg-wishlist',
    text: 'text-wishlist-ink',
    wash: 'bg-wishlist-wash',
    mat: 'bg-wishlist-mat',
  },
  REGISTRY: {
    label: msg`Gift Registry`,
    icon: Gift,
    fill: 'bg-registry',
    text: 'text-registry-ink',
    wash: 'bg-registry-wash',
    mat: 'bg-registry-mat',
  },
  SHOPPING: {
    label: msg`Shopping List`,
    icon: ShoppingBasket,
    fill: 'bg-shopping',
    text: 'text-shopping-ink',
    wash: 'bg-shopping-wash',
    mat: 'bg-shopping-mat',
  },
};

const UNKNOWN: KindLook = {
  label: msg`List`,
  icon: ScrollText,
  fill: 'bg-muted',
  text: 'text-muted',
  wash: 'bg-sunk',
  mat: 'bg-mat',
};

/** A kind that this page does not know yet is just a list. */
export function lookOf(kind: Kind | null | undefined): KindLook {
  return (kind && KINDS[kind]) || UNKNOWN;
}
