// @vitest-environment jsdom
import { gql } from '@apollo/client';
import { MockedProvider } from '@apollo/client/testing/react';
import { renderHook, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { createCache } from '../../../../web/base/network/apollo-cache.ts';
import { CreateListScreen } from '../../../../web/lists/list-settings/CreateListScreen.tsx';
import { ForWhomDocument } from '../../../../web/lists/list-settings/ForWhom.generated.ts';
import { useListValueText } from '../../../../web/lists/list-settings/ForWhom.tsx';
import { UPDATE_LIST } from '../../../../web/lists/list-settings/list-changes.ts';
import { nextBirthday, personForm } from '../../../../web/lists/persons/birthdays.ts';
import { AddPersonDocument, RemovePersonDocument } from '../../../../web/lists/persons/PersonDialog.generated.ts';
import { anAccount } from '../../an-account.ts';
import { everyTime, openScreen } from '../../open-screen.tsx';

vi.mock('../../../../web/core/session/session.ts', () => ({
  useSession: () => ({ status: 'signedIn', account: anAccount({ name: 'Clara Moss' }) }),
  session: { getState: () => ({ status: 'signedIn', leaveTo: '/signin' }) },
}));

beforeEach(() => sessionStorage.clear());

const open = (address = '/lists/create', answers: Parameters<typeof openScreen>[3] = [persons()]) =>
  openScreen(CreateListScreen, '*', address, answers);

test('a kind that was chosen before is chosen here, and its name can be typed at once', async () => {
  const screen = open('/lists/create?type=SHOPPING');
  expect(screen.getByLabelText(/Shopping List/)).toHaveProperty('checked', true);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Name')));
});

test('says what holds by default, and unfolds it to be changed', async () => {
  const screen = open();
  expect(screen.getByText(/Only you and the people you invite can open it/).textContent).toMatch(/who bought what/);
  expect(screen.queryByLabelText(/^Public/)).toBeNull();

  await userEvent.click(screen.getByRole('button', { name: /^Change/ }));

  expect(screen.getByRole('group', { name: 'Privacy' }).contains(document.activeElement)).toBe(true);
  expect(screen.getByLabelText(/^Private/)).toHaveProperty('checked', true);
  expect(screen.getByLabelText(/Show me who bought what/)).toHaveProperty('checked', true);
});

test('a surprise is one tick away, asks until when, and cannot be had for shopping', async () => {
  const screen = open();
  expect(screen.getByLabelText('Name').getAttribute('placeholder')).toBe('Clara’s birthday');
  await userEvent.click(screen.getByLabelText(/Keep it a surprise/));
  expect(screen.getByLabelText('Event date')).toBeTruthy();
  expect(screen.getByText(/so don’t peek/)).toBeTruthy();
  expect(screen.queryByText(/who bought what/)).toBeNull();

  await userEvent.click(screen.getByLabelText(/Shopping List/));
  expect(screen.queryByLabelText(/Keep it a surprise/)).toBeNull();
  await userEvent.click(screen.getByLabelText(/^Wishlist/));

  expect(screen.getByLabelText(/Keep it a surprise/)).toHaveProperty('checked', false);
});

test('a registry asks for its event, and what is optional is one press away', async () => {
  const screen = open();
  expect(screen.queryByLabelText('Event type')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Add a description or a date' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Description'));
  expect(screen.getByLabelText('Event type').hasAttribute('required')).toBe(false);

  await userEvent.click(screen.getByLabelText(/Gift Registry/));

  expect(screen.getByLabelText('Event type').hasAttribute('required')).toBe(true);
});

test('a surprise keeps its day and its warning when the settings are unfolded', async () => {
  const screen = open();
  await userEvent.click(screen.getByLabelText(/Keep it a surprise/));
  await userEvent.type(screen.getByLabelText('Event date'), '2999-12-24');

  await userEvent.click(screen.getByRole('button', { name: /^Change/ }));

  expect(screen.getByLabelText('Event date')).toHaveProperty('value', '2999-12-24');
  expect(screen.getByText(/so don’t peek/)).toBeTruthy();
  await userEvent.click(screen.getByLabelText(/Show me who bought what/));
  expect(screen.getByLabelText('Event date')).toHaveProperty('value', '2999-12-24');
});

test('what a registry lacks is no longer told once it is there', async () => {
  const screen = open('/lists/create?type=REGISTRY');
  await userEvent.type(screen.getByLabelText('Name'), 'Our wedding');
  await userEvent.click(screen.getByRole('button', { name: 'Create List' }));
  expect(await screen.findByText('Event type and date are required for registries')).toBeTruthy();

  await userEvent.type(screen.getByLabelText('Event type'), 'Wedding');
  await userEvent.type(screen.getByLabelText('Event date'), '2999-06-14');

  await waitFor(() => expect(screen.queryByText('Event type and date are required for registries')).toBeNull());
});

test('a registry that lacks both its event and its date has both marked, and says why once; the event that was chosen is seen', async () => {
  const screen = open('/lists/create?type=REGISTRY');
  await userEvent.type(screen.getByLabelText('Name'), 'Our wedding');
  await userEvent.click(screen.getByRole('button', { name: 'Create List' }));
  expect(await screen.findAllByText('Event type and date are required for registries')).toHaveLength(1);
  for (const label of ['Event type', 'Event date'])
    expect(screen.getByLabelText(label).getAttribute('aria-invalid')).toBe('true');

  const wedding = screen.getByRole('button', { name: 'Wedding' });
  await userEvent.click(wedding);
  expect(wedding.getAttribute('aria-pressed')).toBe('true');
  await waitFor(() => expect(screen.getByLabelText('Event type').getAttribute('aria-invalid')).toBeNull());
  expect(screen.getByLabelText('Event date').getAttribute('aria-invalid')).toBe('true');
});

test('a registry whose name is too long is told at once what else it lacks', async () => {
  const screen = open('/lists/create?type=REGISTRY');
  await userEvent.click(screen.getByLabelText('Name'));
  await userEvent.paste('Our wedding '.repeat(10));

  await userEvent.click(screen.getByRole('button', { name: 'Create List' }));

  expect(await screen.findByText('Event type and date are required for registries')).toBeTruthy();
  for (const label of ['Name', 'Event type', 'Event date'])
    expect(screen.getByLabelText(label).getAttribute('aria-invalid')).toBe('true');
});

test('a registry without its date is told so at the date, and without its event at the event', async () => {
  const message = 'Event type and date are required for registries';
  const screen = open('/lists/create?type=REGISTRY');
  const accused = () =>
    ['Event type', 'Event date'].filter(
      (label) => screen.getByLabelText(label).getAttribute('aria-invalid') === 'true',
    );
  await userEvent.type(screen.getByLabelText('Name'), 'Our wedding');
  await userEvent.type(screen.getByLabelText('Event type'), 'Wedding');
  await userEvent.click(screen.getByRole('button', { name: 'Create List' }));
  expect(await screen.findByText(message)).toBeTruthy();
  expect(accused()).toEqual(['Event date']);

  await userEvent.type(screen.getByLabelText('Event date'), '2999-06-14');
  await userEvent.clear(screen.getByLabelText('Event type'));

  await waitFor(() => expect(accused()).toEqual(['Event type']));
});

test('how guests give is asked where a person changes what holds, and never for shopping', async () => {
  const screen = open();
  const isAsked = () => screen.queryByLabelText('Days that a gift is held for a guest') !== null;
  expect(isAsked()).toBe(false);

  await userEvent.click(screen.getByRole('button', { name: /^Change/ }));
  expect(isAsked()).toBe(true);
  expect(screen.getByRole('group', { name: 'What guests leave when they give something' })).toBeTruthy();

  await userEvent.click(screen.getByLabelText(/Shopping List/));
  expect(isAsked()).toBe(false);
});

const EMMA = { __typename: 'Person' as const, id: 'p1', name: 'Emma', birthday: null };
const persons = (...people: object[]) =>
  everyTime({ request: { query: ForWhomDocument }, result: { data: { persons: people } } });

test('a list is for its maker, and for somebody they look after at a choice, which leaves no surprise to keep', async () => {
  const screen = open('/lists/create', [persons(EMMA)]);
  const whom = screen.getByLabelText('Who is it for?');
  expect(whom).toHaveProperty('value', '');
  await userEvent.click(screen.getByLabelText(/Keep it a surprise/));

  await userEvent.selectOptions(whom, await screen.findByRole('option', { name: 'Emma' }));

  expect(screen.queryByLabelText(/Keep it a surprise/)).toBeNull();
  expect(screen.getByText(/Guests read your name/)).toBeTruthy();
  expect(screen.getByLabelText('Name').getAttribute('placeholder')).toBe('Emma’s birthday');
  await userEvent.click(screen.getByRole('button', { name: /^Change/ }));
  expect(screen.getByLabelText(/Show me who bought what/)).toHaveProperty('checked', true);
  expect(screen.getByText(/there’s no surprise to keep/)).toBeTruthy();
  await userEvent.selectOptions(whom, 'Me');
  expect(screen.getByLabelText(/Keep it a surprise/)).toBeTruthy();
});

test('somebody else is added in place, and their birthday is offered as the date', async () => {
  const birthday = { __typename: 'Birthday', month: 3, day: 9, year: null };
  const rex = { __typename: 'Person', id: 'p2', name: 'Rex', birthday };
  const added = {
    request: {
      query: AddPersonDocument,
      variables: ({ input }: { input: object }) => JSON.stringify(input).includes('"month":3,"day":9'),
    },
    result: { data: { createPerson: rex } },
  };
  const once = { ...persons(), maxUsageCount: 1 }; // asking again would fail
  const screen = open('/lists/create', [once, added] as never);

  await userEvent.selectOptions(screen.getByLabelText('Who is it for?'), 'Somebody else…');
  const dialog = within(await screen.findByRole('dialog', { name: 'Who is it for?' }));
  await userEvent.type(dialog.getByLabelText('Name'), 'Rex');
  await userEvent.type(dialog.getByLabelText('Day'), '31');
  await userEvent.selectOptions(dialog.getByLabelText('Month'), 'February');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Please enter a valid date')).toBeTruthy();
  await userEvent.clear(dialog.getByLabelText('Day'));
  await userEvent.type(dialog.getByLabelText('Day'), '9');
  await userEvent.selectOptions(dialog.getByLabelText('Month'), 'March');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByLabelText('Who is it for?')).toHaveProperty('value', 'p2');
  await userEvent.click(screen.getByRole('button', { name: /Take the birthday as the date/ }));
  expect(screen.getByLabelText('Event type')).toHaveProperty('value', 'Birthday');
  expect((screen.getByLabelText('Event date') as HTMLInputElement).value).toMatch(/^\d{4}-03-09$/);
  expect(document.activeElement).toBe(screen.getByLabelText('Event date'));
});

test('pressing again after a failure adds the same person once, and another under another key', async () => {
  const sent: { input: { name: string }; idempotencyKey: string }[] = [];
  const failing = {
    request: { query: AddPersonDocument, variables: (variables: never) => sent.push(variables) > 0 },
    error: new Error('No connection'),
  };
  const screen = open('/lists/create', [persons(), everyTime(failing as never)]);
  await userEvent.selectOptions(screen.getByLabelText('Who is it for?'), 'Somebody else…');
  const dialog = within(await screen.findByRole('dialog', { name: 'Who is it for?' }));
  const save = async (tries: number) => {
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent).toHaveLength(tries));
    await dialog.findByRole('alert');
  };
  await userEvent.type(dialog.getByLabelText('Name'), 'Rex');
  await save(1);
  await save(2);
  await userEvent.type(dialog.getByLabelText('Name'), ' II');
  await save(3);

  const [first, again, other] = sent.map(({ idempotencyKey }) => idempotencyKey);
  expect(again).toBe(first);
  expect(other).not.toBe(first);
});

test('a person is removed only after a yes, and the list is one’s own again', async () => {
  const removed = {
    request: { query: RemovePersonDocument, variables: { id: 'p1' } },
    result: { data: { removePerson: 'p1' } },
  };
  const screen = open('/lists/create', [{ ...persons(EMMA), maxUsageCount: 1 }, removed] as never);
  const whom = screen.getByLabelText('Who is it for?');
  await userEvent.selectOptions(whom, await screen.findByRole('option', { name: 'Emma' }));
  await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Remove' }));
  const question = () => within(screen.getByRole('alertdialog', { name: 'Remove Emma?' }));
  await userEvent.click(question().getByRole('button', { name: 'Cancel' }));
  expect(whom).toHaveProperty('value', 'p1');

  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  await userEvent.click(question().getByRole('button', { name: 'Remove' }));

  await waitFor(() => expect(whom).toHaveProperty('value', ''));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(screen.queryByRole('option', { name: 'Emma' })).toBeNull());
});

test.each([
  ['٩', '3', '٢٠١٥', { day: 9, month: 3, year: 2015 }],
  ['９', '3', '', { day: 9, month: 3, year: null }],
  ['1e1', '3', '', null],
  ['0x9', '3', '', null],
  ['-9', '3', '', null],
])('a birthday typed as %s in month %s of %s is %o', (day, month, year, read) => {
  expect(personForm.safeParse({ name: 'Emma', day, month, year }).data?.birthday ?? null).toEqual(read);
});

test.for([
  [{ month: 3, day: 9 }, '2027-03-09', '2027-03-09'],
  [{ month: 3, day: 8 }, '2027-03-09', '2028-03-08'],
  [{ month: 2, day: 29 }, '2027-01-01', '2027-02-28'],
  [{ month: 2, day: 29 }, '2027-03-01', '2028-02-29'],
  [{ month: 1, day: 1 }, '2027-12-31', '2028-01-01'],
] as const)('a birthday on %o comes, from %s on, next on %s', ([birthday, today, next]) => {
  const [year, month, day] = today.split('-').map(Number) as [number, number, number];
  expect(nextBirthday(birthday, new Date(year, month - 1, day, 23, 59))).toBe(next);
});

test('who chooses between two people reads their names, and “Me” for nobody', async () => {
  const answers = [{ request: { query: ForWhomDocument }, result: { data: { persons: [EMMA] } } }];
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MockedProvider mocks={answers}>{children}</MockedProvider>
  );
  const { result } = renderHook(() => useListValueText([{ field: 'personId' }]), { wrapper });
  await waitFor(() => expect(result.current('personId', 'p1')).toBe('Emma'));
  expect(result.current('personId', null)).toBe('Me');
  expect(result.current('personId', 'gone')).toBe('…');
  expect(result.current('privacy', 'PRIVATE')).toBe('Private');
});

const LIST = gql`
  query List {
    list(id: "l1") {
      id
      name
      person {
        id
        name
      }
    }
  }
`;

test('a list whose person is changed shows them while the change waits for a connection', () => {
  const cache = createCache();
  cache.writeQuery({ query: ForWhomDocument, data: { persons: [EMMA] } });
  cache.writeQuery({ query: LIST, data: { list: { __typename: 'List', id: 'l1', name: 'Birthday', person: null } } });
  const change = { key: 'k', kind: 'updateList', listId: 'l1', title: 'Birthday', madeAt: 0 };
  const show = (changes: object) => UPDATE_LIST.show(cache, { ...change, variables: { id: 'l1', changes } });
  const shown = () => cache.readQuery<{ list: unknown }>({ query: LIST })?.list;

  show({ personId: 'p1', name: 'Emma turns 7' });
  expect(shown()).toMatchObject({ name: 'Emma turns 7', person: { id: 'p1', name: 'Emma' } });
  show({ personId: 'unknown' });
  expect(shown()).toMatchObject({ person: { name: 'Emma' } });
  show({ personId: null });
  expect(shown()).toMatchObject({ person: null });
});
