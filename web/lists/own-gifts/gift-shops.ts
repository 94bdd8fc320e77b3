import { nameKey } from '#rules/base/text/name-key';
import { shopNameOf } from '../../base/text/shop-name.ts';
import type { OwnGift } from './own-gift-changes.ts';

interface NamedShop {
  id: string;
  name: string;
}

/** The gifts that come from one shop; without a name, from no shop in particular. */
export interface ShopGifts {
  key: string;
  shopName: string | null;
  gifts: OwnGift[];
}

/** By shop, under the name that the list has for it, else under that of its site. At a shop: what comes from there, and what is to be had anywhere. */
export function giftsByShop(gifts: readonly OwnGift[], shops: readonly NamedShop[], at?: NamedShop): ShopGifts[] {
  const groups = Map.groupBy(gifts, (gift) => shopOf(gift, shops) ?? '');
  return [...groups]
    .map(([name, those]) => ({ key: name, shopName: name || null, gifts: those.toSorted(byWhatIsLeft) }))
    .filter(({ shopName }) => !at || shopName === null || nameKey(shopName) === nameKey(at.name))
    .sort((one, other) => Number(one.shopName === null) - Number(other.shopName === null));
}

function shopOf({ outgoingUrl }: OwnGift, shops: readonly NamedShop[]): string | null {
  const host = outgoingUrl ? URL.parse(outgoingUrl)?.hostname : undefined;
  if (!host || !outgoingUrl) return null;
  const labels = host.split('.').slice(0, -1).map(lettersOf);
  const known = shops.find(({ name }) => [...labels, lettersOf(host)].includes(lettersOf(name)));
  return known?.name ?? shopNameOf(outgoingUrl) ?? host;
}

/** A shop's name as its site could spell it: “Müller & Co.” is muellerco there. */
function lettersOf(name: string): string {
  const letters = nameKey(name).replaceAll('ß', 'ss').replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue');
  return letters.normalize('NFD').replaceAll(/[^\p{L}\p{N}]/gu, '');
}

function byWhatIsLeft(one: OwnGift, other: OwnGift): number {
  return Number(one.state === 'BOUGHT') - Number(other.state === 'BOUGHT');
}
