// @vitest-environment jsdom
import { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { MockLink } from '@apollo/client/testing';
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { subMinutes } from 'date-fns';
import { GraphQLError } from 'graphql';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { createCache } from '../../../web/base/network/apollo-cache.ts';
import { knownSite, setSite } from '../../../web/base/page/site.ts';
import {
  CollaboratorsDialogDocument,
  LiveCollaboratorsDocument,
} from '../../../web/lists/collaborators/CollaboratorsDialog.generated.ts';
import { CollaboratorsDialog } from '../../../web/lists/collaborators/CollaboratorsDialog.tsx';
import { RemoveCollaboratorDocument } from '../../../web/lists/collaborators/RemoveDialog.generated.ts';
import { SetCollaboratorRoleDocument } from '../../../web/lists/collaborators/RoleChoice.generated.ts';
import { InviteCollaboratorDocument } from '../../../web/lists/collaborators/useInvite.generated.ts';

const person = (id: string, name: string | null, email: string, mailedAt = new Date()) => ({
  __typename: 'Collaborator',
  userId: name ? id : null,
  invitationId: name ? null : id,
  name,
  avatarUrl: null,
  email,
  role: 'EDITOR',
  status: name ? 'ACTIVE' : 'PENDING',
  mailedAt: name ? null : mailedAt.toISOString(),
  invitationLink: null,
});
const bob = person('u2', 'Bob', 'bob@example.test');
const pending = person('i1', null, 'cleo@example.test');

const listWith = (collaborators: object[], viewerRole = 'OWNER') => ({
  __typename: 'List',
  revision: 1,
  id: 'l1',
  name: 'Picnic',
  listType: 'WISHLIST',
  purchaseVisibility: 'SURPRISE',
  person: null as object | null,
  viewerRole,
  owner: { __typename: 'User', id: 'u1', name: 'Ida', avatarUrl: '/images/avatars/ida-s.webp' },
  collaborators,
});

/** Opens the dialog as somebody; `answers` are what the server says to mutations. */
function open(list: object, answers: MockLink.MockedResponse[] = [], viewerId = 'u1') {
  const variables = { listId: 'l1' };
  const link = new MockLink([
    {
      request: { query: CollaboratorsDialogDocument, variables },
      result: { data: { me: { __typename: 'Account', id: viewerId }, list } },
    },
    { request: { query: LiveCollaboratorsDocument, variables }, delay: Number.POSITIVE_INFINITY },
    ...answers,
  ]);
  const onClose = vi.fn();
  const client = new ApolloClient({ link, cache: createCache(), dataMasking: true });
  const router = createMemoryRouter(
    [
      { path: '/lists/l1', element: <CollaboratorsDialog listId="l1" onClose={onClose} /> },
      { path: '/dashboard', element: <p>Dashboard</p> },
    ],
    { initialEntries: ['/lists/l1'] },
  );
  onTestFinished(cleanup);
  render(
    <ApolloProvider client={client}>
      <RouterProvider router={router} />
    </ApolloProvider>,
  );
  return { user: userEvent.setup(), onClose };
}

const inviting = (result: object): MockLink.MockedResponse => ({
  request: { query: InviteCollaboratorDocument, variables: () => true },
  result,
});
const removing = (id: string, list: object | null): MockLink.MockedResponse => ({
  request: { query: RemoveCollaboratorDocument, variables: { listId: 'l1', id } },
  result: { data: { removeCollaborator: list } },
});
const outcome = (result: string, list: { collaborators: object[] }) => ({
  data: { inviteCollaborator: { __typename: 'InvitationOutcome', result, collaborator: list.collaborators[0], list } },
});

const rows = () => within(screen.getByRole('list', { name: 'People' })).getAllByRole('listitem');

async function submit(user: ReturnType<typeof userEvent.setup>, email: string) {
  const field = await screen.findByLabelText('Email');
  if (email) await user.type(field, email);
  await user.click(screen.getByRole('button', { name: 'Invite' }));
}

describe('the owner', () => {
  test('sees who works on the list, what they may do, and who is still to come', async () => {
    open(listWith([bob, pending]));

    await screen.findByText('Bob');

    const [ida, ...texts] = rows().map(({ textContent }) => textContent);
    expect(ida).toBe('IdaOwner'); // with a picture, the others with their initial
    expect(document.querySelector('img')?.getAttribute('src')).toBe('/images/avatars/ida-s.webp');
    const choice = 'Can editHelperCan view'; // of the role
    expect(texts).toEqual([`BBobbob@example.test${choice}`, `Ccleo@example.testInvited just nowPending${choice}`]);
  });

  test('invites a helper by one choice, which says what it means', async () => {
    const sent = vi.fn(() => outcome('ADDED', listWith([{ ...bob, role: 'HELPER' }])));
    const request = { query: InviteCollaboratorDocument, variables: () => true };
    const { user } = open(listWith([]), [{ request, result: sent }]);
    const role = await screen.findByLabelText<HTMLSelectElement>('Role');
    expect(role.value).toBe('EDITOR');
    expect(screen.getByText('Edits the list, and receives the gifts together with you.')).toBeTruthy();

    await user.selectOptions(role, 'Helper');
    expect(screen.getByText(/sees who gives what, also during a surprise/)).toBeTruthy();
    await submit(user, 'bob@example.test');

    await screen.findByText('User has been added as a collaborator!');
    expect(sent).toHaveBeenCalledWith(
      expect.objectContaining({ input: { email: 'bob@example.test', role: 'HELPER' }, listId: 'l1' }),
    );
    expect(role.value).toBe('EDITOR'); // for the next one
  });

  test('gives somebody another role', async () => {
    const helper = { ...bob, role: 'HELPER' };
    const given = {
      request: { query: SetCollaboratorRoleDocument, variables: { listId: 'l1', id: 'u2', role: 'HELPER' } },
      result: { data: { setCollaboratorRole: listWith([helper]) } },
    };
    const { user } = open(listWith([bob]), [given]);

    await user.selectOptions(await screen.findByLabelText('Role of Bob'), 'Helper');

    await vi.waitFor(() => expect(screen.getByLabelText<HTMLSelectElement>('Role of Bob').value).toBe('HELPER'));
  });

  test('is asked for no role where nobody receives anything', async () => {
    open({ ...listWith([bob]), listType: 'SHOPPING' });

    await screen.findByText('Bob');

    expect(screen.queryByLabelText(/Role/)).toBeNull();
    expect(rows()[1]?.textContent).toBe('BBobbob@example.testCan edit');
  });

  test('reads what editors see of a list for somebody without an account', async () => {
    open({ ...listWith([]), person: { __typename: 'Person', id: 'p1', name: 'Emma' } });

    expect(await screen.findByText(/sees what’s given, as you do/)).toBeTruthy();
  });

  test('reads no promise of names where the list keeps them to itself', async () => {
    const { user } = open({ ...listWith([]), purchaseVisibility: 'OWNER_SEES_TAKEN' });

    await user.selectOptions(await screen.findByLabelText('Role'), 'Helper');

    expect(screen.getByText(/sees what’s taken, not by whom/)).toBeTruthy();
  });

  test.each([
    ['ADDED', 'User has been added as a collaborator!'],
    ['ALREADY_COLLABORATOR', 'User is already a collaborator on this list'],
    [
      'INVITED',
      'Invitation sent! They will become a collaborator when they create an account. If they have one already, the link in the email adds them.',
    ],
    ['OF_A_NEWER_SERVER', 'Collaborator invitation processed successfully!'],
  ])('is told what became of an invitation: %s', async (result, text) => {
    const { user } = open(listWith([]), [inviting(outcome(result, listWith([bob])))]);

    await submit(user, 'bob@example.test');

    expect((await screen.findByText(text)).closest('[role=status]')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('');
    expect(rows()).toHaveLength(2);
  });

  test('who invites an address twice is told that it is invited, and since when it can be sent again', async () => {
    const invited = listWith([person('i1', null, 'cleo@example.test', subMinutes(new Date(), 5))]);
    const { user } = open(listWith([]), [inviting(outcome('ALREADY_INVITED', invited))]);

    await submit(user, 'cleo@example.test');

    expect(await screen.findByText('Already invited 5 minutes ago. You can send it again in 54 minutes.')).toBeTruthy();
    expect(rows()[1]?.textContent).toContain('Invited 5 minutes ago');
    expect(screen.queryByRole('button', { name: /Send again/ })).toBeNull();
  });

  test('gets the link to pass on where the site sends no mails, and no mail is spoken of', async () => {
    const site = knownSite();
    onTestFinished(() => setSite(site));
    setSite({ ...site, mailEnabled: false });
    const invitationLink = 'https://kindlist.test/invitation/a.b';
    const invited = listWith([
      { ...person('i1', null, 'cleo@example.test', subMinutes(new Date(), 61)), invitationLink },
    ]);
    const { user } = open(listWith([]), [inviting(outcome('INVITED', invited))]);

    await submit(user, 'cleo@example.test');

    expect(
      await screen.findByText(
        'Invited! This site sends no emails: copy the link beside their address, and pass it on.',
      ),
    ).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Link to pass on to cleo@example.test').value).toBe(invitationLink);
    expect(screen.queryByRole('button', { name: /Send again/ })).toBeNull();
    expect(screen.queryByText(/We’ll email/)).toBeNull();
  });

  test('sends an invitation again once an hour is over', async () => {
    const invited = (minutesAgo: number) =>
      listWith([person('i1', null, 'cleo@example.test', subMinutes(new Date(), minutesAgo))]);
    const { user } = open(invited(61), [inviting(outcome('INVITED', invited(0)))]);

    await user.click(await screen.findByRole('button', { name: 'Send again to cleo@example.test' }));

    await vi.waitFor(() => expect(rows()[1]?.textContent).toContain('Invited just now'));
    expect(screen.queryByRole('button', { name: /Send again/ })).toBeNull();
  });

  test('is asked for the e-mail before the server is', async () => {
    const { user } = open(listWith([]));

    await submit(user, '  ');

    expect(await screen.findByText('Email is required')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Email'));
  });

  test("finds the server's word about the e-mail under it, and what was typed still there", async () => {
    const message = 'You cannot invite yourself';
    const refusal = new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT', fields: { email: [message] } } });
    const { user } = open(listWith([]), [inviting({ errors: [refusal] })]);

    await submit(user, 'ida@example.test');

    expect(await screen.findByText(message)).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ida@example.test');
  });

  test.each([
    [
      'says why',
      new GraphQLError('A list can have up to 50 collaborators.'),
      'A list can have up to 50 collaborators.',
    ],
    ['says nothing', new GraphQLError(''), 'Failed to send invitation'],
  ])('is told that it failed when the server %s', async (_case, problem, text) => {
    const { user } = open(listWith([]), [inviting({ errors: [problem] })]);

    await submit(user, 'bob@example.test');

    expect((await screen.findByText(text)).closest('[role=alert]')).toBeTruthy();
  });

  test('is told so when there is no server to be heard', async () => {
    const lost = {
      request: { query: InviteCollaboratorDocument, variables: () => true },
      error: new TypeError('fetch'),
    };
    const { user } = open(listWith([]), [lost]);

    await submit(user, 'bob@example.test');

    expect(await screen.findByText('An unexpected error occurred')).toBeTruthy();
  });

  test('removes somebody after one question', async () => {
    const { user } = open(listWith([bob]), [removing('u2', listWith([]))]);
    await user.click(await screen.findByRole('button', { name: 'Remove Bob' }));

    const question = screen.getByRole('alertdialog', { name: 'Remove collaborator' });
    await user.click(within(question).getByRole('button', { name: 'Remove' }));

    await vi.waitFor(() => expect(rows()).toHaveLength(1));
    expect(screen.queryByText('Bob')).toBeNull();
    await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('dialog', { name: 'Collaborators' })));
  });
});

describe('a collaborator', () => {
  test('sees the people, and can change nothing about them', async () => {
    open(listWith([{ ...bob, role: 'HELPER' }, pending], 'COLLABORATOR'), [], 'u2');

    await screen.findByText('Bob');

    expect(rows().map(({ textContent }) => textContent)).toEqual([
      'IdaOwner',
      'BBobbob@example.testHelper',
      'Ccleo@example.testInvited just nowPending',
    ]);
    expect(screen.queryByLabelText(/Role/)).toBeNull();
    expect(screen.queryByLabelText('Email')).toBeNull();
    expect(screen.queryByRole('button', { name: /Remove|Withdraw/ })).toBeNull();
  });

  test('leaves the list after one question, and is led to the dashboard', async () => {
    const { user, onClose } = open(listWith([bob], 'COLLABORATOR'), [removing('u2', null)], 'u2');
    await user.click(await screen.findByRole('button', { name: 'Leave list' }));

    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Leave list' }));

    expect(await screen.findByText('Dashboard')).toBeTruthy();
    expect(onClose).toHaveBeenCalled();
  });
});
