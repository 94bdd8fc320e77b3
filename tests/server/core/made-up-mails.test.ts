import { expect } from 'vitest';
import { speakerFor, speaking } from '../../../server/base/languages/speaking.ts';
import { Mail } from '../../../server/core/email/mail.entity.ts';
import { readableText, TYPED, unspoken } from '../made-up.ts';
import { test } from '../server-test.ts';
import { ANN, SAMPLES, TEMPLATES } from './mail-samples.ts';

/** As if other people had typed everything. */
function typedElsewhere(about: unknown[]): unknown[] {
  const typed =
    /^(?:name|title|itemTitle|listName|ownerName|inviterName|fromName|personName|issuerName|keyName|passkey|subject|message|reason|device|at|card|planName|keptUntil|endsOn|day|headline|label|organiserName|paidToName|authorName|text|drawName|circleName|receiverName|budget|what)$/;
  return JSON.parse(JSON.stringify(about), (key, value) => {
    if (key === 'boughtAt' || key === 'heldUntil') return new Date(value);
    if (Array.isArray(value) && ['news', 'lines', 'titles', 'toBuy', 'toPay', 'toGive', 'toConfirm'].includes(key))
      return [TYPED];
    return typed.test(key) && typeof value === 'string' ? TYPED : value;
  });
}

const HOLD = { heldUntil: new Date(), timeZone: 'UTC', url: 'https://kindlist.test/hold' };

const ENDED = ['LAPSED', 'RELEASED', 'ITEM_REMOVED', 'LIST_REMOVED'];
const GONE = {
  ...{ news: 'LAPSED', title: TYPED, listType: 'WISHLIST', currency: 'EUR', amountMinor: 2_000, paidMinor: 2_000 },
  ...{ sumMinor: 0, isBought: false, isFund: false, isOrganiser: false, organiserName: null, paidToName: null },
};
const PAID = { isBought: false, paidMinor: 2_000 };

/** Other ways in which a mail can be. */
const OTHERWISE: Record<string, object[]> = {
  receiptEmail: [
    { ownerLearns: 'nothing' },
    { ownerLearns: 'nothing', eventDate: null },
    { ownerLearns: 'counts' },
    { listType: 'SHOPPING' },
    { quantity: 1, isAllOfIt: false },
    { quantity: 1, isAllOfIt: false, isAny: true },
    { hold: HOLD },
    { hold: HOLD, quantity: 2, isAllOfIt: false },
  ],
  ideaReceiptEmail: [{ heldUntil: new Date(0) }],
  secondFactorOnEmail: [{ isByPasskey: true }],
  supportMessageEmail: [{ isPriority: true }],
  issuerLinkedEmail: [{ hasPassword: true }, { passwordsEnabled: false }],
  secondFactorResetEmail: [{ wasOn: false }, { hadPasskeys: false }],
  digestEmail: [{ count: 12, more: 3 }],
  thankEmail: [{ titles: [TYPED, TYPED] }],
  pledgeEmail: [
    { organiserName: null, title: null, paidMinor: 2_000 },
    { news: 'FULL', isOrganiser: true, isBought: false },
    ...['WITHDRAWN', 'LEADERLESS', 'IDLE', 'TAKEN_OVER', ...ENDED].map((news) => ({ news, isBought: false })),
    ...['LEADERLESS', 'ITEM_REMOVED'].map((news) => ({ news, ...PAID })),
    ...['IDLE', 'LIST_REMOVED'].map((news) => ({ news, isBought: false, isOrganiser: true })),
    ...['ITEM_REMOVED', 'LIST_REMOVED'].map((news) => ({ news, isBought: true })),
    ...['LAPSING', 'WITHDRAWN', ...ENDED].map((news) => ({ news, isBought: false, isFund: true })),
    ...['ITEM_REMOVED', 'LIST_REMOVED'].map((news) => ({ news, ...PAID, isFund: true, paidToName: TYPED })),
    { news: 'TAKEN_OVER', organiserName: null, ...PAID, paidToName: TYPED },
  ],
  goneGiftsEmail: [{ gifts: Array.from({ length: 23 }, () => GONE) }],
  drawInvitationEmail: [{ budget: null }],
  drawnEmail: [{ isChange: true }],
  drawEndedEmail: [{ isCalledOff: true }],
  handoverEmail: [{ listCount: 1 }],
  handedOverEmail: [{ listCount: 1 }, { isHelper: false }],
  stillWantedEmail: [{ count: 2 }],
  newGiftsEmail: [{ count: 2 }, { count: 12 }],
  surpriseOverEmail: [{ isOwner: false }],
};

test.for(TEMPLATES)(
  '%s has no word in it that is in no catalogue',
  async ([name, template], { em, infrastructure }) => {
    const { about } = SAMPLES[name] as (typeof SAMPLES)[string];
    const [first, ...rest] = typedElsewhere(about);
    const ways = [
      [first, ...rest],
      ...(OTHERWISE[name] ?? []).map((other) => [{ ...(first as object), ...other }, ...rest]),
    ];
    for (const way of ways) {
      const to = `${crypto.randomUUID()}@example.test`;
      await speaking(await speakerFor('en-XA'), () =>
        em.transactional((inside) => infrastructure.mailQueue.queue(inside, { ...template(...way), to })),
      );

      const { subject, text, html } = await em.fork().findOneOrFail(Mail, { to });
      expect({
        subject: unspoken(subject),
        text: unspoken(text.replaceAll(`mailto:${ANN}`, '')),
        html: unspoken(readableText(html)),
      }).toEqual({
        subject: [],
        text: [],
        html: [],
      });
    }
  },
);

test('the check finds a word that is English', () => {
  expect(unspoken('Ĥéļļóöö there, 山田')).toEqual(['there']);
  expect(unspoken(readableText('<p title="Close">Ĥéļļóöö</p>'))).toEqual(['Close']);
});
