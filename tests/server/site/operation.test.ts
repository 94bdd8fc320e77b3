import type { EntityManager } from '@mikro-orm/postgresql';
import { describe, expect } from 'vitest';
import { createApp } from '../../../server/app.ts';
import { problemKind } from '../../../server/base/errors/problem-kind.ts';
import { AuditEntry } from '../../../server/core/audit/audit-entry.entity.ts';
import { Mail } from '../../../server/core/email/mail.entity.ts';
import { aUser } from '../../builders/accounts.ts';
import { aList, anItem } from '../../builders/lists.ts';
import { listen, send } from '../graphql.ts';
import { test } from '../server-test.ts';

const OPERATION = `version startedAt memoryBytes eventLoopLagMs openSockets eventLagMs
  database { state connectionsInUse connectionsIdle connectionsMost waitingForConnection }
  pictures { store isAvailable } mail { waiting oldestWaitingSeconds failedToday }
  jobs { queue waiting active failed oldestWaitingSeconds lastDoneAt lastProblem }`;
const TOKEN = 'what only the machine that reads it knows';

const anAdministrator = (em: EntityManager) => aUser(em, { role: 'ADMIN' });
const aMail = async (em: EntityManager, overrides: Partial<Mail> = {}) => {
  const mail = em.create(Mail, { to: 'ann@example.test', subject: 'Hi', text: '', html: '', ...overrides });
  await em.flush();
  return mail;
};

/** A job as it is once it has used up its tries. */
const aFailedJob = (em: EntityManager, queue: string, output: object, state = 'failed') =>
  em.execute(
    `insert into jobs.job (name, state, output, retry_count, retry_limit, completed_on, start_after)
     values (?, ?::jobs.job_state, ?, 2, 2, now(), now() + interval '1 hour') returning id`,
    [queue, state, JSON.stringify(output)],
  );

describe('operation at a glance', () => {
  test('tells how database, events, pictures and process are doing', async ({ em, app }) => {
    const viewer = await anAdministrator(em);
    const page = await listen(app, 'subscription { adminStatsChanged { totalUsers } }', viewer);
    await page.next();

    const { data } = await send(app, `{ adminOperation { ${OPERATION} } }`, viewer);
    expect(data.adminOperation).toMatchObject({
      version: '1.2.3',
      database: { state: 'OK', waitingForConnection: 0, connectionsMost: expect.any(Number) },
      pictures: { store: 'DISK', isAvailable: true },
    });
    const { openSockets, eventLagMs, eventLoopLagMs, memoryBytes, startedAt } = data.adminOperation;
    expect(openSockets).toBeGreaterThanOrEqual(1);
    expect(eventLagMs).toBeGreaterThan(0);
    expect(eventLoopLagMs).toBeGreaterThanOrEqual(0);
    expect(memoryBytes).toBeGreaterThan(10_000_000);
    expect(Date.parse(startedAt)).toBeLessThan(Date.now());
    page.close();
  });

  test('counts mails that wait and that failed, but none that would tell the viewer of a purchase', async ({
    em,
    app,
  }) => {
    const viewer = await anAdministrator(em);
    const surprise = await aList(em, { owner: viewer, privacy: 'PUBLIC', purchaseVisibility: 'SURPRISE' });
    const item = await anItem(em, { list: surprise });
    const ask = async () => (await send(app, `{ adminOperation { ${OPERATION} } }`, viewer)).data.adminOperation;
    const before = await ask();

    const buy = `mutation { purchaseSharedItem(token: "${surprise.shareToken}", itemId: "${item.id}",
      input: { email: "bob@example.test" }) { remaining } }`;
    expect((await send(app, buy)).errors).toBeUndefined();
    const after = await ask();
    expect(after.mail.waiting).toBe(before.mail.waiting);
    expect(after.jobs).toEqual(before.jobs);

    await aMail(em, { createdAt: new Date(Date.now() - 3_600_000) });
    await aMail(em, { state: 'FAILED' });
    await aMail(em, { state: 'FAILED', createdAt: new Date(Date.now() - 2 * 86_400_000) });
    const { mail } = await ask();
    expect(mail).toMatchObject({ waiting: before.mail.waiting + 1, failedToday: before.mail.failedToday + 1 });
    expect(mail.oldestWaitingSeconds).toBeGreaterThanOrEqual(3_600);
  });

  test('shows a run that failed until a later one was done, and a single job until it is retried', async ({
    em,
    app,
  }) => {
    const viewer = await anAdministrator(em);
    const job = async (queue: string) => {
      const { data } = await send(
        app,
        `{ adminOperation { jobs { queue failed waiting lastProblem lastDoneAt } } }`,
        viewer,
      );
      return data.adminOperation.jobs.find((found: { queue: string }) => found.queue === queue);
    };
    const problem = {
      name: 'DriverException',
      code: '23505',
      message: "insert into mails values ('ann@example.test')",
    };
    await aFailedJob(em, 'digests', problem);
    await aFailedJob(em, 'subscription-endings', { problem: 'TypeError: fetch failed' });
    expect(await job('DIGESTS')).toMatchObject({ failed: 1, lastProblem: 'DriverException (23505)' });
    expect(await job('SUBSCRIPTION_ENDINGS')).toMatchObject({ failed: 1, waiting: 0, lastProblem: 'TypeError' });

    await aFailedJob(em, 'digests', {}, 'completed');
    await aFailedJob(em, 'subscription-endings', {}, 'completed');
    expect(await job('DIGESTS')).toMatchObject({ failed: 0, lastProblem: null, lastDoneAt: expect.any(String) });
    expect(await job('SUBSCRIPTION_ENDINGS')).toMatchObject({ failed: 1 });

    const { data } = await send(app, 'mutation { retryJobs(queue: SUBSCRIPTION_ENDINGS) { version } }', viewer);
    expect(data.retryJobs.version).toBe('1.2.3');
    expect(await job('SUBSCRIPTION_ENDINGS')).toMatchObject({ failed: 0, waiting: 1 });
    const [entry] = await em.fork().find(AuditEntry, { action: 'JOBS_RETRIED', actorId: viewer.id });
    expect(entry).toMatchObject({ subjectKind: 'JOBS', subjectName: 'SUBSCRIPTION_ENDINGS' });
  });

  test('has waiting mails tried at once, and a run begun that is due later', async ({ em, app }) => {
    const viewer = await anAdministrator(em);
    const [{ id }] = (await aFailedJob(em, 'mail', { problem: 'Error: no server' }, 'retry')) as [{ id: string }];
    const due = `select start_after <= now() as "isDue" from jobs.job where id = ?`;
    expect(await em.execute(due, [id])).toEqual([{ isDue: false }]);

    await send(app, 'mutation { retryJobs(queue: MAIL) { version } }', viewer);
    expect(await em.execute(due, [id])).toEqual([{ isDue: true }]);

    const runs = `select count(*)::int as runs from jobs.job where name = 'clean-up' and state = 'created'`;
    for (let times = 0; times < 2; times++)
      await send(app, 'mutation { retryJobs(queue: CLEAN_UP) { version } }', viewer);
    expect(await em.execute(runs)).toEqual([{ runs: 1 }]);
  });

  test('is for administrators, and knows no other queues', async ({ em, app }) => {
    for (const query of [`{ adminOperation { version } }`, 'mutation { retryJobs(queue: MAIL) { version } }']) {
      expect((await send(app, query, await aUser(em))).errors[0].extensions.code).toBe('FORBIDDEN');
      expect((await send(app, query, null)).errors[0].extensions.code).toBe('UNAUTHENTICATED');
    }
    const { errors } = await send(app, 'mutation { retryJobs(queue: NONE) { version } }', await anAdministrator(em));
    expect(errors[0].extensions.code).toBe('GRAPHQL_VALIDATION_FAILED');
  });

  test('names the kind of a problem, and nothing that a statement or an answer says', () => {
    expect(problemKind({ name: 'ConnectionException', code: 'ECONNREFUSED', message: 'at db:5432' })).toBe(
      'ConnectionException (ECONNREFUSED)',
    );
    expect(problemKind({ problem: 'MailRefused: no ann@example.test here' })).toBe('MailRefused');
    expect(problemKind({ name: 'bob@example.test', code: 42 })).toBe('Error');
    expect(problemKind(null)).toBe('Error');
  });
});

describe('/metrics', () => {
  test('is there only where a token is set, and only for who says it', async ({ orm, infrastructure, app }) => {
    expect((await app.inject('/metrics')).statusCode).toBe(404);

    const measured = await createApp(orm, infrastructure, { metricsToken: TOKEN });
    const ask = (authorization?: string) =>
      measured.inject({ url: '/metrics', headers: authorization === undefined ? {} : { authorization } });
    for (const wrong of [undefined, 'Bearer ', `Bearer ${TOKEN}x`, `Bearer ${TOKEN.slice(1)}`, TOKEN, 'Basic x']) {
      const refused = await ask(wrong);
      expect(refused.statusCode).toBe(401);
      expect(refused.headers['www-authenticate']).toBe('Bearer');
      expect(refused.body).not.toContain('kindlist_');
    }
    const answer = await ask(`Bearer ${TOKEN}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/);
    await measured.close();
  });

  test('has the figures that administrators see, and no word of the asker', async ({ em, orm, infrastructure }) => {
    const measured = await createApp(orm, infrastructure, { metricsToken: TOKEN });
    const read = async () =>
      (await measured.inject({ url: '/metrics', headers: { authorization: `Bearer ${TOKEN}` } })).body;
    const list = await aList(em, { privacy: 'PUBLIC' });
    await aFailedJob(em, 'payments', { name: 'Error' });
    await aMail(em, { state: 'FAILED' });

    await measured.inject(`/api/v1/lists/shared/${list.shareToken}`);
    await measured.inject('/wp-admin/strange-address?token=secret');
    await measured.inject({ method: 'POST', url: '/graphql', payload: { query: '{ strangeName }' } });
    const text = await read();

    expect(text).toContain('kindlist_build_info{version="1.2.3"} 1');
    expect(text).toContain('kindlist_database_up 1');
    expect(text).toMatch(/kindlist_jobs_failed\{queue="payments"\} [1-9]/);
    expect(text).toMatch(/kindlist_mails_failed_today [1-9]/);
    expect(text).toMatch(/kindlist_event_lag_seconds \d/);
    expect(text).toMatch(/kindlist_database_connections\{state="in_use"\} \d/);
    const counted = 'kindlist_http_request_duration_seconds_count';
    expect(text).toContain(`${counted}{method="GET",route="/api/v1/lists/shared/:token",status="200"} 1`);
    expect(text).toContain(`${counted}{method="GET",route="none",status="404"} 1`);
    expect(text).toMatch(/route="\/graphql"/);
    for (const strange of [list.shareToken, 'wp-admin', 'strangeName', 'secret']) expect(text).not.toContain(strange);
    await measured.close();
  });

  test('says that the database is away, and what it knows without it', async ({ orm, infrastructure }) => {
    const { operationMonitor } = infrastructure;
    const figures = await operationMonitor.read(null);
    const away = {
      ...figures,
      database: { ...figures.database, state: 'away' as const },
      eventLagMs: null,
      stored: null,
    };
    const monitor = { read: async () => away } as unknown as typeof operationMonitor;
    const measured = await createApp(orm, { ...infrastructure, operationMonitor: monitor }, { metricsToken: TOKEN });

    const { body } = await measured.inject({ url: '/metrics', headers: { authorization: `Bearer ${TOKEN}` } });

    expect(body).toContain('kindlist_database_up 0');
    expect(body).toContain('kindlist_events_up 0');
    expect(body).toMatch(/kindlist_memory_bytes \d/);
    expect(body).not.toMatch(/^kindlist_(mails|jobs|event_lag)\w* \d/m);
    await measured.close();
  });
});
