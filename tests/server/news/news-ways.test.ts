import { expect, test } from 'vitest';
import { NEWS_WAYS, waysOf } from '../../../server/core/events/news-ways.ts';
import { NOTIFICATION_KINDS, type NotificationKind } from '../../../server/core/events/notification-kinds.ts';
import { webhookEvent } from '../../../server/core/events/webhook-events.rules.ts';
import { TEMPLATES } from '../core/mail-samples.ts';

const ACCOUNT = 'It is about the account itself and how to get into it, which no device or program is trusted with.';
const SITE = 'The site writes it to one person about their account or their bill.';
const ASKED = 'Its reader asked for it just now, or has no account.';
const GUESTS = 'It is for the address under which somebody gives; notices tell members the same.';
const DRAW = 'Whom somebody drew stands on no lock screen and in no log, and most who take part have no account.';

/** The reason why nothing but a mail tells it. */
const MAILS_ALONE: Record<string, string> = {
  verificationEmail: ACCOUNT,
  passwordResetEmail: ACCOUNT,
  passwordChangedEmail: ACCOUNT,
  issuerLinkedEmail: ACCOUNT,
  newDeviceEmail: ACCOUNT,
  secondFactorOnEmail: ACCOUNT,
  secondFactorOffEmail: ACCOUNT,
  secondFactorResetEmail: ACCOUNT,
  passkeyAddedEmail: ACCOUNT,
  passkeyRemovedEmail: ACCOUNT,
  recoveryCodeUsedEmail: ACCOUNT,
  webhookOffEmail: ACCOUNT,
  apiKeyEmail: ACCOUNT,
  apiKeysRevokedEmail: ACCOUNT,
  addressChangedEmail: ACCOUNT,
  unprovedAddressLeftEmail: ACCOUNT,
  addressTakenBackEmail: ACCOUNT,
  goodbyeEmail: ACCOUNT,
  accountSuspendedEmail: ACCOUNT,
  accountRestoredEmail: ACCOUNT,
  accountDeletedEmail: ACCOUNT,
  supportMessageEmail: SITE,
  paymentFailedEmail: SITE,
  planCancelledEmail: SITE,
  planEndedEmail: SITE,
  foundGiftsEmail: ASKED,
  receiptEmail: ASKED,
  ideaReceiptEmail: ASKED,
  invitationEmail: ASKED,
  confirmFollowEmail: ASKED,
  circleInvitationEmail: ASKED,
  handoverEmail: ASKED,
  drawInvitationEmail: DRAW,
  drawnEmail: DRAW,
  drawEndedEmail: DRAW,
  askEmail: GUESTS,
  lapsedEmail: GUESTS,
  thankEmail: GUESTS,
  digestEmail: 'It gathers notices, which are pushed and sent to webhooks one by one.',
};

const KINDS = Object.keys(NOTIFICATION_KINDS) as NotificationKind[];

test('every mail belongs to a kind of news with its push and its webhook, or a reason says why it is alone', () => {
  const told = KINDS.flatMap((kind) => waysOf(kind).mails ?? []);

  expect([...new Set([...told, ...Object.keys(MAILS_ALONE)])].toSorted()).toEqual(
    TEMPLATES.map(([name]) => name).toSorted(),
  );
  expect(told.filter((name) => name in MAILS_ALONE)).toEqual([]);
});

test('every kind of notice has its ways, and every message of webhooks comes from one', () => {
  expect(Object.keys(NEWS_WAYS).toSorted()).toEqual(KINDS.toSorted());
  const events = KINDS.flatMap((kind) => {
    const { webhook } = waysOf(kind);
    return typeof webhook === 'string' ? [webhook] : [];
  });
  expect([...new Set(events)].toSorted()).toEqual([...webhookEvent.options].toSorted());
});

test('only these kinds have no webhook, each for its reason', () => {
  const none = KINDS.flatMap((kind) => {
    const { webhook } = waysOf(kind);
    return typeof webhook === 'string' ? [] : [[kind, webhook.none]];
  });
  expect(none).toEqual([
    ['REMOVED_FROM_LIST', 'LIST_IS_LOST'],
    ['ROLE_CHANGED', 'IS_A_ROLE'],
    ['GIFT_PUT_BACK', 'IS_A_GIVERS'],
    ['POOL_FULL', 'IS_A_GIVERS'],
    ['POOL_BOUGHT', 'IS_A_GIVERS'],
    ['POOL_WITHDRAWN', 'IS_A_GIVERS'],
    ['POOL_ENDED', 'IS_A_GIVERS'],
    ['POOL_LEADERLESS', 'IS_A_GIVERS'],
    ['POOL_TAKEN_OVER', 'IS_A_GIVERS'],
    ['ITEM_SUGGESTED', 'IS_NOT_LISTED'],
    ['AFTER_THE_DAY', 'ASKS_ITS_READER'],
  ]);
});
