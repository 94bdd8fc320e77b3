import type { EntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import { isId, newId } from '../../base/database/uuid.ts';
import { NotAllowed, NotFound } from '../../base/errors/errors.ts';
import { parse } from '../../base/errors/parse.ts';
import { inLanguage } from '../../base/languages/speaking.ts';
import { type ConnectionFields, connectionPage } from '../../base/paging/connection.type.ts';
import { keysetCursor, keysetPage, type PageArguments, rowsToRead } from '../../base/paging/keyset.ts';
import type { RateLimits } from '../../base/rate-limits/rate-limits.ts';
import { isOwner, type ListAccess, roleOf } from '../../core/access/list.policy.ts';
import { canSeeBuyer, canThank, purchaseView } from '../../core/access/purchase.policy.ts';
import { ROLES } from '../../core/access/roles.rules.ts';
import type { MailQueue } from '../../core/email/mail-queue.ts';
import { imagePath } from '../../core/images/image-address.ts';
import type { ImagesService } from '../../core/images/images.service.ts';
import type { User } from '../../core/users/user.entity.ts';
import { MOST_GIFTS_AT_ONCE, namedGifts, newThanks } from '../gifts/thank-note.rules.ts';
import { type GiftLinks, THANKS_LINK_DAYS } from '../guest-keys/gift-links.ts';
import { withMailsLeft } from '../guest-keys/mailed-today.ts';
import type { List } from '../lists/list.entity.ts';
import type { ListsService } from '../lists/lists.service.ts';
import { isListMade } from '../lists/new-list-call.ts';
import { SurpriseKept } from '../purchases/errors.ts';
import { ThankedAlready } from './errors.ts';
import type { ShownReceivedGift } from './received-gift.type.ts';
import {
  countReceived,
  holdItems,
  insertNote,
  type ReceivedRow,
  selectGivers,
  selectReceived,
  updateReceived,
} from './received-gifts.ts';
import { thankEmail } from './thank-email.ts';
import { copyUnreceived, keepPicturesOf, selectUnreceivedPictures } from './unreceived-items.ts';

const CURSOR = keysetCursor(z.object({ id: z.uuid() }));

interface ReceivedPage extends ConnectionFields<ShownReceivedGift> {
  totalCount: () => Promise<number>;
}

/** For people who receive gifts, or look after who does: ticks what came, and writes thanks to the givers. */
export class ThankNotesService {
  constructor(
    private readonly em: EntityManager,
    private readonly lists: ListsService,
    private readonly rateLimits: RateLimits,
    private readonly mailQueue: MailQueue,
    private readonly giftLinks: GiftLinks,
    private readonly siteUrl: string,
    private readonly images: ImagesService,
  ) {}

  /** Everything that was bought from a list, the newest first. */
  async giftsOf(viewer: User, listId: string, page: PageArguments): Promise<ReceivedPage> {
    const list = await this.lists.getList(viewer, listId);
    assertReceives(viewer, list);
    const window = CURSOR.windowOf(page);
    const { isFromEnd, after, before } = window;
    const bounds = { afterId: after?.id ?? null, beforeId: before?.id ?? null, isFromEnd, limit: rowsToRead(window) };
    const of = { listId: list.id, viewerId: viewer.id };
    const rows = await selectReceived(this.em, { ...of, purchaseIds: null, ...bounds });
    return {
      ...connectionPage(keysetPage(rows, window), {
        cursorOf: ({ id }) => CURSOR.encode({ id }),
        nodeOf: (row) => shown(row, viewer, list),
      }),
      totalCount: async () => (await countReceived(this.em, of))[0]?.count ?? 0,
    };
  }

  /** Ticks that gifts came, or did not after all. Nothing is announced: their givers see it when they look. */
  async setReceived(viewer: User, listId: string, sent: string[], isReceived: boolean): Promise<ShownReceivedGift[]> {
    const list = await this.lists.getChangeableList(viewer, listId);
    assertReceives(viewer, list);
    const { purchaseIds } = parse(namedGifts, { purchaseIds: sent });
    const rows = await this.find(viewer, list, purchaseIds);
    const values = { purchaseIds: rows.map(({ id }) => id), isReceived };
    await this.em.transactional(async (em) => {
      await holdItems(em, values); // a giver who takes it back asks under this lock whether it has come
      if ((await updateReceived(em, values)).length < rows.length) throw new NotFound('Resource'); // taken back just now
    });
    return this.show(viewer, list, purchaseIds);
  }

  /** Writes one note to the givers of several gifts. Each gift is thanked for in writing once. */
  async thank(viewer: User, listId: string, sent: z.input<typeof newThanks>): Promise<ShownReceivedGift[]> {
    const list = await this.lists.getChangeableList(viewer, listId);
    assertReceives(viewer, list);
    const { purchaseIds, text } = parse(newThanks, sent);
    const rows = await this.find(viewer, list, purchaseIds);
    if (rows.some((row) => !canThank(viewer, list, row))) throw new NotAllowed();
    if (rows.some(({ thanks }) => thanks)) throw new ThankedAlready();
    await this.rateLimits.consume('thanks', [viewer.id]);
    const values = { id: newId(), listId: list.id, authorId: viewer.id, text, purchaseIds: rows.map(({ id }) => id) };
    await this.em.transactional(async (em) => {
      await holdItems(em, values);
      const thanked = await insertNote(em, values);
      if (thanked.length < rows.length) {
        await this.find(viewer, list, values.purchaseIds, em); // or it was taken back just now
        throw new ThankedAlready(); // by somebody else, just now
      }
      await this.mail(em, viewer, list, values);
    });
    return this.show(viewer, list, purchaseIds);
  }

  /** A list of one's own with what did not come, to be used again: nobody else is on it. It has no day, unless it is a registry, which needs one. */
  async copyUnreceived(viewer: User, listId: string, key?: string | null): Promise<List> {
    const list = await this.lists.getChangeableList(viewer, listId);
    if (!isOwner(viewer, list) || list.listType === 'SHOPPING') throw new NotAllowed();
    const { name, description, listType, eventType, purchaseVisibility, holdDays, isNameEnough, personId, timeZone } =
      list;
    const settings = { name, description, listType, eventType, purchaseVisibility, holdDays, isNameEnough, personId };
    const from = { listId: list.id, knowsReceived: purchaseView(viewer, list) !== 'nothing' };
    const eventDate = listType === 'REGISTRY' && list.eventDate ? dayNextYear(list.eventDate) : null;
    const input = { ...settings, timeZone, eventDate };
    const copies = await this.copyPictures(viewer, from, { input, key });
    const pictures = { imageIds: [...copies.keys()], copyIds: [...copies.values()] };
    return this.lists.createList(viewer, input, key, async (em, made) => {
      made.categoryOrder = list.categoryOrder;
      await copyUnreceived(em, { ...from, ...pictures, newListId: made.id, viewerId: viewer.id });
      if (copies.size > 0) await keepPicturesOf(em, { listId: made.id });
    });
  }

  /** Before the list is made, which takes no longer than without pictures; a repeated call has its list already. */
  private async copyPictures(
    viewer: User,
    from: { listId: string; knowsReceived: boolean },
    { input, key }: { input: Parameters<ListsService['createList']>[1]; key: string | null | undefined },
  ): Promise<Map<string, string>> {
    if (await isListMade(this.em, viewer, key)) return new Map();
    const pictures = await selectUnreceivedPictures(this.em, from);
    if (pictures.length === 0) return new Map();
    await this.lists.assertMakes(viewer, input); // each copy counts as an upload
    return this.images.copy(
      viewer,
      pictures.map(({ id }) => id),
    );
  }

  private async mail(
    em: EntityManager,
    { id: authorId, name: authorName }: User,
    { id: listId, listType }: List,
    { purchaseIds, text }: { purchaseIds: readonly string[]; text: string },
  ): Promise<void> {
    const byAddress = Map.groupBy(await selectGivers(em, { purchaseIds, authorId }), ({ to }) => to);
    const readers = [...byAddress].map(([to, gifts]) => {
      return { to, gifts, isProved: gifts.some((gift) => gift.isProved) };
    });
    const most = await this.rateLimits.consumeUpTo('thanksMails', authorId, readers.length);
    const mailed = await withMailsLeft(this.rateLimits, readers.slice(0, most)); // others read it under their gifts
    const mails = mailed.map(({ to, gifts }) => {
      const isMember = gifts.some((gift) => gift.isMember);
      const giftsUrl = isMember
        ? `${this.siteUrl}/gifts`
        : this.giftLinks.addressFor(this.siteUrl, to, THANKS_LINK_DAYS);
      const titles = [...new Set(gifts.map(({ title }) => title))];
      return inLanguage(gifts[0]?.language, () => ({
        ...thankEmail({ to, authorName, titles, text, listType, giftsUrl }),
        aboutListIds: [listId],
      }));
    });
    if (mails.length > 0) await this.mailQueue.queueAll(em, await Promise.all(mails));
  }

  /** All of them, or NOT_FOUND. */
  private async find(viewer: User, list: List, purchaseIds: readonly string[], em = this.em): Promise<ReceivedRow[]> {
    const ids = [...new Set(purchaseIds)];
    const bounds = { afterId: null, beforeId: null, isFromEnd: false, limit: MOST_GIFTS_AT_ONCE };
    const of = { listId: list.id, viewerId: viewer.id, purchaseIds: ids, ...bounds };
    const rows = ids.every(isId) ? await selectReceived(em, of) : [];
    if (rows.length < ids.length) throw new NotFound('Resource');
    return rows;
  }

  private async show(viewer: User, list: List, purchaseIds: readonly string[]): Promise<ShownReceivedGift[]> {
    return (await this.find(viewer, list, purchaseIds)).map((row) => shown(row, viewer, list));
  }
}

/** The same day of the next year in which it is still to come; YYYY-MM-DD. */
function dayNextYear(day: string, now = new Date()): string {
  const dayIn = (year: number) => (day.endsWith('-02-29') ? `${year}-02-28` : `${year}${day.slice(4)}`);
  const year = Math.max(Number(day.slice(0, 4)) + 1, now.getUTCFullYear());
  return dayIn(year) > now.toISOString() ? dayIn(year) : dayIn(year + 1);
}

/** During a surprise it is refused before anything is looked for. */
function assertReceives(viewer: User, list: ListAccess): void {
  if (purchaseView(viewer, list) === 'nothing') throw new SurpriseKept();
  if (list.listType === 'SHOPPING' || !ROLES[roleOf(viewer, list)].receives) throw new NotAllowed();
}

function shown(
  { thumbnailKey, buyerId, amountMinor, currency, ...row }: ReceivedRow,
  viewer: User,
  list: ListAccess,
): ShownReceivedGift {
  const { id, itemId, title, quantity, giverCount, thanks, isOwnNote } = row;
  const knowsGiver = canSeeBuyer(viewer, list, { buyerId });
  const isForThem = canThank(viewer, list, { buyerId });
  return {
    ...{ id, itemId, title, quantity, giverCount },
    imageUrl: thumbnailKey ? imagePath(thumbnailKey) : row.imageUrl,
    givenAt: new Date(row.givenAt),
    amount: knowsGiver && amountMinor !== null && currency !== null ? { currency, amountMinor } : null,
    giverName: knowsGiver ? row.giverName || null : null,
    giverKey: knowsGiver && row.giverName ? row.giverKey : null,
    receivedAt: row.receivedAt === null ? null : new Date(row.receivedAt),
    isThanked: isForThem ? row.isThanked : null,
    isReached: isForThem ? row.isReached : null,
    thanks: thanks && (knowsGiver || isOwnNote) ? { ...thanks, writtenAt: new Date(thanks.writtenAt) } : null,
  };
}
