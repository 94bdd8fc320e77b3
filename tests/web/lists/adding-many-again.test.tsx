// @vitest-environment jsdom
import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OperationTypeNode } from 'graphql';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { NEVER, of } from 'rxjs';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createCache } from '../../../web/base/network/apollo-cache.ts';
import { type DeviceDatabase, memoryDatabase } from '../../../web/base/storage/device-database.ts';
import { changesOf } from '../../../web/core/changes/useChanges.ts';
import { PasteToAdd } from '../../../web/lists/items/adding/PasteToAdd.tsx';
import { QuickAdd } from '../../../web/lists/items/adding/QuickAdd.tsx';
import { changeKinds } from '../../../web/lists/offline/change-kinds.ts';

const device = vi.hoisted(() => ({ database: undefined as unknown, visit: 0 }));
vi.mock('../../../web/base/storage/device-database.ts', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  openDeviceDatabase: () => ofThisVisit(device.database as DeviceDatabase),
}));
const learnt = vi.hoisted(() => ({ category: '' }));
vi.mock('../../../web/lists/items/adding/known-category.ts', () => ({
  prepareWords: async () => {},
  knownCategory: async () => learnt.category,
}));

/** A page that was left writes nothing any more. */
function ofThisVisit(database: DeviceDatabase): DeviceDatabase {
  const { visit } = device;
  return new Proxy(database, {
    get(target, name: keyof DeviceDatabase) {
      const act = target[name] as (...given: unknown[]) => Promise<unknown>;
      return (...given: unknown[]) => (visit === device.visit ? act(...given) : new Promise(() => {}));
    },
  });
}

type Answer = ApolloLink.Result | undefined;

/** Answers each key once and keeps the answer, as the real one does. */
let server: {
  titles: string[];
  kept: Map<unknown, { sent: string; answer: ApolloLink.Result }>;
  heard: string[];
  /** In place of the answer to a call for several. */
  call: (() => Answer) | null;
  /** Nothing that is asked for arrives. */
  isCut: boolean;
  /** It arrives, and the answer does not. */
  doesAnswer: boolean;
};
beforeEach(() => {
  device.database = memoryDatabase();
  device.visit += 1;
  learnt.category = '';
  server = { titles: [], kept: new Map(), heard: [], call: null, isCut: false, doesAnswer: true };
});

const refusal = (code: string) =>
  ({ data: null, errors: [{ message: `Refused: ${code}`, extensions: { code } }] }) as unknown as ApolloLink.Result;

function answerTo(name: string, { input, idempotencyKey: key }: Record<string, unknown>): Answer {
  server.heard.push(name);
  if (server.isCut) return;
  const sent = JSON.stringify([name, input]);
  const known = server.kept.get(key);
  if (known) return known.sent === sent ? known.answer : refusal('IDEMPOTENCY_KEY_REUSED');
  const things = [input].flat() as { title: string }[];
  const other = name === 'AddItems' ? server.call?.() : undefined;
  if (other) return other;
  if (things.some(({ title }) => title === 'Bad')) return refusal('BAD_USER_INPUT');
  const ids = things.map(({ title }) => `i${server.titles.push(title)}`);
  const list = { __typename: 'List', id: 'l1', itemCount: ids.length, itemRoom: null };
  const answer = {
    data:
      name === 'AddItems'
        ? { importItems: { __typename: 'ImportedItems', itemIds: ids, list } }
        : { createItem: { __typename: 'Item', id: ids[0] } },
  };
  server.kept.set(key, { sent, answer });
  return server.doesAnswer ? answer : undefined;
}

/** The page of a list. What a page that was left has asked for is not answered to it any more. */
function visit() {
  const { visit: mine } = device;
  const link = new ApolloLink(({ operationName, operationType, variables }) => {
    if (operationType === OperationTypeNode.SUBSCRIPTION || mine !== device.visit) return NEVER;
    if (operationName !== 'AddItems' && operationName !== 'CreateItem')
      return of({ data: { list: { __typename: 'List', id: 'l1', itemRoom: null } } });
    const answer = answerTo(operationName ?? '', variables);
    return answer ? of(answer) : NEVER;
  });
  const client = new ApolloClient({ link, cache: createCache(), dataMasking: true });
  const page = (
    <>
      <QuickAdd listId="l1" kind="SHOPPING" items={[]} />
      <PasteToAdd listId="l1" kind="SHOPPING" />
    </>
  );
  const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: ['/lists/l1'] });
  const changes = changesOf(client);
  changes.registerKinds(changeKinds);
  onTestFinished(() => {
    changes.stop();
    cleanup();
  });
  return {
    changes,
    open: () =>
      render(
        <ApolloProvider client={client}>
          <RouterProvider router={router} />
        </ApolloProvider>,
      ),
  };
}

async function forgetChanges() {
  const database = device.database as DeviceDatabase;
  const keys = await database.keys();
  await database.remove(keys.filter((key) => !key.endsWith(' additions')));
}

function leave() {
  cleanup();
  device.visit += 1;
}

async function paste(...lines: string[]) {
  fireEvent.paste(screen.getByRole('textbox'), { clipboardData: { getData: () => lines.join('\n') } });
  await userEvent.click(await screen.findByRole('button', { name: `Add ${lines.length} Items` }));
}

const LINES = ['Mug', 'Pot', 'Bad', 'Pan', 'Cup'];
const GOOD = ['Mug', 'Pot', 'Pan', 'Cup'];

test('many lines are added once each where the queue takes their refused call apart before the list is open again', async () => {
  server.isCut = true;
  visit().open();
  await paste(...LINES);
  await waitFor(() => expect(server.heard).toEqual(['AddItems']));
  leave();
  server.isCut = false;

  const { changes, open } = visit();
  await changes.load();
  await changes.send();
  expect(server.titles).toEqual(GOOD);
  open();
  await userEvent.type(await screen.findByRole('textbox'), 'Jug{Enter}');

  await waitFor(() => expect(server.titles).toContain('Jug'));
  expect(server.titles).toEqual([...GOOD, 'Jug']);
});

test('many lines are added once each where only the page of the list asks again, and their call is refused', async () => {
  server.isCut = true;
  visit().open();
  await paste(...LINES);
  await waitFor(() => expect(server.heard).toEqual(['AddItems']));
  leave();
  server.isCut = false;

  const { changes, open } = visit();
  open();
  await changes.load();
  await changes.send();

  await waitFor(() => expect([...server.titles].sort()).toEqual([...GOOD].sort()));
  await userEvent.type(await screen.findByRole('textbox'), 'Jug{Enter}');
  await waitFor(() => expect(server.titles).toContain('Jug'));
  expect(server.titles).toHaveLength(GOOD.length + 1);
});

test('a category that was learnt since makes no second list of a call that had arrived', async () => {
  server.doesAnswer = false;
  visit().open();
  await paste(...GOOD, 'Bowl');
  await waitFor(() => expect(server.titles).toHaveLength(5));
  leave();
  server.doesAnswer = true;
  learnt.category = 'Kitchen';
  await forgetChanges(); // as where only the additions could be kept

  visit().open();
  await userEvent.type(await screen.findByRole('textbox'), 'Jug{Enter}');

  await waitFor(() => expect(server.titles).toContain('Jug'));
  expect(server.titles).toEqual([...GOOD, 'Bowl', 'Jug']);
});

test('after a failure that says nothing of what was done, the same call is made again, and nothing one by one', async () => {
  server.call = () => refusal('INTERNAL_SERVER_ERROR');
  visit().open();
  await paste(...GOOD, 'Bowl');
  await screen.findByRole('button', { name: 'Try Again' });
  expect(new Set(server.heard)).toEqual(new Set(['AddItems']));
  server.call = null;

  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));

  await waitFor(() => expect(server.titles).toEqual([...GOOD, 'Bowl']));
  expect(server.heard).not.toContain('CreateItem');
});
