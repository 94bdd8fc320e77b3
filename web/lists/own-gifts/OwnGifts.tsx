import { useApolloClient } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { ExternalLink, Gift } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { isolated } from '#rules/base/languages/isolated';
import { displayText } from '#rules/base/text/display-text';
import { Tick } from '../../base/design/Tick.tsx';
import { usePolling } from '../../base/network/usePolling.ts';
import { TextLink } from '../../base/page/TextLink.tsx';
import { countedTitle } from '../../base/text/counted-title.ts';
import { heldText } from '../../base/text/held-text.ts';
import { PendingMark } from '../../core/changes/PendingMark.tsx';
import { useVisit } from '../items/shopping/shop-visit.ts';
import { useShopChange } from '../items/shopping/useShopChange.ts';
import { giftsByShop, type ShopGifts } from './gift-shops.ts';
import { type OwnGifts_listFragment, OwnGiftsDocument } from './OwnGifts.generated.ts';
import { BUY_OWN_GIFT, type OwnGift, PUT_OWN_GIFT_BACK } from './own-gift-changes.ts';

/** They lapse, and are let go elsewhere, without a change to this list. */
const LOOK_AGAIN_MS = 60_000;

/** A hold that ends so soon is said. */
const SOON_MS = 3 * 86_400_000;

interface OwnGiftsProps {
  list: OwnGifts_listFragment;
  /** Above the list at the shop that they come from, else below it. */
  place: 'above' | 'below';
}

/** Gifts for others that the reader holds, at the shops they come from: on their own shopping list, seen by nobody else. */
export function OwnGifts({ list: { id: listId, shops, ownGifts: gifts }, place }: OwnGiftsProps) {
  const shop = useVisit(listId, shops);
  const groups = giftsByShop(gifts, shops, shop);
  const isAbove = shop !== undefined && groups.some(({ shopName }) => shopName !== null);
  return isAbove === (place === 'above') ? (
    <Gifts listId={listId} gifts={gifts} groups={groups} isBelow={!isAbove} />
  ) : null;
}

interface GiftsProps {
  listId: string;
  gifts: readonly OwnGift[];
  groups: readonly ShopGifts[];
  isBelow: boolean;
}

function Gifts({ listId, gifts, groups, isBelow }: GiftsProps) {
  useLook(listId, gifts);
  if (groups.length === 0) return null;
  const isNamed = groups.some(({ shopName }) => shopName !== null);
  return (
    <section
      aria-labelledby="own-gifts"
      className={`min-w-0 bg-card max-sm:-mx-4 sm:overflow-clip sm:rounded-card sm:border sm:border-line sm:shadow-card print:hidden ${isBelow ? 'mt-4' : ''}`}
    >
      <header className="flex flex-wrap items-center gap-x-2 px-4 py-2.5">
        <Gift aria-hidden className="size-5 shrink-0 text-wishlist-ink" />
        <h2 id="own-gifts" className="text-lg">{t`Gifts you’re getting`}</h2>
        <p className="grow text-end text-sm text-muted">{t`Only you see these`}</p>
      </header>
      {groups.map(({ key, shopName, gifts: those }) => (
        <div key={key}>
          {isNamed && (
            <h3 className="flex min-h-6 items-center gap-2 bg-sunk/70 px-4 font-sans text-sm font-semibold tracking-normal sm:min-h-9">
              <span dir="auto" className="truncate">
                {shopName === null ? t`At any shop` : displayText(shopName)}
              </span>
            </h3>
          )}
          <ul className="[&>li:last-child_[data-line]]:border-b-0">
            {those.map((gift) => (
              <Row key={gift.id} listId={listId} gift={gift} />
            ))}
          </ul>
        </div>
      ))}
      <p className="border-t border-line px-4 text-sm">
        <TextLink isTall to="/gifts">{t`Your gifts`}</TextLink>
      </p>
    </section>
  );
}

function Row({ listId, gift }: { listId: string; gift: OwnGift }) {
  const make = useShopChange();
  const { id, quantity, state, heldUntil, outgoingUrl, shareToken: token } = gift;
  const title = countedTitle(quantity, displayText(gift.title));
  const isTicked = state === 'BOUGHT';
  const forWhom = t`For ${isolated(displayText(gift.recipientName))}`;
  const details = [
    displayText(gift.variant),
    heldUntil && !isTicked && Date.parse(heldUntil) - Date.now() < SOON_MS ? heldText(heldUntil) : '',
    forWhom,
    displayText(gift.listName),
  ].filter((text) => text !== '');
  const tick = () => {
    const change = { listId, itemId: id, title: displayText(gift.title), variables: { token, purchaseId: id } };
    void (isTicked ? make(PUT_OWN_GIFT_BACK, change) : make(BUY_OWN_GIFT, change));
  };
  return (
    <li className="relative grid min-h-13 min-w-0 grid-cols-[auto_minmax(0,1fr)] transition-colors duration-150 has-[[data-tick]:active]:bg-sunk">
      <Tick
        isTicked={isTicked}
        isOnSheet
        label={title}
        hint={isTicked ? t`Not bought after all` : t`I’ve bought it`}
        onTick={tick}
      />
      <div data-line className="flex min-w-0 grow items-center gap-2 border-b border-line pe-3 ps-0.5">
        <div className="grid min-w-0 grow grid-cols-[minmax(0,1fr)] py-1">
          <p
            dir="auto"
            className={`line-clamp-2 text-[1.0625rem] leading-5.5 font-medium wrap-anywhere ${isTicked ? 'text-muted line-through decoration-1' : ''}`}
          >
            {title}
          </p>
          <p dir="auto" className="truncate text-sm leading-5 text-muted tabular-nums">
            {details.join(' · ')}
          </p>
        </div>
        <PendingMark itemId={id} isIcon />
        {outgoingUrl && (
          <a
            href={outgoingUrl}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={t`Open the shop’s page: ${title} (opens in a new tab)`}
            className="relative z-1 -me-2 grid size-11 shrink-0 place-items-center rounded-control text-muted hover:text-brand"
          >
            <ExternalLink aria-hidden className="size-4.5" />
          </a>
        )}
      </div>
    </li>
  );
}

/** Looks again from time to time, and once the next hold ends. */
function useLook(listId: string, gifts: readonly OwnGift[]) {
  const client = useApolloClient();
  const read = () =>
    client.query({ query: OwnGiftsDocument, variables: { listId }, fetchPolicy: 'network-only' }).then(() => {});
  usePolling(read);
  const look = useEffectEvent(() => {
    if (document.visibilityState !== 'hidden') read().catch(() => {}); // the next time
  });
  const ends = gifts.flatMap(({ heldUntil }) => (heldUntil ? Date.parse(heldUntil) : []));
  const firstEnd = Math.min(...ends);
  useEffect(() => {
    const handle = setInterval(() => look(), LOOK_AGAIN_MS);
    return () => clearInterval(handle);
  }, []);
  useEffect(() => {
    const wait = firstEnd - Date.now();
    if (wait < 0 || wait > LOOK_AGAIN_MS) return;
    const handle = setTimeout(() => look(), wait + 1);
    return () => clearTimeout(handle);
  }, [firstEnd]);
}
