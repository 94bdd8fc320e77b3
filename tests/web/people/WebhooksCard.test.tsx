// @vitest-environment jsdom
import { fireEvent, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { webhookEvent } from '#rules/core/events/webhook-events';
import { session } from '../../../web/core/session/session.ts';
import { WebhookFormDocument } from '../../../web/people/webhooks/WebhookForm.generated.ts';
import { WebhookLogDocument } from '../../../web/people/webhooks/WebhookLog.generated.ts';
import {
  CreateWebhookDocument,
  DeleteWebhookDocument,
  RotateWebhookSecretDocument,
  TestWebhookDocument,
  WebhooksCardDocument,
} from '../../../web/people/webhooks/WebhooksCard.generated.ts';
import { WebhooksCard } from '../../../web/people/webhooks/WebhooksCard.tsx';
import { everyTime, openScreen } from '../open-screen.tsx';

const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const HOOK = {
  __typename: 'Webhook',
  id: 'w1',
  url: 'https://hooks.example.com/kindlist',
  events: ['ITEM_ADDED', 'ITEM_DELETED'],
  listIds: null,
  isOn: true,
  failures: 0,
  restsUntil: null,
  oldSecretUntil: null,
};
const TRY = {
  __typename: 'WebhookDelivery',
  id: 'd1',
  type: 'item.added',
  sentAt: '2026-11-20T12:00:00.000Z',
  isDelivered: true,
  status: 204,
  problem: null,
  request: '{"type":"item.added"}',
  answer: '',
};

const listed = (...webhooks: object[]) => ({
  request: { query: WebhooksCardDocument },
  result: { data: { webhooks } },
});
const lists = everyTime({
  request: { query: WebhookFormDocument },
  result: {
    data: {
      myLists: { __typename: 'ListConnection', nodes: [{ __typename: 'List', id: 'l1', name: 'Groceries' }] },
      viewedLists: [{ __typename: 'ViewedList', id: 'l2', name: 'Emma’s birthday', ownerName: 'Ida' }],
      followedLists: [],
    },
  },
});
const withSecret = { __typename: 'WebhookWithSecret', secret: SECRET, webhook: { __typename: 'Webhook', id: 'w1' } };

const open = (...answers: Parameters<typeof openScreen>[3]) =>
  openScreen(WebhooksCard, '/profile', '/profile', answers);

function signIn(subscriptionTier: 'FREE' | 'PREMIUM') {
  const state = session.getState();
  const account = { id: 'u1', subscriptionTier } as never;
  vi.spyOn(session, 'getState').mockReturnValue({ ...state, status: 'signedIn', account });
}

async function choose(screen: ReturnType<typeof open>, entry: string) {
  await userEvent.click(await screen.findByRole('button', { name: 'More about hooks.example.com' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: entry }));
}

beforeEach(() => signIn('PREMIUM'));
afterEach(() => void vi.restoreAllMocks());

test('a webhook is made for chosen lists and kinds, and its secret is shown once', async () => {
  const events = webhookEvent.options.filter((event) => event !== 'LIST_DELETED');
  const input = { url: HOOK.url, events, listIds: ['l1'] };
  const create = {
    request: {
      query: CreateWebhookDocument,
      variables: ({ idempotencyKey, ...others }: Record<string, unknown>) => {
        expect(others).toEqual({ input });
        return typeof idempotencyKey === 'string';
      },
    },
    result: { data: { createWebhook: withSecret } },
  };
  const screen = open(listed(), lists, create, listed(HOOK));
  fireEvent.click(await screen.findByRole('button', { name: 'Add a Webhook' }));
  const form = within(await screen.findByRole('dialog'));
  fireEvent.change(form.getByLabelText('Address'), { target: { value: HOOK.url } });
  fireEvent.click(form.getByRole('checkbox', { name: 'All your lists, also new ones' }));
  fireEvent.click(await form.findByRole('checkbox', { name: 'Groceries' }));
  fireEvent.click(form.getByRole('checkbox', { name: 'Lists deleted' }));
  fireEvent.click(form.getByRole('button', { name: 'Add a Webhook' }));

  expect(await screen.findByLabelText('Secret of the webhook')).toHaveProperty('value', SECRET);
  fireEvent.click(screen.getByRole('button', { name: 'Done' }));
  expect(document.body.textContent).not.toContain(SECRET);
  expect(JSON.stringify(screen.client.cache.extract())).not.toContain(SECRET);
  expect(await screen.findByText(HOOK.url)).toBeTruthy();
  expect(screen.getByText('All your lists, 2 kinds of events')).toBeTruthy();
});

test('an address without https and no list are told at their fields', async () => {
  const screen = open(listed(), lists);
  fireEvent.click(await screen.findByRole('button', { name: 'Add a Webhook' }));
  const form = within(await screen.findByRole('dialog'));
  fireEvent.change(form.getByLabelText('Address'), { target: { value: 'ftp://hooks.example.com' } });
  fireEvent.click(form.getByRole('checkbox', { name: 'All your lists, also new ones' }));
  fireEvent.click(form.getByRole('button', { name: 'Add a Webhook' }));

  expect(await screen.findByText('Please enter an address that begins with https://')).toBeTruthy();
  expect(await screen.findByText('Please choose a list')).toBeTruthy();
});

test('what was changed in its form is there again, the switch as well, until that is discarded in the form itself', async () => {
  const screen = open(listed(HOOK), lists);
  await choose(screen, 'Edit');
  await userEvent.click(await screen.findByRole('checkbox', { name: /^Switched on/ }));
  await userEvent.keyboard('{Escape}');
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  await choose(screen, 'Edit');
  const dialog = within(await screen.findByRole('dialog'));
  const isOn = () => dialog.getByRole<HTMLInputElement>('checkbox', { name: /^Switched on/ }).checked;
  await vi.waitFor(() => expect(isOn()).toBe(false));
  await userEvent.click(await dialog.findByRole('button', { name: 'Discard' }));

  expect(isOn()).toBe(true);
  expect(dialog.queryByRole('button', { name: 'Discard' })).toBeNull();
  expect(Object.keys(localStorage).filter((key) => key.includes('draft'))).toEqual([]);
});

test('a test is sent at once, and shows the answer', async () => {
  const answer = { ...TRY, type: 'test', status: 500, isDelivered: false, answer: 'oh no' };
  const screen = open(listed(HOOK), {
    request: { query: TestWebhookDocument, variables: { id: 'w1' } },
    result: { data: { testWebhook: answer } },
  });
  await choose(screen, 'Send a test');

  expect(await screen.findByText('Answered 500')).toBeTruthy();
  expect(screen.getByText('oh no')).toBeTruthy();
});

test('the log opens each try', async () => {
  const failed = { ...TRY, id: 'd2', status: null, problem: 'TIMEOUT', isDelivered: false };
  const screen = open(listed(HOOK), {
    request: { query: WebhookLogDocument, variables: { id: 'w1' } },
    result: {
      data: {
        webhookDeliveries: {
          __typename: 'WebhookDeliveryConnection',
          nodes: [TRY, failed],
          pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
        },
      },
    },
  });
  await choose(screen, 'Log');

  expect(await screen.findByText('Answered 204')).toBeTruthy();
  expect(screen.getByText('No answer within 10 seconds')).toBeTruthy();
  expect(screen.getAllByText(/"type": "item.added"/)).toHaveLength(2);
});

test('a new secret is made after a question, and shown once', async () => {
  const screen = open(listed(HOOK), {
    request: { query: RotateWebhookSecretDocument, variables: () => true },
    result: {
      data: {
        rotateWebhookSecret: {
          ...withSecret,
          webhook: { ...withSecret.webhook, oldSecretUntil: '2026-11-21T12:00:00.000Z' },
        },
      },
    },
  });
  await choose(screen, 'New secret');
  fireEvent.click(await screen.findByRole('button', { name: 'Make a new secret' }));

  expect(await screen.findByLabelText('Secret of the webhook')).toHaveProperty('value', SECRET);
});

test('one that is switched off, and one that fails, say so; one is deleted after a question', async () => {
  const screen = open(
    listed({ ...HOOK, isOn: false }, { ...HOOK, id: 'w2', url: 'https://other.example.com/', failures: 2 }),
    { request: { query: DeleteWebhookDocument, variables: { id: 'w1' } }, result: { data: { deleteWebhook: 'w1' } } },
    listed(),
  );
  expect(await screen.findByText('Switched off')).toBeTruthy();
  expect(screen.getByText('Failing')).toBeTruthy();
  await choose(screen, 'Delete');
  const question = await screen.findByRole('alertdialog');
  expect(question.textContent).toContain('Nothing more is sent to hooks.example.com');
  fireEvent.click(within(question).getByRole('button', { name: 'Delete' }));

  expect(await screen.findByText('You have no webhooks yet.')).toBeTruthy();
});

test('without Premium there is nothing to add, and what there is can be deleted', async () => {
  vi.restoreAllMocks();
  signIn('FREE');
  const screen = open(listed({ ...HOOK, failures: 2 }));
  expect(await screen.findByText(HOOK.url)).toBeTruthy();
  expect(screen.queryByText('Failing')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Add a Webhook' })).toBeNull();
});
