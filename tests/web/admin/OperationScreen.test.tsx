// @vitest-environment jsdom
import { userEvent } from '@testing-library/user-event';
import { expect, onTestFinished, test } from 'vitest';
import { OperationScreenDocument } from '../../../web/admin/operation/OperationScreen.generated.ts';
import { OperationScreen } from '../../../web/admin/operation/OperationScreen.tsx';
import { RetryJobsDocument } from '../../../web/admin/operation/RetryJobs.generated.ts';
import { knownSite, setSite } from '../../../web/base/page/site.ts';
import { openScreen } from '../open-screen.tsx';

const aJob = (overrides: object) => ({
  ...{ __typename: 'JobOperation', queue: 'CLEAN_UP', waiting: 0, active: 0, failed: 0, oldestWaitingSeconds: null },
  ...{ lastDoneAt: new Date().toISOString(), lastProblem: null },
  ...overrides,
});

const backupsOf = (overrides: object = {}, last: object | null = {}) => ({
  ...{ __typename: 'BackupOperation', schedule: '30 3 * * *', isOverdue: false, keptCount: 4 },
  last: last && {
    ...{ __typename: 'Backup', name: 'kindlist-scheduled-2026-11-26T03-30-00.tar.gz', store: 'S3' },
    ...{ madeAt: new Date().toISOString(), checkedAt: new Date().toISOString(), megabytes: 42 },
    ...{ listCount: 17, pictureCount: 230, missingPictureCount: 0, ...last },
  },
  ...overrides,
});

const anOperation = (overrides: object = {}) => ({
  ...{ __typename: 'AdminOperation', version: '1.2.3', startedAt: new Date().toISOString(), memoryBytes: 150e6 },
  ...{ eventLoopLagMs: 3, openSockets: 12, eventLagMs: 1.2 },
  database: {
    ...{ __typename: 'DatabaseOperation', state: 'OK', connectionsInUse: 2, connectionsIdle: 1, connectionsMost: 10 },
    waitingForConnection: 0,
  },
  pictures: { __typename: 'PictureOperation', store: 'DISK', isAvailable: true },
  mail: { __typename: 'MailOperation', waiting: 0, oldestWaitingSeconds: null, failedToday: 0 },
  jobs: [aJob({})],
  backups: backupsOf(),
  problems: [],
  ...overrides,
});

const answer = (operation: object) => ({
  request: { query: OperationScreenDocument },
  result: { data: { adminOperation: operation } },
});
const open = (answers: object[]) =>
  openScreen(OperationScreen, '/admin/operation', '/admin/operation', answers as never);

test('each part says how it is doing', async () => {
  const screen = open([answer(anOperation())]);

  expect(await screen.findByText('2 of 10')).toBeDefined();
  for (const text of ['1.2.3', '150 MB', 'Nothing has failed.']) expect(screen.getByText(text)).toBeDefined();
  expect(screen.getAllByText('OK')).toHaveLength(6);
  expect(screen.queryByRole('button', { name: /Try again/ })).toBeNull();
});

test('what is wrong is named', async () => {
  const { database } = anOperation();
  const broken = {
    database: { ...database, state: 'READ_ONLY' },
    pictures: { __typename: 'PictureOperation', store: 'S3', isAvailable: false },
    mail: { __typename: 'MailOperation', waiting: 3, oldestWaitingSeconds: 7200, failedToday: 2 },
    eventLagMs: null,
    eventLoopLagMs: 900,
  };
  const screen = open([answer(anOperation(broken))]);

  for (const text of ['Read-only', 'Can’t be stored', '2 failed today', 'Don’t arrive', 'Busy', '2 hours ago']) {
    expect(await screen.findByText(text)).toBeDefined();
  }
});

test('that no mail server is set is no “OK”', async () => {
  const site = knownSite();
  onTestFinished(() => setSite(site));
  setSite({ ...site, mailEnabled: false });
  const screen = open([answer(anOperation())]);

  expect(await screen.findByText('No mail server is set')).toBeDefined();
  expect(screen.getAllByText('OK')).toHaveLength(5);
});

test('a problem that only they can put right is told to administrators', async () => {
  const message = 'The payment event evt_1 cannot be used: the subscription has no items.';
  const problem = { __typename: 'SiteProblem', id: '1', area: 'PAYMENTS', message, count: 3 };
  const screen = open([answer(anOperation({ problems: [{ ...problem, lastSeenAt: new Date().toISOString() }] }))]);

  const list = await screen.findByRole('region', { name: 'For you to put right' });
  expect(list.textContent).toContain(`Payments: ${message}`);
  expect(list.textContent).toContain('3 times');
});

test('a job that failed is tried again, and the figures follow', async () => {
  const failed = aJob({ queue: 'DIGESTS', failed: 2, lastProblem: 'DriverException (23505)' });
  const retry = {
    request: { query: RetryJobsDocument, variables: { queue: 'DIGESTS' } },
    result: { data: { retryJobs: { __typename: 'AdminOperation', version: '1.2.3' } } },
  };
  const screen = open([
    answer(anOperation({ jobs: [failed] })),
    retry,
    answer(anOperation({ jobs: [aJob({ queue: 'DIGESTS', active: 1 })] })),
  ]);
  expect(await screen.findByText('DriverException (23505)')).toBeDefined();

  await userEvent.click(screen.getByRole('button', { name: 'Try again: Daily and weekly digests' }));

  expect(await screen.findByText('Nothing has failed.')).toBeDefined();
  expect(screen.queryByText('2 failed')).toBeNull();
});

test('jobs that failed come first, and what runs as it should has no badge', async () => {
  const jobs = [aJob({ queue: 'MAIL' }), aJob({ queue: 'DIGESTS', failed: 2 }), aJob({ queue: 'PUSHES', failed: 1 })];
  const screen = open([answer(anOperation({ jobs }))]);

  const rows = [...(await screen.findByRole('list', { name: 'Jobs' })).children].map(({ textContent }) => textContent);
  expect(rows).toEqual([
    expect.stringMatching(/^Daily and weekly digests.*2 failed/),
    expect.stringMatching(/^Notifications on people’s devices.*1 failed/),
    expect.stringMatching(/^MailsLast run [^\d]+$/),
  ]);
  expect(rows.join()).not.toContain('OK');
});

test('what could not be read is read again on demand', async () => {
  const away = { request: { query: OperationScreenDocument }, error: new Error('away') };
  const screen = open([away, answer(anOperation())]);

  await userEvent.click(await screen.findByRole('button', { name: 'Try Again' }));

  expect(await screen.findByText('2 of 10')).toBeDefined();
});

test('the latest backup, and what its check has counted, stand there', async () => {
  const screen = open([answer(anOperation())]);

  const card = (await screen.findByRole('heading', { name: 'Backups', level: 2 })).closest('li');
  for (const text of ['OK', '42 MB', '17', '230', 'In an S3 bucket']) expect(card?.textContent).toContain(text);
  expect(card?.textContent).not.toContain('BACKUP_SCHEDULE');
});

test.for([
  [backupsOf({ isOverdue: true }), 'Overdue'],
  [backupsOf({}, { missingPictureCount: 2 }), 'Pictures are missing'],
  [backupsOf({}, null), 'None yet'],
  [backupsOf({ schedule: null, keptCount: 0 }, null), 'Not set up'],
] as const)('a backup that is not well is no “OK”: %#', async ([backups, state]) => {
  const screen = open([answer(anOperation({ backups }))]);

  expect(await screen.findByText(state)).toBeDefined();
});

test('an administrator starts a backup', async () => {
  const start = {
    request: { query: RetryJobsDocument, variables: { queue: 'BACKUPS' } },
    result: { data: { retryJobs: { __typename: 'AdminOperation', version: '1.2.3' } } },
  };
  const started = anOperation({ jobs: [aJob({ queue: 'BACKUPS', active: 1 })] });
  const screen = open([answer(anOperation()), start, answer(started)]);

  await userEvent.click(await screen.findByRole('button', { name: 'Back up now' }));

  expect(await screen.findByText('1 running')).toBeDefined();
});
