import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MikroORM } from '@mikro-orm/postgresql';
import fastify from 'fastify';
import { test as base, describe, expect } from 'vitest';
import { RateLimits } from '../../../server/base/rate-limits/rate-limits.ts';
import { Mail } from '../../../server/core/email/mail.entity.ts';
import { MailDelivery } from '../../../server/core/email/mail-delivery.ts';
import { mailLayout, SITE_NAME, SITE_URL } from '../../../server/core/email/mail-layout.ts';
import type { NewMail } from '../../../server/core/email/mail-queue.ts';
import type { Mailer } from '../../../server/core/email/mailer.ts';
import { outboxRoutes } from '../../../server/core/email/outbox.routes.ts';
import { Outbox } from '../../../server/core/email/outbox.ts';
import { outboxMailer } from '../../../server/core/email/outbox-mailer.ts';
import { smtpMailer } from '../../../server/core/email/smtp-mailer.ts';
import { reviveStranded } from '../../../server/core/email/stranded-mails.ts';
import { diskImageStore } from '../../../server/core/images/disk-image-store.ts';
import { DEFAULT_SETTINGS } from '../../../server/core/settings/default-settings.rules.ts';
import { UnsubscribeLinks } from '../../../server/core/unsubscribe/unsubscribe-links.ts';
import { GiftLinks } from '../../../server/lists/guest-keys/gift-links.ts';
import { UndoSecrets } from '../../../server/lists/purchases/undo-secrets.ts';
import config from '../../../server/mikro-orm.config.ts';
import { TestPaymentProvider } from '../../../server/money/test-payments/test-payment-provider.ts';
import { PushKeys } from '../../../server/news/push/push-keys.ts';
import { PushSender } from '../../../server/news/push/push-sender.ts';
import { openJobQueue, startJobs } from '../../../server/site/jobs/jobs.ts';
import { aUser } from '../../builders/accounts.ts';
import { databaseProxy } from '../../fakes/database-proxy.ts';
import { startSmtpServer } from '../../fakes/smtp-server.ts';
import { PUBLIC_URL } from '../server-test.ts';
import { aDatabase } from '../template-database.ts';

const FROM = { name: 'Kindlist', address: 'no-reply@kindlist.test' };
const welcome: NewMail = {
  to: 'ann@example.test',
  subject: 'Welcome, Ann',
  ...mailLayout({ title: 'Hi', paragraphs: ['Ho'], footnote: 'You asked for it.' }),
};

/** Delivering sends all mails there are, so each of these tests has a database of its own. */
const test = base
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads a fixture's needs from this parameter
  .extend('url', async ({}) => aDatabase())
  .extend('orm', async ({ url }, { onCleanup }) => {
    const orm = await MikroORM.init({ ...config, clientUrl: url });
    onCleanup(() => orm.close());
    return orm;
  })
  /** Queues without delivering. */
  .extend('jobs', async ({ url }, { onCleanup }) => {
    const jobs = await openJobQueue(url, { unsubscribeLinks: new UnsubscribeLinks('a secret') });
    onCleanup(jobs.stop);
    return jobs;
  })
  /** Works on the jobs, as a server does, until it is stopped. */
  .extend('work', async ({ url, orm }, { onCleanup }) => {
    const working = new Set<() => Promise<void>>();
    onCleanup(async () => void (await Promise.all([...working].map((stop) => stop()))));
    return async (mailer: Mailer, onProblem?: (problem: Error) => void) => {
      const imageStore = diskImageStore(join(tmpdir(), 'kindlist-no-images'));
      const { stop } = await startJobs(url, {
        orm,
        mailer,
        imageStore,
        onProblem,
        undoSecrets: new UndoSecrets('a secret'),
        giftLinks: new GiftLinks('a secret'),
        rateLimits: new RateLimits(url, false),
        pushSender: new PushSender({
          keys: new PushKeys('a secret'),
          siteUrl: () => PUBLIC_URL,
          allowedPrivateHosts: [],
        }),
        payments: { provider: new TestPaymentProvider(orm, () => PUBLIC_URL) },
        settings: () => ({ ...DEFAULT_SETTINGS, siteUrl: PUBLIC_URL }),
      });
      working.add(stop);
      return {
        stop: () => {
          working.delete(stop);
          return stop();
        },
      };
    };
  })
  .extend('queued', async ({ orm, jobs }) => async (mail: Partial<typeof welcome> = {}) => {
    const em = orm.em.fork();
    await em.transactional((inside) => jobs.mailQueue.queue(inside, { ...welcome, ...mail }));
    const [newest] = await em.find(Mail, {}, { orderBy: { id: 'desc' }, limit: 1 });
    return newest as Mail;
  });

interface Retries {
  limit: number;
  first: number;
  longest: number;
  grows: boolean;
}

function stored(orm: MikroORM, { id }: Mail) {
  return orm.em.fork().findOneOrFail(Mail, id);
}

async function jobStates(orm: MikroORM): Promise<string[]> {
  const rows = await orm.em.execute<{ state: string }[]>(`select state from jobs.job where name = 'mail'`);
  return rows.map(({ state }) => state);
}

describe('a queued mail', () => {
  test('leaves through the mail server, after its cause is committed', async ({
    orm,
    queued,
    work,
    onTestFinished,
  }) => {
    const smtp = await startSmtpServer();
    onTestFinished(smtp.stop);
    await work(smtpMailer(smtp.url, { ...FROM, name: null }, { siteName: () => 'Wish, Well' }));
    const action = { label: 'Open', url: 'https://kindlist.test/verify-email?token=abc=&x=é' };

    const mail = await queued(mailLayout({ title: 'Hi', paragraphs: ['Ho'], action, footnote: 'You asked for it.' }));

    await expect.poll(async () => (await stored(orm, mail)).state).toBe('SENT');
    expect(smtp.mails).toMatchObject([
      { from: 'no-reply@kindlist.test', to: ['ann@example.test'], subject: 'Welcome, Ann' },
    ]);
    expect(smtp.mails[0]?.messageId).toBe(`<${mail.id}@kindlist.test>`);
    expect(smtp.mails[0]?.source).toContain('\r\nFrom: "Wish, Well" <no-reply@kindlist.test>\r\n');
    expect(smtp.mails[0]?.source).toContain(`\r\n${action.url}\r\n`);
  });

  test('says where mails like it are ended, unless it cannot be ended', async ({ orm, queued, onTestFinished }) => {
    const smtp = await startSmtpServer();
    onTestFinished(smtp.stop);
    const delivery = new MailDelivery(orm, smtpMailer(smtp.url, FROM));
    const invited = await queued({ unsubscribe: { kind: 'INVITATIONS', email: welcome.to } });
    const plain = await queued();

    for (const { id } of [invited, plain]) await delivery.deliver(id, false);

    const headers = smtp.mails.map((mail) => mail.headers);
    expect(headers[0]).toContain(`List-Unsubscribe: <${invited.unsubscribeUrl}>`);
    expect(headers[0]).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(headers[1]).not.toContain('List-Unsubscribe');
    expect(await stored(orm, invited)).toMatchObject({ unsubscribeUrl: null, tries: 1 });
  });

  test('says from whom it is, that nobody wrote it, and whom an answer goes to', async ({
    orm,
    queued,
    onTestFinished,
  }) => {
    const smtp = await startSmtpServer();
    onTestFinished(smtp.stop);
    const from = { name: null, address: 'no-reply@kindlist.test' };
    const delivery = new MailDelivery(orm, smtpMailer(smtp.url, from, { siteName: () => 'Wünsche & “Co”, Inc.' }));
    const mail = await queued({ subject: 'Ärger\r\nBcc: eve@evil.test', replyTo: 'bob@example.test' });

    await delivery.deliver(mail.id, false);

    expect(await stored(orm, mail)).toMatchObject({ state: 'SENT', replyTo: null });
    const { headers = '', to } = smtp.mails[0] ?? {};
    expect(to).toEqual(['ann@example.test']);
    expect(headers).toMatch(/^From: =\?UTF-8\?\S+ .*<no-reply@kindlist\.test>$/m);
    expect(headers).toMatch(/^Reply-To: bob@example\.test$/m);
    expect(headers).toMatch(/^Auto-Submitted: auto-generated$/m);
    expect(headers).toMatch(/^Subject: =\?UTF-8\?\S+$/m);
    expect(headers).not.toMatch(/^Bcc/im);
    expect(Date.parse(/^Date: (.+)$/m.exec(headers)?.[1] ?? '')).toBeGreaterThan(Date.now() - 60_000);
  });

  test('is not sent when the link in it is over by then', async ({ orm, queued, onTestFinished }) => {
    const smtp = await startSmtpServer();
    onTestFinished(smtp.stop);
    const mail = await queued({ expiresAt: new Date(Date.now() - 1) });

    await new MailDelivery(orm, smtpMailer(smtp.url, FROM)).deliver(mail.id, false);

    expect(smtp.mails).toEqual([]);
    expect(await stored(orm, mail)).toMatchObject({
      state: 'FAILED',
      problem: 'Not sent: its link had expired before a mail server took it.',
      text: '',
    });
  });

  test('keeps none of its secret links once it is sent', async ({ orm, queued, onTestFinished }) => {
    const smtp = await startSmtpServer();
    onTestFinished(smtp.stop);
    const mail = await queued();

    await new MailDelivery(orm, smtpMailer(smtp.url, FROM)).deliver(mail.id, false);

    expect(await stored(orm, mail)).toMatchObject({ state: 'SENT', text: '', html: '', deliveredAt: expect.any(Date) });
  });

  test('does not exist when its cause is rolled back', async ({ orm, jobs }) => {
    const failing = orm.em.fork().transactional(async (em) => {
      await jobs.mailQueue.queue(em, welcome);
      throw new Error('no, after all');
    });

    await expect(failing).rejects.toThrow('no, after all');
    expect(await orm.em.fork().count(Mail)).toBe(0);
    expect(await jobStates(orm)).toEqual([]);
  });

  test('cannot be queued outside a transaction', async ({ orm, jobs }) => {
    await expect(jobs.mailQueue.queue(orm.em.fork(), welcome)).rejects.toThrow('inside the transaction');
  });

  test('stays where the outbox shows it, for want of a mail server', async ({ orm, queued, work }) => {
    await work(outboxMailer);

    const mail = await queued();

    await expect.poll(async () => (await stored(orm, mail)).state).toBe('KEPT');
    expect((await stored(orm, mail)).text).toBe('Hi\n\nHo\n\nYou asked for it.\n\n-- \nKindlist\n\n');
  });
});

describe('a mail server that is down', () => {
  test('loses no mail, and gets each once when it is back', async ({ orm, queued, work, onTestFinished }) => {
    const { port, url, stop } = await startSmtpServer();
    await stop();
    const firstWork = await work(smtpMailer(url, FROM));
    const mails = [await queued(), await queued(), await queued()];
    await expect.poll(() => jobStates(orm)).toEqual(['retry', 'retry', 'retry']);
    for (const mail of mails) {
      expect(await stored(orm, mail)).toMatchObject({
        state: 'QUEUED',
        problem: expect.stringContaining('ECONNREFUSED'),
      });
    }
    await firstWork.stop();

    const smtp = await startSmtpServer({ port });
    onTestFinished(smtp.stop);
    await orm.em.execute('update jobs.job set start_after = now()'); // in place of waiting for the next try
    await work(smtpMailer(url, FROM));

    for (const mail of mails) await expect.poll(async () => (await stored(orm, mail)).state).toBe('SENT');
    const ids = smtp.mails.map(({ messageId }) => messageId).sort();
    expect(ids).toEqual(mails.map(({ id }) => `<${id}@kindlist.test>`).sort());
  });

  test('is tried again for about a day, less and less often', async ({ orm, queued }) => {
    await queued();

    const columns =
      'retry_limit as "limit", retry_delay as "first", retry_delay_max as "longest", retry_backoff as "grows"';
    const jobs = await orm.em.execute<Retries[]>(`select ${columns} from jobs.job where name = 'mail'`);

    const { limit, first, longest, grows } = jobs[0] as Retries;
    const pauses = Array.from({ length: limit }, (_, n) => Math.min(longest, first * 2 ** n));
    const hours = pauses.reduce((sum, seconds) => sum + seconds, 0) / 3600;
    expect(grows).toBe(true);
    expect(hours).toBeGreaterThan(18);
    expect(hours).toBeLessThan(30);
  });

  test('is given up in the end, with the reason', async ({ orm, queued }) => {
    const { url, stop } = await startSmtpServer();
    await stop();
    const mail = await queued();

    await new MailDelivery(orm, smtpMailer(url, FROM)).deliver(mail.id, true);

    expect(await stored(orm, mail)).toMatchObject({
      state: 'FAILED',
      problem: expect.stringContaining('ECONNREFUSED'),
    });
  });
});

describe('what the mail server answers', () => {
  test('nothing at all: the mail waits for another try', async ({ orm, queued, onTestFinished }) => {
    const smtp = await startSmtpServer({ hold: new Promise(() => {}) });
    onTestFinished(smtp.stop);
    const mail = await queued();

    const trying = new MailDelivery(orm, smtpMailer(smtp.url, FROM, { longest: 200 })).deliver(mail.id, false);

    await expect(trying).rejects.toThrow();
    expect(await stored(orm, mail)).toMatchObject({ state: 'QUEUED', problem: expect.any(String) });
  });

  test('for good: the mail has failed at once', async ({ orm, queued, onTestFinished }) => {
    const smtp = await startSmtpServer({ refusal: { code: 550, text: 'no such user' } });
    onTestFinished(smtp.stop);
    const mail = await queued();

    await new MailDelivery(orm, smtpMailer(smtp.url, FROM)).deliver(mail.id, false);

    expect(await stored(orm, mail)).toMatchObject({
      state: 'FAILED',
      problem: expect.stringContaining('no such user'),
    });
  });

  test('for now: the mail waits for another try', async ({ orm, queued, onTestFinished }) => {
    const smtp = await startSmtpServer({ refusal: { code: 450, text: 'come back later' } });
    onTestFinished(smtp.stop);
    const mail = await queued();

    const trying = new MailDelivery(orm, smtpMailer(smtp.url, FROM)).deliver(mail.id, false);

    await expect(trying).rejects.toThrow('come back later');
    expect(await stored(orm, mail)).toMatchObject({ state: 'QUEUED', claimedUntil: null });
  });
});

describe('what is wrong with one mail', () => {
  test('is no matter for the others: a slow recipient holds nobody up', async ({
    orm,
    queued,
    work,
    onTestFinished,
  }) => {
    const { promise: hold, resolve: release } = Promise.withResolvers<void>();
    const smtp = await startSmtpServer({
      hold,
      holdTo: 'slow@example.test',
      refusal: { code: 550, text: 'no', of: 'bad@example.test' },
    });
    onTestFinished(smtp.stop);
    await work(smtpMailer(smtp.url, FROM));
    const slow = await queued({ to: 'slow@example.test' });
    await expect.poll(() => smtp.mails.length).toBe(1);

    const bad = await queued({ to: 'bad@example.test' });
    const others: Mail[] = [];
    for (let n = 0; n < 12; n += 1) others.push(await queued({ to: `other${n}@example.test` }));

    for (const mail of others) await expect.poll(async () => (await stored(orm, mail)).state).toBe('SENT');
    expect((await stored(orm, bad)).state).toBe('FAILED');
    expect((await stored(orm, slow)).state).toBe('QUEUED');
    release();
    await expect.poll(async () => (await stored(orm, slow)).state).toBe('SENT');
  });

  test('is told to administrators without what is secret in it', async ({ orm, queued, onTestFinished }) => {
    const smtp = await startSmtpServer({ contentRefusal: (source) => `spam: ${/https:\S+/.exec(source)?.[0]}` });
    onTestFinished(smtp.stop);
    const action = { label: 'Open', url: 'https://kindlist.test/reset-password/SECRET' };
    const mail = await queued(mailLayout({ title: 'Hi', paragraphs: [], action, footnote: 'Ho' }));

    await new MailDelivery(orm, smtpMailer(smtp.url, FROM)).deliver(mail.id, false);

    const { state, problem } = await stored(orm, mail);
    expect(state).toBe('FAILED');
    expect(problem).toContain('554 spam: …');
    expect(problem).not.toContain('SECRET');
  });
});

describe('what is wrong with the mail server, or with us', () => {
  test.for([
    ['a password that it does not take', { password: 'right' }, /535 who is us with …\?/],
    ['a certificate that nobody signed', { secure: true }, /certificate/],
    ['an address that we may not send from', { senderRefusal: { code: 553, text: 'not yours' } }, /553 not yours/],
  ] as const)('%s: mails wait until it is put right', async ([, options, reason], { orm, queued, onTestFinished }) => {
    const smtp = await startSmtpServer(options);
    onTestFinished(smtp.stop);
    const mailer = smtpMailer(smtp.url.replace('//', '//us:pa%24%24word@'), FROM);
    const mail = await queued();

    await expect(new MailDelivery(orm, mailer).deliver(mail.id, false)).rejects.toThrow(reason);

    const { state, problem, text } = await stored(orm, mail);
    expect(state).toBe('QUEUED');
    expect(problem).toMatch(reason);
    expect(problem).not.toMatch(/pa\$\$word|pa%24/);
    expect(text).not.toBe('');
  });
});

describe('a mail is sent once', () => {
  test('though the database is away when the mail server has taken it', async ({
    url,
    orm,
    queued,
    onTestFinished,
  }) => {
    const { promise: hold, resolve: release } = Promise.withResolvers<void>();
    const [smtp, proxy] = [await startSmtpServer({ hold }), await databaseProxy(url)];
    const viaProxy = await MikroORM.init({ ...config, clientUrl: proxy.url });
    onTestFinished(async () => {
      await viaProxy.close();
      await Promise.all([smtp.stop(), proxy.close()]);
    });
    const delivery = new MailDelivery(viaProxy, smtpMailer(smtp.url, FROM));
    const mail = await queued();
    const sending = delivery.deliver(mail.id, false);
    await expect.poll(() => smtp.mails.length).toBe(1);

    proxy.cut();
    release();
    await expect.poll(() => proxy.refused()).toBeGreaterThan(0); // writing it down was tried
    proxy.mend();
    await sending;

    expect(await stored(orm, mail)).toMatchObject({ state: 'SENT', problem: null, tries: 1 });
    expect(smtp.mails).toHaveLength(1);
  });

  test('also by another process, after the one that was sending it was told to end', async ({
    orm,
    queued,
    work,
    onTestFinished,
  }) => {
    const { promise: hold, resolve: release } = Promise.withResolvers<void>();
    const slow = await startSmtpServer({ hold });
    onTestFinished(slow.stop);
    const { stop } = await work(smtpMailer(slow.url, FROM));
    const mail = await queued();
    await expect.poll(() => slow.mails.length).toBe(1);

    await stop();

    expect(await stored(orm, mail)).toMatchObject({
      state: 'QUEUED',
      claimedUntil: null,
      problem: 'The server that was sending it was shut down.',
    });
    release();
    const other = await startSmtpServer();
    onTestFinished(other.stop);
    await orm.em.execute('update jobs.job set start_after = now()'); // in place of waiting for the next try
    await work(smtpMailer(other.url, FROM));
    await expect.poll(async () => (await stored(orm, mail)).state).toBe('SENT');
    expect(other.mails).toHaveLength(1);
  });

  test('and is not given up on its last try because its server was told to end', async ({
    orm,
    queued,
    onTestFinished,
  }) => {
    const smtp = await startSmtpServer({ hold: new Promise(() => {}) });
    onTestFinished(smtp.stop);
    const mail = await queued();
    const delivery = new MailDelivery(orm, smtpMailer(smtp.url, FROM));
    const delivered = delivery.deliver(mail.id, true);
    await expect.poll(() => smtp.mails.length).toBe(1);

    delivery.giveBack();

    await expect(delivered).rejects.toThrow('shut down');
    expect(await stored(orm, mail)).toMatchObject({ state: 'QUEUED', claimedUntil: null });
  });

  test('and not forgotten by a worker that dies over it', async ({ orm, queued, work }) => {
    const mail = await queued();
    await orm.em.execute(`update mails set claimed_until = now() + interval '1 minute'`); // by a process that is gone
    const { stop } = await work(outboxMailer);
    await expect.poll(() => jobStates(orm)).toEqual(['retry']);
    await stop();

    await orm.em.execute('update mails set claimed_until = null');
    await orm.em.execute('update jobs.job set start_after = now()');
    await work(outboxMailer);

    await expect.poll(async () => (await stored(orm, mail)).state).toBe('KEPT');
  });

  test('also when its job is gone; but not when it is days old by then', async ({ orm, jobs, queued, work }) => {
    const [recent, old] = [await queued(), await queued({ to: 'old@example.test' })];
    await orm.em.execute('delete from jobs.job');
    await orm.em.execute(`update mails set created_at = now() - interval '2 days' where id = ?`, [old.id]);

    await reviveStranded(orm.em.fork(), jobs.mailQueue);
    await reviveStranded(orm.em.fork(), jobs.mailQueue);

    expect(await jobStates(orm)).toEqual(['created']);
    expect(await stored(orm, old)).toMatchObject({
      state: 'FAILED',
      text: '',
      problem: 'Not sent: no server was running in time.',
    });
    await work(outboxMailer);
    await expect.poll(async () => (await stored(orm, recent)).state).toBe('KEPT');
  });

  test('when two processes reach for it', async ({ orm, queued, onTestFinished }) => {
    const { promise: hold, resolve: release } = Promise.withResolvers<void>();
    const smtp = await startSmtpServer({ hold });
    onTestFinished(smtp.stop);
    const delivery = new MailDelivery(orm, smtpMailer(smtp.url, FROM));
    const mail = await queued();
    const first = delivery.deliver(mail.id, false);
    await expect.poll(() => smtp.mails.length).toBe(1);

    // The first is still at work, and may die over it: this one is to be asked again.
    await expect(delivery.deliver(mail.id, false)).rejects.toThrow('Another process');
    release();
    await first;
    await delivery.deliver(mail.id, false); // and now it is sent

    expect(smtp.mails).toHaveLength(1);
  });

  test('though not lost with a process that died over it', async ({ orm, queued }) => {
    const mail = await queued();
    await orm.em.execute(`update mails set claimed_until = now() - interval '1 second'`);

    await new MailDelivery(orm, outboxMailer).deliver(mail.id, false);

    expect((await stored(orm, mail)).state).toBe('KEPT');
  });
});

test('processes may start at once: the tables of the jobs are made once', async ({ url }) => {
  const queues = await Promise.all([openJobQueue(url), openJobQueue(url), openJobQueue(url)]);

  await Promise.all(queues.map(({ stop }) => stop()));
});

test('a job that fails is told of, and tried again', async ({ orm, jobs, work }) => {
  const problems: Error[] = [];
  await work(outboxMailer, (problem) => problems.push(problem));
  await orm.em.execute('alter table users rename to people');

  await jobs.passwordResets.request('ann@example.test');

  await expect.poll(() => problems.map(({ message }) => message)).toEqual([expect.stringContaining('"users"')]);
  const [job] = await orm.em.execute<{ state: string }[]>(`select state from jobs.job where name = 'password-reset'`);
  await orm.em.execute('alter table people rename to users');
  expect(['active', 'retry']).toContain(job?.state);
});

test('a flood of resets from one network holds up nobody else', async ({ url, orm, jobs, work, onTestFinished }) => {
  const rateLimits = new RateLimits(url);
  onTestFinished(() => rateLimits.close());
  const em = orm.em.fork();
  const attacked = await Promise.all(Array.from({ length: 40 }, () => aUser(em)));
  const ida = await aUser(em);
  const ask = async (address: string, email: string) =>
    jobs.passwordResets.request(email, await rateLimits.consume('passwordReset', [address, email]));
  for (let n = 0; n < 50; n++) await ask('203.0.113.1', `nobody${n}@example.test`);
  for (const { email } of attacked) await ask('203.0.113.1', email);
  await ask('198.51.100.7', ida.email);

  await work(outboxMailer);

  const mailed = async () => (await orm.em.fork().find(Mail, {}, { orderBy: { id: 'asc' } })).map(({ to }) => to);
  await expect.poll(async () => (await mailed()).length).toBe(41); // within seconds, not minutes
  expect((await mailed()).slice(0, 12)).toContain(ida.email);
});

describe('the layout', () => {
  test('lets nothing that people wrote act in a mail', () => {
    const { html } = mailLayout({
      title: '<script>alert(1)</script>',
      paragraphs: ['"A" & <b>B</b>'],
      action: { label: '<i>Open</i>', url: 'https://kindlist.test/?a="&b=<' },
      footnote: '<img src=x onerror=alert(1)>',
    });

    expect(html).not.toMatch(/<(script|b|i)\b|<img src=x/);
    expect(html).toContain('&quot;A&quot; &amp; &lt;b&gt;B&lt;/b&gt;');
    expect(html).toContain('href="https://kindlist.test/?a=&quot;&amp;b=&lt;"');
  });

  test('keeps people’s own words in their lines, and marks them as theirs', () => {
    const { text, html } = mailLayout({
      title: 'Hi',
      paragraphs: [],
      message: 'One\r\n\r\nTwo <b>',
      footnote: 'Small',
    });

    expect(text).toContain('\n> One\n>\n> Two <b>\n');
    expect(html).toMatch(/<blockquote [^>]*><div dir="auto"[^>]*>One<br><br>Two &lt;b&gt;<\/div>/);
  });

  test('shows an inbox what the mail says, not the name of the site again', () => {
    const { html } = mailLayout({ title: 'Hi', paragraphs: ['Ho'], news: ['Tom added “Mug”.'], footnote: 'Small' });

    expect(html).toMatch(/<body[^>]*>\n<div style="display:none[^"]*">Tom added “Mug”\./);
  });

  test('says the same as text, with the link on a line of its own', () => {
    const action = { label: 'Open', url: 'https://kindlist.test/x' };

    const { text } = mailLayout({ title: 'Hi & welcome', paragraphs: ['One', 'Two'], action, footnote: 'Small' });

    expect(text).toBe(
      `Hi & welcome\n\nOne\n\nTwo\n\nOpen:\nhttps://kindlist.test/x\n\nSmall\n\n-- \n${SITE_NAME}\n${SITE_URL}\n`,
    );
  });
});

describe('the outbox', () => {
  const outboxTest = test.extend('outbox', async ({ orm }, { onCleanup }) => {
    const app = fastify();
    await app.register(outboxRoutes, { outbox: new Outbox(orm) });
    onCleanup(() => app.close());
    return (url: string, from: { remoteAddress?: string; host?: string } = {}) =>
      app.inject({ url, remoteAddress: from.remoteAddress, headers: { host: from.host ?? 'localhost:4000' } });
  });

  outboxTest('shows a mail to developers, harmless', async ({ queued, outbox }) => {
    await queued({ subject: 'Hi <script>', html: '<head></head><a href="https://kindlist.test/x">x</a>' });

    const { body, statusCode } = await outbox('/outbox');

    expect(statusCode).toBe(200);
    expect(body).toContain('Hi &lt;script&gt;');
    expect(body).toContain('<iframe sandbox="allow-popups allow-popups-to-escape-sandbox"');
    expect(body).toContain('&lt;a href=&quot;https://kindlist.test/x&quot;&gt;');
  });

  test('can be read in a terminal, the newest last', async ({ orm, queued }) => {
    await queued({ subject: 'First', text: 'https://kindlist.test/verify-email/1' });
    await queued({ to: 'bob@example.test', subject: 'For Bob' });
    await queued({ subject: 'Second', text: 'https://kindlist.test/verify-email/2' });

    const printed = await new Outbox(orm).asText('Ann@example.test');

    expect(printed).toMatch(/First\n-+\nhttps:\S+\/1\n[\s\S]+Second\n-+\nhttps:\S+\/2$/);
    expect(printed).not.toContain('For Bob');
    expect(await new Outbox(orm).asText('eve@example.test')).toBe('No mails are kept to eve@example.test.');
  });

  outboxTest('gives the mails to one address, newest first', async ({ queued, outbox }) => {
    await queued({ subject: 'First' });
    await queued({ to: 'bob@example.test', subject: 'For Bob' });
    await queued({ subject: 'Second' });

    const { mails } = (await outbox('/outbox.json?to=Ann@example.test')).json();

    expect(mails.map(({ subject }: { subject: string }) => subject)).toEqual(['Second', 'First']);
  });

  outboxTest('is not there for anybody else', async ({ outbox }) => {
    expect((await outbox('/outbox.json', { remoteAddress: '203.0.113.7' })).statusCode).toBe(404);
    expect((await outbox('/outbox', { host: 'evil.example' })).statusCode).toBe(404);
  });
});
