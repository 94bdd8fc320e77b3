import type { ApolloCache } from '@apollo/client';
import { t } from '@lingui/core/macro';
import { useEffect, useState } from 'react';
import { perLocale } from '../../../base/design/locale.ts';
import { categoryLabel } from '../../../base/text/category-groups.ts';
import { useSession } from '../../../core/session/session.ts';
import { type ShoppingTrips_listFragment, ShoppingTrips_listFragmentDoc } from './shopping-trips.generated.ts';

type Trip = ShoppingTrips_listFragment['shoppingTrips'][number];

interface ShoppingTrips {
  /** The reader's own. */
  mine: Trip | undefined;
  others: readonly Trip[];
}

/** The trips that are on: each ends by itself at its time, also without a connection. */
export function useShoppingTrips(trips: readonly Trip[]): ShoppingTrips {
  const { account } = useSession();
  const [now, setNow] = useState(Date.now);
  const on = trips.filter(({ endsAt }) => Date.parse(endsAt) > now);
  const next = Math.min(...on.map(({ endsAt }) => Date.parse(endsAt)));
  useEffect(() => {
    if (!Number.isFinite(next)) return;
    const timer = setTimeout(() => setNow(Date.now()), Math.max(0, next - Date.now()) + 1);
    return () => clearTimeout(timer);
  }, [next]);
  const isMine = ({ shopper }: Trip) => shopper.id === account?.id;
  return { mine: on.find(isMine), others: on.filter((trip) => !isMine(trip)) };
}

/** Shows somebody as out shopping, before the server knows of it. A trip that is on gets another end. */
export function showTrip(
  cache: ApolloCache,
  listId: string,
  { id, endsAt, shopper }: Pick<Trip, 'id' | 'endsAt'> & { shopper: { id: string; name: string } },
): void {
  const about = {
    id: cache.identify({ __typename: 'List', id: listId }),
    fragment: ShoppingTrips_listFragmentDoc,
    fragmentName: 'ShoppingTrips_list',
  };
  const list = cache.readFragment<ShoppingTrips_listFragment>({ ...about, optimistic: true });
  if (!list) return;
  const isTheirs = (trip: Trip) => trip.shopper.id === shopper.id;
  const by: Trip['shopper'] = { __typename: 'User', id: shopper.id, name: shopper.name };
  const begun: Trip = { __typename: 'ShoppingTrip', id, endsAt, newItemIds: [], shopper: by };
  const theirs = { ...(list.shoppingTrips.find(isTheirs) ?? begun), endsAt };
  const shoppingTrips = [...list.shoppingTrips.filter((trip) => !isTheirs(trip)), theirs];
  cache.writeFragment({ ...about, data: { ...list, shoppingTrips } });
}

const shortTime = perLocale((locale) => new Intl.DateTimeFormat(locale, { timeStyle: 'short' }));

/** A time of the day, whose parts stay in one line. */
export function clockText(moment: Date): string {
  return shortTime().format(moment).replaceAll(/\s/g, '\u00a0');
}

const NEW = 'new';

interface Group<Row> {
  key?: string;
  heading: string | null;
  things: readonly Row[];
}

/** Puts what others have added since the reader went shopping at the top of the sheet; what is bought already stays where it is. */
export function withNewFirst<Row extends { id: string }>(
  groups: Group<Row>[],
  newItemIds: readonly string[],
  boughtKey: string,
): Group<Row>[] {
  const ids = new Set(newItemIds);
  const isNew = ({ id }: Row) => ids.has(id);
  const open = groups.filter(({ key }) => key !== boughtKey);
  const added = open.flatMap(({ things }) => things.filter(isNew));
  if (added.length === 0) return groups;
  const rest = groups
    .map((group) => (group.key === boughtKey ? group : { ...group, things: group.things.filter((row) => !isNew(row)) }))
    .filter(({ things }) => things.length > 0)
    .map((group) => ({ ...group, heading: group.heading ?? categoryLabel('') }));
  return [{ key: NEW, heading: t({ message: `New`, context: 'heading of items' }), things: added }, ...rest];
}
