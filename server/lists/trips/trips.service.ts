import type { EntityManager } from '@mikro-orm/postgresql';
import DataLoader from 'dataloader';
import { addHours, isAfter, min, subMinutes } from 'date-fns';
import type { z } from 'zod';
import { once } from '../../base/database/once.ts';
import { NotFound } from '../../base/errors/errors.ts';
import { parse } from '../../base/errors/parse.ts';
import { announce, announceEvent } from '../../core/events/announce.ts';
import { User } from '../../core/users/user.entity.ts';
import type { List } from '../lists/list.entity.ts';
import type { ListsService } from '../lists/lists.service.ts';
import { NotForShopping } from './errors.ts';
import type { ShoppingTrip } from './shopping-trip.type.ts';
import { MOST_NEW_ITEMS, newTrip, QUIET_MINUTES, tripEnd } from './trip.rules.ts';
import { beginTrip, endTrip, selectTrips } from './trip-rows.ts';

/** Tells the people of a list who is out shopping with it, so that they say what is missing. */
export class TripsService {
  private readonly trips = new DataLoader<string, ShoppingTrip[]>((ids) => this.readTrips(ids), { cache: false });

  constructor(
    private readonly em: EntityManager,
    private readonly lists: ListsService,
  ) {}

  /** For those who work on the list. Lists that nobody shops with cost no statement. */
  async tripsOf(list: List): Promise<ShoppingTrip[]> {
    const isShoppedWith = list.shoppingUntil && isAfter(list.shoppingUntil, new Date());
    return isShoppedWith ? this.trips.load(list.id) : [];
  }

  /** Says so to everybody else on the list, unless they were told a short while ago. Said so late that it is over, it is no news. */
  async start(viewer: User, listId: string, input: z.input<typeof newTrip>, key?: string | null): Promise<List> {
    const { hours, endsAt: sent } = parse(newTrip, input);
    const list = await this.lists.getChangeableList(viewer, listId);
    if (list.listType !== 'SHOPPING') throw new NotForShopping();
    const now = new Date();
    const endsAt = min([addHours(now, hours), ...(sent ? [sent] : [])]);
    if (!isAfter(endsAt, now)) return list;
    const trip = { listId, userId: viewer.id, now, endsAt };
    await this.em.transactional((em) =>
      once(
        em,
        {
          about: `startShopping ${viewer.id} ${listId}`,
          key,
          sent: { hours }, // a call that waits tells its end only with a later try
        },
        async () => {
          const [begun] = await beginTrip(em, { ...trip, toldBefore: subMinutes(now, QUIET_MINUTES) });
          if (!begun) throw new NotFound('List');
          await announce(em, 'LIST_EDITED', list, { actorId: viewer.id, trip: begun.isTold ? 'TOLD' : 'CHANGED' });
          return true;
        },
      ),
    );
    return this.lists.readAgain(listId);
  }

  /** Said late, it ends no other trip than the one with this end. */
  async end(viewer: User, listId: string, sent?: Date | null): Promise<List> {
    const { endsAt } = parse(tripEnd, { endsAt: sent });
    const list = await this.lists.getChangeableList(viewer, listId);
    await this.em.transactional(async (em) => {
      const [ended] = await endTrip(em, { listId, userId: viewer.id, now: new Date(), endsAt: endsAt ?? null });
      if (!ended) return;
      await announce(em, 'LIST_EDITED', list, { actorId: viewer.id, trip: 'ENDED' });
      if (ended.toldIds.length > 0) await announceEvent(em, { kind: 'NOTICES_CHANGED', userIds: ended.toldIds });
    });
    return this.lists.readAgain(listId);
  }

  private async readTrips(listIds: readonly string[]): Promise<ShoppingTrip[][]> {
    const rows = await selectTrips(this.em, { listIds, now: new Date(), limit: MOST_NEW_ITEMS });
    const shoppers = await this.em.find(User, { id: rows.map(({ userId }) => userId) });
    const byId = new Map(shoppers.map((shopper) => [shopper.id, shopper]));
    return listIds.map((id) =>
      rows.flatMap(({ listId, userId, startedAt, endsAt, ...trip }) => {
        const shopper = byId.get(userId);
        if (listId !== id || !shopper) return [];
        return [{ ...trip, shopper, startedAt: new Date(startedAt), endsAt: new Date(endsAt) }];
      }),
    );
  }
}
