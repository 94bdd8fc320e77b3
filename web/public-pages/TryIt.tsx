import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { type DemoItem, demoContents, demoPicture } from '#rules/lists/seeds/demo-contents';
import { GRID_LAYOUTS } from '../base/design/grid/grid-layouts.ts';
import { KindLabel, KindRibbon } from '../base/design/KindRibbon.tsx';
import { sitePath } from '../base/routing/site-path.ts';
import { GivenSoFar } from '../guests/drawn/GivenSoFar.tsx';
import { SharedItemFace } from '../guests/drawn/SharedItemFace.tsx';

const SHOWN = ['red-bicycle', 'star-stickers'];

export function TryIt() {
  const { name, eventType, items, currency } = demoContents('WISHLIST');
  const [bought, setBought] = useState<readonly string[]>([]);
  return (
    <section aria-labelledby="try-it" className="relative mx-auto w-full min-w-0 max-w-xl lg:max-w-none">
      <div
        aria-hidden
        className="absolute inset-x-5 -top-3 bottom-6 rotate-3 rounded-card border border-line bg-shopping-wash shadow-card"
      />
      <div
        aria-hidden
        className="absolute inset-x-3 top-0 bottom-3 -rotate-2 rounded-card border border-line bg-registry-wash shadow-card"
      />
      <div className="relative rounded-card border border-line bg-paper p-3 shadow-card sm:p-5">
        <KindRibbon kind="WISHLIST" />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-1 px-1 pt-1 pb-4">
          <KindLabel kind="WISHLIST" />
          <h2 id="try-it" className="pe-12 text-2xl sm:text-3xl">
            {name}
          </h2>
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
            <span className="font-semibold">{eventType}</span>
            <GivenSoFar given={items.filter((item) => isGiven(item, bought)).length} wanted={items.length} />
          </div>
        </div>
        <ul className={GRID_LAYOUTS.pair.look}>
          {items
            .filter(({ drawing }) => SHOWN.includes(drawing))
            .map((item) => (
              <Wish
                key={item.title}
                item={item}
                currency={currency}
                isBought={bought.includes(item.title)}
                onBuy={() => setBought((before) => [...before, item.title])}
                onUndo={() => setBought((before) => before.filter((title) => title !== item.title))}
              />
            ))}
        </ul>
        <p className="px-1 pt-3 text-sm text-muted">{t`Go on, press one. Nothing is sent.`}</p>
      </div>
    </section>
  );
}

function isGiven({ title, quantity = 1, given = 0 }: DemoItem, bought: readonly string[]): boolean {
  return given + (bought.includes(title) ? 1 : 0) >= quantity;
}

interface WishProps {
  item: DemoItem;
  currency: string;
  isBought: boolean;
  onBuy: () => void;
  onUndo: () => void;
}

function Wish({ item, currency, isBought, onBuy, onUndo }: WishProps) {
  const { title, price, quantity = 1, given = 0 } = item;
  const purchased = given + (isBought ? 1 : 0);
  return (
    <SharedItemFace
      item={{
        id: title,
        title,
        price,
        currency,
        description: '',
        notes: '',
        amount: '',
        variant: '',
        effectiveImageUrl: sitePath + demoPicture(item),
        imageSizes: null,
        outgoingUrl: null,
        isAffiliateLink: false,
        secondaryUrl: null,
        quantityDesired: quantity,
        quantityPurchased: purchased,
        quantityRemaining: quantity - purchased,
        heldUntil: null,
        pledgeGoalMinor: null,
        pledgedMinor: null,
        choiceId: null,
        questionCount: 0,
        isNoLongerNeeded: false,
        isMostWanted: false,
        isFund: false,
        pledgeCount: 0,
      }}
      kind="WISHLIST"
      isPlain={false}
      eager
      purchases="open"
      mark={null}
      departureText={undefined}
      own={isBought ? { quantity: 1, isUndoing: false, onUndo } : null}
      onBuy={async () => onBuy()}
      cell={{}}
    />
  );
}
