// @vitest-environment jsdom
import { waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { AuditLogScreenDocument } from '../../../web/admin/operation/AuditLogScreen.generated.ts';
import { AuditLogScreen } from '../../../web/admin/operation/AuditLogScreen.tsx';
import { everyTime, openScreen } from '../open-screen.tsx';

const entry = {
  __typename: 'AuditEntry',
  id: 'e2',
  happenedAt: '2026-11-20T10:00:00Z',
  actorName: 'Root',
  actorEmail: 'root@example.test',
  action: 'TIER_CHANGED',
  subjectKind: 'USER',
  subjectId: 'u1',
  subjectName: 'Ida',
  reason: null,
  address: '203.0.113.9',
  userAgent: null,
  changes: [{ __typename: 'AuditChange', name: 'tier', from: 'FREE', to: 'PREMIUM' }],
};
const saved = {
  ...entry,
  id: 'e1',
  action: 'SETTINGS_SAVED',
  subjectKind: 'SETTINGS',
  subjectId: null,
  subjectName: '',
};
const nothing = { before: null, search: null, action: null, subjectId: null };

const answer = (variables: object, data: object[], next: string | null = null) => ({
  request: { query: AuditLogScreenDocument, variables: { ...nothing, ...variables } },
  result: { data: { auditLog: { __typename: 'AuditLogPage', next, data } } },
});

const open = (answers: Parameters<typeof openScreen>[3]) =>
  openScreen(AuditLogScreen, '/admin/audit-log', '/admin/audit-log', answers);

test('administrators read who did what to whom, from where, and go on to older entries', async () => {
  const { findByRole, getByRole, getByText, queryByRole, router } = open([
    answer({}, [entry], 'e2'),
    answer({ before: 'e2' }, [saved]),
    answer({}, [entry], 'e2'),
  ]);

  expect((await findByRole('link', { name: 'Ida' })).getAttribute('href')).toBe('/admin/users/u1');
  expect(getByText('Plan: Free Plan → Premium')).toBeDefined();
  expect(getByText('By Root (root@example.test), from 203.0.113.9')).toBeDefined();

  await userEvent.click(getByRole('link', { name: 'Older' }));

  await waitFor(() => expect(queryByRole('link', { name: 'Ida' })).toBeNull());
  expect(getByRole('list', { name: 'Entries' }).textContent).toContain('Saved the settings');
  await userEvent.click(getByRole('link', { name: 'Newest' }));
  expect(await findByRole('link', { name: 'Ida' })).toBeDefined();
  expect(router.state.location.search).toBe('');
});

test('before anything was changed nothing speaks of searching', async () => {
  const screen = open([answer({}, [])]);

  expect(await screen.findByText('Nothing changed yet')).toBeDefined();
  expect(screen.queryByText(/found|try another/i)).toBeNull();
});

test('changes are said in words, whatever they are of', async () => {
  const change = (name: string, from: unknown, to: unknown) => {
    const text = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
    return { __typename: 'AuditChange', name, from: text(from), to: text(to) };
  };
  const limits = { free: 5, standard: 20, premium: 100 };
  const changes = [
    change('role', 'USER', 'ADMIN'),
    change('status', 'OPEN', 'DONE'),
    change('openReports', 2, 0),
    change('apiKeys', 3, 0),
    change('reason', 'It was spam', ''),
    change('isActive', true, false),
    change('maintenanceMode', false, true),
    change('siteName', 'Kindlist', '{Gifts}'),
    change('maxListsPerUser', limits, { ...limits, free: 9, premium: -1 }),
    change('name', '', 'Amazon'),
    change('defaultLogoUrl', '', ''),
    change('urlFormats', [], [{ urlPattern: 'shop.test/*' }, { urlPattern: 'shop.example/*' }]),
  ];
  const retried = {
    ...saved,
    id: 'e3',
    action: 'JOBS_RETRIED',
    subjectKind: 'JOBS',
    subjectName: 'CLEAN_UP',
    changes: [],
  };
  const { findByRole, getByText } = open([answer({}, [{ ...saved, changes }, retried])]);

  expect([...(await findByRole('list', { name: 'Changes' })).children].map(({ textContent }) => textContent)).toEqual([
    'Role: User → Admin',
    'Status: open → done',
    'Open reports: 2 → 0',
    'API keys: 3 → 0',
    'Reason: It was spam → nothing',
    'Active: yes → no',
    'Maintenance mode: no → yes',
    'Site name: Kindlist → {Gifts}',
    'Lists per user (free): 5 → 9',
    'Lists per user (premium): 100 → unlimited',
    'Name: Amazon',
    'Link patterns: nothing → shop.test/*, shop.example/*',
  ]);
  expect(getByText(/Deleting what has expired/)).toBeDefined();
});

test('what is searched and filtered stands in the address', async () => {
  const { findByRole, findByText, getByLabelText, router } = open([
    answer({}, [entry]),
    everyTime(answer({ search: 'nobody' }, [])),
    everyTime(answer({ search: 'nobody', action: 'SETTINGS_SAVED' }, [])),
  ]);
  await findByRole('link', { name: 'Ida' });

  await userEvent.click(getByLabelText('Search the audit log'));
  await userEvent.paste('nobody'); // in one go: after a pause what stands there is searched
  expect(await findByText('No entries found')).toBeDefined();
  await userEvent.selectOptions(getByLabelText('Action'), 'SETTINGS_SAVED');

  await waitFor(() => expect(router.state.location.search).toBe('?search=nobody&action=SETTINGS_SAVED'));
});

test('a log that cannot be read says so, and is tried again', async () => {
  const { findByRole, findByText, getByRole } = open([
    { request: { query: AuditLogScreenDocument, variables: nothing }, error: new Error('gone') },
    answer({}, [entry]),
  ]);

  expect(await findByText('Failed to load data. Please try again.')).toBeDefined();
  await userEvent.click(getByRole('button', { name: 'Try Again' }));

  expect(await findByRole('link', { name: 'Ida' })).toBeDefined();
});
