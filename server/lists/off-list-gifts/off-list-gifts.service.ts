import { t } from '@lingui/core/macro';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { z } from 'zod';
import { once } from '../../base/database/once.ts';
import { isId, newId } from '../../base/database/uuid.ts';
import { InvalidInput, NotAllowed, NotFound } from '../../base/errors/errors.ts';
import { parse } from '../../base/errors/parse.ts';
import type { RateLimits } from '../../base/rate-limits/rate-limits.ts';
import { type LinkViewer, memberOf } from '../../core/access/link-viewer.ts';
import { canWorkOn, rightsOf } from '../../core/access/list.policy.ts';
import { canGiveOffList, offListView } from '../../core/access/purchase.policy.ts';
import type { Origin } from '../../core/users/caller.ts';
import type { User } from '../../core/users/user.entity.ts';
import { giverOf } from '../gifts/gifts.service.ts';
import type { GiverValues } from '../gifts/own-gifts.ts';
import { DemoListKept } from '../lists/errors.ts';
import { readSharedLists, type SharedListRow } from '../sharing/shared-list-rows.ts';
import type { SharedListsService } from '../sharing/shared-lists.service.ts';
import { announceOffList, clearOffList } from './clear-off-list.ts';
import { TooManyOffList } from './errors.ts';
import { newOffListGift } from './off-list-gift.rules.ts';
import type { OffListGift, OwnOffListGift } from './off-list-gift.type.ts';
import {
  insertOffList,
  lockListOfGivers,
  type OwnOffListRow,
  selectListOfOffList,
  selectOffList,
  selectOwnOffList,
} from './off-list-rows.ts';

/** Lets givers tell each other what they give that is not on the list. */
export class OffListGiftsService {
  constructor(
    private readonly em: EntityManager,
    private readonly sharedLists: SharedListsService,
    private readonly rateLimits: RateLimits,
    private readonly origin: Origin,
  ) {}

  /** For people who receive the gifts none before the day, and then those whose givers let them know. */
  async giftsBeside(viewer: LinkViewer<User>, shareToken: string, key: string | null): Promise<OffListGift[]> {
    const giver = giverOf(viewer, key);
    const list = await this.sharedLists.findOpen(viewer, shareToken, 'none');
    const view = offListView(viewer, list);
    if (view === 'nothing') return [];
    const rows = await selectOffList(this.em, { ...giver, listId: list.id, isToldAlone: view === 'told' });
    return rows.map(({ givenAt, isToldAfter, ...row }) => {
      const canRemove = row.isMine || mayClear(viewer, list, { isToldAfter });
      return { ...row, canRemove, givenAt: new Date(givenAt) };
    });
  }

  /** By account and key, the newest first. */
  async ownOf(viewer: LinkViewer<User>, key: string | null): Promise<OwnOffListGift[]> {
    return (await selectOwnOffList(this.em, { ...giverOf(viewer, key), id: null })).map(shown);
  }

  async add(
    viewer: LinkViewer<User>,
    shareToken: string,
    input: z.input<typeof newOffListGift>,
    key?: string | null,
  ): Promise<OwnOffListGift> {
    const { what, isToldAfter, guestKey } = parse(newOffListGift, input);
    const giver = giverOf(viewer, guestKey ?? null);
    const list = await this.sharedLists.findOpen(viewer, shareToken, 'none');
    if (list.isDemo) throw new DemoListKept();
    if (!canGiveOffList(viewer, list)) throw new NotAllowed();
    const { memberId, guestKeyId } = giver;
    if (!memberId && !guestKeyId) throw new InvalidInput({ guestKey: [t`Required`] });
    const { address } = this.origin;
    await this.rateLimits.consume('besides', [address], list.id);
    const member = memberOf(viewer);
    const sent = { what: what ?? '', isToldAfter: isToldAfter ?? false };
    const about = `addOffListGift ${list.id} ${memberId ?? guestKeyId}`;
    const id = await this.em.transactional((em) =>
      once(em, { about, key, sent }, async () => {
        await lockListOfGivers(em, { listId: list.id });
        const [made] = await insertOffList(em, { ...giver, ...sent, id: newId(), listId: list.id });
        if (!made) throw new TooManyOffList();
        await this.rateLimits.consumeOfNetwork('besidesOfNetwork', address, list.id, member);
        await this.rateLimits.consumeOfList('besides', address, list.id);
        await announceOffList(em, list.id);
        return made.id;
      }),
    );
    return this.show(giver, id);
  }

  /** The giver takes it back; so may a helper, and, from the day on, the people who work on the list, of what they are told. */
  async remove(viewer: LinkViewer<User>, id: string, key: string | null): Promise<string> {
    const giver = giverOf(viewer, key);
    const [found] = isId(id) ? await selectListOfOffList(this.em, { ...giver, id }) : [];
    if (!found) throw new NotFound('Resource');
    if (!found.isOwn && !(await this.clears(viewer, found))) throw new NotFound('Resource');
    await this.em.transactional((em) => clearOffList(em, { id, listId: found.listId }));
    return id;
  }

  private async clears(viewer: LinkViewer<User>, gift: { listId: string; isToldAfter: boolean }): Promise<boolean> {
    const member = memberOf(viewer);
    const [list] = member ? await readSharedLists(this.em, member.id, { id: gift.listId }, 'none') : [];
    return list !== undefined && mayClear(viewer, list, gift);
  }

  private async show(giver: GiverValues, id: string): Promise<OwnOffListGift> {
    const [row] = await selectOwnOffList(this.em, { ...giver, id });
    if (!row) throw new NotFound('Resource'); // taken back since the first answer to this key
    return shown(row);
  }
}

function mayClear(viewer: LinkViewer<User>, list: SharedListRow, { isToldAfter }: { isToldAfter: boolean }): boolean {
  const member = memberOf(viewer);
  const view = offListView(viewer, list);
  if (list.isDemo || view === 'nothing') return false;
  return view === 'all' ? rightsOf(member, list).clears : isToldAfter && canWorkOn(member, list);
}

/** Nothing of a list that is closed to its giver by now. */
function shown({ isOpen, id, what, isToldAfter, givenAt, ...list }: OwnOffListRow): OwnOffListGift {
  const whileOpen = <Value>(value: Value) => (isOpen ? value : null);
  return {
    ...{ id, what, isToldAfter, givenAt: new Date(givenAt) },
    recipientName: whileOpen(list.recipientName),
    listName: whileOpen(list.listName),
    shareToken: whileOpen(list.shareToken),
    eventDate: whileOpen(list.eventDate),
  };
}
