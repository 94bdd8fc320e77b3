import { readFileSync } from 'node:fs';
import type { EntityManager } from '@mikro-orm/postgresql';
import { buildSchema } from 'graphql';
import { expect } from 'vitest';
import { Mail } from '../../../server/core/email/mail.entity.ts';
import { Image } from '../../../server/core/images/image.entity.ts';
import { StoredSettings } from '../../../server/core/settings/stored-settings.entity.ts';
import { Invitation } from '../../../server/lists/collaborators/invitation.entity.ts';
import { Purchase } from '../../../server/lists/items/purchase.entity.ts';
import { GiftQuestion } from '../../../server/lists/questions/gift-question.entity.ts';
import { aUser } from '../../builders/accounts.ts';
import { aCircle, aCircleGuest, aCircleMember } from '../../builders/circles.ts';
import { aCollaborator } from '../../builders/collaborators.ts';
import { aDraft } from '../../builders/drafts.ts';
import { aDraw, aDrawParticipant } from '../../builders/draws.ts';
import { aHandover } from '../../builders/handovers.ts';
import { aList, anItem } from '../../builders/lists.ts';
import { aPerson } from '../../builders/persons.ts';
import { aPicture } from '../../builders/pictures.ts';
import { aShop } from '../../builders/shops.ts';
import { send } from '../graphql.ts';
import { call, problem } from '../rest.ts';
import { test as base } from '../server-test.ts';
import { upload } from '../uploads.ts';

/** All of this file is about a site that wants addresses to be verified. */
const test = base.extend('isRequired', { scope: 'file', auto: true }, async ({ orm, infrastructure }) => {
  const em = orm.em.fork();
  em.create(StoredSettings, { values: { requireEmailVerification: true }, updatedAt: new Date() });
  await em.flush();
  await infrastructure.settings.refresh();
  return true;
});

const MESSAGE = 'Please check your email to verify your account before proceeding.';

type World = Awaited<ReturnType<typeof aWorld>>;

async function aWorld(em: EntityManager) {
  const owner = await aUser(em, { subscriptionTier: 'PREMIUM' });
  const list = await aList(em, { owner, listType: 'SHOPPING' });
  const item = await anItem(em, { list, quantityDesired: 2, quantityPurchased: 1 });
  const purchase = em.create(Purchase, { item, quantity: 1, guestEmail: 'ann@example.test' });
  const question = em.create(GiftQuestion, { item, text: 'Which size?' });
  const friend = await aCollaborator(em, { list });
  const person = await aPerson(em, { owner });
  const handover = await aHandover(em, { person: await aPerson(em) });
  const shop = await aShop(em, { list });
  const draw = await aDraw(em, { organiser: owner });
  const drawn = await aDrawParticipant(em, { draw });
  const circle = await aCircle(em, { owner });
  const relative = await aCircleMember(em, { circle });
  const grandma = await aCircleGuest(em, { circle });
  const draft = await aDraft(em, { list });
  return {
    owner,
    list,
    item,
    draft,
    purchase,
    question,
    friend,
    person,
    handover,
    shop,
    draw,
    drawn,
    circle,
    relative,
    grandma,
  };
}

/** Every mutation that writes to lists, or to what is on them. */
const LIST_WRITES: Record<string, (world: World) => string> = {
  addItemFromPage: ({ list }) =>
    `(listId: "${list.id}", url: "https://shop.example.test/cup", input: { title: "Cup" }) { id }`,
  addItemFromUrl: ({ list }) => `(listId: "${list.id}", url: "https://shop.example.test/cup") { id }`,
  createItem: ({ list }) => `(listId: "${list.id}", input: { title: "Cup" }) { id }`,
  createList: () => '(input: { name: "Party" }) { id }',
  createShop: ({ list }) => `(listId: "${list.id}", input: { name: "Market" }) { shop { id } }`,
  addDrawParticipant: ({ draw }) => `(drawId: "${draw.id}", input: { name: "Rex", email: "rex@example.test" }) { id }`,
  acceptHandover: ({ handover }) => `(token: "${handover.token}") { listIds }`,
  handOverPerson: ({ person }) => `(personId: "${person.id}", input: { staysAsHelper: true }) { id }`,
  addCircleGuest: ({ circle }) =>
    `(circleId: "${circle.id}", input: { name: "Oma", language: "de", isLargeType: true }) { url }`,
  removeCircleGuest: ({ circle, grandma }) => `(circleId: "${circle.id}", guestId: "${grandma.id}") { id }`,
  renewPersonalLink: ({ circle, grandma }) => `(circleId: "${circle.id}", guestId: "${grandma.id}") { url }`,
  updateCircleGuest: ({ circle, grandma }) =>
    `(circleId: "${circle.id}", guestId: "${grandma.id}", changes: { name: "Oma" }) { id }`,
  createCircle: () => '(input: { name: "Family" }) { id }',
  inviteToCircle: ({ circle }) => `(circleId: "${circle.id}", email: "rex@example.test") { id }`,
  joinCircle: ({ circle }) => `(secret: "${circle.secret}") { id }`,
  removeCircleMember: ({ circle, relative }) => `(circleId: "${circle.id}", memberId: "${relative.id}") { id }`,
  renewCircleCalendar: ({ circle }) => `(circleId: "${circle.id}") { id }`,
  renewCircleLink: ({ circle }) => `(circleId: "${circle.id}") { id }`,
  setCircleRunner: ({ circle, relative }) =>
    `(circleId: "${circle.id}", memberId: "${relative.id}", runsIt: true) { id }`,
  setCirclesOfList: ({ list, circle }) => `(listId: "${list.id}", circleIds: ["${circle.id}"]) { id }`,
  updateCircle: ({ circle }) => `(circleId: "${circle.id}", changes: { name: "Feast" }) { id }`,
  createDraw: ({ draw }) => `(input: { name: "Party", day: "${draw.day}" }) { id }`,
  deleteDraw: ({ draw }) => `(drawId: "${draw.id}")`,
  drawNames: ({ draw }) => `(drawId: "${draw.id}") { id }`,
  resendDrawMail: ({ drawn }) => `(participantId: "${drawn.id}") { id }`,
  removeDrawParticipant: ({ drawn }) => `(participantId: "${drawn.id}") { id }`,
  setDrawExclusions: ({ draw }) => `(drawId: "${draw.id}", input: []) { id }`,
  updateDraw: ({ draw }) => `(drawId: "${draw.id}", changes: { name: "Feast" }) { id }`,
  createPerson: () => '(input: { name: "Rex" }) { id }',
  deleteItem: ({ item }) => `(id: "${item.id}") { id }`,
  deleteItems: ({ list, item }) => `(listId: "${list.id}", itemIds: ["${item.id}"]) { itemIds }`,
  deleteItemDrafts: ({ list, item }) => `(listId: "${list.id}", draftIds: ["${item.id}"]) { draftIds }`,
  publishItemDrafts: ({ list, item }) => `(listId: "${list.id}", draftIds: ["${item.id}"]) { missingDraftIds }`,
  saveItemDraft: ({ list }) => `(listId: "${list.id}", input: { title: "Cup" }) { id }`,
  updateItemDraft: ({ draft }) => `(draftId: "${draft.id}", input: { title: "Cup" }) { id }`,
  deleteShop: ({ shop }) => `(shopId: "${shop.id}") { id }`,
  deleteList: ({ list }) => `(id: "${list.id}")`,
  endShopping: ({ list }) => `(listId: "${list.id}") { id }`,
  importItems: ({ list }) => `(listId: "${list.id}", input: [{ title: "Cup" }]) { itemIds }`,
  inviteCollaborator: ({ list }) => `(listId: "${list.id}", input: { email: "new@example.test" }) { message }`,
  learnShopOrder: ({ shop }) => `(shopId: "${shop.id}", visitKey: "one", categories: ["Fruit", "Dairy"]) { id }`,
  moveItem: ({ item }) => `(itemId: "${item.id}", afterItemId: "${item.id}") { id }`,
  orderCategories: ({ list }) => `(listId: "${list.id}", categories: ["Toys"]) { id }`,
  purchaseItem: ({ item }) => `(itemId: "${item.id}") { remaining }`,
  lookUpBarcode: () => '(code: "4006381333931") { title }',
  rememberBarcode: ({ list }) => `(listId: "${list.id}", input: { code: "4006381333931", title: "Pen" }) { code }`,
  removeCollaborator: ({ list, friend }) => `(listId: "${list.id}", id: "${friend.id}") { id }`,
  removePerson: ({ person }) => `(personId: "${person.id}")`,
  removeItemImage: ({ item }) => `(itemId: "${item.id}") { id }`,
  reorderItems: ({ list, item }) => `(listId: "${list.id}", itemIds: ["${item.id}"]) { id }`,
  rotateShareLink: ({ list }) => `(listId: "${list.id}") { id }`,
  startShopping: ({ list }) => `(listId: "${list.id}") { id }`,
  setOwnGiftsShown: ({ list }) => `(listId: "${list.id}", isShown: true) { id }`,
  setBranding: ({ list }) => `(listId: "${list.id}", accentColor: ROSE) { id }`,
  updateFund: ({ item }) => `(itemId: "${item.id}", howToPay: "IBAN") { howToPay }`,
  setDeliveryAddress: ({ list }) => `(listId: "${list.id}", address: "Ida") { address }`,
  setCollaboratorRole: ({ list, friend }) =>
    `(listId: "${list.id}", collaboratorId: "${friend.id}", role: HELPER) { id }`,
  setItemArchived: ({ item }) => `(id: "${item.id}", isArchived: true) { id }`,
  setItemShops: ({ list, item, shop }) =>
    `(listId: "${list.id}", itemIds: ["${item.id}"], shopIds: ["${shop.id}"]) { id }`,
  dissolveChoices: ({ list, item }) => `(listId: "${list.id}", itemIds: ["${item.id}"]) { missingItemIds }`,
  makeChoice: ({ list, item }) => `(listId: "${list.id}", itemIds: ["${item.id}", "${list.id}"]) { missingItemIds }`,
  setItemsArchived: ({ list, item }) =>
    `(listId: "${list.id}", itemIds: ["${item.id}"], isArchived: true) { missingItemIds }`,
  copyUnreceivedItems: ({ list }) => `(listId: "${list.id}") { id }`,
  setListPast: ({ list }) => `(listId: "${list.id}", isPast: false) { id }`,
  endAskingAfterTheDay: ({ list }) => `(listId: "${list.id}") { id }`,
  setGiftsReceived: ({ list, purchase }) =>
    `(listId: "${list.id}", purchaseIds: ["${purchase.id}"], isReceived: true) { id }`,
  thankGivers: ({ list, purchase }) => `(listId: "${list.id}", purchaseIds: ["${purchase.id}"], text: "Thanks") { id }`,
  setPurchaseThanked: ({ purchase }) => `(purchaseId: "${purchase.id}", isThanked: true) { id }`,
  setShareLinkExpiry: ({ list }) => `(listId: "${list.id}", expiresAt: null) { id }`,
  answerQuestion: ({ question }) => `(questionId: "${question.id}", text: "39") { id }`,
  deleteQuestion: ({ question }) => `(questionId: "${question.id}")`,
  releaseGroupGift: ({ item }) => `(itemId: "${item.id}") { id }`,
  releasePledge: ({ item }) => `(itemId: "${item.id}", pledgeId: "${item.id}") { id }`,
  undoPurchase: ({ purchase }) => `(purchaseId: "${purchase.id}") { id }`,
  setPriceWatched: ({ item }) => `(itemId: "${item.id}", isWatched: false) { isWatched }`,
  takeOverFromPage: ({ item }) => `(itemId: "${item.id}", changes: { title: "Cup" }) { id }`,
  updateItem: ({ item }) => `(id: "${item.id}", changes: { title: "Cup" }) { id }`,
  updateItems: ({ list, item }) =>
    `(listId: "${list.id}", itemIds: ["${item.id}"], changes: { category: "Toys" }) { missingItemIds }`,
  updatePerson: ({ person }) => `(personId: "${person.id}", changes: { name: "Rex" }) { id }`,
  updateShop: ({ shop }) => `(shopId: "${shop.id}", changes: { name: "Market" }) { id }`,
  updateList: ({ list }) => `(id: "${list.id}", changes: { name: "Feast" }) { id }`,
};

/**
 * The other mutations: for one's own account, for guests too, or for administrators. A new mutation belongs here or
 * above.
 */
const OTHERS = `acceptInvitation changePassword checkItem createAffiliateSite createApiKey createCheckout deleteAccount
  createWebhook deleteWebhook rotateWebhookSecret testWebhook updateWebhook
  deleteAffiliateSite deleteUser restoreUser revokeUserApiKeys setUserRole suspendUser endOtherSessions endSession markNotificationsRead savePushDevice removePushDevice openBillingPortal purchaseSharedItem purchaseReservedItem
  extendReservation renewReservation reserveBoughtItem reserveSharedItem findMyGifts followList unfollowList joinGifts takeGiftsAlong setGiftBudget showDeliveryAddress updateGift addOffListGift takeOffListGift removeOffListGift
  endCircleCalendar leaveCircle leaveDraw updateDrawPart endHandover
  askQuestion suggestItem pledgeToSharedItem updatePledge confirmPledge purchaseGroupGift undoPledge
  closeListReports closeTextReports removeReportedText hideList restoreList reportList deleteShopRule saveShopRule
  refreshSession removeAvatar requestPasswordReset resendVerification resetPassword restoreEmail resubscribe retryJobs revokeApiKey revokeThisApiKey saveSettings
  scrapePage scrapeUrl sendContactMessage setAffiliateSiteActive setMessageStatus setUserTier completeSignIn confirmSecondFactor removeSecondFactor renewRecoveryCodes resetSecondFactor setUpSecondFactor beginIssuerSignIn beginIssuerSignOut signIn signInWithGoogle
  signInWithIssuer addPasskey checkPasskey beginPasskey beginPasskeySignIn removePasskey renamePasskey signInWithPasskey
  signOut signUp undoSharedPurchase unsubscribe updateAffiliateSite updatePreferences updateProfile verifyEmail`.split(
  /\s+/,
);

test('a person who is still to verify their address writes to no list, whatever the mutation', async ({ em, app }) => {
  const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));
  const mutations = Object.keys(schema.getMutationType()?.getFields() ?? {}).sort();
  expect([...Object.keys(LIST_WRITES), ...OTHERS].sort()).toEqual(mutations);

  const world = await aWorld(em);
  const before = await traceOf(em, world);
  for (const [name, rest] of Object.entries(LIST_WRITES)) {
    const { errors } = await send(app, `mutation { ${name}${rest(world)} }`, world.owner);
    expect(errors?.[0], name).toMatchObject({ message: MESSAGE, extensions: { code: 'EMAIL_UNVERIFIED' } });
  }
  expect(await traceOf(em, world)).toEqual(before);
});

test('over REST neither: no change, no invitation, no tick, no upload', async ({ em, app }) => {
  const world = await aWorld(em);
  const { owner, list, item, purchase } = world;
  const before = await traceOf(em, world);
  const file = await aPicture({ width: 8, height: 8 }).jpeg().toBuffer();

  const answers = [
    await call(app, `PUT /lists/${list.id}`, { viewer: owner, body: { name: 'Other' } }),
    await call(app, `POST /lists/${list.id}/collaborators/invite`, {
      viewer: owner,
      body: { email: 'new@example.test' },
    }),
    await call(app, `POST /items/${item.id}/purchase`, { viewer: owner }),
    await call(app, `DELETE /items/${item.id}/purchases/${purchase.id}`, { viewer: owner }),
    await call(app, 'GET /images/presigned-upload?filename=mug.jpg&content_type=image/jpeg', { viewer: owner }),
    await upload(app, '/images/upload', owner, { file }),
    await upload(app, `/items/${item.id}/image`, owner, { file }),
  ];

  for (const { status, body } of answers) expect([status, body]).toEqual([403, problem('EMAIL_UNVERIFIED', MESSAGE)]);
  expect(await traceOf(em, world)).toEqual(before);
});

test('all else goes on: reading, the account, leaving a list, and buying as a guest may', async ({ em, app }) => {
  const { owner, list, item, friend } = await aWorld(em);
  list.privacy = 'PUBLIC';
  await em.flush();
  const file = await aPicture({ width: 8, height: 8 }).jpeg().toBuffer();
  const buying = `purchaseSharedItem(token: "${list.shareToken}", itemId: "${item.id}", input: {}) { remaining }`;

  const answers = [
    await send(app, `{ me { id } list(id: "${list.id}") { name } }`, owner),
    await send(app, 'mutation { updateProfile(input: { name: "Ida" }) { id } }', owner),
    await send(app, `mutation { ${buying} }`, friend),
    await send(app, `mutation { removeCollaborator(listId: "${list.id}", id: "${friend.id}") { id } }`, friend),
  ];

  for (const { errors } of answers) expect(errors).toBeUndefined();
  expect((await upload(app, '/users/me/avatar', owner, { file })).status).toBe(200);
});

test('a person who has verified it writes', async ({ em, app }) => {
  const viewer = await aUser(em, { emailVerifiedAt: new Date() });

  expect((await send(app, 'mutation { createList(input: { name: "Mine" }) { id } }', viewer)).errors).toBeUndefined();
});

test('an invitation that is accepted by its link has verified it', async ({ em, app, services }) => {
  const owner = await aUser(em, { emailVerifiedAt: new Date() });
  const [list, bob] = [await aList(em, { owner }), await aUser(em)];
  await services.collaborators.invite(owner, list.id, { email: bob.email });
  const mail = await em.fork().findOneOrFail(Mail, { to: bob.email });
  const token = mail.text.match(/\/invitation\/(\S+)$/m)?.[1];
  await send(app, `mutation { acceptInvitation(token: "${token}") { id } }`, bob);

  const adding = `createItem(listId: "${list.id}", input: { title: "Cup" }) { id }`;
  const { errors } = await send(app, `mutation { ${adding} }`, bob);

  expect(errors).toBeUndefined();
});

/** Everything that a refused attempt could have changed or sent. */
async function traceOf(em: EntityManager, { owner, list }: World): Promise<unknown> {
  const rows = await em.fork().execute(
    `select l.*, (select jsonb_agg(to_jsonb(i) order by i.id) from items i where i.list_id = l.id) as items,
       (select jsonb_agg(c.user_id order by c.user_id) from collaborators c where c.list_id = l.id) as members,
       (select count(*)::int from lists where owner_id = l.owner_id) as lists
     from lists l where l.id = ?`,
    [list.id],
  );
  const invitations = await em.fork().count(Invitation, { list });
  const [mails, uploads] = [
    await em.fork().count(Mail, { to: 'new@example.test' }),
    await em.fork().count(Image, { uploader: owner }),
  ];
  return { rows, invitations, mails, uploads };
}
