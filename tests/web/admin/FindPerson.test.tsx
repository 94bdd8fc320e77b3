// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { AdminFrame } from '../../../web/admin/frame/AdminFrame.tsx';
import { FindPersonDocument } from '../../../web/admin/frame/FindPerson.generated.ts';
import { openScreen } from '../open-screen.tsx';

const person = (id: string, name: string) => ({
  ...{ __typename: 'AdminUser', id, name, email: `${id}@example.test`, avatarUrl: null, role: 'USER' },
  suspendedAt: null,
});
const answer = (search: string | null, ...data: object[]) => ({
  request: { query: FindPersonDocument, variables: { search } },
  result: { data: { adminUsers: { __typename: 'AdminUserPage', total: data.length, data } } },
  maxUsageCount: 9,
});
const NEWEST = answer(null, person('u1', 'Ida'), person('u2', 'Bob'));

const open = (...answers: object[]) =>
  openScreen(AdminFrame, '/admin/*', '/admin/settings', [NEWEST, ...answers] as never);

test.each(['/', '{Control>}k{/Control}', '{Meta>}k{/Meta}'])('a press of %s finds a person by name', async (keys) => {
  const { router } = open(answer('ann', person('u3', 'Ann'), person('u4', 'Joanna')));

  await userEvent.keyboard(keys);
  await screen.findByRole('link', { name: /^Ida/ }); // the newest, before anything is typed
  await userEvent.keyboard('ann{Enter}'); // sooner than it is found

  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/users/u3'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('the arrows lead from the field to each person and back', async () => {
  open();
  await userEvent.click(screen.getAllByRole('button', { name: 'Find a person' })[0] as HTMLElement);
  const bob = await screen.findByRole('link', { name: /^Bob/ });
  const field = screen.getByLabelText('Name or email');
  expect(document.activeElement).toBe(field);

  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(document.activeElement).toBe(bob);
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');

  expect(document.activeElement).toBe(field);
});

test('a slash in a field is typed, and nobody who is found is said', async () => {
  open(answer('a/b'));
  await userEvent.keyboard('/');
  await screen.findByRole('link', { name: /^Ida/ });

  await userEvent.keyboard('a/b{Enter}');

  expect(await screen.findByText('No users found')).toBeDefined();
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  expect((screen.getByLabelText('Name or email') as HTMLInputElement).value).toBe('a/b');
});
