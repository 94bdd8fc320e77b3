import type { FragmentType } from '@apollo/client';
import { t } from '@lingui/core/macro';
import { ShoppingBasket } from 'lucide-react';
import { displayText } from '#rules/base/text/display-text';
import { Button } from '../../../base/design/Button.tsx';
import { useChanges } from '../../../core/changes/useChanges.ts';
import { clockText, useShoppingTrips } from '../cache/shopping-trips.ts';
import { type TripStrip_listFragment, useTripStrip_listFragment } from './ShoppingTrips.generated.ts';
import { END_SHOPPING } from './trip-changes.ts';

/** Says who is out shopping with the list, and until when. Nobody is: nothing is shown. */
export function ShoppingTrips({ list }: { list: FragmentType<TripStrip_listFragment> }) {
  const { data, complete } = useTripStrip_listFragment(list);
  return complete && data.shoppingTrips.length > 0 ? <Strip list={data} /> : null;
}

function Strip({ list }: { list: TripStrip_listFragment }) {
  const { mine, others } = useShoppingTrips(list.shoppingTrips);
  const changes = useChanges();
  if (!mine && others.length === 0) return null;
  const end = () => {
    const variables = { listId: list.id, endsAt: mine?.endsAt };
    void changes.make(END_SHOPPING, { listId: list.id, title: '', variables });
  };
  return (
    <div className="flex animate-fade items-center gap-3 rounded-card bg-shopping-wash px-3 py-0.5 text-shopping-ink print:hidden [&>button]:-me-3 [&>button]:shrink-0">
      <ShoppingBasket aria-hidden className="size-5 shrink-0 max-sm:hidden" />
      <ul className="grid min-w-0 grow py-1.5 font-semibold leading-snug max-sm:text-sm">
        {mine && <li>{minesText(clockText(new Date(mine.endsAt)))}</li>}
        {others.map(({ id, shopper, endsAt }) => (
          <li key={id} className="wrap-anywhere">
            {othersText(displayText(shopper.name), clockText(new Date(endsAt)))}
          </li>
        ))}
      </ul>
      {mine && (
        <Button look="plain" onClick={end}>
          {t`I’m done`}
        </Button>
      )}
    </div>
  );
}

function minesText(time: string): string {
  return t`You’re shopping until ${time}`;
}

function othersText(who: string, until: string): string {
  return t`${who} is shopping until ${until}`;
}
