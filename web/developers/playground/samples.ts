import { DEMO_TOKENS } from '#rules/lists/seeds/demo-lists';
import type { SamplesQuery } from './Samples.generated.ts';

/** Placeholders for the person's own values, where they are missing. */
const WORDS = {
  accountId: 'the id of an account',
  apiKeyId: 'the id of an API key',
  challenge: 'what came with SECOND_FACTOR_REQUIRED',
  code: 'the six digits that your app shows',
  collaboratorId: 'the id of somebody who works on the list',
  draftId: 'the id of a draft of yours',
  personId: 'the id of somebody you look after',
  shopId: 'the id of a shop of a list',
  shoppingListId: 'the id of a shopping list',
  circleId: 'the id of a circle that you run',
  circleMemberId: 'the id of somebody in it',
  handedPersonId: 'the id of somebody you look after who has lists',
  handoverToken: 'what follows the last / in the link of the mail',
  circleGuestId: 'the id of a guest with a personal link to it',
  circleSecret: 'what follows the last / in the link to join',
  drawId: 'the id of a draw that you organise',
  drawParticipantId: 'the id of somebody who takes part',
  drawSecret: 'what follows the last / in the link of the mail',
  demoToken: DEMO_TOKENS.WISHLIST, // it can be looked at, but not bought from
  email: 'your e-mail address',
  emailToken: 'what follows the last / in the link of the mail',
  googleToken: 'the ID token that Google gave',
  guestPurchaseId: 'the id of a purchase by somebody who gave a name',
  heldPurchaseId: 'the id of something that you reserved',
  sentPurchaseId: 'the id of a gift that has `hasDeliveryAddress`',
  hiddenListId: 'the id of a hidden list',
  issuerAnswer: 'the parameters that the browser came back with',
  invitationToken: 'what follows the last / in the link of the invitation',
  itemId: 'the id of an item',
  listId: 'the id of one of your lists',
  messageId: 'the id of a message',
  otherItemId: 'the id of another item',
  passkeyId: 'the id of a passkey',
  passkeyMade: 'what the browser gave when it made the passkey, as JSON',
  passkeySigned: 'what the browser gave when it signed, as JSON',
  password: 'your password',
  formerAddressToken: 'what follows the last / in the link of the mail',
  passwordToken: 'what follows the last / in the link of the mail',
  productUrl: 'https://www.example.com/',
  pledgeId: 'the id of your pledge',
  fundId: 'the id of a fund',
  fundPledgeId: 'the id of a pledge to that fund',
  ideaId: 'the id of an idea that isn’t on that list',
  offListGiftId: 'the id of something that you give besides a list',
  otherPledgeId: 'the id of a pledge of somebody else',
  purchaseId: 'the id of a purchase',
  refreshToken: 'the refresh token of the session',
  questionId: 'the id of a question about a gift',
  reportedListId: 'the id of a reported list',
  reportedTextId: 'the id of a reported text',
  otherReportedTextId: 'the id of another reported text',
  sessionId: 'the id of another session',
  sharedItemId: 'the id of a gift whose cost friends share',
  shareToken: 'the share token of one of your lists',
  siteId: 'the id of a shop',
  strangeItemId: 'the id of a gift on that list',
  strangeToken: 'the share token of a list of somebody else',
  suspendedUserId: 'the id of a suspended account',
  undoToken: 'what came with the purchase',
  guestKey: 'the secret that a device keeps',
  otherGuestKey: 'the secret of another device',
  unsubscribeToken: 'what follows the last / in the link at the end of the mail',
  userId: 'the id of an account',
  webhookId: 'the id of a webhook',
};

export type SampleName = keyof typeof WORDS;
type Samples = Partial<Record<SampleName, string>>;

/** Variables with what there is; the rest in words. */
export function filled<Value>(value: Value, samples: Samples): Value {
  const json = JSON.stringify(value).replaceAll(/"<(\w+)>"/g, (_, name: SampleName) =>
    JSON.stringify(samples[name] ?? WORDS[name]),
  );
  return JSON.parse(json);
}

/** Samples of the lists that each account can have. */
const OF_LISTS: readonly SampleName[] = ['listId', 'itemId', 'otherItemId', 'shareToken'];

export function isAboutOwnList(variables: unknown): boolean {
  const json = JSON.stringify(variables ?? {});
  return OF_LISTS.some((name) => json.includes(`"<${name}>"`));
}

/** Takes samples from somebody's things: a public list with items where there is one. */
export function samplesOf({ me, sessions, apiKeys, myLists }: SamplesQuery): Samples {
  const lists = myLists.nodes.filter(({ itemsConnection: { nodes } }) => nodes.length > 1);
  const list = lists.find(({ privacy }) => privacy === 'PUBLIC') ?? lists[0];
  const items = list?.itemsConnection.nodes ?? [];
  const item = items.find(({ quantityDesired, quantityPurchased }) => quantityDesired > (quantityPurchased ?? 0));
  const purchases = items.flatMap((each) => each.purchases ?? []);
  return {
    accountId: me.id,
    email: me.email,
    sessionId: sessions.find(({ isCurrent }) => !isCurrent)?.id,
    apiKeyId: apiKeys[0]?.id,
    listId: list?.id,
    shareToken: list?.shareToken ?? undefined,
    itemId: item?.id,
    otherItemId: items.find((each) => each !== item)?.id,
    purchaseId: purchases.find(({ canUndo }) => canUndo)?.id,
    heldPurchaseId: purchases.find(({ state, mine }) => state === 'RESERVED' && mine)?.id,
    guestPurchaseId: purchases.find(({ guestName, mine }) => guestName && !mine)?.id,
  };
}
