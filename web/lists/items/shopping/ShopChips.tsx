import type { FragmentType } from '@apollo/client';
import { t } from '@lingui/core/macro';
import { Store } from 'lucide-react';
import { useState } from 'react';
import { displayText } from '#rules/base/text/display-text';
import { setVisit, useVisit } from './shop-visit.ts';
import { type Shops_listFragment, useShops_listFragment } from './shops.generated.ts';

/** Says with one tap at which shop one is, and with another that one has left. Not there where the list knows no shops. */
export function ShopChips({ list }: { list: FragmentType<Shops_listFragment> }) {
  const { data, complete } = useShops_listFragment(list);
  return complete && data.shops.length > 0 ? <Chips list={data} /> : null;
}

function Chips({ list: { id: listId, shops } }: { list: Shops_listFragment }) {
  const visited = useVisit(listId, shops);
  const [first] = useState(visited?.id); // in sight on arrival, and nothing moves under the thumb
  const inOrder = shops.toSorted((one, other) => Number(other.id === first) - Number(one.id === first));
  return (
    <ul
      data-shops
      aria-label={t`I’m at`}
      className="-my-3 sm:-my-1.5 flex h-11 min-w-0 shrink! gap-1.5 overflow-x-auto [scrollbar-width:none] print:hidden"
    >
      {inOrder.map((shop) => {
        const isHere = shop.id === visited?.id;
        const name = displayText(shop.name);
        return (
          <li key={shop.id} className="shrink-0">
            <button
              type="button"
              aria-pressed={isHere}
              aria-label={t`I’m at ${name}`}
              onClick={() => setVisit(listId, isHere ? undefined : shop)}
              className="group grid h-11 min-w-11 place-items-center"
            >
              <span
                className={`flex h-5 max-w-36 items-center gap-1 rounded-full border px-2 text-sm font-semibold transition-colors duration-150 sm:h-8 sm:px-3 ${isHere ? 'border-brand bg-brand text-on-brand' : 'border-edge bg-card text-ink group-hover:border-ink/60'}`}
              >
                <Store aria-hidden className="size-3.5 shrink-0" />
                <span dir="auto" className="truncate">
                  {name}
                </span>
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
