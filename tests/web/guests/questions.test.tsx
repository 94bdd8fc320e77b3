// @vitest-environment jsdom
import { cleanup, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { NEVER } from 'rxjs';
import { beforeEach, expect, test, vi } from 'vitest';
import { leaveSheets } from '../../../web/base/routing/sheets.ts';
import {
  AskQuestionDocument,
  SharedItemQuestionsDocument,
} from '../../../web/guests/questions/QuestionsDialog.generated.ts';
import { SharedListScreenDocument } from '../../../web/guests/shared-list/SharedListScreen.generated.ts';
import { SharedListScreen } from '../../../web/guests/shared-list/SharedListScreen.tsx';
import { openScreen } from '../open-screen.tsx';
import { aSharedItem, aSharedList } from './shared-lists.ts';

beforeEach(async () => {
  await leaveSheets();
  localStorage.clear();
  sessionStorage.clear();
});

const SIZE = {
  __typename: 'GiftQuestion',
  id: 'q1',
  text: 'Which size?',
  askedAt: new Date().toISOString(),
  answer: '39, please',
};

async function open(questions: object[], { item = {}, list = {}, failures = 0 } = {}) {
  const sent = vi.fn();
  const variables = (given: object) => Boolean(sent(given)) || true;
  const sharedList = aSharedList({ items: [aSharedItem({ questionCount: questions.length, ...item })], ...list });
  const asked = { data: { askQuestion: { __typename: 'GiftQuestion', id: 'q2' } } };
  const refused = { errors: [new GraphQLError('Too many', { extensions: { code: 'CONFLICT' } })] };
  const answers = [
    { request: { query: SharedListScreenDocument, variables: { token: 't1' } }, result: { data: { sharedList } } },
    {
      request: { query: SharedItemQuestionsDocument, variables: { token: 't1', itemId: 'i1' } },
      result: { data: { sharedItemQuestions: questions } },
      maxUsageCount: 9,
    },
    ...Array.from({ length: failures }, () => ({
      request: { query: AskQuestionDocument, variables },
      result: refused,
    })),
    { request: { query: AskQuestionDocument, variables }, result: asked },
  ];
  const screen = openScreen(SharedListScreen, '/shared/:shareToken', '/shared/t1', answers as never, NEVER);
  await screen.findByRole('heading', { name: 'Mug' });
  return { ...screen, sent };
}

test('a guest reads what was asked about a gift, and its answer', async () => {
  const screen = await open([SIZE]);

  await userEvent.click(screen.getByRole('button', { name: '1 question: Mug' }));

  const dialog = within(await screen.findByRole('dialog', { name: 'Questions' }));
  expect(await dialog.findByText('Which size?')).toBeTruthy();
  expect(dialog.getByText('39, please')).toBeTruthy();
});

test('a list without questions shows nothing of them; a guest asks from the sheet, and again with the same key', async () => {
  const screen = await open([], { failures: 1 });
  expect(screen.queryByText('Ask a question')).toBeNull();

  await userEvent.click(screen.getByRole('button', { name: /^Mark as Purchased/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Ask a question: Mug' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Questions' }));
  await userEvent.click(await dialog.findByRole('button', { name: 'Ask' }));
  expect(await dialog.findByText('Write a few words')).toBeTruthy();
  await userEvent.type(dialog.getByRole('textbox', { name: 'Your question' }), 'Which colour?');
  await userEvent.click(dialog.getByRole('button', { name: 'Ask' }));
  await waitFor(() => expect(screen.sent).toHaveBeenCalledTimes(1));
  expect(await dialog.findByText('Too many')).toBeTruthy();
  expect(dialog.getByRole('textbox')).toHaveProperty('value', 'Which colour?');
  await userEvent.click(dialog.getByRole('button', { name: 'Ask' }));

  await waitFor(() => expect(dialog.getByRole('textbox')).toHaveProperty('value', ''));
  const [[first], [second]] = screen.sent.mock.calls as [[object], [object]];
  expect(first).toMatchObject({ token: 't1', itemId: 'i1', text: 'Which colour?', idempotencyKey: expect.any(String) });
  expect(second).toEqual(first);
});

test('an owner who looks at the page reads the questions there, and cannot ask', async () => {
  const screen = await open([SIZE], { list: { viewerRole: 'OWNER' } });

  await userEvent.click(screen.getByRole('button', { name: '1 question: Mug' }));

  const dialog = within(await screen.findByRole('dialog', { name: 'Questions' }));
  expect(await dialog.findByText('Which size?')).toBeTruthy();
  expect(dialog.queryByRole('textbox')).toBeNull();
});

test('the sheet from which somebody asks stays, with what they typed into it', async () => {
  const screen = await open([]);
  await userEvent.click(screen.getByRole('button', { name: /^Mark as Purchased/ }));
  await userEvent.type(await screen.findByRole('textbox', { name: /^Email/ }), 'tom@example.test');

  await userEvent.click(screen.getByRole('button', { name: 'Ask a question: Mug' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Questions' }));
  await userEvent.click((await dialog.findAllByRole('button', { name: 'Close' }))[0] as HTMLElement);

  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Questions' })).toBeNull());
  expect(await screen.findByRole('textbox', { name: /^Email/ })).toHaveProperty('value', 'tom@example.test');
});

test('a question is there again after a reload, and one in other words is another question', async () => {
  const before = await open([], { failures: 1 });
  const askOf = async (screen: typeof before) => {
    await userEvent.click(screen.getByRole('button', { name: /^Mark as Purchased/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Ask a question: Mug' }));
    return within(await screen.findByRole('dialog', { name: 'Questions' }));
  };
  const dialog = await askOf(before);
  await userEvent.type(await dialog.findByRole('textbox'), 'Which colour');
  await userEvent.click(dialog.getByRole('button', { name: 'Ask' }));
  expect(await dialog.findByText('Too many')).toBeTruthy();
  await userEvent.type(dialog.getByRole('textbox'), '?');
  await userEvent.click(dialog.getByRole('button', { name: 'Ask' }));
  await waitFor(() => expect(dialog.getByRole('textbox')).toHaveProperty('value', ''));
  const keys = before.sent.mock.calls.map(([{ idempotencyKey }]) => idempotencyKey);
  expect(new Set(keys).size).toBe(2);
  await userEvent.type(dialog.getByRole('textbox'), 'And which size?');
  window.dispatchEvent(new Event('pagehide'));
  cleanup();
  await leaveSheets();

  const again = await askOf(await open([]));

  expect(await again.findByRole('textbox')).toHaveProperty('value', 'And which size?');
});
