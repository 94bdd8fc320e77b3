import { t } from '@lingui/core/macro';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { z } from 'zod';
import { once } from '../../base/database/once.ts';
import { isId, newId } from '../../base/database/uuid.ts';
import { InvalidInput, NotAllowed, NotFound } from '../../base/errors/errors.ts';
import { parse } from '../../base/errors/parse.ts';
import { speaker } from '../../base/languages/i18n.rules.ts';
import type { RateLimits } from '../../base/rate-limits/rate-limits.ts';
import { type LinkViewer, memberOf } from '../../core/access/link-viewer.ts';
import { canWorkOn, rightsOf } from '../../core/access/list.policy.ts';
import { canGiveOffList, offListView } from '../../core/access/purchase.policy.ts';
import type { MailQueue } from '../../core/email/mail-queue.ts';
import type { Origin } from '../../core/users/caller.ts';
import type { User } from '../../core/users/user.entity.ts';
import { giverOf } from '../gifts/gifts.service.ts';
import type { GiverValues } from '../gifts/own-gifts.ts';
import { mailboxOf } from '../guest-keys/mailed-today.ts';
import { DemoListKept } from '../lists/errors.ts';
import { assertNotPast, refusePast } from '../purchases/buyable.ts';
import { holdEnd } from '../purchases/hold-end.rules.ts';
import { readSharedLists, type SharedListRow } from '../sharing/shared-list-rows.ts';
import type { SharedListsService } from '../sharing/shared-lists.service.ts';
import { announceOffList, clearOffList } from './clear-off-list.ts';
import { OffListTaken, TooManyOffList } from './errors.ts';
import { ideaReceiptEmail } from './idea-receipt-email.ts';
import { newOffListGift, takenOffListGift } from './off-list-gift.rules.ts';
import type { OffListGift, OwnOffListGift } from './off-list-gift.type.ts';
import {
  insertOffList,
  letGoOfIdea,
  lockListOfGivers,
  type OffListRow,
  type OwnOffListRow,
  selectIdea,
  selectListOfOffList,
  selectMayBeTold,
  selectOffList,
  selectOwnOffList,
  takeIdea,
  withdrawIdea,
} from './off-list-rows.ts';

/** Lets givers tell each other what they give that is not on the list, and what one of them might. */
export class OffListGiftsService {
  constructor(
    private readonly em: EntityManager,
    private readonly sharedLists: SharedListsService,
    private readonly rateLimits: RateLimits,
    private readonly origin: Origin,
    private readonly mailQueue: MailQueue,
    private readonly siteUrl: string,
  ) {}

  /** For people who receive the gifts none before the day, and then those whose givers let them know. */
  async giftsBeside(viewer: LinkViewer<User>, shareToken: string, key: string | null): Promise<OffListGift[]> {
    const giver = giverOf(viewer, key);
    const list = await this.sharedLists.findOpen(viewer, shareToken, 'none');
    const view = offListView(viewer, list);
    if (view === 'nothing') return [];
    const rows = await selectOffList(this.em, { ...giver, listId: list.id, isToldAlone: view === 'told' });
    return rows.map((row) => {
      const canWithdraw = row.isIdeaMine && !row.isTaken;
      const canRemove = row.isMine || canWithdraw || mayClear(viewer, list, row);
      const isToldAfter = row.isMine && row.isToldAfter;
      return { ...timed(row), isToldAfter, ...(view === 'told' && AS_RECIPIENTS_READ), canRemove };
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
    const { what, isToldAfter, isIdea, notes, primaryUrl, guestKey } = parse(newOffListGift, input);
    const giver = giverOf(viewer, guestKey ?? null);
    const list = await this.sharedLists.findOpen(viewer, shareToken, 'none');
    if (list.isDemo) throw new DemoListKept();
    if (!canGiveOffList(viewer, list)) throw new NotAllowed();
    assertNamed(giver);
    const { address } = this.origin;
    await this.rateLimits.consume('besides', [address], list.id);
    const member = memberOf(viewer);
    const told = { what: what ?? '', isToldAfter: isToldAfter ?? false };
    const idea = { isIdea: true, notes: notes ?? '', primaryUrl: primaryUrl ?? null };
    const sent = isIdea ? { ...told, ...idea } : told;
    const call = { about: `addOffListGift ${list.id} ${giver.memberId ?? giver.guestKeyId}`, key, sent };
    await assertNotPast(this.em, list, call);
    const id = await this.em.transactional((em) =>
      once(em, call, async () => {
        await lockListOfGivers(em, { listId: list.id });
        const row = { ...idea, isIdea: false, ...sent, id: newId(), listId: list.id };
        const [made] = await insertOffList(em, { ...giver, ...row });
        if (!made) throw new TooManyOffList();
        await this.rateLimits.consumeOfNetwork('besidesOfNetwork', address, list.id, member);
        await this.rateLimits.consumeOfList('besides', address, list.id);
        await announceOffList(em, list.id);
        return made.id;
      }),
    );
    return this.show(giver, id);
  }

  /** Once: somebody who comes second hears that it is given. Its giver may call again, to buy what they hold, also from a past list. */
  async take(
    viewer: LinkViewer<User>,
    shareToken: string,
    id: string,
    input: z.input<typeof takenOffListGift>,
  ): Promise<OwnOffListGift> {
    const { isHeld, isToldAfter, email, guestKey } = parse(takenOffListGift, input);
    const giver = giverOf(viewer, guestKey ?? null);
    const list = await this.sharedLists.findOpen(viewer, shareToken, 'none');
    if (list.isDemo) throw new DemoListKept();
    if (!canGiveOffList(viewer, list)) throw new NotAllowed();
    assertNamed(giver);
    await this.rateLimits.consume('purchase', [this.origin.address], list.id);
    if (!isId(id) || offListView(viewer, list) !== 'all') throw new NotFound('Resource');
    if (list.isPast && !(await this.gives(giver, id))) refusePast(list);
    const heldUntil = isHeld ? holdEnd(list) : null;
    await this.em.transactional(async (em) => {
      await lockListOfGivers(em, { listId: list.id });
      const which = { id, listId: list.id };
      const contact = { email: email ?? '', language: speaker().language };
      const how = { heldUntil, isToldAfter: isToldAfter ?? false };
      const [taken] = await takeIdea(em, { ...giver, ...which, ...how, ...contact });
      if (taken) {
        const { address } = this.origin;
        if (isHeld) await this.rateLimits.consumeOfNetwork('holdOfNetwork', address, list.id, memberOf(viewer));
        if (taken.isNew) await this.sendReceipt(em, list, { ...taken, heldUntil }, memberOf(viewer), email ?? '');
        return announceOffList(em, list.id);
      }
      const [idea] = await selectIdea(em, which);
      throw idea ? new OffListTaken() : new NotFound('Resource');
    });
    return this.show(giver, id);
  }

  /**
   * The giver takes it back, and who suggested it while nobody gives it; so may a helper, and, from the day on, the people who work on the
   * list, of what they are told.
   */
  async remove(viewer: LinkViewer<User>, id: string, key: string | null): Promise<string> {
    const giver = giverOf(viewer, key);
    const [found] = isId(id) ? await selectListOfOffList(this.em, { ...giver, id }) : [];
    if (!found) throw new NotFound('Resource');
    const { listId, isMine, isIdea, isIdeaMine } = found;
    const isWithdrawing = !isMine && isIdeaMine;
    if (!isMine && !isIdeaMine && !(await this.clears(viewer, found))) throw new NotFound('Resource');
    await this.em.transactional(async (em) => {
      if (!isWithdrawing && !(isMine && isIdea)) return clearOffList(em, { id, listId });
      await lockListOfGivers(em, { listId });
      const gone = isWithdrawing ? await withdrawIdea(em, { id }) : await letGoOfIdea(em, { ...giver, id });
      if (gone.length > 0) await announceOffList(em, listId);
      else if (isWithdrawing && (await selectIdea(em, { id, listId })).length > 0) throw new OffListTaken();
    });
    return id;
  }

  private async gives(giver: GiverValues, id: string): Promise<boolean> {
    const [found] = await selectListOfOffList(this.em, { ...giver, id });
    return found?.isMine ?? false;
  }

  /** To who has an account or left an address, but to nobody from whom it is kept, and to a typed address a few times a day. */
  private async sendReceipt(
    em: EntityManager,
    { id: listId, name: listName, listType, timeZone, shareToken }: SharedListRow,
    { id, what, heldUntil }: { id: string; what: string; heldUntil: Date | null },
    member: User | null,
    typed: string,
  ): Promise<void> {
    const to = member?.email ?? typed;
    if (!to || (await selectMayBeTold(em, { id, email: to })).length === 0) return;
    const mailbox = mailboxOf(to);
    if (!member?.emailVerifiedAt && !(await this.rateLimits.consumeEach('unprovedAddress', [mailbox])).has(mailbox))
      return;
    const listUrl = `${this.siteUrl}/shared/${shareToken}`;
    const mail = ideaReceiptEmail({ to, what, listName, listType, timeZone, heldUntil, listUrl });
    await this.mailQueue.queue(em, { ...mail, aboutListIds: [listId] });
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

function assertNamed({ memberId, guestKeyId }: GiverValues): void {
  if (!memberId && !guestKeyId) throw new InvalidInput({ guestKey: [t`Required`] });
}

/** Once the day has come they learn what they get, and not how it came about. */
const AS_RECIPIENTS_READ = {
  ...{ isIdea: false, isTaken: true, isIdeaMine: false },
  ...{ heldUntil: null, notes: '', primaryUrl: null },
};

function timed<Row extends OffListRow>({ givenAt, heldUntil, ...row }: Row) {
  return { ...row, givenAt: new Date(givenAt), heldUntil: heldUntil ? new Date(heldUntil) : null };
}

/** Nothing of a list that is closed to its giver by now. */
function shown({ isOpen, recipientName, listName, shareToken, eventDate, ...row }: OwnOffListRow): OwnOffListGift {
  const whileOpen = <Value>(value: Value) => (isOpen ? value : null);
  return {
    ...timed(row),
    recipientName: whileOpen(recipientName),
    listName: whileOpen(listName),
    shareToken: whileOpen(shareToken),
    eventDate: whileOpen(eventDate),
  };
}
