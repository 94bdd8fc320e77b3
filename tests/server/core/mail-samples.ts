import type { NewMail } from '../../../server/core/email/mail-queue.ts';
import { PUBLIC_URL } from '../server-test.ts';

// biome-ignore lint/suspicious/noExplicitAny: each takes something else
type Template = (...about: any[]) => Omit<NewMail, 'to'>;

/** Every mail that there is, found by its name: `xyEmail` in a file `…-email.ts` or `…-emails.ts`. */
const modules = import.meta.glob<Record<string, unknown>>('../../../server/**/*-email{,s}.ts', { eager: true });
export const TEMPLATES = Object.values(modules).flatMap((module) =>
  Object.entries(module).filter(([name]) => name.endsWith('Email')),
) as [string, Template][];

export const URL = 'https://kindlist.test/somewhere?a=1&b=2';
export const ANN = 'ann@example.test';
const gift = {
  title: 'Mug',
  quantity: 2,
  boughtAt: new Date(),
  wasHeld: false,
  news: ['It’s no longer on the list.'],
  happened: 'REMOVED',
};
const heldGift = {
  language: null,
  quantity: 1,
  heldUntil: new Date(),
  timeZone: 'UTC',
  itemTitle: 'Mug',
  listName: 'Home',
  listType: 'WISHLIST',
  remaining: 1,
};
const invitation = {
  inviterName: 'Ida',
  listName: 'Birthday',
  role: 'EDITOR',
  purchaseVisibility: 'SURPRISE',
  url: URL,
} as const;

const DRAW = { to: ANN, drawName: 'Birthday', day: 'December 24, 2026', budget: '€25.00', url: URL };

/**
 * The subject of each; `ends` is the kind that its unsubscribe link ends, null where the mail is asked for or has to be
 * known.
 */
export const SAMPLES: Record<string, { about: unknown[]; link: string; ends: string | null }> = {
  verificationEmail: { about: [{ url: URL }], link: URL, ends: null },
  foundGiftsEmail: { about: [{ url: URL }], link: URL, ends: null },
  passwordResetEmail: { about: [{ url: URL }], link: URL, ends: null },
  passwordChangedEmail: { about: [{ name: 'Ann' }], link: `${PUBLIC_URL}/forgot-password`, ends: null },
  issuerLinkedEmail: {
    about: [{ name: 'Ann', issuerName: 'Google', hasPassword: false, passwordsEnabled: true }],
    link: `${PUBLIC_URL}/forgot-password`,
    ends: null,
  },
  newDeviceEmail: {
    about: [{ name: 'Ann', device: 'Firefox on Linux', at: '20 November 2026 at 12:00 UTC' }],
    link: `${PUBLIC_URL}/forgot-password`,
    ends: null,
  },
  secondFactorOnEmail: { about: [{ isByPasskey: false }], link: `${PUBLIC_URL}/profile/security`, ends: null },
  secondFactorOffEmail: { about: [], link: `${PUBLIC_URL}/forgot-password`, ends: null },
  passkeyAddedEmail: { about: [{ passkey: 'My phone' }], link: `${PUBLIC_URL}/profile/security`, ends: null },
  passkeyRemovedEmail: { about: [{ passkey: 'My phone' }], link: `${PUBLIC_URL}/forgot-password`, ends: null },
  recoveryCodeUsedEmail: { about: [{ left: 3 }], link: `${PUBLIC_URL}/profile/security`, ends: null },
  secondFactorResetEmail: {
    about: [{ name: 'Ann', reason: 'Asked by phone', wasOn: true, hadPasskeys: true }],
    link: `${PUBLIC_URL}/contact`,
    ends: null,
  },
  webhookOffEmail: {
    about: [{ name: 'Ann', host: 'hooks.example.test' }],
    link: `${PUBLIC_URL}/profile/security`,
    ends: null,
  },
  apiKeyEmail: { about: [{ name: 'Ann', keyName: 'Laptop' }], link: `${PUBLIC_URL}/profile/security`, ends: null },
  listHiddenEmail: {
    about: [{ name: 'Ann', listName: 'Birthday', listId: 'a-list', reason: 'It is spam' }],
    link: `${PUBLIC_URL}/lists/a-list`,
    ends: null,
  },
  listRestoredEmail: {
    about: [{ name: 'Ann', listName: 'Birthday', listId: 'a-list', reason: 'A mistake of ours' }],
    link: `${PUBLIC_URL}/lists/a-list`,
    ends: null,
  },
  addressChangedEmail: { about: [{ name: 'Ann', email: ANN, url: URL }], link: URL, ends: null },
  unprovedAddressLeftEmail: { about: [], link: `${PUBLIC_URL}/contact`, ends: null },
  addressTakenBackEmail: { about: [], link: `${PUBLIC_URL}/contact`, ends: null },
  goodbyeEmail: { about: [], link: `${PUBLIC_URL}/contact`, ends: null },
  supportMessageEmail: {
    about: [{ name: 'Ann', email: ANN, subject: 'Hello', message: 'A question', isPriority: false }],
    link: `mailto:${ANN}`,
    ends: null,
  },
  receiptEmail: {
    about: [
      {
        itemTitle: 'Mug',
        listName: 'Birthday',
        listType: 'WISHLIST',
        ownerName: 'Ida',
        eventDate: '2026-12-24',
        ownerLearns: 'buyers',
        quantity: 1,
        isAllOfIt: true,
        picturePath: '/images/items/mug-s.webp',
        undoUrl: URL,
        giftsUrl: URL,
        listUrl: 'https://kindlist.test/l',
      },
    ],
    link: URL,
    ends: null,
  },
  ideaReceiptEmail: {
    about: [
      {
        ...{ to: ANN, what: 'Mug', listName: 'Birthday', listType: 'WISHLIST', timeZone: 'UTC', heldUntil: null },
        listUrl: 'https://kindlist.test/l',
      },
    ],
    link: 'https://kindlist.test/l/besides',
    ends: null,
  },
  paymentFailedEmail: {
    about: [{ name: 'Ann', planName: 'Premium', card: 'Visa •••• 0341', keptUntil: '6 December 2026' }],
    link: `${PUBLIC_URL}/subscription`,
    ends: null,
  },
  planCancelledEmail: {
    about: [{ name: 'Ann', planName: 'Premium', endsOn: '22 December 2026' }],
    link: `${PUBLIC_URL}/subscription`,
    ends: null,
  },
  planEndedEmail: { about: [{ name: 'Ann', planName: 'Premium' }], link: `${PUBLIC_URL}/subscription`, ends: null },
  accountSuspendedEmail: { about: [{ name: 'Ann', reason: 'Spam' }], link: `${PUBLIC_URL}/contact`, ends: null },
  accountRestoredEmail: { about: [{ name: 'Ann' }], link: `${PUBLIC_URL}/signin`, ends: null },
  accountDeletedEmail: { about: [{ name: 'Ann', reason: 'Spam' }], link: `${PUBLIC_URL}/contact`, ends: null },
  apiKeysRevokedEmail: {
    about: [{ name: 'Ann', reason: 'Found in public' }],
    link: `${PUBLIC_URL}/profile/security`,
    ends: null,
  },
  addedEmail: { about: [ANN, { ...invitation, role: 'HELPER' }], link: URL, ends: 'INVITATIONS' },
  invitationEmail: { about: [ANN, invitation], link: URL, ends: 'INVITATIONS' },
  askEmail: {
    about: [ANN, heldGift, { listUrl: URL, holdUrl: URL }],
    link: URL,
    ends: 'GIFT_NEWS',
  },
  lapsedEmail: {
    about: [ANN, heldGift, { listUrl: URL, holdUrl: URL }],
    link: URL,
    ends: 'GIFT_NEWS',
  },
  thankEmail: {
    about: [
      {
        ...{ to: ANN, authorName: 'Ida', titles: ['Mug'], text: 'Thank you so much!', listType: 'WISHLIST' },
        giftsUrl: URL,
      },
    ],
    link: URL,
    ends: 'GIFT_NEWS',
  },
  pledgeEmail: {
    about: [
      {
        ...{ to: ANN, giftsUrl: URL, news: 'BOUGHT', title: 'Coffee machine', listType: 'WISHLIST', currency: 'EUR' },
        ...{ amountMinor: 2_000, paidMinor: 0, sumMinor: 30_000, isBought: true, isFund: false, isOrganiser: false },
        ...{ organiserName: 'Ida', paidToName: null },
      },
    ],
    link: URL,
    ends: 'GIFT_NEWS',
  },
  goneGiftsEmail: {
    about: [
      {
        ...{ to: ANN, giftsUrl: URL },
        gifts: ['Coffee machine', 'Bench'].map((title) => ({
          ...{ news: 'LIST_REMOVED', title, listType: 'WISHLIST', currency: 'EUR', amountMinor: 2_000, paidMinor: 0 },
          ...{
            sumMinor: 0,
            isBought: false,
            isFund: false,
            isOrganiser: false,
            organiserName: 'Ida',
            paidToName: null,
          },
        })),
      },
    ],
    link: URL,
    ends: 'GIFT_NEWS',
  },
  handoverEmail: {
    about: [{ to: ANN, fromName: 'Ida', personName: 'Tom', listCount: 2, url: URL }],
    link: URL,
    ends: 'INVITATIONS',
  },
  handedOverEmail: {
    about: [{ to: ANN, personName: 'Tom', ownerName: 'Tom Berg', listCount: 2, isHelper: true, url: URL }],
    link: URL,
    ends: null,
  },
  circleInvitationEmail: {
    about: [ANN, { circleName: 'Birthday', inviterName: 'Ida', url: URL }],
    link: URL,
    ends: 'INVITATIONS',
  },
  drawInvitationEmail: {
    about: [{ ...DRAW, organiserName: 'Ida' }],
    link: URL,
    ends: 'DRAWS',
  },
  drawnEmail: {
    about: [{ ...DRAW, receiverName: 'Tom', isChange: false }],
    link: URL,
    ends: 'DRAWS',
  },
  drawEndedEmail: {
    about: [{ ...DRAW, isCalledOff: false }],
    link: PUBLIC_URL,
    ends: 'DRAWS',
  },
  confirmFollowEmail: {
    about: [{ listName: 'Birthday', listType: 'WISHLIST', url: URL, email: ANN }],
    link: URL,
    ends: 'FOLLOW_REQUESTS',
  },
  newGiftsEmail: {
    about: [
      {
        listName: 'Birthday',
        listType: 'WISHLIST',
        url: URL,
        titles: ['Mug'],
        count: 1,
        unsubscribe: { kind: 'FOLLOWING', listId: '01900000-0000-7000-8000-000000000000', email: ANN, since: 0 },
      },
    ],
    link: URL,
    ends: 'FOLLOWING',
  },
  reminderEmail: {
    about: [
      {
        listName: 'Birthday',
        listType: 'WISHLIST',
        days: 7,
        toBuy: ['Mug'],
        toPay: ['Sofa'],
        toGive: ['Honeymoon'],
        toConfirm: ['Bench'],
        giftsUrl: URL,
        email: ANN,
      },
    ],
    link: URL,
    ends: 'GIFT_REMINDERS',
  },
  stillWantedEmail: {
    about: [
      {
        listName: 'Birthday',
        listType: 'WISHLIST',
        url: URL,
        day: '24 December 2026',
        count: 1,
        unsubscribe: { kind: 'FOLLOWING', listId: '01900000-0000-7000-8000-000000000000', email: ANN, since: 0 },
      },
    ],
    link: URL,
    ends: 'FOLLOWING',
  },
  buyerEmail: {
    about: [ANN, { gifts: [gift], listName: 'Birthday', ownerName: 'Ida', listUrl: URL }],
    link: URL,
    ends: 'GIFT_NEWS',
  },
  digestEmail: {
    about: [
      {
        name: 'Ann',
        count: 1,
        headline: 'Tom added “Mug” to “Birthday”',
        groups: [
          { place: { label: 'Birthday', url: 'https://kindlist.test/lists/a-list' }, lines: ['Tom added “Mug”.'] },
        ],
        more: 0,
        dashboardUrl: URL,
        unsubscribe: { kind: 'DIGEST', userId: crypto.randomUUID(), frequency: 'DAILY' },
      },
    ],
    link: URL,
    ends: 'DIGEST',
  },
  surpriseOverEmail: {
    about: [
      {
        listName: 'Birthday',
        listUrl: URL,
        isOwner: true,
        unsubscribe: { kind: 'DIGEST', userId: crypto.randomUUID(), frequency: 'WEEKLY' },
      },
    ],
    link: URL,
    ends: 'DIGEST',
  },
};
