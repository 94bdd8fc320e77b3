import { readFileSync } from 'node:fs';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { FastifyInstance } from 'fastify';
import { buildSchema, type GraphQLObjectType } from 'graphql';
import { describe, expect } from 'vitest';
import { hashSecret } from '../../../server/base/database/secret-token.ts';
import { User } from '../../../server/core/users/user.entity.ts';
import { InvitationLinks } from '../../../server/lists/collaborators/invitation-links.ts';
import { Purchase } from '../../../server/lists/items/purchase.entity.ts';
import { List } from '../../../server/lists/lists/list.entity.ts';
import { Pledge } from '../../../server/lists/pledges/pledge.entity.ts';
import { Pool } from '../../../server/lists/pledges/pool.entity.ts';
import { GiftQuestion } from '../../../server/lists/questions/gift-question.entity.ts';
import { aUser } from '../../builders/accounts.ts';
import { anApiKey } from '../../builders/api-keys.ts';
import { aCollaborator, anInvitation } from '../../builders/collaborators.ts';
import { aDraft } from '../../builders/drafts.ts';
import { anIdea } from '../../builders/ideas.ts';
import { aList, anItem } from '../../builders/lists.ts';
import { aPicture } from '../../builders/pictures.ts';
import { aShop } from '../../builders/shops.ts';
import { listen, send } from '../graphql.ts';
import { call } from '../rest.ts';
import { SECRET as SIGNING_SECRET, test } from '../server-test.ts';
import { upload } from '../uploads.ts';

/** Everybody who might want something of a list. The invited person has an account at that address, not yet proved. */
const PEOPLE = {
  owner: 'the owner',
  collaborator: 'a collaborator',
  helper: 'a helper',
  viewer: 'a viewer',
  invited: 'somebody invited',
  stranger: 'another member',
  administrator: 'an administrator',
  guest: 'a guest',
} as const;
type Person = keyof typeof PEOPLE;

type Kind = 'private' | 'public' | 'demo';

/** OK, or the error's code; NOTHING where the answer comes without what it was asked for. */
type Outcome = keyof typeof STATUS;
const STATUS = {
  OK: /^20[01]$/,
  NOTHING: /^200$/,
  UNAUTHENTICATED: /^401$/,
  FORBIDDEN: /^403$/,
  LIST_PRIVATE: /^403$/,
  DEMO_LIST: /^403$/,
  INVITATION_FOR_ANOTHER: /^403$/,
  NOT_FOUND: /^404$/,
  CONFLICT: /^409$/,
};

/** `others` are signed in and have nothing to do with the list: invited, stranger, administrator. */
interface Expected {
  owner: Outcome;
  collaborator: Outcome;
  /** As a collaborator who is an editor, unless it says otherwise. */
  helper?: Outcome;
  others: Outcome;
  /** As the others, unless it says otherwise: a viewer does no more than open it by its link, and buy. */
  viewer?: Outcome;
  /** As the others, unless it says otherwise. */
  invited?: Outcome;
  administrator?: Outcome;
  guest: Outcome;
}

interface Action {
  /** A gift list, unless it says otherwise. */
  listType?: 'SHOPPING';
  /** The operation over GraphQL. */
  graphql?: (world: World) => string;
  subscription?: (world: World) => string;
  /** The same over REST. */
  rest?: (world: World) => [line: string, body?: unknown];
  /** The path below /api/v1 to which a picture is sent. */
  upload?: (world: World) => string;
  /** The part of the answer that was asked for, where an answer alone does not tell: else the outcome is NOTHING. */
  // biome-ignore lint/suspicious/noExplicitAny: two APIs, two shapes
  finds?: (data: any, world: World) => unknown;
  private: Expected;
  /** As of a private list, unless it says otherwise. */
  public?: Expected;
  /** Nobody who signs in owns a demo list or works on it. */
  demo: Pick<Expected, 'others' | 'invited' | 'administrator' | 'guest'>;
}

const UNCHANGED = { others: 'DEMO_LIST', guest: 'UNAUTHENTICATED' } as const;
const READING = {
  private: { owner: 'OK', collaborator: 'OK', others: 'FORBIDDEN', guest: 'UNAUTHENTICATED' },
  demo: { others: 'OK', guest: 'OK' },
} as const;
const WORKING = { private: READING.private, demo: UNCHANGED } as const;
const OWNING = { private: { ...READING.private, collaborator: 'FORBIDDEN' }, demo: UNCHANGED } as const;
const OPEN_TO_ALL = { owner: 'OK', collaborator: 'OK', others: 'OK', guest: 'OK' } as const;
const BY_LINK = {
  private: { owner: 'OK', collaborator: 'OK', viewer: 'OK', others: 'LIST_PRIVATE', guest: 'LIST_PRIVATE' },
  public: OPEN_TO_ALL,
  demo: { others: 'OK', guest: 'OK' },
} as const;

/** People who work on a list hear of everything anyway. */
const FOLLOWING = {
  private: { ...BY_LINK.private, owner: 'FORBIDDEN', collaborator: 'FORBIDDEN' },
  public: { ...OPEN_TO_ALL, owner: 'FORBIDDEN', collaborator: 'FORBIDDEN' },
  demo: { others: 'DEMO_LIST', guest: 'DEMO_LIST' },
} as const;

const MODERATING = {
  owner: 'FORBIDDEN',
  collaborator: 'FORBIDDEN',
  others: 'FORBIDDEN',
  administrator: 'OK',
  guest: 'UNAUTHENTICATED',
} as const;

const SECRET = 'what stands in the receipt';
const GUEST_KEY = 'what the device of a guest keeps for itself';
const SOON = new Date(Date.now() + 86_400_000).toISOString();

const heldIn = ({ list, purchase }: Pick<World, 'list' | 'purchase'>) =>
  `(token: "${list.shareToken}", purchaseId: "${purchase.id}", undoToken: "${SECRET}")`;

/** The contract's permission table, a line for each action: add yours here. */
const ACTIONS: Record<string, Action> = {
  'read it': {
    graphql: (w) => `{ list(id: "${w.list.id}") { id } }`,
    rest: (w) => [`GET /lists/${w.list.id}`],
    ...READING,
  },
  'read an item': {
    graphql: (w) => `{ item(id: "${w.item.id}") { id } }`,
    rest: (w) => [`GET /items/${w.item.id}`],
    ...READING,
  },
  'watch it': { subscription: (w) => `subscription { listChanged(listId: "${w.list.id}") { kind } }`, ...READING },
  'watch who has it open': {
    subscription: (w) => `subscription { listPresenceChanged(listId: "${w.list.id}") { __typename } }`,
    private: READING.private,
    demo: { others: 'FORBIDDEN', guest: 'UNAUTHENTICATED' },
  },
  'find it among their lists': {
    graphql: () => '{ lists { id } }',
    rest: () => ['GET /lists'],
    finds: (data, { list }) => (data.lists ?? data).some(({ id }: { id: string }) => id === list.id),
    private: { owner: 'OK', collaborator: 'OK', others: 'NOTHING', guest: 'UNAUTHENTICATED' },
    demo: { others: 'NOTHING', guest: 'UNAUTHENTICATED' },
  },
  'find it on a page of their lists': {
    graphql: () => '{ myLists { nodes { id } } }',
    finds: (data, { list }) => data.myLists.nodes.some(({ id }: { id: string }) => id === list.id),
    private: { owner: 'OK', collaborator: 'OK', others: 'NOTHING', guest: 'UNAUTHENTICATED' },
    demo: { others: 'NOTHING', guest: 'UNAUTHENTICATED' },
  },
  'find it among the lists they are to see': {
    graphql: () => '{ viewedLists { id } }',
    finds: (data, { list }) => data.viewedLists.some(({ id }: { id: string }) => id === list.id),
    private: { owner: 'NOTHING', collaborator: 'NOTHING', viewer: 'OK', others: 'NOTHING', guest: 'UNAUTHENTICATED' },
    demo: { others: 'NOTHING', guest: 'UNAUTHENTICATED' },
  },
  'find it among the lists they follow': {
    graphql: () => '{ followedLists { id } }',
    finds: (data, { list }) => data.followedLists.some(({ id }: { id: string }) => id === list.id),
    private: { owner: 'NOTHING', collaborator: 'NOTHING', others: 'NOTHING', guest: 'UNAUTHENTICATED' },
    demo: { others: 'NOTHING', guest: 'UNAUTHENTICATED' },
  },
  'ask whether they follow it': {
    graphql: (w) => `{ followState(token: "${w.list.shareToken}") { isFollowing } }`,
    ...FOLLOWING,
  },
  'follow it': {
    graphql: (w) =>
      `mutation { followList(token: "${w.list.shareToken}", input: { email: "${crypto.randomUUID()}@example.test" }) { isFollowing } }`,
    ...FOLLOWING,
  },
  'follow it no more': {
    graphql: (w) => `mutation { unfollowList(token: "${w.list.shareToken}") { isFollowing } }`,
    ...FOLLOWING,
  },
  'open it by its link': {
    graphql: (w) => `{ sharedList(token: "${w.list.shareToken}") { id } }`,
    rest: (w) => [`GET /lists/shared/${w.list.shareToken}`],
    ...BY_LINK,
  },
  'watch it by its link': {
    subscription: (w) => `subscription { sharedListChanged(token: "${w.list.shareToken}") { kind } }`,
    ...BY_LINK,
  },
  "find it on a page of its owner's profile": {
    graphql: (w) => `{ publicProfile(id: "${w.list.owner.id}") { listsConnection { nodes { id } } } }`,
    finds: (data, { list }) =>
      data.publicProfile.listsConnection.nodes.some(({ id }: { id: string }) => id === list.id),
    private: { owner: 'NOTHING', collaborator: 'NOTHING', others: 'NOTHING', guest: 'NOTHING' },
    public: OPEN_TO_ALL,
    demo: { others: 'NOTHING', guest: 'NOTHING' },
  },
  "find it on its owner's profile": {
    graphql: (w) => `{ publicProfile(id: "${w.list.owner.id}") { lists { id } } }`,
    rest: (w) => [`GET /users/${w.list.owner.id}/public`],
    finds: (data, { list }) => (data.publicProfile ?? data).lists.some(({ id }: { id: string }) => id === list.id),
    private: { owner: 'NOTHING', collaborator: 'NOTHING', others: 'NOTHING', guest: 'NOTHING' },
    public: OPEN_TO_ALL,
    demo: { others: 'NOTHING', guest: 'NOTHING' },
  },
  'see who bought': {
    graphql: (w) => `{ item(id: "${w.item.id}") { purchases { guestEmail } } }`,
    rest: (w) => [`GET /items/${w.item.id}`],
    finds: (data) => (data.item ?? data).purchases[0].guestEmail,
    private: { ...READING.private, collaborator: 'NOTHING', helper: 'OK' },
    demo: { others: 'NOTHING', guest: 'NOTHING' },
  },
  'see who bought by its link': {
    graphql: (w) => `{ sharedList(token: "${w.list.shareToken}") { items { purchases { guestEmail } } } }`,
    rest: (w) => [`GET /lists/shared/${w.list.shareToken}`],
    finds: (data) => (data.sharedList ?? data).items[0].purchases[0].guestEmail,
    private: { ...BY_LINK.private, collaborator: 'NOTHING', helper: 'OK', viewer: 'NOTHING' },
    public: { owner: 'OK', collaborator: 'NOTHING', helper: 'OK', others: 'NOTHING', guest: 'NOTHING' },
    demo: { others: 'NOTHING', guest: 'NOTHING' },
  },

  'add an item': {
    graphql: (w) => `mutation { createItem(listId: "${w.list.id}", input: { title: "Cup" }) { id } }`,
    rest: (w) => [`POST /items/lists/${w.list.id}/items`, { name: 'Cup' }],
    ...WORKING,
  },
  'take over items of another list': {
    graphql: (w) => `mutation { importItems(listId: "${w.list.id}", input: [{ title: "Cup" }]) { itemIds } }`,
    ...WORKING,
  },
  'take it away as a file': {
    graphql: (w) => `{ exportList(listId: "${w.list.id}", format: TEXT) { content } }`,
    ...READING,
    demo: { others: 'OK', guest: 'UNAUTHENTICATED' },
  },
  'add an item from a link': {
    graphql: (w) =>
      `mutation { addItemFromUrl(listId: "${w.list.id}", url: "https://shop.test/cup", input: { title: "Cup" }) { id } }`,
    rest: (w) => [`POST /items/lists/${w.list.id}/items/from-url`, { url: 'https://shop.test/cup', title: 'Cup' }],
    ...WORKING,
  },
  'add an item from an open page': {
    graphql: (w) =>
      `mutation { addItemFromPage(listId: "${w.list.id}", url: "https://shop.test/cup", input: { title: "Cup" }) { id } }`,
    ...WORKING,
  },
  'check an item': {
    graphql: (w) => `mutation { checkItem(itemId: "${w.item.id}") { changes { field } } }`,
    ...WORKING,
  },
  'see the price of an item over time': {
    graphql: (w) => `{ watchedPrice(itemId: "${w.item.id}") { isWatched } }`,
    ...WORKING,
    demo: { others: 'OK', guest: 'UNAUTHENTICATED' },
  },
  'watch the price of an item no longer': {
    graphql: (w) => `mutation { setPriceWatched(itemId: "${w.item.id}", isWatched: false) { isWatched } }`,
    ...WORKING,
  },
  'take over what the page of an item says': {
    graphql: (w) => `mutation { takeOverFromPage(itemId: "${w.item.id}", changes: { title: "Cup" }) { id } }`,
    ...WORKING,
  },
  'edit an item': {
    graphql: (w) => `mutation { updateItem(id: "${w.item.id}", changes: { title: "Cup" }) { id } }`,
    rest: (w) => [`PUT /items/${w.item.id}`, { name: 'Cup' }],
    ...WORKING,
  },
  'archive an item': {
    graphql: (w) => `mutation { setItemArchived(id: "${w.item.id}", isArchived: true) { id } }`,
    rest: (w) => [`PUT /items/${w.item.id}`, { is_archived: true }],
    ...WORKING,
  },
  'delete an item': {
    graphql: (w) => `mutation { deleteItem(id: "${w.item.id}") { id } }`,
    rest: (w) => [`DELETE /items/${w.item.id}`],
    ...WORKING,
  },
  'change several items': {
    graphql: (w) =>
      `mutation { updateItems(listId: "${w.item.list.id}", itemIds: ["${w.item.id}"], changes: { category: "Toys" }) { items { id } } }`,
    ...WORKING,
  },
  'archive several items': {
    graphql: (w) =>
      `mutation { setItemsArchived(listId: "${w.item.list.id}", itemIds: ["${w.item.id}"], isArchived: true) { items { id } } }`,
    ...WORKING,
  },
  'make items a choice': {
    graphql: (w) =>
      `mutation { makeChoice(listId: "${w.item.list.id}", itemIds: ["${w.item.id}", "${w.thirdItem.id}"]) { items { id } } }`,
    ...WORKING,
  },
  'end the choices of items': {
    graphql: (w) =>
      `mutation { dissolveChoices(listId: "${w.item.list.id}", itemIds: ["${w.item.id}"]) { items { id } } }`,
    ...WORKING,
  },
  'see its drafts': {
    graphql: (w) => `{ itemDrafts(listId: "${w.list.id}") { title } }`,
    finds: (data) => data.itemDrafts[0],
    ...WORKING,
    demo: { others: 'NOTHING', guest: 'UNAUTHENTICATED' },
  },
  'save a draft': {
    graphql: (w) => `mutation { saveItemDraft(listId: "${w.list.id}", input: { title: "Cup" }) { id } }`,
    ...WORKING,
  },
  'change a draft': {
    graphql: (w) => `mutation { updateItemDraft(draftId: "${w.draft.id}", input: { title: "Cup" }) { id } }`,
    ...WORKING,
    demo: { others: 'NOT_FOUND', guest: 'UNAUTHENTICATED' },
  },
  'publish drafts': {
    graphql: (w) =>
      `mutation { publishItemDrafts(listId: "${w.list.id}", draftIds: ["${w.draft.id}"]) { items { id } } }`,
    ...WORKING,
  },
  'delete drafts': {
    graphql: (w) => `mutation { deleteItemDrafts(listId: "${w.list.id}", draftIds: ["${w.draft.id}"]) { draftIds } }`,
    ...WORKING,
  },
  'delete several items': {
    graphql: (w) => `mutation { deleteItems(listId: "${w.item.list.id}", itemIds: ["${w.item.id}"]) { itemIds } }`,
    ...WORKING,
  },
  'give an item a picture': { upload: (w) => `/items/${w.item.id}/image`, ...WORKING },
  'take the picture off an item': {
    graphql: (w) => `mutation { removeItemImage(itemId: "${w.item.id}") { id } }`,
    ...WORKING,
  },
  'reorder items': {
    graphql: (w) => `mutation { reorderItems(listId: "${w.list.id}", itemIds: ["${w.item.id}"]) { id } }`,
    rest: (w) => [`POST /lists/${w.list.id}/reorder`, [w.item.id]],
    ...WORKING,
  },
  'move an item': {
    graphql: (w) => `mutation { moveItem(itemId: "${w.item.id}", afterItemId: "${w.otherItem.id}") { id } }`,
    ...WORKING,
  },
  'put its categories in order': {
    graphql: (w) => `mutation { orderCategories(listId: "${w.list.id}", categories: ["Dairy", ""]) { id } }`,
    ...WORKING,
  },
  'add a shop to it': {
    listType: 'SHOPPING',
    graphql: (w) => `mutation { createShop(listId: "${w.list.id}", input: { name: "Market" }) { shop { id } } }`,
    ...WORKING,
  },
  'name a shop of it anew': {
    listType: 'SHOPPING',
    graphql: (w) => `mutation { updateShop(shopId: "${w.shop.id}", changes: { name: "Market" }) { id } }`,
    ...WORKING,
  },
  'delete a shop of it': {
    listType: 'SHOPPING',
    graphql: (w) => `mutation { deleteShop(shopId: "${w.shop.id}") { id } }`,
    ...WORKING,
  },
  'teach a shop of it its order': {
    listType: 'SHOPPING',
    graphql: (w) =>
      `mutation { learnShopOrder(shopId: "${w.shop.id}", visitKey: "one", categories: ["Fruit", "Dairy"]) { id } }`,
    ...WORKING,
  },
  'say at which shops its items are to be had': {
    listType: 'SHOPPING',
    graphql: (w) =>
      `mutation { setItemShops(listId: "${w.list.id}", itemIds: ["${w.item.id}"], shopIds: ["${w.shop.id}"]) { id } }`,
    ...WORKING,
  },
  'say what a barcode is called to its people': {
    listType: 'SHOPPING',
    graphql: (w) =>
      `mutation { rememberBarcode(listId: "${w.list.id}", input: { code: "4006381333931", title: "Pen" }) { code } }`,
    ...WORKING,
  },
  'say that they go shopping with it': {
    graphql: (w) => `mutation { startShopping(listId: "${w.list.id}") { id } }`,
    private: { ...READING.private, owner: 'CONFLICT', collaborator: 'CONFLICT' }, // with a wishlist nobody does
    demo: UNCHANGED,
  },
  'see the gifts that they hold on it no longer': {
    graphql: (w) => `mutation { setOwnGiftsShown(listId: "${w.list.id}", isShown: false) { id } }`,
    ...WORKING,
  },
  'say that they are done shopping': {
    graphql: (w) => `mutation { endShopping(listId: "${w.list.id}") { id } }`,
    ...WORKING,
  },
  'edit its name, description and event': {
    graphql: (w) =>
      `mutation { updateList(id: "${w.list.id}", changes: { name: "Soon", description: "M", eventType: "Birthday", eventDate: "2999-12-24" }) { id } }`,
    rest: (w) => [
      `PUT /lists/${w.list.id}`,
      { title: 'Soon', description: 'M', event_type: 'Birthday', event_date: '2999-12-24' },
    ],
    ...WORKING,
  },
  'send its privacy, type and visibility as they are': {
    graphql: (w) =>
      `mutation { updateList(id: "${w.list.id}", changes: { privacy: ${w.list.privacy}, listType: WISHLIST, purchaseVisibility: OWNER_SEES_BUYERS }) { id } }`,
    rest: (w) => [
      `PUT /lists/${w.list.id}`,
      { privacy: w.list.privacy?.toLowerCase(), list_type: 'wishlist', purchase_visibility: 'owner_sees_buyers' },
    ],
    ...WORKING,
  },
  'change its privacy': {
    graphql: (w) => `mutation { updateList(id: "${w.list.id}", changes: { privacy: ${otherPrivacy(w)} }) { id } }`,
    rest: (w) => [`PUT /lists/${w.list.id}`, { privacy: otherPrivacy(w).toLowerCase() }],
    ...OWNING,
  },
  'change its type': {
    graphql: (w) => `mutation { updateList(id: "${w.list.id}", changes: { listType: SHOPPING }) { id } }`,
    rest: (w) => [`PUT /lists/${w.list.id}`, { list_type: 'shopping' }],
    ...OWNING,
  },
  'change who sees purchases': {
    graphql: (w) => `mutation { updateList(id: "${w.list.id}", changes: { purchaseVisibility: SURPRISE }) { id } }`,
    rest: (w) => [`PUT /lists/${w.list.id}`, { purchase_visibility: 'surprise' }],
    ...OWNING,
  },
  'delete it': {
    graphql: (w) => `mutation { deleteList(id: "${w.list.id}") }`,
    rest: (w) => [`DELETE /lists/${w.list.id}`],
    ...OWNING,
  },

  'replace its link': {
    graphql: (w) => `mutation { rotateShareLink(listId: "${w.list.id}") { id } }`,
    rest: (w) => [`POST /lists/${w.list.id}/share-token`],
    ...OWNING,
  },
  'give its page a colour': {
    graphql: (w) => `mutation { setBranding(listId: "${w.list.id}", accentColor: PLUM) { id } }`,
    rest: (w) => [`PUT /lists/${w.list.id}/branding`, { accent_color: 'plum' }],
    ...OWNING,
  },
  'tell of a gift that is not on it': {
    graphql: (w) =>
      `mutation { addOffListGift(token: "${w.list.shareToken}", input: { guestKey: "${'k'.repeat(43)}" }) { id } }`,
    private: { ...BY_LINK.private, owner: 'FORBIDDEN', collaborator: 'FORBIDDEN', helper: 'OK' },
    public: { ...OPEN_TO_ALL, owner: 'FORBIDDEN', collaborator: 'FORBIDDEN', helper: 'OK' },
    demo: { others: 'DEMO_LIST', guest: 'DEMO_LIST' },
  },
  'take an idea that is not on it': {
    graphql: (w) =>
      `mutation { takeOffListGift(token: "${w.list.shareToken}", offListGiftId: "${w.ideaId}", input: { guestKey: "${'k'.repeat(43)}" }) { id } }`,
    private: { ...BY_LINK.private, owner: 'FORBIDDEN', collaborator: 'FORBIDDEN', helper: 'OK' },
    public: { ...OPEN_TO_ALL, owner: 'FORBIDDEN', collaborator: 'FORBIDDEN', helper: 'OK' },
    demo: { others: 'DEMO_LIST', guest: 'DEMO_LIST' },
  },
  'see gifts that are not on it': {
    graphql: (w) => `{ offListGifts(token: "${w.list.shareToken}") { what } }`,
    ...BY_LINK,
  },
  'say where gifts can be sent': {
    graphql: (w) => `mutation { setDeliveryAddress(listId: "${w.list.id}", address: "Ida, Elm Road 1") { address } }`,
    rest: (w) => [`PUT /lists/${w.list.id}/delivery-address`, { address: 'Ida, Elm Road 1' }],
    ...OWNING,
  },
  'see where gifts can be sent': {
    graphql: (w) => `{ deliveryAddress(listId: "${w.list.id}") { address } }`,
    rest: (w) => [`GET /lists/${w.list.id}/delivery-address`],
    private: OWNING.private,
    demo: { others: 'FORBIDDEN', guest: 'UNAUTHENTICATED' },
  },
  'say how to give to a fund': {
    graphql: (w) => `mutation { updateFund(itemId: "${w.fund.id}", howToPay: "IBAN") { howToPay } }`,
    ...WORKING,
  },
  'see how to give to a fund': {
    graphql: (w) => `{ fund(itemId: "${w.fund.id}") { howToPay } }`,
    ...WORKING,
  },
  'let its link end': {
    graphql: (w) => `mutation { setShareLinkExpiry(listId: "${w.list.id}", expiresAt: "${SOON}") { id } }`,
    rest: (w) => [`POST /lists/${w.list.id}/share-token`, { expires_at: SOON }],
    ...OWNING,
  },

  'see how it is visited': {
    graphql: (w) =>
      `{ listAnalytics(listId: "${w.list.id}", period: { start: "2026-01-01", end: "2026-01-31" }) { views } }`,
    private: OWNING.private,
    demo: { others: 'FORBIDDEN', guest: 'UNAUTHENTICATED' },
  },

  'see who works on it': {
    graphql: (w) => `{ collaborators(listId: "${w.list.id}") { email } }`,
    rest: (w) => [`GET /lists/${w.list.id}/collaborators`],
    private: READING.private,
    demo: { others: 'FORBIDDEN', guest: 'UNAUTHENTICATED' },
  },
  'see who works on it, beside the list': {
    graphql: (w) => `{ list(id: "${w.list.id}") { collaborators { email } } }`,
    finds: ({ list }) => list.collaborators.length > 0,
    private: READING.private,
    demo: { others: 'NOTHING', guest: 'NOTHING' },
  },
  'invite somebody': {
    graphql: (w) =>
      `mutation { inviteCollaborator(listId: "${w.list.id}", input: { email: "${crypto.randomUUID()}@example.test" }) { message } }`,
    rest: (w) => [`POST /lists/${w.list.id}/collaborators/invite`, { email: `${crypto.randomUUID()}@example.test` }],
    ...OWNING,
  },
  'give somebody another role': {
    graphql: (w) =>
      `mutation { setCollaboratorRole(listId: "${w.list.id}", collaboratorId: "${w.otherCollaborator.id}", role: HELPER) { id } }`,
    rest: (w) => [`PUT /lists/${w.list.id}/collaborators/${w.otherCollaborator.id}`, { role: 'helper' }],
    ...OWNING,
  },
  'see to which circles it is open': {
    graphql: (w) => `{ circlesOfList(listId: "${w.list.id}") { id } }`,
    private: OWNING.private,
    demo: { others: 'FORBIDDEN', guest: 'UNAUTHENTICATED' },
  },
  'open it to circles': {
    graphql: (w) => `mutation { setCirclesOfList(listId: "${w.list.id}", circleIds: []) { id } }`,
    ...OWNING,
  },
  'remove a collaborator': {
    graphql: (w) => `mutation { removeCollaborator(listId: "${w.list.id}", id: "${w.otherCollaborator.id}") { id } }`,
    rest: (w) => [`DELETE /lists/${w.list.id}/collaborators/${w.otherCollaborator.id}`],
    ...OWNING,
  },
  'withdraw an invitation': {
    graphql: (w) => `mutation { removeCollaborator(listId: "${w.list.id}", id: "${w.invitation.id}") { id } }`,
    rest: (w) => [`DELETE /lists/${w.list.id}/collaborators/${w.invitation.id}`],
    ...OWNING,
  },
  'open its invitation': {
    graphql: (w) => `{ invitation(token: "${w.invitationToken}") { listName } }`,
    private: OPEN_TO_ALL,
    demo: { others: 'OK', guest: 'OK' },
  },
  'accept its invitation': {
    graphql: (w) => `mutation { acceptInvitation(token: "${w.invitationToken}") { id } }`,
    private: {
      owner: 'OK',
      collaborator: 'OK',
      viewer: 'OK',
      invited: 'OK',
      others: 'INVITATION_FOR_ANOTHER',
      guest: 'UNAUTHENTICATED',
    },
    demo: { invited: 'OK', others: 'INVITATION_FOR_ANOTHER', guest: 'UNAUTHENTICATED' },
  },
  'leave it': {
    graphql: (w) => `mutation { removeCollaborator(listId: "${w.list.id}", id: "${w.viewer?.id}") { id } }`,
    rest: (w) => [`DELETE /lists/${w.list.id}/collaborators/${w.viewer?.id}`],
    private: { owner: 'NOT_FOUND', collaborator: 'OK', viewer: 'OK', others: 'FORBIDDEN', guest: 'UNAUTHENTICATED' },
    demo: UNCHANGED,
  },

  'tick an item off': {
    graphql: (w) => `mutation { purchaseItem(itemId: "${w.item.id}") { remaining } }`,
    rest: (w) => [`POST /items/${w.item.id}/purchase`],
    ...WORKING,
  },
  'buy by its link': {
    graphql: (w) =>
      `mutation { purchaseSharedItem(token: "${w.list.shareToken}", itemId: "${w.item.id}", input: { email: "bob@example.test" }) { remaining } }`,
    rest: (w) => [`POST /lists/shared/${w.list.shareToken}/items/${w.item.id}/purchase`, { email: 'bob@example.test' }],
    ...BY_LINK,
    demo: { others: 'DEMO_LIST', guest: 'DEMO_LIST' },
  },
  'reserve by its link': {
    graphql: (w) =>
      `mutation { reserveSharedItem(token: "${w.list.shareToken}", itemId: "${w.item.id}", input: { email: "bob@example.test" }) { remaining } }`,
    ...BY_LINK,
    demo: { others: 'DEMO_LIST', guest: 'DEMO_LIST' },
  },
  'hold for longer with the secret of its receipt': {
    graphql: (w) => `mutation { extendReservation ${heldIn(w)} { item { id } } }`,
    ...BY_LINK,
    demo: { others: 'DEMO_LIST', guest: 'DEMO_LIST' },
  },
  'buy what is reserved with the secret of its receipt': {
    graphql: (w) => `mutation { purchaseReservedItem ${heldIn(w)} { item { id } } }`,
    private: OPEN_TO_ALL,
    demo: { others: 'DEMO_LIST', guest: 'DEMO_LIST' },
  },
  'buy what is reserved without it': {
    graphql: (w) =>
      `mutation { purchaseReservedItem(token: "${w.list.shareToken}", purchaseId: "${w.purchase.id}") { item { id } } }`,
    private: {
      owner: 'NOT_FOUND',
      collaborator: 'NOT_FOUND',
      viewer: 'NOT_FOUND',
      others: 'LIST_PRIVATE',
      guest: 'LIST_PRIVATE',
    },
    public: { owner: 'NOT_FOUND', collaborator: 'NOT_FOUND', others: 'NOT_FOUND', guest: 'NOT_FOUND' },
    demo: { others: 'DEMO_LIST', guest: 'DEMO_LIST' },
  },
  'reserve again with the secret of its receipt': {
    graphql: (w) => `mutation { renewReservation ${heldIn(w)} { item { id } } }`,
    ...BY_LINK,
    demo: { others: 'DEMO_LIST', guest: 'DEMO_LIST' },
  },
  'say with the secret of its receipt that it is not bought after all': {
    graphql: (w) => `mutation { reserveBoughtItem ${heldIn(w)} { item { id } } }`,
    ...BY_LINK,
    demo: { others: 'DEMO_LIST', guest: 'DEMO_LIST' },
  },
  'suggest a gift by its link': {
    graphql: (w) => `mutation { suggestItem(token: "${w.list.shareToken}", input: { title: "Kite", name: "Bob" }) }`,
    ...BY_LINK,
    demo: { others: 'DEMO_LIST', guest: 'DEMO_LIST' },
  },
  'chip in by its link': {
    graphql: (w) =>
      `mutation { pledgeToSharedItem(token: "${w.list.shareToken}", itemId: "${w.otherItem.id}", input: { email: "bob@example.test", guestKey: "${GUEST_KEY}", amount: { currency: "EUR", amountMinor: 1 } }) { pledge { isBought } } }`,
    ...BY_LINK,
    demo: { others: 'DEMO_LIST', guest: 'DEMO_LIST' },
  },
  'read what was asked about an item': {
    graphql: (w) => `{ itemQuestions(itemId: "${w.thirdItem.id}") { id } }`,
    ...READING,
  },
  'read by its link what was asked about an item': {
    graphql: (w) => `{ sharedItemQuestions(token: "${w.list.shareToken}", itemId: "${w.thirdItem.id}") { id } }`,
    ...BY_LINK,
  },
  'ask about an item by its link': {
    graphql: (w) =>
      `mutation { askQuestion(token: "${w.list.shareToken}", itemId: "${w.thirdItem.id}", text: "Which size?") { id } }`,
    ...FOLLOWING,
  },
  'answer what was asked about an item': {
    graphql: (w) => `mutation { answerQuestion(questionId: "${w.question.id}", text: "39") { id } }`,
    ...WORKING,
  },
  'delete what was asked about an item': {
    graphql: (w) => `mutation { deleteQuestion(questionId: "${w.question.id}") }`,
    ...WORKING,
  },
  'take back what friends pledged': {
    graphql: (w) => `mutation { releaseGroupGift(itemId: "${w.otherItem.id}") { id } }`,
    private: { ...OWNING.private, helper: 'OK' },
    demo: { others: 'FORBIDDEN', guest: 'UNAUTHENTICATED' },
  },
  'see what was promised to a fund and has not come': {
    graphql: (w) => `{ openPledges(itemId: "${w.fund.id}") { isPaid } }`,
    private: { ...OWNING.private, helper: 'OK' },
    demo: { others: 'FORBIDDEN', guest: 'UNAUTHENTICATED' },
  },
  'take back one promise to a fund': {
    graphql: (w) => `mutation { releasePledge(itemId: "${w.fund.id}", pledgeId: "${w.fundPledge.id}") { id } }`,
    private: { ...OWNING.private, helper: 'OK' },
    demo: { others: 'FORBIDDEN', guest: 'UNAUTHENTICATED' },
  },
  'undo what a guest bought': {
    graphql: (w) => `mutation { undoPurchase(purchaseId: "${w.purchase.id}") { id } }`,
    rest: (w) => [`DELETE /items/${w.item.id}/purchases/${w.purchase.id}`],
    private: { ...OWNING.private, helper: 'OK', viewer: 'FORBIDDEN', others: 'NOT_FOUND' },
    public: { ...OWNING.private, helper: 'OK' },
    demo: { others: 'FORBIDDEN', guest: 'UNAUTHENTICATED' },
  },
  'remember that a guest was thanked': {
    graphql: (w) => `mutation { setPurchaseThanked(purchaseId: "${w.purchase.id}", isThanked: true) { id } }`,
    private: { ...OWNING.private, viewer: 'FORBIDDEN', others: 'NOT_FOUND' },
    public: OWNING.private,
    demo: { others: 'FORBIDDEN', guest: 'UNAUTHENTICATED' },
  },
  'see what was bought, to tick what came and to thank': {
    graphql: (w) => `{ receivedGifts(listId: "${w.list.id}") { totalCount } }`,
    private: { ...OWNING.private, collaborator: 'OK', helper: 'FORBIDDEN' },
    demo: { others: 'FORBIDDEN', guest: 'UNAUTHENTICATED' },
  },
  'tick what came': {
    graphql: (w) =>
      `mutation { setGiftsReceived(listId: "${w.list.id}", purchaseIds: ["${w.given.id}"], isReceived: true) { id } }`,
    private: { ...OWNING.private, collaborator: 'OK', helper: 'FORBIDDEN' },
    demo: { others: 'DEMO_LIST', guest: 'UNAUTHENTICATED' },
  },
  'copy what did not come': {
    graphql: (w) => `mutation { copyUnreceivedItems(listId: "${w.list.id}") { id } }`,
    private: OWNING.private,
    demo: { others: 'DEMO_LIST', guest: 'UNAUTHENTICATED' },
  },
  'put it into past lists': {
    graphql: (w) => `mutation { setListPast(listId: "${w.list.id}", isPast: false) { id } }`,
    private: OWNING.private,
    demo: { others: 'DEMO_LIST', guest: 'UNAUTHENTICATED' },
  },
  'say that nobody need ask what came': {
    graphql: (w) => `mutation { endAskingAfterTheDay(listId: "${w.list.id}") { id } }`,
    private: OWNING.private,
    demo: { others: 'DEMO_LIST', guest: 'UNAUTHENTICATED' },
  },
  'write a note of thanks': {
    graphql: (w) =>
      `mutation { thankGivers(listId: "${w.list.id}", purchaseIds: ["${w.given.id}"], text: "Thanks") { id } }`,
    private: OWNING.private,
    demo: { others: 'DEMO_LIST', guest: 'UNAUTHENTICATED' },
  },
  'undo by its link what a guest bought': {
    graphql: (w) =>
      `mutation { undoSharedPurchase(token: "${w.list.shareToken}", purchaseId: "${w.purchase.id}") { item { id } } }`,
    rest: (w) => [`DELETE /lists/shared/${w.list.shareToken}/purchases/${w.purchase.id}`],
    private: {
      owner: 'OK',
      collaborator: 'FORBIDDEN',
      helper: 'OK',
      viewer: 'FORBIDDEN',
      others: 'LIST_PRIVATE',
      guest: 'LIST_PRIVATE',
    },
    public: { owner: 'OK', collaborator: 'FORBIDDEN', helper: 'OK', others: 'FORBIDDEN', guest: 'FORBIDDEN' },
    demo: { others: 'FORBIDDEN', guest: 'FORBIDDEN' },
  },
  'see what the secret of a receipt takes back': {
    graphql: (w) => `{ purchaseOfReceipt(purchaseId: "${w.purchase.id}", undoToken: "${SECRET}") { title } }`,
    private: OPEN_TO_ALL,
    demo: { others: 'OK', guest: 'OK' },
  },
  'see what the secrets of several receipts take back': {
    graphql: (w) =>
      `{ purchasesOfReceipts(receipts: [{ purchaseId: "${w.purchase.id}", undoToken: "${SECRET}" }]) { title } }`,
    private: OPEN_TO_ALL,
    demo: { others: 'OK', guest: 'OK' },
  },
  'undo a purchase with the secret of its receipt': {
    graphql: (w) =>
      `mutation { undoSharedPurchase(token: "${w.list.shareToken}", purchaseId: "${w.purchase.id}", undoToken: "${SECRET}") { item { id } } }`,
    rest: (w) => [
      `DELETE /lists/shared/${w.list.shareToken}/purchases/${w.purchase.id}?undo_token=${encodeURIComponent(SECRET)}`,
    ],
    private: OPEN_TO_ALL,
    demo: { others: 'OK', guest: 'OK' },
  },

  'report it by its link': {
    graphql: (w) => `mutation { reportList(token: "${w.list.shareToken}", input: { reason: SPAM }) }`,
    private: { ...BY_LINK.private, owner: 'FORBIDDEN', collaborator: 'FORBIDDEN' },
    public: { ...OPEN_TO_ALL, owner: 'FORBIDDEN', collaborator: 'FORBIDDEN' },
    demo: { others: 'DEMO_LIST', guest: 'DEMO_LIST' },
  },
  'hide it': {
    graphql: (w) => `mutation { hideList(listId: "${w.list.id}", reason: "It is spam") { id } }`,
    private: MODERATING,
    demo: { others: 'FORBIDDEN', administrator: 'CONFLICT', guest: 'UNAUTHENTICATED' },
  },
  'show it again': {
    graphql: (w) => `mutation { restoreList(listId: "${w.list.id}") { id } }`,
    private: MODERATING,
    demo: MODERATING,
  },
  'close its reports': {
    graphql: (w) => `mutation { closeListReports(listId: "${w.list.id}") { id } }`,
    private: MODERATING,
    demo: MODERATING,
  },
};

const ABOUT_NO_LIST = new Set(
  `accountChanged adminSettings adminUser adminUsers auditLog abuseSignals moderatedLists reportedTexts removeReportedText closeTextReports deleteUser restoreUser revokeUserApiKeys resetSecondFactor setUserRole suspendUser affiliateLink affiliateSite affiliateSites apiKeys changePassword createAffiliateSite createApiKey
  createWebhook deleteWebhook rotateWebhookSecret testWebhook updateWebhook webhookDeliveries webhooks
  createList deleteAccount deleteAffiliateSite demoLists
  endOtherSessions endSession listsToAddTo mailDeliveries mailSubscription markNotificationsRead pushState savePushDevice removePushDevice me myListsChanged myNotifications notifications
  billingReconciliations createCheckout mySubscription myTransactions openBillingPortal planChangeEffects plans setUserTier
  notificationsChanged publicConfig publicConfigChanged refreshSession removeAvatar requestPasswordReset findMyGifts joinGifts myGifts myOffListGifts removeOffListGift setGiftBudget showDeliveryAddress takeGiftsAlong updateGift
  myPledges updatePledge confirmPledge purchaseGroupGift undoPledge watchedPrices
  resendVerification emailRestore resetPassword restoreEmail resubscribe revokeApiKey revokeThisApiKey saveSettings scrapePage scrapeUrl sendContactMessage sessions setAffiliateSiteActive setMessageStatus shopHealth
  shopRules saveShopRule deleteShopRule
  completeSignIn setUpSecondFactor confirmSecondFactor renewRecoveryCodes removeSecondFactor
  addPasskey checkPasskey beginPasskey beginPasskeySignIn removePasskey renamePasskey signInWithPasskey
  beginIssuerSignIn beginIssuerSignOut signIn signInWithGoogle signInWithIssuer signOut signUp supportMessages unsubscribe updateAffiliateSite updatePreferences
  updateProfile verifyEmail
  createPerson persons removePerson updatePerson
  acceptHandover handOverPerson openHandover personHandover endHandover
  lookUpBarcode rememberedBarcodes
  addCircleGuest circle circleChanged circleInvitation circles createCircle endCircleCalendar inviteToCircle joinCircle leaveCircle removeCircleGuest removeCircleMember renewCircleCalendar renewCircleLink renewPersonalLink setCircleRunner updateCircle updateCircleGuest
  addDrawParticipant createDraw deleteDraw draw drawNames drawPart drawParts draws leaveDraw removeDrawParticipant resendDrawMail setDrawExclusions updateDraw updateDrawPart
  adminReport adminStats adminStatsChanged statistics
  adminOperation retryJobs`.split(/\s+/),
);

type World = Awaited<ReturnType<typeof aWorld>> & { viewer: Awaited<ReturnType<typeof aUser>> | null };
type People = Awaited<ReturnType<typeof somePeople>>;

/** Built side by side, as their world: the first flush stores all of them. */
async function somePeople(em: EntityManager) {
  const inside = em.fork();
  const [owner, collaborator, helper, viewer, invited, stranger, administrator] = await Promise.all([
    aUser(inside, { subscriptionTier: 'PREMIUM' }),
    aUser(inside),
    aUser(inside),
    aUser(inside),
    aUser(inside),
    aUser(inside),
    aUser(inside, { role: 'ADMIN' }),
  ]);
  return { owner, collaborator, helper, viewer, invited, stranger, administrator, guest: null };
}

/** A list with an item that a guest has bought, and everybody who has to do with it. */
function aWorld(
  em: EntityManager,
  people: People,
  kind: Kind,
  { link: primaryUrl, listType }: { link?: string; listType?: 'SHOPPING' } = {},
) {
  const { owner, collaborator, helper, viewer, invited } = people;
  return em.fork().transactional(async (inside) => {
    const list = await aList(inside, {
      owner: inside.getReference(User, owner.id),
      privacy: kind === 'private' ? 'PRIVATE' : 'PUBLIC',
      isDemo: kind === 'demo',
      ...(listType && { listType }),
    });
    const shop = await aShop(inside, { list });
    const bought = { quantityDesired: 5, quantityPurchased: 1 };
    const [item, otherItem, thirdItem, gift, fund, otherCollaborator, invitation] = await Promise.all([
      anItem(inside, { list, primaryUrl, orderIndex: 0, ...bought }),
      anItem(inside, { list, orderIndex: 1, priceMinor: 30_000, currency: 'EUR', isGroupGift: true }),
      anItem(inside, { list, orderIndex: 3, questionCount: 1 }),
      anItem(inside, { list, orderIndex: 2, quantityPurchased: 1, isArchived: true }),
      anItem(inside, { list, orderIndex: 4, isFund: true, pledgedMinor: 1_000, pledgeCount: 1, pledgeCurrency: 'USD' }),
      aCollaborator(inside, { list }),
      anInvitation(inside, { list, email: invited.email }),
      aCollaborator(inside, { list, user: inside.getReference(User, collaborator.id) }),
      aCollaborator(inside, { list, user: inside.getReference(User, helper.id), role: 'HELPER' }),
      aCollaborator(inside, { list, user: inside.getReference(User, viewer.id), role: 'VIEWER' }),
    ]);
    const undoTokenHash = hashSecret(SECRET);
    const draft = kind === 'demo' ? { id: item.id } : await aDraft(inside, { list });
    const ideaId = kind === 'demo' ? item.id : (await anIdea(inside, { list })).id;
    const purchase = inside.create(Purchase, {
      item,
      quantity: 1,
      guestEmail: 'ann@example.test',
      undoTokenHash,
      heldUntil: new Date(SOON),
    });
    const fundPledge = inside.create(Pledge, { item: fund, amountMinor: 1_000, guestEmail: 'ann@example.test' });
    inside.create(Pool, { item: fund });
    const question = inside.create(GiftQuestion, { item: thirdItem, text: 'Which colour?' });
    const given = inside.create(Purchase, { item: gift, quantity: 1, guestEmail: 'ann@example.test' });
    const signed = { invitationId: invitation.id, listId: list.id };
    const invitationToken = new InvitationLinks(SIGNING_SECRET).addressFor('', signed).split('/').at(-1);
    return {
      list,
      item,
      draft,
      shop,
      otherItem,
      fund,
      fundPledge,
      thirdItem,
      question,
      ideaId,
      purchase,
      given,
      otherCollaborator,
      invitation,
      invitationToken,
    };
  });
}

function otherPrivacy({ list }: World): string {
  return list.privacy === 'PRIVATE' ? 'PUBLIC' : 'PRIVATE';
}

/** Everything that a refused attempt could have changed. */
async function traceOf(em: EntityManager, { list }: Pick<World, 'list'>): Promise<unknown> {
  return em.execute(
    `select l.*, (select jsonb_agg(to_jsonb(i) || jsonb_build_object('bought', (select count(*) from purchases where item_id = i.id)) order by i.id) from items i where i.list_id = l.id) as items,
       (select jsonb_agg(jsonb_build_array(c.user_id, c.role) order by c.user_id) from collaborators c where c.list_id = l.id) as members,
       (select jsonb_agg(to_jsonb(d) order by d.id) from item_drafts d where d.list_id = l.id) as drafts,
       (select jsonb_agg(v.email order by v.id) from invitations v where v.list_id = l.id) as invitations,
       (select jsonb_agg(to_jsonb(s) || jsonb_build_object('items', (select count(*) from shop_items where shop_id = s.id)) order by s.id) from shops s where s.list_id = l.id) as shops
     from lists l where l.id = ?`,
    [list.id],
  );
}

type Attempt = (app: FastifyInstance, world: World) => Promise<Outcome>;

/** All that somebody is answered over each API that has the action. */
async function answersTo(
  { graphql, subscription, rest, upload: uploadTo }: Action,
  app: FastifyInstance,
  world: World,
) {
  const watch = async (document: string) => {
    const socket = await listen(app, document, world.viewer);
    const first = await socket.next();
    await socket.close();
    return first;
  };
  const [line = '', body] = rest?.(world) ?? [];
  return {
    graphql: graphql && (await send(app, graphql(world), world.viewer)),
    socket: subscription && (await watch(subscription(world))),
    rest: rest && withoutHeaders(await call(app, line, { viewer: world.viewer, body })),
    upload: uploadTo && withoutHeaders(await uploadPicture(app, uploadTo(world), world)),
  };
}

async function uploadPicture(app: FastifyInstance, path: string, { viewer }: World) {
  const file = await aPicture({ width: 8, height: 8 }).jpeg().toBuffer();
  return upload(app, path, viewer, { file });
}

/** They tell the time, and how often somebody called. */
function withoutHeaders({ status, body }: { status: number; body: unknown }) {
  return { status, body };
}

/** Whether it only asks: a world in which it was allowed is still what it was. */
function isReading({ graphql, subscription }: Action, world: Omit<World, 'viewer'>): boolean {
  return Boolean(subscription) || Boolean(graphql?.({ ...world, viewer: null }).startsWith('{'));
}

/** An attempt over each API that has the action. */
function attemptsAt({ graphql, subscription, rest, upload: uploadTo, finds }: Action): Record<string, Attempt> {
  const found = (data: unknown, world: World) => (finds && !finds(data, world) ? 'NOTHING' : 'OK');
  return {
    ...(graphql && {
      GraphQL: async (app, world) => {
        const { data, errors } = await send(app, graphql(world), world.viewer);
        return errors?.[0].extensions.code ?? found(data, world);
      },
    }),
    ...(subscription && {
      'a socket': async (app, world) => {
        const socket = await listen(app, subscription(world), world.viewer);
        const first = await socket.next();
        await socket.close();
        return Array.isArray(first) ? first[0].extensions.code : 'OK';
      },
    }),
    ...(uploadTo && {
      'an upload': async (app, world) => {
        const { body } = await uploadPicture(app, uploadTo(world), world);
        return body.success ? 'OK' : body.code;
      },
    }),
    ...(rest && {
      REST: async (app, world) => {
        const [line, body] = rest(world);
        const answer = await call(app, line, { viewer: world.viewer, body });
        const outcome: Outcome = answer.body.success ? found(answer.body.data, world) : answer.body.code;
        expect(`${answer.status}`, outcome).toMatch(STATUS[outcome]);
        return outcome;
      },
    }),
  };
}

function expectedOf(action: Action, kind: Kind): Partial<Record<Person, Outcome>> {
  const { others, ...known }: Partial<Expected> = kind === 'demo' ? action.demo : (action[kind] ?? action.private);
  const { guest, invited = others, administrator = others, ...members } = known;
  const helper = known.helper ?? known.collaborator;
  const viewer = known.viewer ?? others;
  const signedIn = { ...members, ...(helper && { helper, viewer }), invited, stranger: others, administrator };
  return { ...signedIn, guest } as Partial<Record<Person, Outcome>>;
}

/** "On a private list the owner and a collaborator may delete an item". */
function inWords(name: string, kind: Kind, expected: Partial<Record<Person, Outcome>>): string {
  const who = Object.entries(expected).flatMap(([person, outcome]) =>
    outcome === 'OK' ? [PEOPLE[person as Person]] : [],
  );
  const all = who.length === Object.keys(expected).length;
  return `of a ${kind} list, ${all ? 'everybody' : new Intl.ListFormat('en').format(who) || 'nobody'} may ${name}`;
}

const rows = Object.entries(ACTIONS).flatMap(([name, action]) =>
  (['private', 'public', 'demo'] as const).map((kind) => {
    const expected = expectedOf(action, kind);
    return [inWords(name, kind, expected), { action, kind, expected }] as const;
  }),
);

describe('the permission table', () => {
  test.for(rows)('%s', async ([, { action, kind, expected }], { em, app, productPages }) => {
    const people = await somePeople(em);
    const link = productPages.add('<title>Cup</title>');
    let world = await aWorld(em, people, kind, { link, ...action });
    let before = await traceOf(em, world);
    for (const [api, attempt] of Object.entries(attemptsAt(action))) {
      const outcomes: Partial<Record<Person, Outcome>> = {};
      for (const person of Object.keys(expected) as Person[]) {
        const outcome = await attempt(app, { ...world, viewer: people[person] });
        outcomes[person] = outcome;
        if (outcome === 'OK' && !isReading(action, world)) {
          world = await aWorld(em, people, kind, { link, ...action });
          before = await traceOf(em, world);
        } else {
          expect(await traceOf(em, world), `${PEOPLE[person]}, over ${api}, changed something`).toEqual(before);
        }
      }
      expect(outcomes, `over ${api}`).toEqual(expected);
    }
  });

  test('has a line for each operation that is about a list', () => {
    const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));
    const types = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
    const operations = types.flatMap((type) => Object.keys((type as GraphQLObjectType).getFields()));
    const sources = Object.values(ACTIONS).map(({ graphql, subscription }) => `${graphql ?? subscription}`);
    const isTried = (operation: string) => sources.some((source) => new RegExp(`[{ ]${operation}[ ({]`).test(source));

    expect(operations.filter((operation) => !ABOUT_NO_LIST.has(operation) && !isTried(operation))).toEqual([]);
  });
});

describe('a list that is hidden', () => {
  const isOfModerators = ({ private: { administrator } }: Action) => administrator === 'OK';
  const actions = Object.entries(ACTIONS).filter(([, action]) => !isOfModerators(action));

  test.for(actions)(
    'answers people who do not work on it as one that is gone to: %s',
    async ([, action], { em, app, productPages }) => {
      const people = await somePeople(em);
      const link = productPages.add('<title>Cup</title>');
      const world = await aWorld(em, people, 'public', { link, ...action });
      await em.nativeUpdate(List, { id: world.list.id }, { hiddenAt: new Date() });
      const before = await traceOf(em, world);
      const outsiders = ['viewer', 'invited', 'administrator', 'guest'] as const;
      const answersOf = (person: Person) => answersTo(action, app, { ...world, viewer: people[person] });

      const answers = new Map<Person, unknown>();
      for (const person of outsiders) {
        answers.set(person, await answersOf(person));
        expect(await traceOf(em, world), `${PEOPLE[person]} changed something`).toEqual(before);
      }

      await em.nativeDelete(List, { id: world.list.id });
      for (const person of outsiders) expect(answers.get(person), PEOPLE[person]).toEqual(await answersOf(person));
    },
  );

  const ofMembers = actions.filter(([name]) => !/invit|its privacy, type|change its privacy/.test(name));
  test.for(ofMembers)(
    'stays what it was to those who work on it: %s',
    async ([name, action], { em, app, productPages }) => {
      const people = await somePeople(em);
      const link = productPages.add('<title>Cup</title>');
      const expected = expectedOf(action, 'public');
      const aHiddenList = async () => {
        const made = await aWorld(em, people, 'public', { link, ...action });
        await em.nativeUpdate(List, { id: made.list.id }, { hiddenAt: new Date() });
        return made;
      };
      let world = await aHiddenList();
      for (const [api, attempt] of Object.entries(attemptsAt(action))) {
        for (const person of ['owner', 'collaborator', 'helper'] as const) {
          const isOnProfile = name.includes('profile');

          const outcome = await attempt(app, { ...world, viewer: people[person] });

          expect(outcome, `${PEOPLE[person]} over ${api}`).toBe(isOnProfile ? 'NOTHING' : expected[person]);
          if (outcome === 'OK' && !isReading(action, world)) world = await aHiddenList();
        }
      }
    },
  );
});

const IN_BOTH = Object.entries(ACTIONS).filter(([, { graphql, rest }]) => graphql && rest);

test.for(IN_BOTH)('both APIs let the same API keys %s', async ([, action], { em, app }) => {
  const { graphql, rest } = action;
  const people = await somePeople(em);
  const aPrivateList = async () => ({ ...(await aWorld(em, people, 'private')), viewer: people.owner });
  let world = await aPrivateList();
  const outcomes = { GraphQL: [] as string[], REST: [] as string[] };
  const note = async (api: keyof typeof outcomes, outcome: string) => {
    outcomes[api].push(outcome);
    if (outcome === 'OK' && !isReading(action, world)) world = await aPrivateList();
  };
  for (const scopes of [['READ_LISTS'], ['WRITE_LISTS'], ['SEE_BUYERS'], ['READ_LISTS', 'WRITE_LISTS']] as const) {
    const { headers } = await anApiKey(em, people.owner, [...scopes]);

    const payload = { query: graphql?.(world) };
    const { errors } = (await app.inject({ method: 'POST', url: '/graphql', headers, payload })).json();
    await note('GraphQL', errors?.[0].extensions.code ?? 'OK');
    const [line = '', body] = rest?.(world) ?? [];
    const answer = await call(app, line, { headers, body });
    await note('REST', answer.body.success ? 'OK' : answer.body.code);
  }
  expect(outcomes.GraphQL).toEqual(outcomes.REST);
});

test.for([
  ['adds', 'You cannot add items to demo lists. Please create your own list first.'],
  ['changes', 'You cannot modify items in demo lists. Please create your own list first.'],
  ['deletes', 'You cannot delete items from demo lists. Please create your own list first.'],
] as const)('a person who %s items of a demo list is told how it goes', async ([attempt, message], { em, app }) => {
  const people = await somePeople(em);
  const { list, item } = await aWorld(em, people, 'demo');
  const lines = {
    adds: `POST /items/lists/${list.id}/items`,
    changes: `PUT /items/${item.id}`,
    deletes: `DELETE /items/${item.id}`,
  };

  const { body } = await call(app, lines[attempt], { viewer: people.stranger, body: { name: 'Cup' } });

  expect(body).toMatchObject({ code: 'DEMO_LIST', message, detail: message });
});
