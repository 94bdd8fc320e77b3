import { MikroORM } from '@mikro-orm/postgresql';
import { PgBoss } from 'pg-boss';
import { expect, onTestFinished } from 'vitest';
import { Mail } from '../../server/core/email/mail.entity.ts';
import ormConfig from '../../server/mikro-orm.config.ts';
import { startSmtpServer } from '../fakes/smtp-server.ts';
import { test as base } from './product.ts';

/** `mails` looks at what became of them, from outside; `minutesLater` does what time does to a dead process's work. */
const test = base
  .extend('orm', async ({ database }, { onCleanup }) => {
    const orm = await MikroORM.init({ ...ormConfig, clientUrl: database });
    onCleanup(() => orm.close());
    return orm;
  })
  .extend(
    'mails',
    async ({ orm }) =>
      () =>
        orm.em.fork().find(Mail, {}, { orderBy: { id: 'asc' } }),
  )
  .extend('minutesLater', async ({ database, orm }) => async () => {
    await orm.em.execute(`update mails set claimed_until = now() where claimed_until is not null`);
    await orm.em.execute(
      `update jobs.job set started_on = now() - interval '10 minutes', start_after = now() where name = 'mail'`,
    );
    const boss = new PgBoss({ connectionString: database, schema: 'jobs', schedule: false, supervise: false });
    await boss.start();
    await boss.supervise('mail'); // what every server does each minute
    await boss.stop();
    await orm.em.execute(`update jobs.job set start_after = now() where name = 'mail'`);
  });

test('a server says whether a mail server is set, so that no screen promises mails without one', async ({
  database,
  start,
}) => {
  const smtp = await startSmtpServer();
  onTestFinished(smtp.stop);
  const mailEnabledAt = async (settings: Record<string, string>) => {
    const product = await start(database, settings);
    const response = await fetch(`${product.address}/api/v1/config`);
    return (await response.json()).data.mailEnabled;
  };

  expect(await mailEnabledAt({})).toBe(false);
  expect(await mailEnabledAt({ SMTP_URL: smtp.url })).toBe(true);
});

test('a kill between the cause of a mail and its sending loses none, and sends each once', async ({
  database,
  start,
  mails,
  minutesLater,
}) => {
  const { port, stop } = await startSmtpServer();
  await stop(); // nobody answers there, so that every mail still waits when the process dies
  const SMTP_URL = `smtp://127.0.0.1:${port}`;
  const first = await start(database, { SMTP_URL });
  for (let n = 0; n < 5; n += 1) await first.signUp();
  await first.end('SIGKILL');
  const caused = await mails();
  expect(caused.map(({ state }) => state)).toEqual(Array(5).fill('QUEUED'));

  const smtp = await startSmtpServer({ port });
  onTestFinished(smtp.stop);
  await minutesLater();
  await Promise.all([start(database, { SMTP_URL }), start(database, { SMTP_URL })]); // both reach for them

  await expect.poll(async () => new Set((await mails()).map(({ state }) => state)), LONG).toEqual(new Set(['SENT']));
  expect(smtp.mails.map(({ messageId }) => messageId).toSorted()).toEqual(
    caused.map(({ id }) => `<${id}@localhost>`).toSorted(),
  );
});

test('a kill while the mail server has the mail sends it again, recognisably the same', async ({
  database,
  start,
  mails,
  minutesLater,
}) => {
  const slow = await startSmtpServer({ hold: new Promise(() => {}) }); // it has the mail, and never says so
  onTestFinished(slow.stop);
  const first = await start(database, { SMTP_URL: slow.url });
  await first.signUp();
  await expect.poll(() => slow.mails.length, LONG).toBe(1);

  await first.end('SIGKILL');
  const smtp = await startSmtpServer();
  onTestFinished(smtp.stop);
  await minutesLater();
  await start(database, { SMTP_URL: smtp.url });

  await expect.poll(async () => (await mails())[0]?.state, LONG).toBe('SENT');
  expect(smtp.mails.map(({ messageId }) => messageId)).toEqual([slow.mails[0]?.messageId]);
});

test('asked to end, it waits for the mail server’s last word', async ({ database, start, mails }) => {
  const { promise: hold, resolve: release } = Promise.withResolvers<void>();
  const smtp = await startSmtpServer({ hold });
  onTestFinished(smtp.stop);
  const product = await start(database, { SMTP_URL: smtp.url });
  await product.signUp();
  await expect.poll(() => smtp.mails.length, LONG).toBe(1);

  const ended = product.end('SIGTERM');
  await expect.poll(() => fetch(product.address).catch(() => null), LONG).toBeNull();
  release();
  await ended;

  expect(product.process.exitCode).toBe(0);
  expect((await mails()).map(({ state, tries }) => [state, tries])).toEqual([['SENT', 1]]);
  expect(smtp.mails).toHaveLength(1);
});

test('without a mail server mails are kept, and nobody reads them over the network', async ({
  database,
  start,
  mails,
}) => {
  const product = await start(database);
  const accessToken = await product.signUp();

  const [mail] = await mails();
  expect(mail).toMatchObject({ state: 'KEPT', text: expect.stringContaining('/verify-email/') });
  for (const path of ['/outbox', '/outbox.json']) {
    expect((await fetch(`${product.address}${path}`)).status).toBe(404);
  }
  const { errors } = await product.send('{ mailDeliveries { data { subject } } }', {}, accessToken);
  expect(errors[0].extensions.code).toBe('FORBIDDEN');
});

/** A process looks for mails that others have left as seldom as twice a minute. */
const LONG = { timeout: 60_000 };
