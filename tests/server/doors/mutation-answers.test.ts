import type { EntityManager } from '@mikro-orm/postgresql';
import type { FastifyInstance } from 'fastify';
import { type GraphQLOutputType, getNamedType, isLeafType, isObjectType } from 'graphql';
import { expect } from 'vitest';
import { hashSecret } from '../../../server/base/database/secret-token.ts';
import { newId } from '../../../server/base/database/uuid.ts';
import { noteProblem } from '../../../server/core/audit/note-problem.ts';
import { Backup } from '../../../server/core/backup/backup.entity.ts';
import { hashPassword } from '../../../server/core/users/password-hash.ts';
import type { User } from '../../../server/core/users/user.entity.ts';
import { Session } from '../../../server/keys/sessions/session.entity.ts';
import { AffiliateClickDay } from '../../../server/lists/affiliates/affiliate-click-day.entity.ts';
import { InvitationLinks } from '../../../server/lists/collaborators/invitation-links.ts';
import { DeliveryAddress } from '../../../server/lists/delivery-addresses/delivery-address.entity.ts';
import { DeliveryAddressSeals } from '../../../server/lists/delivery-addresses/delivery-address-seals.ts';
import { guestKeyId } from '../../../server/lists/guest-keys/guest-key-id.ts';
import { Purchase } from '../../../server/lists/items/purchase.entity.ts';
import { ANY_NUMBER } from '../../../server/lists/lists/any-number.rules.ts';
import { Pledge } from '../../../server/lists/pledges/pledge.entity.ts';
import { Pool } from '../../../server/lists/pledges/pool.entity.ts';
import { LapsedHold } from '../../../server/lists/purchases/lapsed-hold.entity.ts';
import { GiftQuestion } from '../../../server/lists/questions/gift-question.entity.ts';
import { ReceivedGift } from '../../../server/lists/thanks/received-gift.entity.ts';
import { ThankNote } from '../../../server/lists/thanks/thank-note.entity.ts';
import { Circle } from '../../../server/people/circles/circle.entity.ts';
import { DrawLinks } from '../../../server/people/draws/draw-links.ts';
import { googleIssuer } from '../../../server/people/issuers/issuer-settings.ts';
import { SupportMessage } from '../../../server/people/support/support-message.entity.ts';
import { PriceWatch, StoredPriceLook } from '../../../server/shops/watched-prices/price-watch.entity.ts';
import { ListReport } from '../../../server/site/safety/list-report.entity.ts';
import { ReportedList } from '../../../server/site/safety/reported-list.entity.ts';
import { SAMPLE_HASH, SAMPLE_SECRET } from '../../../web/developers/playground/sessions.examples.ts';
import { aUser } from '../../builders/accounts.ts';
import { anAffiliateSite } from '../../builders/affiliates.ts';
import { aCircle, aCircleGuest, aCircleMember, anOpenList } from '../../builders/circles.ts';
import { aCollaborator, anInvitation } from '../../builders/collaborators.ts';
import { aDraft } from '../../builders/drafts.ts';
import { aDraw, aDrawParticipant } from '../../builders/draws.ts';
import { aHandover } from '../../builders/handovers.ts';
import { anIdea } from '../../builders/ideas.ts';
import { aList, anItem } from '../../builders/lists.ts';
import { aPerson } from '../../builders/persons.ts';
import { anImage } from '../../builders/pictures.ts';
import { aProductPage, aSchemaProduct } from '../../builders/product-pages.ts';
import { aSecondFactor } from '../../builders/second-factors.ts';
import { aShop } from '../../builders/shops.ts';
import { aWebhook } from '../../builders/webhooks.ts';
import { CLIENT_ID, startGoogleServer } from '../../fakes/google-server.ts';
import { HANGS_AFTER_MS } from '../../run-limits.ts';
import { everyFieldInParts, everyFieldOf, schema } from '../every-field.ts';
import { send } from '../graphql.ts';
import { aDevice, aPasskeyOf, begin, start } from '../passkeys.ts';
import { buy, switchPayments } from '../payments.ts';
import { test as base, PUBLIC_URL, SECRET } from '../server-test.ts';

const PASSWORD = 'correct horse';
const passwordHash = await hashPassword(PASSWORD);
const UNDO_TOKEN = 'what stands in the receipt';
const PRODUCT_PAGE = aProductPage({
  head: '<meta property="og:site_name" content="Wheels">',
  jsonLd: [
    aSchemaProduct(),
    { '@type': 'Recipe', name: 'Pancakes', recipeYield: '4', recipeIngredient: ['200 g flour (sifted)'] },
  ],
});
const SOON = new Date(Date.now() + 86_400_000).toISOString();

const test = base
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads a fixture's needs from this parameter
  .extend('google', { scope: 'file' }, async ({}, { onCleanup }) => {
    const google = await startGoogleServer();
    onCleanup(google.stop);
    return google;
  })
  .extend('issuers', { scope: 'file' }, async ({ google }) => [googleIssuer(CLIENT_ID, undefined, google.issuer)]);

type World = Awaited<ReturnType<typeof aWorld>> & {
  /** The token of a link that ends mails. */
  mailToken: string;
  app: FastifyInstance;
  /** Gives the owner a second factor; without `isOn` one that waits for its first code. */
  secondFactor(isOn?: boolean): Promise<{ code: string; challenge: string }>;
  /** Signs the owner in, and gives the refresh token. */
  signIn(): Promise<string>;
  /** Makes a webhook of the owner’s. */
  webhookId(url?: string): Promise<string>;
  googleToken: string;
  googleAnswer: string;
  /** The page of a shop about a product. */
  productUrl: string;
  /** Pays for a plan, as somebody does who manages it afterwards. */
  buyPlan(person: User): Promise<void>;
};

const SIGN_IN_PAGE = aProductPage({ title: 'Sign in', body: '<h1>Sign in</h1>' });

/** A visible price beside a sold-out product may be another product's. */
const DOUBTFUL_PAGE = aProductPage({
  body: '<h1>Red bicycle</h1><p class="price">€ 20.00</p><p>Sold out</p><button disabled>Add to cart</button>',
});

/** The owner works on the site, too, and has everything that an account can have; a member has bought the first item. */
async function aWorld(em: EntityManager, productUrl: string) {
  const owner = await aUser(em, {
    role: 'ADMIN',
    subscriptionTier: 'PREMIUM',
    emailVerifiedAt: new Date(),
    passwordHash,
    avatar: anImage(em),
  });
  const friend = await aUser(em, { name: 'Bob', avatar: anImage(em) });
  await em.execute(`insert into jobs.job (name, state, output, completed_on) values
    ('digests', 'completed', null, now() - interval '1 hour'), ('digests', 'failed', '{"name": "Error"}', now())`);
  await em.execute(
    `insert into jobs.schedule (name, cron, timezone) values ('backups', '30 3 * * *', 'UTC') on conflict do nothing`,
  );
  em.create(Backup, {
    ...{ name: `kindlist-scheduled-${newId()}.tar.gz`, store: 'disk', madeAt: new Date(), checkedAt: new Date() },
    ...{ megabytes: 42, listCount: 7, pictureCount: 12, missingPictureCount: 0 },
  });
  await noteProblem(em, { area: 'PAYMENTS', subject: 'price_1', message: 'The price has no planId.' });
  const list = await aList(em, {
    owner,
    listType: 'SHOPPING',
    privacy: 'PUBLIC',
    eventType: 'Party',
    eventDate: '2999-12-24',
    accentColor: 'PLUM',
    banner: anImage(em),
    shareLinkExpiresAt: new Date(SOON),
    person: await aPerson(em, { owner, birthMonth: 2, birthDay: 29, birthYear: 2020 }),
  });
  const person = await aPerson(em, { owner, birthMonth: 5, birthDay: 1, birthYear: 2019 });
  const child = await aPerson(em, { owner, name: 'Emma' });
  await aList(em, { owner, person: child, eventDate: '2999-12-24' });
  const grown = await aPerson(em);
  await aList(em, { owner: grown.owner.unwrap(), person: grown });
  const handover = await aHandover(em, { person: grown });
  const wishlist = await aList(em, { privacy: 'PUBLIC' });
  const circle = await aCircle(em, { owner });
  const relative = await aCircleMember(em, { circle });
  const grandma = await aCircleGuest(em, { circle });
  await anOpenList(em, {
    circle,
    list: {
      owner: relative,
      eventDate: '2027-05-04',
      person: await aPerson(em, { owner: relative, birthMonth: 5, birthDay: 4 }),
    },
  });
  const draw = await aDraw(em, {
    organiser: owner,
    budgetMinor: 2500,
    budgetCurrency: 'EUR',
    circle: em.getReference(Circle, circle.id),
  });
  const drawn = [];
  for (const language of ['de', 'fr', 'es', 'it'])
    drawn.push(await aDrawParticipant(em, { draw, language, wishlist, confirmedAt: new Date() }));
  await aDrawParticipant(em, { draw, email: null, user: relative, wishlist });
  const everything = {
    category: 'Toys',
    description: 'Red, of course',
    notes: 'Any size',
    priceMinor: 1250,
    primaryUrl: productUrl,
    secondaryUrl: 'https://other.example/bicycle',
    imageUrl: 'https://shop.example/bicycle.jpg',
    quantityDesired: 5,
    quantityPurchased: 2,
    heldUntil: SOON,
    choiceId: crypto.randomUUID(),
  };
  const item = await anItem(em, { ...everything, list, image: anImage(em) });
  const otherItem = await anItem(em, { list });
  const draft = await aDraft(em, { list, image: anImage(em), isSuggestion: true, suggestedBy: 'Cleo' });
  const shop = await aShop(em, { list, orderedAt: new Date() });
  const seenAt = new Date();
  const watch = em.create(PriceWatch, {
    ...{ item, url: productUrl, host: 'shop.example', lookAt: SOON, seenAt, problem: 'UNREADABLE' },
  });
  em.create(StoredPriceLook, { watch, seenAt, priceMinor: 1250, currency: 'EUR', isSoldOut: false });
  const [undoTokenHash, guestEmail] = [hashSecret(UNDO_TOKEN), 'bob@example.test'];
  const bought = em.create(Purchase, {
    item,
    quantity: 1,
    guestEmail,
    guestName: 'Bob',
    buyer: friend,
    undoTokenHash,
    heldUntil: SOON,
  });
  const ofKey = em.create(Purchase, {
    item,
    quantity: 1,
    guestEmail: 'guest@example.test',
    guestName: 'Ann',
    guestKeyId: guestKeyId(GUEST_KEY),
    heldUntil: SOON,
  });
  const question = em.create(GiftQuestion, { item, text: 'Which size?', answer: '38', answeredAt: new Date() });
  const imageUrl = 'https://pictures.example/kite.jpg';
  const note = em.create(ThankNote, { list, author: owner, text: 'Thank you!' });
  em.create(ReceivedGift, { purchase: ofKey, receivedAt: new Date(), note });
  const day = { eventType: 'Birthday', eventDate: '2999-12-24' };
  const gift = await anItem(em, { list: await aList(em, { owner, privacy: 'PUBLIC', ...day }), imageUrl });
  em.create(LapsedHold, {
    purchaseId: crypto.randomUUID(),
    item: gift,
    quantity: 1,
    guestEmail: '',
    guestName: 'Ann',
    guestKeyId: guestKeyId(GUEST_KEY),
  });
  const { id: wishlistId } = gift.list;
  const sealed = new DeliveryAddressSeals(SECRET).seal('Ida', wishlistId);
  em.create(DeliveryAddress, { list: wishlistId, sealed });
  const shared = await anItem(em, {
    list: gift.list.unwrap(),
    ...{ imageUrl, primaryUrl: 'https://shop.example/sofa', priceMinor: 30_000, currency: 'EUR', isGroupGift: true },
    ...{ pledgedMinor: 10_000, pledgeCount: 1, pledgeCurrency: 'EUR' },
  });
  const fund = await anItem(em, {
    ...{ list: gift.list.unwrap(), isFund: true, currency: 'EUR' },
    ...{ pledgedMinor: 1_000, pledgeCount: 1, pledgeCurrency: 'EUR' },
  });
  em.create(Pool, { item: fund });
  const fundPledge = em.create(Pledge, { item: fund, amountMinor: 1_000, guestEmail: 'ann@example.test' });
  const pledge = em.create(Pledge, {
    ...{ item: shared, amountMinor: 10_000, guestEmail: '', guestName: 'Ann', guestKeyId: guestKeyId(GUEST_KEY) },
  });
  em.create(Pool, { item: shared, organiser: pledge });
  const sofa = await anItem(em, {
    list: gift.list.unwrap(),
    ...{ priceMinor: 10_000, currency: 'EUR', isGroupGift: true, quantityPurchased: 1 },
    pledgeCurrency: 'EUR',
  });
  const ofGuest = { guestEmail: '', guestName: 'Ann', guestKeyId: guestKeyId(GUEST_KEY) };
  const paidPledge = em.create(Pledge, { item: sofa, amountMinor: 10_000, ...ofGuest });
  const purchase = em.create(Purchase, { item: sofa, quantity: 1, ...ofGuest });
  em.create(Pool, { item: sofa, organiser: paidPledge, purchase });
  em.create(ReceivedGift, { purchase, receivedAt: new Date(), note });
  const hidden = { hiddenAt: new Date(), hiddenReason: 'It was spam' };
  const registry = await aList(em, { owner, ...hidden });
  em.create(ListReport, { list, reason: 'OTHER', details: 'Odd', reporterKey: 'a reporter' });
  em.create(ReportedList, { list, openReports: 1, allReports: 1, reportedAt: new Date() });
  const given = em.create(Purchase, {
    item: await anItem(em, { list: registry, quantityPurchased: 1, imageUrl }),
    quantity: 1,
    guestEmail,
    guestName: 'Bob',
  });
  const cup = await anItem(em, { list: registry });
  const toFund = em.create(Pledge, {
    item: await anItem(em, {
      ...{ list: registry, isFund: true, quantityDesired: ANY_NUMBER, currency: 'EUR' },
      ...{ pledgedMinor: 5_000, pledgeCount: 1, pledgeCurrency: 'EUR' },
    }),
    ...{ amountMinor: 5_000, confirmedAt: new Date(), ...ofGuest },
  });
  const member = await aCollaborator(em, { list, user: friend });
  const invited = await aUser(em);
  const invitation = await anInvitation(em, { list, email: invited.email });
  const invitationToken = new InvitationLinks(SECRET)
    .addressFor('', { invitationId: invitation.id, listId: list.id })
    .split('/')
    .at(-1);
  const about = { name: 'Ann', email: 'ann@example.test', subject: 'Hello', message: 'How do I print a list?' };
  const message = em.create(SupportMessage, about);
  const site = await anAffiliateSite(em, { urlFormats: [{ urlPattern: 'paying.example' }] });
  await em.insert(AffiliateClickDay, { site: site.id, day: new Date().toISOString().slice(0, 10), clicks: 3 });
  const kite = await anItem(em, {
    list: await aList(em, { owner: relative, privacy: 'PUBLIC' }),
    variant: 'Red',
    primaryUrl: productUrl,
  });
  owner.holdsListId = crypto.randomUUID();
  em.create(Purchase, { item: kite, quantity: 1, guestEmail: '', buyer: owner, heldUntil: SOON });
  const session = em.create(Session, { user: owner, isRemembered: true, expiresAt: new Date(SOON) });
  await em.flush();
  await em.execute('update counted_accounts set seen_at = now() where user_id = ?', [owner.id]); // else noted a while later
  return {
    owner,
    friend: member,
    list,
    person,
    otherItem,
    draft,
    shop,
    draw,
    drawn,
    circle,
    child,
    handover,
    relative,
    grandma,
    registry,
    cup,
    item,
    bought,
    gift,
    given,
    toFund,
    giftId: ofKey.id,
    wishlistId,
    sentId: purchase.id,
    shared,
    ideaId: (await anIdea(em, { list: shared.list.unwrap(), primaryUrl: productUrl })).id,
    pledgeId: pledge.id,
    fundId: fund.id,
    fundPledgeId: fundPledge.id,
    paidPledgeId: paidPledge.id,
    questionId: question.id,
    message,
    site,
    session,
    invited,
    invitationToken,
  };
}

interface Line {
  /** The arguments as they stand in the document. */
  args: (world: World) => string | Promise<string>;
  /** The sender: the owner, unless it says otherwise. */
  as?: (world: World) => World['owner'] | null;
}

const NOBODY = () => null;

/** Everything of several items and their list at once costs more than one call may. */
const TOO_DEAR = new Set(['dissolveChoices', 'makeChoice', 'publishItemDrafts', 'setItemsArchived', 'updateItems']);

/** A line for each mutation that answers with more than a value: add yours here. */
const MUTATIONS: Record<string, Line | Line[]> = {
  acceptInvitation: { args: ({ invitationToken }) => `(token: "${invitationToken}")`, as: ({ invited }) => invited },
  addItemFromPage: {
    args: ({ list, productUrl }) => `(listId: "${list.id}", url: "${productUrl}", input: { title: "Cup" })`,
  },
  addItemFromUrl: { args: ({ list, productUrl }) => `(listId: "${list.id}", url: "${productUrl}")` },
  checkItem: { args: ({ item }) => `(itemId: "${item.id}")` },
  createAffiliateSite: {
    args: () => '(input: { name: "Shop", affiliateCode: "k", urlFormats: [{ urlPattern: "paying.example" }] })',
  },
  createApiKey: { args: () => '(name: "Robot")' },
  createWebhook: { args: () => '(input: { url: "https://hooks.example.test/1", events: [ITEM_ADDED] })' },
  rotateWebhookSecret: { args: async ({ webhookId }) => `(webhookId: "${await webhookId()}")` },
  testWebhook: [
    { args: async ({ webhookId }) => `(webhookId: "${await webhookId()}")` },
    { args: async ({ webhookId, productUrl }) => `(webhookId: "${await webhookId(productUrl)}")` },
  ],
  updateWebhook: {
    args: async ({ webhookId }) => `(webhookId: "${await webhookId()}", changes: { isOn: false })`,
  },
  createCheckout: { args: () => '(planId: "premium", isAnnual: true)', as: ({ invited }) => invited },
  closeListReports: { args: ({ list }) => `(listId: "${list.id}", reason: "All is well")` },
  completeSignIn: {
    args: async ({ secondFactor }) => {
      const { code, challenge } = await secondFactor();
      return `(input: { challenge: "${challenge}", code: "${code}" })`;
    },
    as: NOBODY,
  },
  addPasskey: {
    args: async ({ owner, app }) => {
      const response = aDevice().create(await begin(app, owner));
      return `(input: { name: "My phone", response: ${JSON.stringify(response)} })`;
    },
  },
  checkPasskey: {
    args: async ({ owner, app }) => {
      const { device } = await aPasskeyOf(app, owner);
      return `(response: ${JSON.stringify(device.get(await start(app)))})`;
    },
  },
  beginPasskey: { args: () => `(password: "${PASSWORD}")` },
  beginPasskeySignIn: { args: () => '', as: NOBODY },
  renamePasskey: {
    args: async ({ owner, app }) => `(passkeyId: "${(await aPasskeyOf(app, owner)).id}", name: "My laptop")`,
  },
  removePasskey: { args: async ({ owner, app }) => `(passkeyId: "${(await aPasskeyOf(app, owner)).id}")` },
  signInWithPasskey: {
    args: async ({ owner, app }) => {
      const { device } = await aPasskeyOf(app, owner);
      return `(input: { response: ${JSON.stringify(device.get(await start(app)))} })`;
    },
    as: NOBODY,
  },
  confirmSecondFactor: { args: async ({ secondFactor }) => `(code: "${(await secondFactor(false)).code}")` },
  removeSecondFactor: { args: async ({ secondFactor }) => `(code: "${(await secondFactor()).code}")` },
  renewRecoveryCodes: { args: async ({ secondFactor }) => `(code: "${(await secondFactor()).code}")` },
  resetSecondFactor: { args: ({ invited }) => `(userId: "${invited.id}", reason: "Lost the phone")` },
  setUpSecondFactor: { args: () => `(password: "${PASSWORD}")` },
  createItem: { args: ({ list }) => `(listId: "${list.id}", input: { title: "Cup" })` },
  createList: { args: () => '(input: { name: "Party" })', as: ({ friend }) => friend }, // whose plan has limits
  deleteItems: { args: ({ list, item }) => `(listId: "${list.id}", itemIds: ["${item.id}"])` },
  deleteItem: { args: ({ item }) => `(id: "${item.id}")` },
  endOtherSessions: { args: () => '' },
  endSession: { args: ({ session }) => `(id: "${session.id}")` },
  followList: {
    args: ({ shared }) => `(token: "${shared.list.unwrap().shareToken}", input: { email: "guest@example.test" })`,
    as: NOBODY,
  },
  unfollowList: { args: ({ shared }) => `(token: "${shared.list.unwrap().shareToken}")`, as: NOBODY },
  hideList: { args: ({ list }) => `(listId: "${list.id}", reason: "It is spam")` },
  importItems: { args: ({ list }) => `(listId: "${list.id}", input: [{ title: "Cup" }, { title: "Bowl" }])` },
  inviteCollaborator: [
    { args: ({ list }) => `(listId: "${list.id}", input: { email: "${crypto.randomUUID()}@example.test" })` },
    { args: ({ list, friend }) => `(listId: "${list.id}", input: { email: "${friend.email}" })` },
  ],
  markNotificationsRead: { args: () => '' },
  removePushDevice: { args: () => '(endpoint: "https://push.example.com/send/1")' },
  savePushDevice: {
    args: () =>
      `(input: { endpoint: "https://push.example.com/send/1", p256dh: "B${'a'.repeat(86)}", auth: "${'a'.repeat(22)}", kinds: [GIFTS], isQuietAtNight: true, timeZone: "Europe/Berlin" })`,
  },
  openBillingPortal: {
    args: async ({ invited, buyPlan }) => {
      await buyPlan(invited);
      return '';
    },
    as: ({ invited }) => invited,
  },
  createShop: { args: ({ list }) => `(listId: "${list.id}", input: { name: "Market" })` },
  updateShop: { args: ({ shop }) => `(shopId: "${shop.id}", changes: { name: "Market" })` },
  deleteShop: { args: ({ shop }) => `(shopId: "${shop.id}")` },
  learnShopOrder: { args: ({ shop }) => `(shopId: "${shop.id}", visitKey: "one", categories: ["Fruit", "Dairy"])` },
  setItemShops: {
    args: ({ list, item, shop }) => `(listId: "${list.id}", itemIds: ["${item.id}"], shopIds: ["${shop.id}"])`,
  },
  lookUpBarcode: { args: () => '(code: "4006381333931")' },
  rememberBarcode: {
    args: async ({ app, owner }) => {
      const groceries = await send(
        app,
        `mutation { createList(input: { name: "Groceries", listType: SHOPPING }) { id } }`,
        owner,
      );
      return `(listId: "${groceries.data.createList.id}", input: { code: "4006381333931", title: "Pen" })`;
    },
  },
  endShopping: { args: ({ list }) => `(listId: "${list.id}")` },
  startShopping: {
    args: async ({ app, owner }) => {
      const groceries = await send(
        app,
        `mutation { createList(input: { name: "Groceries", listType: SHOPPING }) { id } }`,
        owner,
      );
      return `(listId: "${groceries.data.createList.id}")`;
    },
  },
  setOwnGiftsShown: {
    args: async ({ app, owner }) => {
      const groceries = await send(
        app,
        `mutation { createList(input: { name: "Groceries", listType: SHOPPING }) { id } }`,
        owner,
      );
      return `(listId: "${groceries.data.createList.id}", isShown: true)`;
    },
  },
  orderCategories: [
    { args: ({ list }) => `(listId: "${list.id}", categories: ["Toys"])` },
    { args: ({ registry }) => `(listId: "${registry.id}", categories: [])` },
  ],
  purchaseItem: [
    { args: ({ item }) => `(itemId: "${item.id}")` },
    { args: ({ item }) => `(itemId: "${item.id}")`, as: ({ friend }) => friend },
  ],
  purchaseSharedItem: [
    { args: (world) => `${ofShared(world)}, input: { email: "guest@example.test" })`, as: NOBODY },
    { args: (world) => `${ofShared(world)}, input: {})` },
    { args: (world) => `${ofShared(world)}, input: {})`, as: ({ friend }) => friend },
  ],
  refreshSession: { args: async ({ signIn }) => `(refreshToken: "${await signIn()}")`, as: NOBODY },
  removeAvatar: { args: () => '' },
  moveItem: { args: ({ item, otherItem }) => `(itemId: "${item.id}", afterItemId: "${otherItem.id}")` },
  removeCollaborator: { args: ({ list, friend }) => `(listId: "${list.id}", id: "${friend.id}")` },
  removeItemImage: { args: ({ item }) => `(itemId: "${item.id}")` },
  reorderItems: { args: ({ list, item }) => `(listId: "${list.id}", itemIds: ["${item.id}"])` },
  resubscribe: { args: ({ mailToken }) => `(token: "${mailToken}")`, as: NOBODY },
  restoreList: { args: ({ registry }) => `(listId: "${registry.id}")` },
  restoreUser: { args: ({ invited }) => `(userId: "${invited.id}")` },
  revokeUserApiKeys: { args: ({ invited }) => `(userId: "${invited.id}", reason: "Found in public")` },
  rotateShareLink: { args: ({ list }) => `(listId: "${list.id}")` },
  retryJobs: { args: () => '(queue: CLEAN_UP)' },
  saveSettings: { args: () => '(changes: { socialLinks: { x: "https://x.com/kindlist" } })' },
  saveShopRule: {
    args: () => `(rule: ${JSON.stringify('{"name":"Wheels","hosts":["wheels.example"],"title":{"select":["h1"]}}')})`,
  },
  scrapePage: [PRODUCT_PAGE, SIGN_IN_PAGE, DOUBTFUL_PAGE].map((html) => ({
    args: ({ productUrl }) => `(html: ${JSON.stringify(html)}, url: "${productUrl}")`,
  })),
  scrapeUrl: { args: ({ productUrl }) => `(url: "${productUrl}")` },
  setAffiliateSiteActive: { args: ({ site }) => `(id: "${site.id}", isActive: true)` },
  setBranding: { args: ({ list }) => `(listId: "${list.id}", accentColor: ROSE)` },
  updateFund: { args: ({ fundId }) => `(itemId: "${fundId}", howToPay: "IBAN")` },
  setDeliveryAddress: { args: ({ wishlistId }) => `(listId: "${wishlistId}", address: "Ida")` },
  addOffListGift: {
    args: ({ shared }) =>
      `(token: "${shared.list.unwrap().shareToken}", input: { what: "Tickets", guestKey: "${GUEST_KEY}" })`,
    as: NOBODY,
  },
  takeOffListGift: {
    args: ({ shared, ideaId }) =>
      `(token: "${shared.list.unwrap().shareToken}", offListGiftId: "${ideaId}", input: { isHeld: true, guestKey: "${GUEST_KEY}" })`,
    as: NOBODY,
  },
  showDeliveryAddress: { args: ({ sentId }) => `(purchaseId: "${sentId}", guestKey: "${GUEST_KEY}")`, as: NOBODY },
  dissolveChoices: { args: ({ list, item }) => `(listId: "${list.id}", itemIds: ["${item.id}"])` },
  saveItemDraft: {
    args: ({ list }) =>
      `(listId: "${list.id}", input: { title: "Cup", primaryUrl: "https://a.example", secondaryUrl: "https://b.example", imageUrl: "https://b.example/cup.png", unitPrice: { currency: "EUR", amountMinor: 99 } })`,
  },
  updateItemDraft: { args: ({ draft }) => `(draftId: "${draft.id}", input: { title: "Cup" })` },
  publishItemDrafts: { args: ({ list, draft }) => `(listId: "${list.id}", draftIds: ["${draft.id}"])` },
  deleteItemDrafts: { args: ({ list, draft }) => `(listId: "${list.id}", draftIds: ["${draft.id}"])` },
  makeChoice: {
    args: ({ registry, given, cup }) => `(listId: "${registry.id}", itemIds: ["${given.item.id}", "${cup.id}"])`,
  },
  setItemsArchived: {
    args: ({ list, item }) => `(listId: "${list.id}", itemIds: ["${item.id}"], isArchived: true)`,
  },
  setCollaboratorRole: {
    args: ({ list, friend }) => `(listId: "${list.id}", collaboratorId: "${friend.id}", role: HELPER)`,
  },
  setItemArchived: { args: ({ item }) => `(id: "${item.id}", isArchived: true)` },
  setMessageStatus: { args: ({ message }) => `(id: "${message.id}", status: DONE)` },
  acceptHandover: { args: ({ handover }) => `(token: "${handover.token}")` },
  handOverPerson: {
    args: ({ child }) => `(personId: "${child.id}", input: { email: "emma@example.test", staysAsHelper: true })`,
  },
  endHandover: { args: ({ child }) => `(personId: "${child.id}")` },
  addCircleGuest: {
    args: ({ circle }) => `(circleId: "${circle.id}", input: { name: "Oma", language: "de", isLargeType: true })`,
  },
  removeCircleGuest: { args: ({ circle, grandma }) => `(circleId: "${circle.id}", guestId: "${grandma.id}")` },
  renewPersonalLink: { args: ({ circle, grandma }) => `(circleId: "${circle.id}", guestId: "${grandma.id}")` },
  updateCircleGuest: {
    args: ({ circle, grandma }) => `(circleId: "${circle.id}", guestId: "${grandma.id}", changes: { name: "Oma" })`,
  },
  createCircle: { args: () => '(input: { name: "Family" })' },
  inviteToCircle: { args: ({ circle }) => `(circleId: "${circle.id}", email: "noor@example.test")` },
  joinCircle: { args: ({ circle }) => `(secret: "${circle.secret}")` },
  removeCircleMember: { args: ({ circle, relative }) => `(circleId: "${circle.id}", memberId: "${relative.id}")` },
  renewCircleCalendar: { args: ({ circle }) => `(circleId: "${circle.id}")` },
  endCircleCalendar: { args: ({ circle }) => `(circleId: "${circle.id}")` },
  renewCircleLink: { args: ({ circle }) => `(circleId: "${circle.id}")` },
  setCircleRunner: {
    args: ({ circle, relative }) => `(circleId: "${circle.id}", memberId: "${relative.id}", runsIt: true)`,
  },
  setCirclesOfList: {
    args: async ({ circle, app, owner }) => {
      const { data } = await send(app, 'mutation { createList(input: { name: "Feast" }) { id } }', owner);
      return `(listId: "${data.createList.id}", circleIds: ["${circle.id}"])`;
    },
  },
  updateCircle: { args: ({ circle }) => `(circleId: "${circle.id}", changes: { name: "Feast" })` },
  createDraw: {
    args: ({ draw }) =>
      `(input: { name: "Christmas", day: "${draw.day}", budget: { amountMinor: 2500, currency: "EUR" } })`,
  },
  updateDraw: { args: ({ draw }) => `(drawId: "${draw.id}", changes: { name: "Yule" })` },
  addDrawParticipant: {
    args: ({ draw }) => `(drawId: "${draw.id}", input: { name: "Noor", email: "noor@example.test", language: "fr" })`,
  },
  resendDrawMail: { args: ({ drawn: [person] }) => `(participantId: "${person?.id}")` },
  removeDrawParticipant: { args: ({ drawn: [person] }) => `(participantId: "${person?.id}")` },
  setDrawExclusions: {
    args: ({ draw, drawn: [one, other] }) =>
      `(drawId: "${draw.id}", input: [{ giverId: "${one?.id}", receiverId: "${other?.id}" }])`,
  },
  drawNames: { args: ({ draw }) => `(drawId: "${draw.id}")` },
  updateDrawPart: {
    args: async ({ draw, drawn: [one], app, owner }) => {
      await send(app, `mutation { drawNames(drawId: "${draw.id}") { id } }`, owner);
      return `(secret: "${new DrawLinks(SECRET).sign(one?.id ?? '')}", changes: { isConfirmed: true })`;
    },
    as: NOBODY,
  },
  createPerson: { args: () => '(input: { name: "Rex", birthday: { month: 2, day: 29, year: 2020 } })' },
  updatePerson: { args: ({ person }) => `(personId: "${person.id}", changes: { name: "Rex" })` },
  copyUnreceivedItems: { args: ({ registry }) => `(listId: "${registry.id}")` },
  setListPast: { args: ({ registry }) => `(listId: "${registry.id}", isPast: true)` },
  endAskingAfterTheDay: { args: ({ registry }) => `(listId: "${registry.id}")` },
  setGiftsReceived: {
    args: ({ registry, given, toFund }) =>
      `(listId: "${registry.id}", purchaseIds: ["${given.id}", "${toFund.id}"], isReceived: true)`,
  },
  thankGivers: {
    args: ({ registry, given }) => `(listId: "${registry.id}", purchaseIds: ["${given.id}"], text: "Thanks!")`,
  },
  setPurchaseThanked: { args: ({ given }) => `(purchaseId: "${given.id}", isThanked: true)` },
  setShareLinkExpiry: { args: ({ list }) => `(listId: "${list.id}", expiresAt: "${SOON}")` },
  setUserRole: [
    { args: ({ owner }) => `(userId: "${owner.id}", role: ADMIN)` },
    {
      args: async ({ invited, buyPlan }) => {
        await buyPlan(invited);
        return `(userId: "${invited.id}", role: ADMIN)`;
      },
    },
  ],
  setUserTier: { args: ({ invited }) => `(userId: "${invited.id}", tier: STANDARD)` },
  signIn: { args: ({ owner }) => `(input: { email: "${owner.email}", password: "${PASSWORD}" })`, as: NOBODY },
  beginIssuerSignOut: { args: () => '' },
  beginIssuerSignIn: { args: () => `(input: { issuer: "google", ${HASHES} })`, as: NOBODY },
  signInWithIssuer: {
    args: ({ googleAnswer }) => `(input: { issuer: "google", answer: "${googleAnswer}", ${KEPT} })`,
    as: NOBODY,
  },
  signInWithGoogle: { args: ({ googleToken }) => `(input: { idToken: "${googleToken}" })`, as: NOBODY },
  signUp: {
    args: () =>
      `(input: { name: "Cy", email: "${crypto.randomUUID()}@example.test", password: "${PASSWORD}", acceptTerms: true })`,
    as: NOBODY,
  },
  suspendUser: { args: ({ invited }) => `(userId: "${invited.id}", reason: "Spam")` },
  setPriceWatched: { args: ({ item }) => `(itemId: "${item.id}", isWatched: true)` },
  takeOverFromPage: { args: ({ item }) => `(itemId: "${item.id}", changes: { title: "Cup" })` },
  extendReservation: { args: ofHeld, as: NOBODY },
  joinGifts: { args: () => `(guestKey: "${GUEST_KEY}", input: { otherKey: "${GUEST_KEY}2" })`, as: NOBODY },
  setGiftBudget: {
    args: ({ giftId }) =>
      `(purchaseId: "${giftId}", guestKey: "${GUEST_KEY}", input: { amountMinor: 5000, currency: "EUR" })`,
    as: NOBODY,
  },
  updateGift: {
    args: ({ giftId }) =>
      `(purchaseId: "${giftId}", guestKey: "${GUEST_KEY}", changes: { step: ORDERED, note: "Blue paper", pricePaid: { amountMinor: 1250, currency: "EUR" } })`,
    as: NOBODY,
  },
  pledgeToSharedItem: {
    args: ({ shared }) =>
      `(token: "${shared.list.unwrap().shareToken}", itemId: "${shared.id}", input: { email: "ann@example.test", guestKey: "${GUEST_KEY}", amount: { currency: "EUR", amountMinor: 100 } })`,
    as: NOBODY,
  },
  updatePledge: [
    {
      args: ({ pledgeId }) =>
        `(pledgeId: "${pledgeId}", guestKey: "${GUEST_KEY}", changes: { isPaid: true, organiserPledgeId: "${pledgeId}", payBack: "IBAN DE02" })`,
      as: NOBODY,
    },
    {
      args: ({ paidPledgeId }) =>
        `(pledgeId: "${paidPledgeId}", guestKey: "${GUEST_KEY}", changes: { isPaid: true, organiserPledgeId: "${paidPledgeId}" })`,
      as: NOBODY,
    },
  ],
  confirmPledge: {
    args: ({ pledgeId }) =>
      `(pledgeId: "${pledgeId}", guestKey: "${GUEST_KEY}", ofPledgeId: "${pledgeId}", isConfirmed: true)`,
    as: NOBODY,
  },
  purchaseGroupGift: { args: ({ pledgeId }) => `(pledgeId: "${pledgeId}", guestKey: "${GUEST_KEY}")`, as: NOBODY },
  askQuestion: {
    args: ({ shared }) => `(token: "${shared.list.unwrap().shareToken}", itemId: "${shared.id}", text: "Which size?")`,
    as: NOBODY,
  },
  answerQuestion: { args: ({ questionId }) => `(questionId: "${questionId}", text: "39")` },
  releaseGroupGift: { args: ({ shared }) => `(itemId: "${shared.id}")` },
  releasePledge: { args: ({ fundId, fundPledgeId }) => `(itemId: "${fundId}", pledgeId: "${fundPledgeId}")` },
  takeGiftsAlong: { args: () => `(guestKey: "${GUEST_KEY}")` },
  purchaseReservedItem: { args: ofHeld, as: NOBODY },
  renewReservation: { args: ofHeld, as: NOBODY },
  reserveBoughtItem: { args: ofHeld, as: NOBODY },
  reserveSharedItem: {
    args: ({ gift }) =>
      `(token: "${gift.list.unwrap().shareToken}", itemId: "${gift.id}", input: { email: "ann@example.test" })`,
    as: NOBODY,
  },
  undoPurchase: { args: ({ bought }) => `(purchaseId: "${bought.id}")` },
  undoSharedPurchase: {
    args: ofHeld,
    as: NOBODY,
  },
  unsubscribe: { args: ({ mailToken }) => `(token: "${mailToken}")`, as: NOBODY },
  updateAffiliateSite: {
    args: ({ site }) => `(id: "${site.id}", changes: { defaultLogoUrl: "https://cdn.example/logo.png" })`,
  },
  updateItems: {
    args: ({ list, item }) => `(listId: "${list.id}", itemIds: ["${item.id}"], changes: { category: "Fun" })`,
  },
  updateItem: { args: ({ item }) => `(id: "${item.id}", changes: { title: "Cup" })` },
  updateList: { args: ({ list }) => `(id: "${list.id}", changes: { name: "Feast" })` },
  updatePreferences: { args: () => '(input: { theme: DARK, language: "de" })' },
  updateProfile: { args: () => '(input: { name: "Ida" })' },
};

const GUEST_KEY = 'k'.repeat(43);
const HASHES = `state: "${SAMPLE_SECRET}", nonceHash: "${SAMPLE_HASH}", codeChallenge: "${SAMPLE_HASH}"`;
const KEPT = `state: "${SAMPLE_SECRET}", nonce: "${SAMPLE_SECRET}", codeVerifier: "${SAMPLE_SECRET}"`;

function ofHeld({ list, bought }: World): string {
  return `(token: "${list.shareToken}", purchaseId: "${bought.id}", undoToken: "${UNDO_TOKEN}")`;
}

function ofShared({ list, item }: World): string {
  return `(token: "${list.shareToken}", itemId: "${item.id}"`;
}

/** The fields, as in "Purchase.buyer", that hold something in an answer. */
function fieldsWithValues(answer: unknown): string[] {
  if (Array.isArray(answer)) return answer.flatMap(fieldsWithValues);
  if (answer === null || typeof answer !== 'object') return [];
  const { __typename, ...fields } = answer as Record<string, unknown>;
  const held = Object.entries(fields).filter(([, value]) => value !== null);
  return held.flatMap(([name, value]) => [`${__typename}.${name}`, ...fieldsWithValues(value)]);
}

const mutations = Object.values(schema.getMutationType()?.getFields() ?? {}).filter(
  ({ type }) => !isLeafType(getNamedType(type)),
);

const TAKES_LONG = { timeout: 4 * HANGS_AFTER_MS }; // a world for each mutation, of which there are 170

test(
  'whatever a mutation has done, each field of its answer can be told',
  TAKES_LONG,
  async ({ em, orm, app, google, infrastructure, productPages }) => {
    const maxUsersPerPlan = { free: -1, standard: -1, premium: -1 }; // each answer has a world of its own
    await switchPayments(orm, infrastructure, true, { maxUsersPerPlan });
    expect(Object.keys(MUTATIONS).sort()).toEqual(mutations.map(({ name }) => name).sort());

    const productUrl = productPages.add(PRODUCT_PAGE);
    const told = new Set<string>();
    for (const { name, type } of mutations) {
      const typeName = getNamedType(type).name;
      const selections = TOO_DEAR.has(name) ? everyFieldInParts(typeName) : [everyFieldOf(typeName)];
      const lines = [MUTATIONS[name] ?? []].flat();
      for (const { line, fields } of lines.flatMap((line) => selections.map((fields) => ({ line, fields })))) {
        const made = await aWorld(em.fork(), productUrl);
        const signIn = async () => {
          const input = `{ email: "${made.owner.email}", password: "${PASSWORD}" }`;
          return (await send(app, `mutation { signIn(input: ${input}) { refreshToken } }`)).data.signIn.refreshToken;
        };
        const about = { kind: 'GIFT_NEWS', email: made.owner.email } as const;
        const mailToken = infrastructure.unsubscribeLinks.addressFor(PUBLIC_URL, about).split('/').at(-1) ?? '';
        const googleToken = await google.token({
          sub: crypto.randomUUID(),
          email: `${crypto.randomUUID()}@example.test`,
        });
        const googleAnswer = await google.answer(SAMPLE_SECRET, SAMPLE_HASH);
        const buyPlan = (person: User) => buy(app, person);
        const secondFactor = (isOn = true) => aSecondFactor(em.fork(), made.owner, { secret: SECRET, isOn });
        const hooked = { listIds: [made.list.id], restsUntil: new Date() };
        const webhookId = async (url?: string) =>
          (await aWebhook(em.fork(), made.owner, { ...hooked, ...(url && { url }) })).id;
        const world = {
          ...made,
          app,
          webhookId,
          secondFactor,
          signIn,
          mailToken,
          googleToken,
          googleAnswer,
          productUrl,
          buyPlan,
        };
        const viewer = line.as ? line.as(world) : world.owner;

        const answer = await send(
          app,
          `mutation { answer: ${name}${await line.args(world)} { __typename ${fields} } }`,
          viewer,
        );

        expect(answer.errors, name).toBeUndefined();
        for (const field of fieldsWithValues(answer.data.answer)) told.add(field);
      }
    }

    const reachable = new Set<string>();
    for (const { type } of mutations) fieldsBelow(type, reachable);
    const untold = [...reachable].filter((field) => !told.has(field));
    // A deleted site is changed no more; a key was never used when it is made; a link is handed over where no mails are
    // sent; Google signs nobody out; no service is set for codes
    const never = ['AffiliateSite.deletedAt', 'ApiKey.lastUsedAt', 'Collaborator.invitationLink'];
    expect(untold.sort()).toEqual([
      ...never,
      'IssuerExit.endSessionUrl',
      'LookedUpBarcode.title',
      'PendingHandover.link',
    ]);
  },
);

/** Adds the fields that can be reached from `type` to those that were found. */
function fieldsBelow(type: GraphQLOutputType, found: Set<string>): void {
  const named = getNamedType(type);
  if (!isObjectType(named)) return;
  for (const field of Object.values(named.getFields())) {
    const name = `${named.name}.${field.name}`;
    if (found.has(name)) continue;
    found.add(name);
    fieldsBelow(field.type, found);
  }
}
