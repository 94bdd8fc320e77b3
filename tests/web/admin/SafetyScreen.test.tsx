// @vitest-environment jsdom
import { waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { AbuseSignalsDocument } from '../../../web/admin/users/AbuseSignals.generated.ts';
import { RemoveReportedTextDocument, ReportedTextsDocument } from '../../../web/admin/users/ReportedTexts.generated.ts';
import { SafetyScreenDocument } from '../../../web/admin/users/SafetyScreen.generated.ts';
import { SafetyScreen } from '../../../web/admin/users/SafetyScreen.tsx';
import { openScreen } from '../open-screen.tsx';

const REPORT = {
  ...{ __typename: 'ListReportEntry', id: 'report', reason: 'FRAUD', details: 'They took my money' },
  reportedAt: '2026-11-20T12:00:00.000Z',
};

const LIST = {
  ...{ __typename: 'ModeratedList', id: 'list', name: 'Cheap watches', listType: 'WISHLIST', shareToken: 'token' },
  ...{ isPublic: true, isDemo: false, ownerId: 'ida', ownerName: 'Ida', isOwnerSuspended: false, ownerApiKeyCount: 0 },
  ...{ hiddenAt: null, hiddenReason: null, openReports: 2, allReports: 7, reportedAt: REPORT.reportedAt },
  reports: [REPORT],
};

const answer = (
  data: object[],
  { which = 'REPORTED', after = null as string | null, next = null as string | null },
) => ({
  request: { query: SafetyScreenDocument, variables: { which, after } },
  result: { data: { moderatedLists: { __typename: 'ModeratedListPage', next, data } } },
});

const texts = (data: object[], maxUsageCount = 5) => ({
  request: { query: ReportedTextsDocument, variables: {} },
  result: { data: { reportedTexts: { __typename: 'ReportedTextPage', data } } },
  maxUsageCount,
});

const open = (answers: object[], search = '', reported = [texts([])]) =>
  openScreen(SafetyScreen, '/admin/safety', `/admin/safety${search}`, [...reported, ...answers] as never);

test('a text that a guest wrote stands above the lists where it was reported, and is removed with a reason for the log', async () => {
  const text = {
    ...{ __typename: 'ReportedText', id: 'text', kind: 'OFF_LIST_GIFT', text: 'Something cruel', listId: 'list' },
    ...{ listName: 'Ida turns 7', ownerId: 'ida', ownerName: 'Ida', openReports: 1, reportedAt: REPORT.reportedAt },
    reports: [REPORT],
  };
  const removed = {
    request: { query: RemoveReportedTextDocument, variables: { textId: 'text', reason: 'Cruel' } },
    result: { data: { removeReportedText: 'text' } },
  };
  const screen = open([answer([], {}), removed], '', [texts([text], 1), texts([])]);
  expect(await screen.findByText('Something cruel')).toBeDefined();
  expect(screen.getByText(/A gift beside a list of/)).toBeDefined();

  await userEvent.click(screen.getByRole('button', { name: 'Remove this text…' }));
  expect(await screen.findByText('It goes for everyone at once. Nobody is told.')).toBeDefined();
  await userEvent.type(screen.getByLabelText('Reason (optional)'), 'Cruel');
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));

  await waitFor(() => expect(screen.queryByText('Something cruel')).toBeNull());
});

test('a reported list shows whose it is, what was said of it, and what can be done', async () => {
  const screen = open([answer([LIST], {})]);

  expect((await screen.findByRole('link', { name: 'Cheap watches' })).getAttribute('href')).toBe('/shared/token');
  for (const text of ['2 open reports', '“They took my money”', 'The newest 1 of 7.']) {
    expect(screen.getByText(text)).toBeDefined();
  }
  expect(screen.getByRole('link', { name: 'Ida' }).getAttribute('href')).toBe('/admin/users/ida');
  for (const name of ['Hide list…', 'Close reports…']) expect(screen.getByRole('button', { name })).toBeDefined();
});

test('a private list has no name and leads nowhere', async () => {
  const isPrivate = { name: null, listType: null, shareToken: null, isPublic: false };
  const screen = open([answer([{ ...LIST, ...isPrivate }], {})]);

  expect(await screen.findByRole('heading', { name: 'A private list' })).toBeDefined();
  expect(screen.queryByRole('link', { name: 'A private list' })).toBeNull();
});

test('what to look at, and the place in it, stand in the address', async () => {
  const answers = [
    answer([LIST], { next: 'a-place' }),
    answer([{ ...LIST, id: 'older', name: 'Older list' }], { after: 'a-place' }),
    answer([], { which: 'HIDDEN' }),
  ];
  const screen = open(answers);
  await userEvent.click(await screen.findByRole('link', { name: 'Older' }));
  expect(await screen.findByText('Older list')).toBeDefined();
  expect(screen.router.state.location.search).toBe('?after=a-place');

  await userEvent.click(screen.getByRole('button', { name: 'Hidden' }));

  expect(await screen.findByText('No hidden lists')).toBeDefined();
  expect(screen.router.state.location.search).toBe('?view=HIDDEN');
});

test('where nothing could be loaded, it is tried again', async () => {
  const { request } = answer([], {});
  const screen = open([{ request, error: new Error('away') }, answer([], {})]);

  await userEvent.click(await screen.findByRole('button', { name: 'Try Again' }));

  expect(await screen.findByText('Nothing to look into')).toBeDefined();
});

test('a burst of purchases names lists and their owners, and no buyer', async () => {
  const list = {
    __typename: 'SignalledList',
    id: 'list',
    name: null,
    ownerId: 'ida',
    ownerName: 'Ida',
    isHidden: false,
  };
  const signal = {
    ...{ __typename: 'AbuseSignalEntry', id: 'signal', kind: 'PURCHASES', limitName: 'purchase', count: 32 },
    ...{ hour: '2026-11-20T12:00:00.000Z', addressKey: 'k3yOfOne', userId: null, userName: null, lists: [list] },
  };
  const result = { data: { abuseSignals: { __typename: 'AbuseSignalPage', next: null, data: [signal] } } };
  const request = { query: AbuseSignalsDocument, variables: { kind: null, after: null } };
  const screen = open([{ request, result }], '?view=SIGNALS');

  expect(await screen.findByText('32 purchases in an hour')).toBeDefined();
  expect(screen.getByText('from address k3yOfOne')).toBeDefined();
  expect(screen.getByText(/^A private list, by/)).toBeDefined();
});
