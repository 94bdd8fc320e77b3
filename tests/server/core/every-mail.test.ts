import { expect } from 'vitest';
import { Mail } from '../../../server/core/email/mail.entity.ts';
import { receiptEmail } from '../../../server/lists/purchases/receipt-email.ts';
import { accountSuspendedEmail } from '../../../server/site/admin/admin-emails.ts';
import { PUBLIC_URL, test } from '../server-test.ts';
import { ANN, SAMPLES, TEMPLATES, URL } from './mail-samples.ts';

test('each is tried below', () => {
  expect(TEMPLATES.map(([name]) => name).toSorted()).toEqual(Object.keys(SAMPLES).toSorted());
});

test.for(TEMPLATES)(
  '%s has text and HTML, its link, why it came, the name of the site, and an end where it has one',
  async ([name, template], { em, infrastructure }) => {
    const { about, link, ends } = SAMPLES[name] as (typeof SAMPLES)[string];
    const to = `${crypto.randomUUID()}@example.test`;

    await em.transactional((inside) => infrastructure.mailQueue.queue(inside, { ...template(...about), to }));

    const mail = await em.fork().findOneOrFail(Mail, { to });
    expect(mail.subject).toMatch(/^[^\u{e000}\n]+$/u);
    const tellsOfList = /Mug|Birthday|Ida|Tom/.test(mail.subject);
    expect(tellsOfList && !mail.kind).toBe(false); // administrators see the subject of a mail without a kind
    expect(mail.text).toMatch(/\nYou(’re getting| get) this /);
    expect(mail.text.endsWith(`-- \nKindlist\n${PUBLIC_URL}\n`)).toBe(true);
    expect(mail.html).toMatch(/<p class="brand"[^>]*>Kindlist<\/p>/);
    expect(mail.html).toContain('<html lang="en"');
    expect(`${mail.text}${mail.html}`).not.toContain('\u{e000}');
    const written = link.replaceAll('&', '&amp;');
    expect(mail.text).toContain(`\n${link}\n`);
    expect(mail.html).toContain(`href="${written}"`);
    expect(mail.html.replaceAll(/<[^>]*>/g, '')).not.toContain('://'); // addresses are for the text
    const pictures = [...mail.html.matchAll(/<img src="([^"]*)"/g)].map(([, address]) => address);
    expect(pictures).toHaveLength(name === 'receiptEmail' ? 2 : 1); // what is bought is shown to its buyer alone
    for (const address of pictures) expect(address?.startsWith(`${PUBLIC_URL}/`)).toBe(true); // nobody else learns who reads it
    const token = mail.unsubscribeUrl?.split('/').at(-1);
    expect(token ? infrastructure.unsubscribeLinks.read(token)?.kind : null).toBe(ends);
    for (const body of [mail.text, mail.html]) expect(body.includes('/unsubscribe/')).toBe(ends !== null);
  },
);

test('a reason stands right after the words that announce it, before what to do about it', () => {
  const { text, html } = accountSuspendedEmail({ name: 'Ann', reason: 'Spam' });

  expect(text).toContain('Why:\n\n> Spam\n\nIf you think');
  expect(html).toMatch(/Why:<\/p>\s*<blockquote[^>]*><div[^>]*>Spam<\/div><\/blockquote>\s*<p[^>]*>If you think/);
});

/** Names for a person, a list or an item that read as if they came from us. */
const FORGED =
  '&#13;&#10;https://evil.test/&NewLine;https://evil.test/ &lt;a href=&quot;https://evil.test&quot;&gt; </p><a href="https://evil.test">x</a>\r\n\r\nOpen your account:\r\nhttps://evil.test/';

test.for(TEMPLATES)(
  '%s stays what it is, whatever people call things',
  async ([name, template], { em, infrastructure }) => {
    const { about } = SAMPLES[name] as (typeof SAMPLES)[string];
    const to = `${crypto.randomUUID()}@example.test`;
    const forged = JSON.parse(JSON.stringify(about), (key, value) =>
      /^(name|title|itemTitle|listName|ownerName|inviterName|keyName|subject|message|drawName|receiverName)$/.test(
        key,
      ) ||
      (key === '0' && value !== ANN)
        ? typeof value === 'string'
          ? `${value} ${FORGED} ${'🎁'.repeat(150)}`
          : value
        : key === 'boughtAt'
          ? new Date(value)
          : value,
    );

    await em.transactional((inside) => infrastructure.mailQueue.queue(inside, { ...template(...forged), to }));

    const mail = await em.fork().findOneOrFail(Mail, { to });
    expect(mail.subject.length).toBeLessThanOrEqual(120);
    expect(mail.subject).toMatch(/^[^\r\n\p{Surrogate}]+$/u);
    expect(mail.text).not.toMatch(/^https:\/\/evil/m);
    expect(mail.html).not.toMatch(/href="https:\/\/evil/);
  },
);

const RECEIPT = {
  itemTitle: 'Mug',
  listName: 'Home',
  listType: 'WISHLIST',
  ownerName: 'Ida',
  eventDate: '2026-12-24',
  ownerLearns: 'buyers',
  quantity: 1,
  isAllOfIt: true,
  picturePath: null,
  undoUrl: URL,
  giftsUrl: URL,
  listUrl: URL,
} as const;

test.for([
  ['WISHLIST', 'Thank you for your gift'],
  ['REGISTRY', 'Thank you for your gift'],
  ['SHOPPING', 'Thanks for picking that up'],
] as const)('a receipt from a %s says: %s', ([listType, thanks]) => {
  const { text, html } = receiptEmail({ ...RECEIPT, listType });

  for (const body of [text, html]) {
    expect(body).toContain(thanks);
    expect(body.includes('gift')).toBe(listType !== 'SHOPPING');
    expect(body.includes('from you')).toBe(listType !== 'SHOPPING');
  }
});

test.for([
  [{ ownerLearns: 'nothing' }, 'It’s a surprise: Ida won’t see any of this until 24 December 2026.'],
  [{ ownerLearns: 'nothing', eventDate: null }, 'It’s a surprise: Ida won’t see any of this until they choose to.'],
  [
    { ownerLearns: 'nothing', isForOthers: true },
    'It’s a surprise: Ida and the others it’s for won’t see any of this until 24 December 2026.',
  ],
  [{ ownerLearns: 'counts' }, 'Ida can see that it’s given, but not by whom.'],
  [{ ownerLearns: 'buyers' }, 'Ida can see that it’s from you.'],
  [{}, 'as purchased on Ida’s list “Home”, for 24 December 2026. Others see that it’s taken'],
  [{ ownerName: 'Oma Rosa' }, 'Oma Rosa can see that it’s from you.'],
  [{ ownerName: 'Aunt Rosa' }, 'Aunt Rosa can see that it’s from you.'],
  [{ quantity: 2, isAllOfIt: false }, 'Others see how many are still wanted.'],
  [{ isAllOfIt: false, isAny: true }, 'Any number is welcome.'],
] as const)('a receipt with %o says: %s', ([about, words]) => {
  const { text } = receiptEmail({ ...RECEIPT, ...about });

  expect(text).toContain(words);
  for (const promise of ['nobody else', 'surprise']) {
    expect(text.includes(promise)).toBe(promise === 'surprise' ? words.includes(promise) : !('isAllOfIt' in about));
  }
});
