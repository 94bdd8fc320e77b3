import { Readable } from 'node:stream';
import type { EntityManager } from '@mikro-orm/postgresql';
import { NotAllowed } from '../../base/errors/errors.ts';
import type { RateLimits } from '../../base/rate-limits/rate-limits.ts';
import { isThereFor, type ListAccess, opensAsMember } from '../../core/access/list.policy.ts';
import { purchaseView } from '../../core/access/purchase.policy.ts';
import { isOpenToAll } from '../../core/access/shared-list.policy.ts';
import { imagePath } from '../../core/images/image-address.ts';
import type { ImageStore } from '../../core/images/image-store.ts';
import type { SiteSettings } from '../../core/settings/settings.rules.ts';
import type { User } from '../../core/users/user.entity.ts';
import { Invitation, unexpired } from '../../lists/collaborators/invitation.entity.ts';
import type { DeliveryAddressesService } from '../../lists/delivery-addresses/delivery-addresses.service.ts';
import { Draft } from '../../lists/drafts/draft.entity.ts';
import { exportedSuggestions } from '../../lists/drafts/exported-suggestions.ts';
import { budgetsOfGiver, notesOfGiver } from '../../lists/gifts/giver-notes.ts';
import { Purchase } from '../../lists/items/purchase.entity.ts';
import { Collaborator } from '../../lists/lists/collaborator.entity.ts';
import { List } from '../../lists/lists/list.entity.ts';
import { exportedOffList } from '../../lists/off-list-gifts/exported-off-list.ts';
import type { FundsService } from '../../lists/pledges/funds.service.ts';
import type { OwnPledgesService } from '../../lists/pledges/own-pledges.service.ts';
import { exportedQuestions } from '../../lists/questions/question-rows.ts';
import { readShops } from '../../lists/shops/shop-rows.ts';
import { exportedThanks } from '../../lists/thanks/exported-thanks.ts';
import { readNotices } from '../../news/notifications/read-notices.ts';
import { selectNamedBy } from '../../shops/barcodes/remembered-barcodes.ts';
import { selectWatchesOf } from '../../shops/watched-prices/exported-watches.ts';
import type { CirclesService } from '../circles/circles.service.ts';
import type { DrawPartsService } from '../draws/draw-parts.service.ts';
import { SupportMessage } from '../support/support-message.entity.ts';
import { exportReadme } from './export-readme.ts';
import { exportedFollows, selectListSizes, selectOwnPurchases, selectPicturesOf } from './export-rows.ts';
import { accountOf, apiKeysOf, billingOf, passkeysOf, personsOf, sessionsOf, webhooksOf } from './exported-account.ts';
import { exportedList, picturePath } from './exported-list.ts';
import { type ZippedFile, zip } from './zip.ts';

const ITEMS_AT_ONCE = 2_000;
const PICTURES_AT_ONCE = 500;
const BEFORE_ALL_IDS = '00000000-0000-0000-0000-000000000000';
const MOST_NOTIFICATIONS = 10_000;

/** A zip can name no more, with room for the rest. */
const MAX_PICTURE_BYTES = 3.5 * 1024 ** 3;

/** Services that open what is stored encrypted. */
interface Others {
  funds: FundsService;
  ownPledges: OwnPledgesService;
  deliveryAddresses: DeliveryAddressesService;
  circles: Promise<CirclesService>;
  drawParts: Promise<DrawPartsService>;
}

export class AccountExportService {
  constructor(
    private readonly em: EntityManager,
    private readonly store: ImageStore,
    private readonly rateLimits: RateLimits,
    private readonly siteUrl: string,
    private readonly settings: Pick<SiteSettings, 'siteName'>,
    private readonly others: Others,
  ) {}

  /** For people who have signed in, not for their programs: `sessionId` says so. */
  async exportAccount(viewer: User, sessionId: string | null): Promise<Readable> {
    if (!sessionId) throw new NotAllowed();
    await this.rateLimits.consume('export', [viewer.id]);
    return Readable.from(zip(this.filesOf(viewer)), { objectMode: false });
  }

  /** Each part has a unit of work of its own, so that nothing stays in memory that was sent. */
  private async *filesOf(viewer: User): AsyncGenerator<ZippedFile> {
    yield { path: 'README.md', content: [Buffer.from(exportReadme(this.settings.siteName))] };
    yield json('account', await accountOf(this.em, viewer));
    yield json('sessions', await sessionsOf(this.em, viewer));
    yield json('passkeys', await passkeysOf(this.em, viewer));
    yield json('api-keys', await apiKeysOf(this.em, viewer));
    yield json('webhooks', await webhooksOf(this.em, viewer));
    yield json('billing', await billingOf(this.em, viewer));
    yield json('persons', await personsOf(this.em, viewer));
    yield* this.listsOf(viewer);
    yield json('delivery-addresses', await this.others.deliveryAddresses.exportedOf(viewer));
    yield json('collaborations', await this.collaborationsOf(viewer));
    yield json('invitations', await this.invitationsOf(viewer));
    yield json('followed-lists', await exportedFollows(this.em.fork(), viewer));
    yield* this.purchasesOf(viewer);
    yield json('thanks', await exportedThanks(this.em.fork(), viewer));
    yield json('questions', await exportedQuestions(this.em.fork(), viewer.id));
    yield json('off-list-gifts', await exportedOffList(this.em.fork(), viewer));
    yield json('suggestions', await exportedSuggestions(this.em.fork(), viewer.id));
    yield json('barcodes', await selectNamedBy(this.em.fork(), { userId: viewer.id }));
    yield json('circles', await (await this.others.circles).exportedOf(viewer));
    yield json('draws', await (await this.others.drawParts).exportedOf(viewer));
    yield json('watched-prices', await selectWatchesOf(this.em.fork(), { userId: viewer.id }));
    yield json('notifications', await this.notificationsOf(viewer));
    yield json('messages', await this.messagesOf(viewer));
    yield* this.picturesOf(viewer);
  }

  private async *listsOf(viewer: User): AsyncGenerator<ZippedFile> {
    const sizes = await selectListSizes(this.em.fork(), { userId: viewer.id });
    let place = 0;
    for (const ids of inBatches(sizes)) {
      const em = this.em.fork();
      const populate = ['collaborators.user', 'collaboratorRoles', 'person', 'banner', 'items.image'] as const;
      const lists = await em.find(List, { id: ids }, { populate });
      const open = lists.filter((list) => purchaseView(viewer, list) !== 'nothing');
      await em.populate(open, ['items.purchases.buyer']);
      const invitations = await em.find(Invitation, { list: ids, ...unexpired() }, { orderBy: { invitedAt: 'asc' } });
      const shops = await readShops(em, ids);
      const howToPay = await this.others.funds.exportedOf(em, ids);
      const order = { createdAt: 'asc', id: 'asc' } as const;
      const drafts = await em.find(Draft, { list: ids }, { populate: ['image'], orderBy: order });
      const byId = new Map(lists.map((list) => [list.id, list]));
      for (const id of ids) {
        place += 1;
        const list = byId.get(id);
        if (!list) continue; // deleted a moment ago
        const invited = invitations.filter((invitation) => invitation.list.id === id);
        const path = `lists/${String(place).padStart(4, '0')} ${fileName(list.name)}`;
        const beside = {
          invitations: invited,
          shops: shops.get(id) ?? [],
          drafts: drafts.filter((draft) => draft.list.id === id),
          ...{ howToPay, siteUrl: this.siteUrl },
        };
        yield json(path, exportedList(viewer, list, beside));
      }
    }
  }

  private async collaborationsOf(viewer: User) {
    const found = await this.em
      .fork()
      .find(Collaborator, { user: viewer.id }, { populate: ['list.owner'], orderBy: { joinedAt: 'asc' } });
    return found.map(({ list, role, invitedAt, joinedAt }) => {
      return { ...namesOf(viewer, list.unwrap(), { [viewer.id]: role }), role, invitedAt, joinedAt };
    });
  }

  private async invitationsOf(viewer: User) {
    const { email, emailVerifiedAt } = viewer;
    if (!emailVerifiedAt) return []; // they may be somebody else's
    const found = await this.em
      .fork()
      .find(Invitation, { email, ...unexpired() }, { populate: ['list.owner'], orderBy: { invitedAt: 'asc' } });
    return found.map(({ list, role, invitedAt, expiresAt }) => {
      return { ...namesOf(viewer, list.unwrap(), {}), role, invitedAt, expiresAt };
    });
  }

  /**
   * Nothing on a list that is kept a surprise for them: not even their own, since others may take it back. A budget names its person
   * as long as a list of theirs is open.
   */
  private async *purchasesOf(viewer: User): AsyncGenerator<ZippedFile> {
    const em = this.em.fork();
    const email = viewer.emailVerifiedAt ? viewer.email : null;
    const known = await selectOwnPurchases(em, { userId: viewer.id, email });
    const purchases = await em.find(
      Purchase,
      { id: known.map(({ id }) => id) },
      { populate: ['item.list.owner', 'item.list.person'], orderBy: { createdAt: 'asc', id: 'asc' } },
    );
    const lists = purchases.map(({ item }) => item.unwrap().list.unwrap());
    await em.populate(lists, ['collaboratorRoles']);
    const notes = await notesOfGiver(em, viewer);
    const names = new Map<string, string>();
    const rows = purchases.map(({ id, item, quantity, guestEmail, guestName, createdAt }) => {
      const { title, list: ref } = item.unwrap();
      const list = ref.unwrap();
      const isReplaced = list.shareLinkReplacedAt != null && list.shareLinkReplacedAt >= createdAt;
      const isOpen = opensAsMember(viewer, list) || (isOpenToAll(list) && !isReplaced);
      if (isOpen) names.set(list.personId ?? list.ownerId, (list.person ?? list.owner).unwrap().name);
      return {
        list: isOpen ? list.name : null,
        item: isOpen ? title : null,
        quantity,
        email: guestEmail,
        name: guestName ?? null,
        boughtAt: createdAt,
        ...(notes.get(id) ?? { step: null, note: '', paid: null }),
      };
    });
    yield json('purchases', rows);
    yield json('pledges', await this.others.ownPledges.exportedOf(viewer));
    const budgets = await budgetsOfGiver(em, viewer);
    yield json(
      'budgets',
      budgets.map(({ recipientId, year, amountMinor, currency }) => {
        return { person: names.get(recipientId) ?? null, year, amountMinor, currency };
      }),
    );
  }

  /** Notices as they may read them now, which is not all that was written. */
  private async notificationsOf({ id }: User) {
    const notices = await readNotices(this.em.fork(), id, MOST_NOTIFICATIONS);
    return notices.map(({ kind, text, newsAt, isRead }) => ({ kind, text, newsAt, isRead }));
  }

  private async messagesOf({ id }: User) {
    const messages = await this.em.fork().find(SupportMessage, { sender: id }, { orderBy: { createdAt: 'asc' } });
    return messages.map(({ name, email, subject, message, createdAt }) => ({
      name,
      email,
      subject,
      message,
      createdAt,
    }));
  }

  private async *picturesOf({ id }: User): AsyncGenerator<ZippedFile> {
    const leftOut: string[] = [];
    let bytes = 0;
    let afterId = BEFORE_ALL_IDS;
    while (true) {
      const images = await selectPicturesOf(this.em.fork(), { userId: id, afterId, limit: PICTURES_AT_ONCE });
      for (const image of images) {
        bytes += image.size;
        const file = bytes <= MAX_PICTURE_BYTES ? await this.store.get(image.originalKey) : null;
        if (file) yield { path: picturePath(image), content: file.content, isCompressed: true };
        else leftOut.push(this.siteUrl + imagePath(image.originalKey));
      }
      const last = images.at(-1);
      if (!last) break;
      afterId = last.id;
    }
    if (leftOut.length > 0) yield json('pictures/left-out', leftOut);
  }
}

function namesOf(viewer: User, { name, owner, ownerId, isHidden }: List, roles: ListAccess['collaboratorRoles']) {
  return isThereFor(viewer, { ownerId, isHidden, collaboratorRoles: roles })
    ? { list: name, owner: owner.unwrap().name }
    : { list: null, owner: null };
}

function json(path: string, value: unknown): ZippedFile {
  return { path: `${path}.json`, content: [Buffer.from(`${JSON.stringify(value, null, 2)}\n`)] };
}

function* inBatches(sizes: readonly { id: string; items: number }[]): Generator<string[]> {
  let [batch, items]: [string[], number] = [[], 0];
  for (const size of sizes) {
    if (batch.length > 0 && (items + size.items > ITEMS_AT_ONCE || batch.length >= 100)) {
      yield batch;
      [batch, items] = [[], 0];
    }
    batch.push(size.id);
    items += size.items;
  }
  if (batch.length > 0) yield batch;
}

function fileName(name: string): string {
  return name.replace(/[^\p{L}\p{N} _-]/gu, '').trim() || 'list';
}
