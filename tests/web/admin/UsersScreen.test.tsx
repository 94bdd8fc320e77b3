// @vitest-environment jsdom
import { cleanup, fireEvent, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { Subject } from 'rxjs';
import { expect, test } from 'vitest';
import { SetUserRoleDocument, SetUserTierDocument } from '../../../web/admin/users/EditUserDialog.generated.ts';
import { SubscriptionsScreen } from '../../../web/admin/users/SubscriptionsScreen.tsx';
import { UsersPageDocument } from '../../../web/admin/users/UsersPage.generated.ts';
import { UsersScreen } from '../../../web/admin/users/UsersScreen.tsx';
import { everyTime, openScreen } from '../open-screen.tsx';

const ida = {
  __typename: 'AdminUser',
  ...{ id: 'u1', name: 'Ida', email: 'ida@example.test', emailVerified: true, avatarUrl: null },
  ...{ role: 'USER', subscriptionTier: 'FREE', createdAt: '2026-11-20T10:00:00Z', suspendedAt: null },
  ...{ monthlyRevenue: 0, isGranted: false, isPastDue: false, isAnnual: false, cancelAtPeriodEnd: false },
  currentPeriodEnd: null,
};
const bob = { ...ida, id: 'u2', name: 'Bob', email: 'bob@example.test' };
const first = { page: 1, limit: 10, search: null, role: null, tier: null, status: null, after: null, before: null };

interface Shown {
  total?: number;
  totalPages?: number;
  tierCounts?: object;
}

const answer = (variables: object, data: object[], shown: Shown = {}) => ({
  request: { query: UsersPageDocument, variables: { ...first, ...variables } },
  result: {
    data: {
      adminUsers: {
        __typename: 'AdminUserPage',
        ...{ total: data.length, totalPages: 1, firstKey: 'first', lastKey: 'last', data },
        tierCounts: { __typename: 'TierCounts', free: 3, standard: 0, premium: 1 },
        ...shown,
      },
    },
  },
});

const open = (answers: Parameters<typeof openScreen>[3], events?: Parameters<typeof openScreen>[4]) =>
  openScreen(UsersScreen, '/admin/users', '/admin/users', answers, events);

test('people are searched on the server, and filters and pages stand in the address', async () => {
  const { findByRole, findByText, getByLabelText, getByRole, getByText, router } = open([
    answer({}, [ida], { total: 20, totalPages: 2 }),
    answer({ page: 2, after: 'last' }, [bob], { total: 20, totalPages: 2 }),
    everyTime(answer({ search: 'nobody' }, [])),
    everyTime(answer({ search: 'nobody', tier: 'PREMIUM' }, [])),
  ]);
  await findByRole('link', { name: 'Ida' });
  expect(getByText('Page 1 of 2')).toBeDefined();

  await userEvent.click(getByRole('button', { name: 'Next' }));
  await findByRole('link', { name: 'Bob' });
  expect(router.state.location.search).toBe('?page=2&after=last');

  await userEvent.click(getByLabelText('Search users'));
  await userEvent.paste('nobody'); // in one go: after a pause what stands there is searched
  expect(await findByText('No users found')).toBeDefined();
  await userEvent.selectOptions(getByLabelText('Plan'), 'PREMIUM');
  await waitFor(() => expect(router.state.location.search).toBe('?search=nobody&tier=PREMIUM'));
});

test('the dialog saves what was changed, a call each, and says why one was refused', async () => {
  const LAST = 'At least one administrator is required.';
  const { findByRole, findByText, getByRole, queryByRole } = open([
    answer({}, [{ ...ida, role: 'ADMIN' }]),
    {
      request: { query: SetUserRoleDocument, variables: { userId: 'u1', role: 'USER' } },
      result: { errors: [new GraphQLError(LAST, { extensions: { code: 'CONFLICT' } })] },
    },
    {
      request: { query: SetUserTierDocument, variables: { userId: 'u1', tier: 'PREMIUM', base: 'FREE' } },
      result: { data: { setUserTier: { __typename: 'GivenPlan', userId: 'u1', tier: 'PREMIUM' } } },
    },
    answer({}, [{ ...ida, role: 'ADMIN', subscriptionTier: 'PREMIUM' }]),
  ]);
  await userEvent.click(await findByRole('button', { name: 'Edit Ida' }));
  const dialog = within(getByRole('dialog', { name: 'Edit User' }));

  await userEvent.selectOptions(dialog.getByLabelText('Role'), 'USER');
  await userEvent.click(dialog.getByRole('button', { name: 'Save Changes' }));
  expect(await findByText(LAST)).toBeDefined();

  await userEvent.selectOptions(dialog.getByLabelText('Role'), 'ADMIN');
  await userEvent.selectOptions(dialog.getByLabelText('Subscription'), 'PREMIUM');
  await userEvent.click(dialog.getByRole('button', { name: 'Save Changes' }));
  await waitFor(() => expect(queryByRole('dialog')).toBeNull());
});

test('where another administrator changed the plan meanwhile, the person chooses', async () => {
  const save = (base: string, result: object) => ({
    request: { query: SetUserTierDocument, variables: { userId: 'u1', tier: 'PREMIUM', base } },
    result,
  });
  const conflicts = [{ field: 'tier', theirs: 'STANDARD', yours: 'PREMIUM', by: 'Root', isYours: false }];
  const extensions = { code: 'CONFLICT', conflicts };
  const { findByRole, findByText, getByRole, queryByRole } = open([
    answer({}, [ida]),
    save('FREE', { errors: [new GraphQLError('Root changed this in the meantime.', { extensions })] }),
    save('STANDARD', { data: { setUserTier: { __typename: 'GivenPlan', userId: 'u1', tier: 'PREMIUM' } } }),
    answer({}, [{ ...ida, subscriptionTier: 'PREMIUM' }]),
  ]);
  await userEvent.click(await findByRole('button', { name: 'Edit Ida' }));
  const dialog = within(getByRole('dialog', { name: 'Edit User' }));
  await userEvent.selectOptions(dialog.getByLabelText('Subscription'), 'PREMIUM');
  await userEvent.click(dialog.getByRole('button', { name: 'Save Changes' }));

  expect(await findByText('Subscription: Root changed this in the meantime.')).toBeDefined();
  await userEvent.click(dialog.getByRole('button', { name: 'Keep mine' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Save Changes' }));

  await waitFor(() => expect(queryByRole('dialog')).toBeNull());
});

test('a role and a plan that are chosen and not saved outlast a reload, and what somebody else saved meanwhile is noticed', async () => {
  const edit = async (user: object, answers: Parameters<typeof open>[0] = []) => {
    const screen = open([answer({}, [user]), ...answers]);
    await userEvent.click(await screen.findByRole('button', { name: 'Edit Ida' }));
    return within(screen.getByRole('dialog', { name: 'Edit User' }));
  };
  const chosen = (dialog: Awaited<ReturnType<typeof edit>>) =>
    ['Role', 'Subscription'].map((label) => dialog.getByLabelText<HTMLSelectElement>(label).value);
  const dialog = await edit(ida);
  await userEvent.selectOptions(dialog.getByLabelText('Role'), 'ADMIN');
  await userEvent.selectOptions(dialog.getByLabelText('Subscription'), 'PREMIUM');
  fireEvent(window, new Event('pagehide'));
  cleanup();

  const conflicts = [{ field: 'tier', theirs: 'STANDARD', yours: 'PREMIUM', by: 'Root', isYours: false }];
  const extensions = { code: 'CONFLICT', conflicts };
  const again = await edit({ ...ida, subscriptionTier: 'STANDARD' }, [
    {
      request: { query: SetUserRoleDocument, variables: { userId: 'u1', role: 'ADMIN' } },
      result: { data: { setUserRole: { __typename: 'AdminUser', id: 'u1', role: 'ADMIN' } } },
    },
    {
      request: { query: SetUserTierDocument, variables: { userId: 'u1', tier: 'PREMIUM', base: 'FREE' } },
      result: { errors: [new GraphQLError('Root changed this in the meantime.', { extensions })] },
    },
  ]);
  expect(chosen(again)).toEqual(['ADMIN', 'PREMIUM']);
  await userEvent.click(again.getByRole('button', { name: 'Save Changes' }));
  expect(await again.findByText('Subscription: Root changed this in the meantime.')).toBeDefined();
  await userEvent.click(again.getByRole('button', { name: 'Cancel' }));
  cleanup();

  expect(chosen(await edit(ida))).toEqual(['USER', 'FREE']);
});

test('a change that fails for no known reason is said in general words', async () => {
  const { findByRole, findByText, getByRole } = open([answer({}, [ida])]);
  expect((await findByRole('link', { name: 'Back to Dashboard' })).getAttribute('href')).toBe('/admin');
  await userEvent.click(await findByRole('button', { name: 'Edit Ida' }));
  const dialog = within(getByRole('dialog', { name: 'Edit User' }));

  await userEvent.selectOptions(dialog.getByLabelText('Role'), 'ADMIN');
  await userEvent.click(dialog.getByRole('button', { name: 'Save Changes' })); // nothing answers

  expect(await findByText('Failed to update user. Please try again.')).toBeDefined();
});

test('a search that is refused is said beside the field, in place of the people found before', async () => {
  const { findByRole, findByText, getByLabelText, queryByRole } = open([
    answer({}, [ida]),
    everyTime({
      request: { query: UsersPageDocument, variables: { ...first, search: 'xxx' } },
      result: {
        errors: [
          new GraphQLError('A search must be at most 254 characters', {
            extensions: { code: 'BAD_USER_INPUT' },
          }),
        ],
      },
    }),
  ]);
  await findByRole('link', { name: 'Ida' });

  await userEvent.click(getByLabelText('Search users'));
  await userEvent.paste('xxx'); // in one go: after a pause what stands there is searched

  expect(await findByText('A search must be at most 254 characters')).toBeDefined();
  expect(queryByRole('link', { name: 'Ida' })).toBeNull();
  expect(getByLabelText('Search users')).toHaveProperty('value', 'xxx');
});

test('a list that cannot be read says so, and is tried again', async () => {
  const { findByRole, findByText, getByRole } = open([
    { request: { query: UsersPageDocument, variables: first }, error: new Error('gone') },
    answer({}, [ida]),
  ]);

  expect(await findByText('Failed to load data. Please try again.')).toBeDefined();
  await userEvent.click(getByRole('button', { name: 'Try Again' }));

  expect(await findByRole('link', { name: 'Ida' })).toBeDefined();
});

test('subscriptions count all who are found, and a plan is changed in its row', async () => {
  const paying = { ...bob, subscriptionTier: 'PREMIUM', monthlyRevenue: 8.33, isAnnual: true };
  const { findByRole, getByLabelText, getByRole, getByText } = openScreen(
    SubscriptionsScreen,
    '/admin/subscriptions',
    '/admin/subscriptions',
    [
      answer({ limit: 25 }, [ida, paying], { total: 4 }),
      {
        request: { query: SetUserTierDocument, variables: { userId: 'u1', tier: 'STANDARD', base: 'FREE' } },
        result: { data: { setUserTier: { __typename: 'GivenPlan', userId: 'u1', tier: 'STANDARD' } } },
      },
      answer({ limit: 25 }, [{ ...ida, subscriptionTier: 'STANDARD', isGranted: true }, paying], { total: 4 }),
    ],
  );
  await findByRole('link', { name: 'Ida' });
  expect(getByText('75%')).toBeDefined();
  expect(getByText('$8.33/mo')).toBeDefined();
  expect(getByText('paid by the year')).toBeDefined();

  await userEvent.click(getByRole('button', { name: /^Change\s*the plan of Ida/ }));
  await userEvent.selectOptions(getByLabelText('Plan of Ida'), 'STANDARD');
  await userEvent.click(getByRole('button', { name: 'Confirm for Ida' }));

  await waitFor(() => expect(getByText('a gift')).toBeDefined());
});

test('a person who signs up meanwhile comes into the list by itself', async () => {
  const events = new Subject<{ data: object }>();
  const { findByRole } = open([answer({}, [ida]), answer({}, [bob, ida], { total: 2 })], events);
  await findByRole('link', { name: 'Ida' });

  const counts = { __typename: 'SubscriptionCounts', free: 4, standard: 0, premium: 1 };
  events.next({ data: { adminStatsChanged: { __typename: 'AdminStats', totalUsers: 5, subscriptionCounts: counts } } });

  expect(await findByRole('link', { name: 'Bob' })).toBeDefined();
});

test('a name that nobody can see is told by its address, and one that turns the line is straight', async () => {
  const nameless = { ...ida, id: 'u3', name: '\u200b\u3164', email: 'nameless@example.test' };
  const { findByRole, getAllByText, getByRole } = open([answer({}, [nameless, { ...bob, name: '\u202eevil' }])]);

  expect(await findByRole('link', { name: 'nameless@example.test' })).toBeDefined();
  expect(getAllByText('nameless@example.test')).toHaveLength(1);
  expect(getByRole('button', { name: 'Edit nameless@example.test' })).toBeDefined();
  expect(getByRole('link', { name: 'evil' }).querySelector('bdi')?.textContent).toBe('evil');
});
