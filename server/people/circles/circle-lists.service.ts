import type { EntityManager } from '@mikro-orm/postgresql';
import type { z } from 'zod';
import { isId } from '../../base/database/uuid.ts';
import { NotAllowed, NotFound } from '../../base/errors/errors.ts';
import { parse } from '../../base/errors/parse.ts';
import { isOwner } from '../../core/access/list.policy.ts';
import { announceEvent } from '../../core/events/announce.ts';
import type { SiteSettings } from '../../core/settings/settings.rules.ts';
import type { User } from '../../core/users/user.entity.ts';
import { assertMayWrite } from '../../core/users/user.policy.ts';
import { DemoListKept, ListHidden } from '../../lists/lists/errors.ts';
import type { List } from '../../lists/lists/list.entity.ts';
import type { ListsService } from '../../lists/lists/lists.service.ts';
import { circlesOfList, MOST_LISTS_IN_CIRCLE } from './circle.rules.ts';
import type { CircleEntry } from './circle.type.ts';
import {
  type CircleListRow,
  lockCircles,
  openListTo,
  selectCircleLists,
  selectCirclesOf,
  selectCirclesOfList,
  selectFullCircles,
} from './circle-rows.ts';
import { TooManyListsInCircle } from './errors.ts';
import type { LiveCircles } from './live-circles.ts';

/** Which lists are open to which circles. A list says nothing of it: no revision, time, event or count of it changes. */
export class CircleListsService {
  /** An answer that asks for lists, days and counts reads them once. */
  private readonly reading = new Map<string, Promise<CircleListRow[]>>();

  constructor(
    private readonly em: EntityManager,
    private readonly settings: SiteSettings,
    private readonly lists: ListsService,
    private readonly live: LiveCircles,
  ) {}

  /** For somebody who is in it. */
  listsOf(viewer: User, circleId: string): Promise<CircleListRow[]> {
    const known = this.reading.get(circleId);
    if (known) return known;
    const reading = this.readLists(viewer, circleId);
    this.reading.set(circleId, reading);
    void reading.catch(() => {}).finally(() => this.reading.delete(circleId)); // sockets live long
    return reading;
  }

  /** How many others have a list of gifts, and nothing from the viewer on any. */
  async countStillToGive(viewer: User, circleId: string): Promise<number> {
    const given = new Map<string, boolean>();
    for (const { ownerId, personId, isGivenByYou } of await this.listsOf(viewer, circleId)) {
      const who = personId ?? ownerId;
      if (isGivenByYou !== null) given.set(who, (given.get(who) ?? false) || isGivenByYou);
    }
    return [...given.values()].filter((isGiven) => !isGiven).length;
  }

  /** The circles to which the viewer has opened a list of theirs. */
  async circlesOf(viewer: User, listId: string): Promise<CircleEntry[]> {
    const list = await this.findOwn(viewer, listId);
    return selectCirclesOfList(this.em, { listId: list.id, ownerId: viewer.id });
  }

  /** In place of those before. */
  async setCircles(viewer: User, listId: string, input: z.input<typeof circlesOfList>): Promise<CircleEntry[]> {
    const { circleIds } = parse(circlesOfList, input);
    assertMayWrite(viewer, this.settings);
    const list = await this.findOwn(viewer, listId, () => new DemoListKept());
    if (list.isHidden && circleIds.length > 0) throw new ListHidden();
    await this.em.transactional(async (em) => {
      const own = new Set((await selectCirclesOf(em, { userId: viewer.id })).map(({ id }) => id));
      if (!circleIds.every((id) => isId(id) && own.has(id))) throw new NotFound('Resource');
      if (circleIds.length > 0) await lockCircles(em, { circleIds });
      const changed = await openListTo(em, { listId: list.id, ownerId: viewer.id, circleIds });
      const opened = changed.filter(({ isOpened }) => isOpened).map(({ circleId }) => circleId);
      if (opened.length > 0 && (await selectFullCircles(em, { circleIds: opened })).length > 0)
        throw new TooManyListsInCircle(MOST_LISTS_IN_CIRCLE);
      const events = changed.map(({ circleId, isOpened }) => {
        return { kind: 'CIRCLE_CHANGED' as const, circleId, closesLists: !isOpened };
      });
      await announceEvent(em, ...events);
    });
    return selectCirclesOfList(this.em, { listId: list.id, ownerId: viewer.id });
  }

  private async readLists(viewer: User, circleId: string): Promise<CircleListRow[]> {
    const rows = await selectCircleLists(this.em, { circleId, viewerId: viewer.id });
    this.live.noteLists(
      circleId,
      rows.map(({ id }) => id),
    );
    return rows;
  }

  private async findOwn(viewer: User, listId: string, ofDemo = () => new NotAllowed()): Promise<List> {
    const list = await this.lists.getList(viewer, listId);
    if (list.isDemo) throw ofDemo();
    if (!isOwner(viewer, list)) throw new NotAllowed();
    return list;
  }
}
