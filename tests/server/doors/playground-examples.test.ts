import { readFileSync } from 'node:fs';
import type { EntityManager } from '@mikro-orm/postgresql';
import {
  buildSchema,
  type DocumentNode,
  getOperationAST,
  Kind,
  NoDeprecatedCustomRule,
  parse,
  validate,
} from 'graphql';
import { describe, expect } from 'vitest';
import { say } from '#rules/base/languages/say';
import { createApp } from '../../../server/app.ts';
import { hashSecret } from '../../../server/base/database/secret-token.ts';
import { hashPassword } from '../../../server/core/users/password-hash.ts';
import { User } from '../../../server/core/users/user.entity.ts';
import type { Infrastructure } from '../../../server/infrastructure.ts';
import { InvitationLinks } from '../../../server/lists/collaborators/invitation-links.ts';
import { DeliveryAddress } from '../../../server/lists/delivery-addresses/delivery-address.entity.ts';
import { Item } from '../../../server/lists/items/item.entity.ts';
import { Purchase } from '../../../server/lists/items/purchase.entity.ts';
import { List } from '../../../server/lists/lists/list.entity.ts';
import { OffListGift } from '../../../server/lists/off-list-gifts/off-list-gift.entity.ts';
import { Pledge } from '../../../server/lists/pledges/pledge.entity.ts';
import { Pool } from '../../../server/lists/pledges/pool.entity.ts';
import { GiftQuestion } from '../../../server/lists/questions/gift-question.entity.ts';
import { EmailToken } from '../../../server/people/accounts/email-token.entity.ts';
import { CircleMember } from '../../../server/people/circles/circle-member.entity.ts';
import { DrawLinks } from '../../../server/people/draws/draw-links.ts';
import { googleIssuer } from '../../../server/people/issuers/issuer-settings.ts';
import { SupportMessage } from '../../../server/people/support/support-message.entity.ts';
import { ListReport } from '../../../server/site/safety/list-report.entity.ts';
import { ReportedList } from '../../../server/site/safety/reported-list.entity.ts';
import { TextReport } from '../../../server/site/safety/text-report.entity.ts';
import { type Example, operationOf } from '../../../web/developers/playground/example.ts';
import { EXAMPLE_GROUPS, EXAMPLES } from '../../../web/developers/playground/examples.ts';
import { filled, samplesOf } from '../../../web/developers/playground/samples.ts';
import { SAMPLE_HASH, SAMPLE_SECRET } from '../../../web/developers/playground/sessions.examples.ts';
import { aUser } from '../../builders/accounts.ts';
import { anAffiliateSite } from '../../builders/affiliates.ts';
import { anApiKey } from '../../builders/api-keys.ts';
import { aCircle, aCircleGuest, aCircleMember } from '../../builders/circles.ts';
import { aCollaborator, anInvitation } from '../../builders/collaborators.ts';
import { aDraft } from '../../builders/drafts.ts';
import { aDraw, aDrawParticipant } from '../../builders/draws.ts';
import { aHandover } from '../../builders/handovers.ts';
import { anIdea } from '../../builders/ideas.ts';
import { aList, anItem } from '../../builders/lists.ts';
import { aPerson } from '../../builders/persons.ts';
import { aProductPage } from '../../builders/product-pages.ts';
import { aSecondFactor } from '../../builders/second-factors.ts';
import { aShop } from '../../builders/shops.ts';
import { aWebhook } from '../../builders/webhooks.ts';
import { CLIENT_ID, startGoogleServer } from '../../fakes/google-server.ts';
import { accessTokenOf, listen, send, world } from '../graphql.ts';
import { aDevice, aPasskeyOf, begin, start } from '../passkeys.ts';
import { buy, switchPayments } from '../payments.ts';
import { test as base, PUBLIC_URL, SECRET } from '../server-test.ts';

const PASSWORD = 'correct horse';
const passwordHash = await hashPassword(PASSWORD);
const SCHEMA = buildSchema(readFileSync('schema.graphql', 'utf8'));
const SAMPLES = readFileSync('web/developers/playground/Samples.graphql', 'utf8').replace(/\nmutation[\s\S]*/, '');

/** Examples of the operations that ask for another account than one on Premium. */
const ON_FREE = ['Begin to pay for a plan'];
const PAYING = ['Change or end what you pay for'];

/** Examples of what works with shopping lists only. */
const WHILE_SHOPPING = ['Say that you’re going shopping'];

const test = base
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads a fixture's needs from this parameter
  .extend('google', { scope: 'file' }, async ({}, { onCleanup }) => {
    const google = await startGoogleServer();
    onCleanup(google.stop);
    return google;
  })
  .extend('issuers', { scope: 'file' }, async ({ google }) => [googleIssuer(CLIENT_ID, undefined, google.issuer)])
  .extend('app', { scope: 'file' }, async ({ orm, infrastructure }, { onCleanup }) => {
    await switchPayments(orm, infrastructure);
    const app = await createApp(orm, infrastructure);
    world.set(app, { orm, infrastructure });
    onCleanup(() => app.close());
    return app;
  });

/** A fresh account with a list that has two items, of which friends have bought. */
async function anAccount(em: EntityManager, { title }: Example, isAdministrator: boolean, productUrl: string) {
  const viewer = await aUser(em, {
    subscriptionTier: [...ON_FREE, ...PAYING].includes(say(title)) ? 'FREE' : 'PREMIUM',
    role: isAdministrator ? 'ADMIN' : 'USER',
    passwordHash,
  });
  const listType = WHILE_SHOPPING.includes(say(title)) ? 'SHOPPING' : 'WISHLIST';
  const list = await aList(em, { owner: viewer, privacy: 'PUBLIC', listType });
  const bought = { quantityDesired: 9, quantityPurchased: 3, primaryUrl: productUrl };
  const item = await anItem(em, { list, ...bought });
  await anItem(em, { list, title: 'Mug' });
  const byViewer = { guestEmail: viewer.email, guestName: viewer.name, buyer: viewer };
  em.create(Purchase, { item, quantity: 1, ...byViewer, undoTokenHash: hashSecret('undo') });
  const heldUntil = new Date(Date.now() + 86_400_000);
  em.create(Purchase, { item, quantity: 1, ...byViewer, heldUntil });
  em.create(Purchase, { item, quantity: 1, guestEmail: 'bob@example.test', guestName: 'Bob' });
  await em.flush();
  return { viewer, list };
}

type Account = Awaited<ReturnType<typeof anAccount>> & { infrastructure: Infrastructure };

const afterSlash = (address: string) => address.split('/').at(-1) ?? '';

async function anEmailToken(em: EntityManager, user: User, purpose: EmailToken['purpose']): Promise<string> {
  const token = crypto.randomUUID();
  const expiresAt = new Date(Date.now() + 60_000);
  em.create(EmailToken, { hash: hashSecret(token), purpose, user, email: user.email, expiresAt });
  await em.flush();
  return token;
}

async function aReport(em: EntityManager) {
  const list = await aList(em, { privacy: 'PUBLIC' });
  em.create(ListReport, { list, reason: 'OTHER', details: 'Odd', reporterKey: 'a reporter' });
  em.create(ReportedList, { list, openReports: 1, allReports: 1, reportedAt: new Date() });
  await em.flush();
  return list.id;
}

async function aReportedText(em: EntityManager) {
  const { list, id } = await anItem(em, { list: await aList(em, { privacy: 'PUBLIC' }), questionCount: 1 });
  const question = em.create(GiftQuestion, { item: id, text: 'Odd?' });
  em.create(TextReport, { list, question, reason: 'OTHER', reporterKey: crypto.randomUUID().slice(0, 22) });
  await em.flush();
  return question.id;
}

async function aMessage(em: EntityManager) {
  const message = em.create(SupportMessage, {
    name: 'Ann',
    email: 'ann@example.test',
    subject: 'Hi',
    message: 'Hello',
  });
  await em.flush();
  return message.id;
}

const aSharedItem = (em: EntityManager, list: Account['list']) =>
  anItem(em, { list, title: 'Sofa', priceMinor: 30_000, currency: 'EUR', isGroupGift: true });

/** Values that no query gives: they stand in mails, or belong to others. */
const SECRETS = {
  password: () => PASSWORD,
  undoToken: () => 'undo',
  guestKey: () => 'k'.repeat(43),
  otherGuestKey: () => 'o'.repeat(43),
  emailToken: (em: EntityManager, { viewer }: Account) => anEmailToken(em, viewer, 'VERIFY_EMAIL'),
  passwordToken: (em: EntityManager, { viewer }: Account) => anEmailToken(em, viewer, 'RESET_PASSWORD'),
  formerAddressToken: (em: EntityManager, { viewer }: Account) => anEmailToken(em, viewer, 'RESTORE_EMAIL'),
  shoppingListId: async (em: EntityManager, { viewer }: Account) =>
    (await aList(em, { owner: viewer, listType: 'SHOPPING' })).id,
  shopId: async (em: EntityManager, { viewer }: Account) =>
    (await aShop(em, { list: await aList(em, { owner: viewer, listType: 'SHOPPING' }) })).id,
  draftId: async (em: EntityManager, { list }: Account) => (await aDraft(em, { list })).id,
  personId: async (em: EntityManager, { viewer }: Account) => (await aPerson(em, { owner: viewer })).id,
  circleId: async (em: EntityManager, { viewer }: Account) => {
    const circle = await aCircle(em, { owner: viewer });
    await aCircleMember(em, { circle });
    return circle.id;
  },
  circleMemberId: async (em: EntityManager, { viewer }: Account) =>
    (await em.findOneOrFail(CircleMember, { user: { $ne: viewer }, circle: { members: { user: viewer } } })).user.id,
  handedPersonId: async (em: EntityManager, { viewer }: Account) => {
    const person = await aPerson(em, { owner: viewer });
    await aList(em, { owner: viewer, person });
    await aHandover(em, { person });
    return person.id;
  },
  handoverToken: async (em: EntityManager) => {
    const person = await aPerson(em);
    await aList(em, { owner: person.owner.unwrap(), person });
    return (await aHandover(em, { person })).token;
  },
  circleGuestId: async (em: EntityManager, { viewer }: Account) => {
    const { circle } = await em.findOneOrFail(CircleMember, { user: viewer });
    return (await aCircleGuest(em, { circle })).id;
  },
  circleSecret: async (em: EntityManager) => (await aCircle(em)).secret,
  drawId: async (em: EntityManager, { viewer }: Account) => {
    const draw = await aDraw(em, { organiser: viewer });
    for (let people = 0; people < 4; people++) await aDrawParticipant(em, { draw });
    return draw.id;
  },
  drawParticipantId: async (em: EntityManager, { viewer }: Account) =>
    (await aDrawParticipant(em, { draw: await aDraw(em, { organiser: viewer }) })).id,
  drawSecret: async (em: EntityManager) => new DrawLinks(SECRET).sign((await aDrawParticipant(em)).id),
  collaboratorId: async (em: EntityManager, { list }: Account) => (await aCollaborator(em, { list })).id,
  invitationToken: async (em: EntityManager, { viewer: { email } }: Account) => {
    const { id, list } = await anInvitation(em, { email });
    return afterSlash(new InvitationLinks(SECRET).addressFor('', { invitationId: id, listId: list.id }));
  },
  unsubscribeToken: (_em: EntityManager, { viewer: { email }, infrastructure }: Account) =>
    afterSlash(infrastructure.unsubscribeLinks.addressFor(PUBLIC_URL, { kind: 'GIFT_NEWS', email })),
  strangeToken: async (em: EntityManager) =>
    (await anItem(em, { list: await aList(em, { privacy: 'PUBLIC', name: 'Of somebody else' }) })).list.unwrap()
      .shareToken,
  strangeItemId: async (em: EntityManager) =>
    (await em.findOneOrFail(Item, { list: { name: 'Of somebody else' } }, { orderBy: { id: 'desc' } })).id,
  ideaId: async (em: EntityManager) =>
    (
      await anIdea(em, {
        list: await em.findOneOrFail(List, { name: 'Of somebody else' }, { orderBy: { id: 'desc' } }),
      })
    ).id,
  questionId: async (em: EntityManager, { list }: Account) => {
    const item = await anItem(em, { list, questionCount: 1 });
    const question = em.create(GiftQuestion, { item, text: 'Which size?' });
    await em.flush();
    return question.id;
  },
  demoToken: async (em: EntityManager) => (await aList(em, { privacy: 'PUBLIC', isDemo: true })).shareToken,
  userId: async (em: EntityManager) => (await aUser(em)).id,
  suspendedUserId: async (em: EntityManager) =>
    (await aUser(em, { suspendedAt: new Date(), suspensionReason: 'Spam' })).id,
  sharedItemId: async (em: EntityManager, { list }: Account) => (await aSharedItem(em, list)).id,
  fundId: async (em: EntityManager, { list }: Account) => (await anItem(em, { list, isFund: true })).id,
  /** To the fund of `fundId`. */
  fundPledgeId: async (em: EntityManager, { list }: Account) => {
    const item = await em.findOneOrFail(Item, { list, isFund: true });
    const pledge = em.create(Pledge, { item, amountMinor: 2_500, guestEmail: 'ann@example.test' });
    em.create(Pool, { item });
    Object.assign(item, { pledgedMinor: 2_500, pledgeCount: 1, pledgeCurrency: 'EUR' });
    await em.flush();
    return pledge.id;
  },
  pledgeId: async (em: EntityManager, { viewer, list }: Account) => {
    const item = await aSharedItem(em, list);
    const pledge = em.create(Pledge, { item, amountMinor: 2_500, guestEmail: viewer.email, buyer: viewer });
    em.create(Pool, { item, organiser: pledge });
    Object.assign(item, { pledgedMinor: 2_500, pledgeCount: 1, pledgeCurrency: 'EUR' });
    await em.flush();
    return pledge.id;
  },
  offListGiftId: async (em: EntityManager, { viewer }: Account) => {
    const gift = em.create(OffListGift, {
      list: await aList(em, { privacy: 'PUBLIC' }),
      buyer: viewer,
      keptUntil: new Date(),
    });
    await em.flush();
    return gift.id;
  },
  sentPurchaseId: async (em: EntityManager, { viewer, list, infrastructure }: Account) => {
    em.create(DeliveryAddress, { list, sealed: infrastructure.deliveryAddressSeals.seal('Ida', list.id) });
    await em.flush();
    return (await em.findOneOrFail(Purchase, { buyer: viewer, item: { list } })).id;
  },
  /** For what the person of `pledgeId` organises. */
  otherPledgeId: async (em: EntityManager, { viewer }: Account) => {
    const { item } = await em.findOneOrFail(Pool, { organiser: { buyer: viewer } });
    const pledge = em.create(Pledge, { item, amountMinor: 2_500, guestEmail: '', guestName: 'Bob' });
    await em.flush();
    return pledge.id;
  },
  siteId: async (em: EntityManager) => (await anAffiliateSite(em)).id,
  messageId: aMessage,
  reportedListId: aReport,
  reportedTextId: aReportedText,
  otherReportedTextId: aReportedText,
  hiddenListId: async (em: EntityManager) =>
    (await aList(em, { privacy: 'PUBLIC', hiddenAt: new Date(), hiddenReason: 'Spam' })).id,
};

const isForAdministrators = (example: Example) =>
  EXAMPLE_GROUPS.some(
    ({ title, examples }) => say(title).startsWith('For administrators') && examples.includes(example),
  );

function rootFieldsOf(document: DocumentNode): string[] {
  const { selections = [] } = getOperationAST(document)?.selectionSet ?? {};
  return selections.flatMap((each) => (each.kind === Kind.FIELD ? [each.name.value] : []));
}

describe('the examples of the playground', () => {
  test('have one for each operation of the schema, and ask for nothing that is deprecated', () => {
    const documents = EXAMPLES.flatMap(({ query, live }) => [query, live?.query ?? []].flat()).map((text) =>
      parse(text),
    );
    const types = [SCHEMA.getQueryType(), SCHEMA.getMutationType(), SCHEMA.getSubscriptionType()];
    const operations = types.flatMap((type) => Object.values(type?.getFields() ?? {}));
    const wanted = operations.filter(({ deprecationReason }) => !deprecationReason).map(({ name }) => name);

    expect([...new Set(documents.flatMap(rootFieldsOf))].sort()).toEqual(wanted.sort());
    expect(documents.flatMap((document) => validate(SCHEMA, document, [NoDeprecatedCustomRule]))).toEqual([]);
    expect(new Set(EXAMPLES.map(operationOf)).size).toBe(EXAMPLES.length);
  });

  test.for(EXAMPLES.map((example) => [say(example.title), example] as const))(
    'run with a fresh account: %s',
    async ([title, example], { em, app, google, infrastructure, productPages }) => {
      const productUrl = productPages.add(aProductPage());
      const account = await anAccount(em, example, isForAdministrators(example), productUrl);
      const { viewer } = account;
      await accessTokenOf(app, viewer); // a session elsewhere
      if (title === 'Revoke an API key') await anApiKey(em, viewer, ['READ_LISTS']);
      if (PAYING.includes(title)) await buy(app, viewer);
      const variables = JSON.stringify(example.variables ?? {});
      const secrets: Record<string, string> = { productUrl };
      for (const [name, make] of Object.entries(SECRETS)) {
        if (variables.includes(`<${name}>`)) secrets[name] = await make(em, { ...account, infrastructure });
      }
      if (variables.includes('<googleToken>')) {
        secrets.googleToken = await google.token({
          sub: crypto.randomUUID(),
          email: `${crypto.randomUUID()}@example.test`,
        });
      }
      if (variables.includes('<issuerAnswer>')) secrets.issuerAnswer = await google.answer(SAMPLE_SECRET, SAMPLE_HASH);
      if (/[Pp]asskey|^Set up two-step/.test(title))
        await em.nativeUpdate(User, viewer.id, { emailVerifiedAt: new Date() });
      if (variables.includes('<code>')) {
        const isOn = title !== 'Switch two-step sign-in on';
        Object.assign(secrets, await aSecondFactor(em, viewer, { secret: SECRET, isOn }));
      }
      if (/<passkey(Id|Signed)>/.test(variables)) {
        const { device, id: passkeyId } = await aPasskeyOf(app, viewer);
        Object.assign(secrets, { passkeyId, passkeySigned: device.get(await start(app)) });
      }
      if (variables.includes('<webhookId>')) secrets.webhookId = (await aWebhook(em, viewer)).id;
      if (variables.includes('<passkeyMade>')) secrets.passkeyMade = aDevice().create(await begin(app, viewer));
      if (variables.includes('<refreshToken>')) secrets.refreshToken = await refreshTokenOf(app, viewer);
      const { data } = await send(app, SAMPLES, viewer);

      const samples = { ...samplesOf(data), ...secrets };
      for (const { query, variables = {} } of [example, example.live ?? []].flat()) {
        const isLive = getOperationAST(parse(query))?.operation === 'subscription';
        const run = isLive ? firstOf : answerTo;
        expect(await run(app, query, viewer, filled(variables, samples))).not.toHaveProperty('errors');
      }
    },
  );
});

type App = Awaited<ReturnType<typeof createApp>>;

async function refreshTokenOf(app: App, { email }: User): Promise<string> {
  const input = { email, password: PASSWORD };
  const { data } = await send(app, 'mutation ($input: SignInInput!) { signIn(input: $input) { refreshToken } }', null, {
    input,
  });
  return data.signIn.refreshToken;
}

async function answerTo(app: App, query: string, viewer: User, variables: object) {
  const answer = await send(app, query, viewer, variables);
  return answer.errors ? answer : answer.data;
}

async function firstOf(app: App, query: string, viewer: User, variables: object) {
  const socket = await listen(app, query, viewer, variables);
  const first = await socket.next();
  await socket.close();
  return Array.isArray(first) ? { errors: first } : first;
}
