import { expect } from 'vitest';
import { Mail } from '../../server/email/mail.entity.ts';
import type { NewMail } from '../../server/email/mail-queue.ts';
import { test } from './server-test.ts';

// biome-ignore lint/suspicious/noExplicitAny: each takes something else
type Template = (...about: any[]) => Omit<NewMail, 'to'>;

/** Every mail that there is, found by its name: `xyEmail` in a file `…-email.ts` or `…-emails.ts`. */
const modules = import.meta.glob<Record<string, unknown>>('../../server/**/*-email{,s}.ts', { eager: true });
const TEMPLATES = Object.values(modules).flatMap((module) =>
  Object.entries(module).filter(([name]) => name.endsWith('Email')),
) as [string, Template][];

const URL = 'https://kindlist.test/somewhere?a=1&b=2';
const ANN = 'ann@example.test';
const gift = { title: 'Mug', quantity: 2, boughtAt: new Date(), news: ['It is no longer on the list.'] };
const invitation = { inviterName: 'Ida', listName: 'Birthday', url: URL };

/** What each is about; `ends` is what its unsubscribe link ends, null where it is asked for or has to be known. */
const SAMPLES: Record<string, { about: unknown[]; link?: string; ends: string | null }> = {
  verificationEmail: { about: [{ name: 'Ann', url: URL }], link: URL, ends: null },
  passwordResetEmail: { about: [{ name: 'Ann', url: URL }], link: URL, ends: null },
  passwordChangedEmail: { about: [{ name: 'Ann' }], ends: null },
  googleLinkedEmail: { about: [{ name: 'Ann', passwordHash: null }], ends: null },
  apiKeyEmail: { about: [{ name: 'Ann', keyName: 'Laptop' }], ends: null },
  addressChangedEmail: { about: [{ name: 'Ann' }], ends: null },
  supportMessageEmail: {
    about: [{ name: 'Ann', email: ANN, subject: 'Hello', message: 'A question', isPriority: false }],
    link: `mailto:${ANN}?subject=Re%3A%20Hello`,
    ends: null,
  },
  receiptEmail: {
    about: [{ itemTitle: 'Mug', listName: 'Birthday', quantity: 1, undoUrl: URL, listUrl: 'https://kindlist.test/l' }],
    link: URL,
    ends: null,
  },
  addedEmail: { about: [ANN, invitation], link: URL, ends: 'INVITATIONS' },
  invitationEmail: { about: [ANN, invitation], link: URL, ends: 'INVITATIONS' },
  giftNewsEmail: { about: [ANN, { gifts: [gift], listName: 'Birthday', listUrl: URL }], link: URL, ends: 'GIFT_NEWS' },
  digestEmail: {
    about: [
      {
        name: 'Ann',
        news: ['Tom added “Mug” to “Birthday”.'],
        more: 0,
        dashboardUrl: URL,
        unsubscribe: { kind: 'DIGEST', userId: crypto.randomUUID(), frequency: 'DAILY' },
      },
    ],
    link: URL,
    ends: 'DIGEST',
  },
};

test('each is tried below', () => {
  expect(TEMPLATES.map(([name]) => name).toSorted()).toEqual(Object.keys(SAMPLES).toSorted());
});

test.for(TEMPLATES)(
  '%s has text and HTML, its link to copy, the name of the site, and an end where it has one',
  async ([name, template], { em, infrastructure }) => {
    const { about, link, ends } = SAMPLES[name] ?? { about: [], ends: null };
    const to = `${crypto.randomUUID()}@example.test`;

    await em.transactional((inside) => infrastructure.mailQueue.queue(inside, { ...template(...about), to }));

    const mail = await em.fork().findOneOrFail(Mail, { to });
    expect(mail.subject).toMatch(/^[^\u{e000}\n]+$/u);
    expect(mail.text).toMatch(/-- \nKindlist\n$/);
    expect(mail.html).toMatch(/<p class="brand"[^>]*>Kindlist<\/p>/);
    expect(`${mail.text}${mail.html}`).not.toContain('\u{e000}');
    if (link) {
      const written = link.replaceAll('&', '&amp;');
      expect(mail.text).toContain(`\n${link}\n`);
      expect(mail.html).toContain(`>${written}</a>`); // to be copied, beside the button
    }
    const token = mail.unsubscribeUrl?.split('/').at(-1);
    expect(token ? infrastructure.unsubscribeLinks.read(token)?.kind : null).toBe(ends);
    for (const body of [mail.text, mail.html]) expect(body.includes('/unsubscribe/')).toBe(ends !== null);
  },
);
