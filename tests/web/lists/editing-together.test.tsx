// @vitest-environment jsdom
import type { Duplex } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { ApolloClient } from '@apollo/client';
import { ApolloProvider, useApolloClient } from '@apollo/client/react';
import type { EntityManager } from '@mikro-orm/postgresql';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { type RefObject, useCallback, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, vi } from 'vitest';
import type { User } from '../../../server/core/users/user.entity.ts';
import { Item } from '../../../server/lists/items/item.entity.ts';
import type { List } from '../../../server/lists/lists/list.entity.ts';
import { createApolloClient } from '../../../web/base/network/apollo-client.ts';
import type { SessionStore } from '../../../web/core/session/session-store.ts';
import {
  CreateItemDocument,
  type Purchase_itemFragment,
  Purchase_itemFragmentDoc,
  UpdateItemDocument,
} from '../../../web/lists/items/cache/item-changes.generated.ts';
import { placeItem, removeItem } from '../../../web/lists/items/cache/list-items.ts';
import {
  type OpenList_itemFragment,
  useOpenList_listFragment,
} from '../../../web/lists/items/cache/open-list.generated.ts';
import { useArchive } from '../../../web/lists/items/cache/useArchive.ts';
import { usePurchase } from '../../../web/lists/items/cache/usePurchase.ts';
import { useReorderItems } from '../../../web/lists/items/cache/useReorderItems.ts';
import { DeleteItemDocument } from '../../../web/lists/items/rows/DeleteItemDialog.generated.ts';
import { useListScreenQuery } from '../../../web/lists/lists/ListScreen.generated.ts';
import { useLiveList } from '../../../web/lists/lists/useLiveList.ts';
import { offlineLoader } from '../../../web/lists/offline/load-offline.ts';
import { aUser } from '../../builders/accounts.ts';
import { aCollaborator } from '../../builders/collaborators.ts';
import { aList, anItem } from '../../builders/lists.ts';
import { LONGEST_WAIT_MS } from '../../run-limits.ts';
import { accessTokenOf, addressOf, send } from '../../server/graphql.ts';
import { test } from '../../server/server-test.ts';

/** To see again what a failure names; else each run is another. */
const SEED = process.env.TEST_SEED ? Number(process.env.TEST_SEED) : undefined;

const PEOPLE = 20;
const STEPS = 100;
const LATEST_ANSWER_MS = 120;

/** Ends what hangs. How long it takes on a machine that does other things, too, says nothing. */
const HANGS_AFTER_MS = 600_000;

/** Differing screens get this many more changes to catch up with. */
const LAST_CHANGES = 5;

vi.mock('sonner', () => ({ toast: { message: () => {}, success: () => {}, error: () => {} } }));

const step = fc.record({
  who: fc.nat(PEOPLE - 1),
  what: fc.constantFrom('add', 'edit', 'delete', 'move', 'archive', 'restore', 'tick', 'untick', 'drop'),
  /** Which item, among those that this person sees; and where it goes. */
  which: fc.nat(1000),
  where: fc.nat(1000),
});
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** Somebody's screen, and their actions there. */
interface Screen {
  client: ApolloClient;
  items: readonly OpenList_itemFragment[];
  act: (step: Step) => Promise<unknown> | undefined;
}

/** The list screen without its looks: the product's query, cache, live updates and ways to change things. */
function OpenList({ listId, screen }: { listId: string; screen: RefObject<Screen | null> }) {
  const client = useApolloClient();
  const { data, refetch } = useListScreenQuery({
    variables: { id: listId },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const reload = useCallback(
    () =>
      refetch().then(
        () => true,
        () => false,
      ),
    [refetch],
  );
  useLiveList(listId, { list: data?.list, reload, isEnding: false });
  if (!data) return null;
  return <Items list={data.list} client={client} screen={screen} />;
}

interface ItemsProps {
  list: Parameters<typeof useOpenList_listFragment>[0] & { id: string };
  client: ApolloClient;
  screen: RefObject<Screen | null>;
}

/** Archived by anybody, for anybody to restore. */
const archived: { id: string; listId: string; title: string }[] = [];

function Items({ list, client, screen }: ItemsProps) {
  const { data, complete } = useOpenList_listFragment(list);
  const items = complete ? data.items.nodes : [];
  const listId = list.id;
  const move = useReorderItems(listId);
  const { archive, restore } = useArchive();
  const { purchase, undo } = usePurchase();

  const change = ({ what, which, where }: Step) => {
    const item = items[which % items.length];
    const value = `${what} ${which} ${where}`;
    if (what === 'add') return add(value);
    if (what === 'restore')
      return archived.length ? restore(archived.splice(which % archived.length, 1)[0] as never) : undefined;
    if (!item) return undefined;
    const { id, title } = item;
    if (what === 'edit') {
      const field = where % 2 ? 'title' : 'notes';
      const variables = { id, changes: { [field]: value }, base: { [field]: item[field] } };
      return client.mutate({ mutation: UpdateItemDocument, variables });
    }
    if (what === 'delete') return remove(id);
    if (what === 'move') return move(items, which % items.length, where % items.length);
    if (what === 'archive') {
      archived.push({ id, listId, title });
      return archive({ id, listId, title, quantityPurchased: 0, purchases: [] });
    }
    if (what === 'tick') return purchase(item, 1);
    const from = client.cache.identify(item);
    const known = client.cache.readFragment<Purchase_itemFragment>({ id: from, fragment: Purchase_itemFragmentDoc });
    const bought = known?.purchases.find(({ mine }) => mine);
    return bought && undo(bought.id, item);
  };
  const add = (title: string) =>
    client.mutate<{ createItem: { id: string } }>({
      mutation: CreateItemDocument,
      variables: { listId, input: { title }, idempotencyKey: crypto.randomUUID() },
      update: (cache, { data: added }) => added && placeItem(cache, listId, added.createItem.id),
    });
  const remove = (id: string) =>
    client
      .mutate({
        mutation: DeleteItemDocument,
        variables: { id },
        update: (cache) => removeItem(cache, listId, id),
      })
      .catch(() => removeItem(client.cache, listId, id));

  useEffect(() => {
    screen.current = { client, items, act: change };
  });
  return null;
}

async function open(app: FastifyInstance, person: User, list: List): Promise<RefObject<Screen | null>> {
  const token = await accessTokenOf(app, person);
  const session = {
    getAccessToken: () => token,
    freshToken: async () => token,
    recover: async () => true,
    subscribe: () => () => {},
    getState: () => ({ status: 'signedIn' as const, account: person }),
  };
  const loadOffline = offlineLoader(session as unknown as SessionStore);
  const client = createApolloClient({ session, origin: await addressOf(app), loadOffline });
  const screen: RefObject<Screen | null> = { current: null };
  const root = createRoot(document.createElement('div'));
  onTestFinished(() => {
    root.unmount();
    client.stop();
  });
  root.render(
    <ApolloProvider client={client}>
      <OpenList listId={list.id} screen={screen} />
    </ApolloProvider>,
  );
  await vi.waitFor(() => expect(screen.current).not.toBeNull(), { timeout: HANGS_AFTER_MS });
  return screen;
}

const shownOf = ({ id, title, notes, quantityPurchased }: OpenList_itemFragment | Item) =>
  `${id} ${title} ${notes} ${quantityPurchased}`;

async function storedOf(em: EntityManager, list: List): Promise<string[]> {
  const where = { list: list.id, isArchived: false };
  return (await em.fork().find(Item, where, { orderBy: { orderIndex: 'asc', id: 'asc' } })).map(shownOf);
}

/** The calls of all clients, answered late by as much as `delay` says of each. `underWay` counts those that have no answer yet. */
function slowCalls() {
  const calls = { underWay: 0, delayMs: () => 0 };
  const reach = fetch;
  vi.stubGlobal('fetch', async (...call: Parameters<typeof fetch>) => {
    calls.underWay += 1;
    try {
      const response = await reach(...call);
      await pause(calls.delayMs()); // meanwhile, more may come live
      return response;
    } finally {
      calls.underWay -= 1;
    }
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  return calls;
}

test(
  'twenty people who edit one list at once, over connections that break, end with the same list',
  async ({ em, app }) => {
    const owner = await aUser(em, { subscriptionTier: 'PREMIUM' });
    const list = await aList(em, { listType: 'SHOPPING', owner });
    for (let count = 0; count < 8; count++) await anItem(em, { list, title: `Thing ${count}`, quantityDesired: 3 });
    const people = [owner];
    while (people.length < PEOPLE) people.push(await aCollaborator(em, { list }));
    const calls = slowCalls();
    const connections: Duplex[] = [];
    app.server.on('upgrade', (_request, connection) => connections.push(connection));
    const screens = await Promise.all(people.map((person) => open(app, person, list)));

    /** Comes after all others, so that who shows it has heard of them, or knows what was missed. */
    const lastChange = async () => {
      const create = `mutation { createItem(listId: "${list.id}", input: { title: "The last one" }) { id } }`;
      const { data } = await send(app, create, owner);
      const isShown = () => screens.every(({ current }) => current?.items.some(({ id }) => id === data.createItem.id));
      await vi.waitUntil(() => isShown() && calls.underWay === 0, { timeout: HANGS_AFTER_MS });
    };

    const differences = async () => {
      const stored = await storedOf(em, list);
      return screens.flatMap((screen, person) => {
        const shown = screen.current?.items.map(shownOf);
        return isDeepStrictEqual(shown, stored) ? [] : [{ person, shown, stored }];
      });
    };

    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: STEPS, maxLength: STEPS }), async (steps) => {
        let answers = 0;
        calls.delayMs = () => (steps[answers++ % STEPS]?.where ?? 0) % LATEST_ANSWER_MS;
        await Promise.all(
          screens.map(async (screen, person) => {
            for (const each of steps.filter(({ who }) => who === person)) {
              if (each.what === 'drop') connections[each.which % connections.length]?.destroy();
              else await screen.current?.act(each)?.catch(() => {}); // refusals are part of it
            }
          }),
        );

        await lastChange();
        for (let more = 0; more < LAST_CHANGES && (await differences()).length > 0; more++) await lastChange();
        // On a busy machine an answer may come too late, and its change waits to be sent again.
        await vi.waitFor(async () => expect(await differences()).toEqual([]), { timeout: 4 * LONGEST_WAIT_MS });
      }),
      { numRuns: 1, endOnFailure: true, seed: SEED }, // a failure names the seed with which to see it again
    );
  },
  HANGS_AFTER_MS,
);
