import { describe, expect } from 'vitest';
import { List } from '../../../server/lists/lists/list.entity.ts';
import { aUser } from '../../builders/accounts.ts';
import { aCollaborator } from '../../builders/collaborators.ts';
import { aList, anItem } from '../../builders/lists.ts';
import { send } from '../graphql.ts';
import { servicesOn, test } from '../server-test.ts';

const problem = (answer: { errors: { message: string; extensions: object }[] }) => answer.errors[0];

describe('making a list', () => {
  const CREATE =
    'mutation ($input: NewListInput!, $key: String) { createList(input: $input, idempotencyKey: $key) { id name description listType privacy purchaseVisibility eventType eventDate shareToken isDemo viewerRole revision } }';

  test('needs a name only: it is a private wishlist then, whose owner sees buyers', async ({ em, app }) => {
    const { data } = await send(app, CREATE, await aUser(em), { input: { name: ' Ida turns 7 ' } });

    expect(data.createList).toMatchObject({
      name: 'Ida turns 7',
      description: '',
      listType: 'WISHLIST',
      privacy: 'PRIVATE',
      purchaseVisibility: 'OWNER_SEES_BUYERS',
      eventType: null,
      eventDate: null,
      isDemo: false,
      viewerRole: 'OWNER',
    });
    expect(data.createList.shareToken).toMatch(/^[\w-]{24,}$/);
  });

  test.for([
    ['x', 'name', 'Name must be at least 2 characters'],
    ['x'.repeat(51), 'name', 'Name must be less than 50 characters'],
    ['<b>Gifts</b>', 'name', 'Name contains invalid characters'],
    ['javascript:gifts', 'name', 'Name contains invalid characters'],
    ['tab\tbed', 'name', 'Name contains invalid characters'],
  ])('refuses the name %j', async ([name, field, message], { em, app }) => {
    const answer = await send(app, CREATE, await aUser(em), { input: { name } });
    expect(problem(answer)).toMatchObject({
      message,
      extensions: { code: 'BAD_USER_INPUT', fields: { [field as string]: [message] } },
    });
  });

  test('takes a name of exactly 50 characters', async ({ em, app }) => {
    const { data } = await send(app, CREATE, await aUser(em), { input: { name: 'x'.repeat(50) } });
    expect(data.createList.name).toHaveLength(50);
  });

  test('asks of a registry for its event and date, at the one that is missing', async ({ em, app }) => {
    const message = 'Event type and date are required for registries';
    const input = { name: 'Wedding', listType: 'REGISTRY', eventType: 'Wedding' };
    expect(problem(await send(app, CREATE, await aUser(em), { input }))).toMatchObject({
      extensions: { fields: { eventDate: [message] } },
    });
    for (const eventDate of [undefined, '2031-06-14']) {
      const withoutEvent = { name: 'Wedding', listType: 'REGISTRY', eventDate };
      expect(problem(await send(app, CREATE, await aUser(em), { input: withoutEvent }))).toMatchObject({
        extensions: { fields: { eventType: [message] } },
      });
    }

    const complete = { ...input, eventDate: '2031-06-14T22:30:00.000Z' };
    const { data } = await send(app, CREATE, await aUser(em), { input: complete });
    expect(data.createList.eventDate).toBe('2031-06-14');
  });

  test('refuses an impossible date at its field, and cleans the description', async ({ em, app }) => {
    for (const eventDate of ['2031-02-30', 'in June', '2031-06-14 sometime']) {
      const refused = await send(app, CREATE, await aUser(em), { input: { name: 'Birthday', eventDate } });
      expect(problem(refused)).toMatchObject({
        extensions: { code: 'BAD_USER_INPUT', fields: { eventDate: ['Please enter a valid date'] } },
      });
    }
    for (const eventDate of ['0001-01-01', '1899-12-31', '3000-01-01', '9999-12-31T12:00:00Z']) {
      const refused = await send(app, CREATE, await aUser(em), { input: { name: 'Birthday', eventDate } });
      expect(problem(refused)).toMatchObject({
        extensions: { fields: { eventDate: ['Please choose a year between 1900 and 2999'] } },
      });
    }
    const description = ' hello <script>alert(1)</script><scr<script></script>ipt>friends ';
    const { data } = await send(app, CREATE, await aUser(em), { input: { name: 'Birthday', description } });
    expect(data.createList).toMatchObject({ eventDate: null, description: 'hello friends' });
  });

  test('refuses a surprise on a shopping list', async ({ em, app }) => {
    const input = { name: 'Groceries', listType: 'SHOPPING', purchaseVisibility: 'SURPRISE' };
    expect(problem(await send(app, CREATE, await aUser(em), { input }))).toMatchObject({
      extensions: { fields: { purchaseVisibility: ['A shopping list cannot keep its purchases a surprise'] } },
    });
  });

  test('answers a repeated key with the first list', async ({ em, app }) => {
    const owner = await aUser(em);
    const make = () => send(app, CREATE, owner, { input: { name: 'Birthday' }, key: 'one-tap' });

    const [first, second] = await Promise.all([make(), make()]);

    expect(second.data.createList.id).toBe(first.data.createList.id);
    expect(await em.count(List, { owner })).toBe(1);
  });

  test('stops at the limit of the plan, also for five at once', async ({ em, orm, infrastructure }) => {
    const owner = await aUser(em);
    await aList(em, { owner });
    const make = () => servicesOn(orm, infrastructure).lists.createList(owner, { name: 'Birthday' });

    const outcomes = await Promise.allSettled([make(), make(), make(), make(), make()]);

    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(4);
    await expect(make()).rejects.toMatchObject({
      code: 'PLAN_LIMIT',
      status: 402,
      message: 'Your plan allows up to 5 lists. To create another, delete one first.',
    });
  });
});

describe('my lists', () => {
  test('are the owned and the collaborated ones, each once, newest first', async ({ em, app }) => {
    const me = await aUser(em);
    const own = await aList(em, { owner: me, name: 'Own', createdAt: new Date('2026-01-01') });
    const theirs = await aList(em, { name: 'Theirs', createdAt: new Date('2026-01-02') });
    await aCollaborator(em, { list: theirs, user: me });
    await aList(em, { name: 'Unrelated' });
    const ids = async (source: string) =>
      (await send(app, `{ lists(source: ${source}) { id } }`, me)).data.lists.map(({ id }: { id: string }) => id);

    expect(await ids('ALL')).toEqual([theirs.id, own.id]);
    expect(await ids('OWNED')).toEqual([own.id]);
    expect(await ids('COLLABORATED')).toEqual([theirs.id]);
  });

  test('are found by name or description in any case, and by type', async ({ em, app }) => {
    const me = await aUser(em);
    await aList(em, { owner: me, name: 'Groceries', listType: 'SHOPPING' });
    await aList(em, { owner: me, name: '100% wool', description: 'for GRANDMA' });
    const names = async (filter: string) =>
      (await send(app, `{ lists(${filter}) { name } }`, me)).data.lists.map(({ name }: { name: string }) => name);

    expect(await names('search: "grandma"')).toEqual(['100% wool']);
    expect(await names('search: "0%"')).toEqual(['100% wool']);
    expect(await names('search: "_"')).toEqual([]);
    expect(await names('type: SHOPPING')).toEqual(['Groceries']);
  });
});

describe('changing a list', () => {
  test('writes only what was sent, and raises the revision', async ({ em, services }) => {
    const list = await aList(em, { name: 'Birthday', privacy: 'PUBLIC', description: 'Party' });

    const changed = await services.lists.updateList(list.owner.unwrap(), list.id, { name: 'Ida turns 7' });

    expect(changed).toMatchObject({ name: 'Ida turns 7', privacy: 'PUBLIC', description: 'Party', revision: 1 });
  });

  test('names both values when somebody else changed the same field meanwhile', async ({ em, app }) => {
    const list = await aList(em, { name: 'Changed by Tom', description: 'Party' });
    const query = `mutation { updateList(id: "${list.id}",
      changes: { name: "Changed by me", description: "Big party" }, base: { name: "Birthday", description: "Party" }
    ) { name } }`;

    const answer = await send(app, query, list.owner.unwrap());

    expect(problem(answer)).toMatchObject({
      extensions: {
        code: 'CONFLICT',
        conflicts: [{ field: 'name', theirs: 'Changed by Tom', yours: 'Changed by me' }],
      },
    });
    await em.refresh(list);
    expect(list).toMatchObject({ name: 'Changed by Tom', description: 'Party' });
  });

  test('passes when the stored value is the new one already', async ({ em, services }) => {
    const list = await aList(em, { name: 'Same' });
    const edit = services.lists.updateList(list.owner.unwrap(), list.id, { name: 'Same' }, { name: 'Before' });
    await expect(edit).resolves.toMatchObject({ name: 'Same' });
  });

  test('keeps a registry complete', async ({ em, services }) => {
    const list = await aList(em, { listType: 'REGISTRY', eventType: 'Wedding', eventDate: '2031-06-14' });
    const edit = services.lists.updateList(list.owner.unwrap(), list.id, { eventDate: null });
    await expect(edit).rejects.toMatchObject({
      fields: { eventDate: ['Event type and date are required for registries'] },
    });
  });

  test.for([
    [{ eventDate: null }, 'eventDate'],
    [{ eventType: null }, 'eventType'],
  ] as const)('of a registry blames what was cleared: %o', async ([changes, field], { em, services }) => {
    const list = await aList(em, { listType: 'REGISTRY', eventType: 'Wedding', eventDate: '2031-06-14' });

    const problem = await services.lists.updateList(list.owner.unwrap(), list.id, changes).catch((error) => error);

    expect(Object.keys(problem.fields)).toEqual([field]);
  });

  test('lets a collaborator edit texts, but send privacy, type and visibility only as they are', async ({
    em,
    services,
  }) => {
    const list = await aList(em);
    const friend = await aCollaborator(em, { list });

    await services.lists.updateList(friend, list.id, { name: 'Ours', privacy: 'PRIVATE', listType: 'WISHLIST' });

    for (const change of [
      { privacy: 'PUBLIC' },
      { listType: 'SHOPPING' },
      { purchaseVisibility: 'SURPRISE' },
    ] as const) {
      await expect(services.lists.updateList(friend, list.id, change)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    }
  });

  test('does not end a surprise by moving its day', async ({ em, services }) => {
    const list = await aList(em, { purchaseVisibility: 'SURPRISE', eventDate: '2999-12-24' });
    const friend = await aCollaborator(em, { list });
    const edit = services.lists.updateList(friend, list.id, { eventDate: '2020-12-24' });
    await expect(edit).rejects.toMatchObject({ code: 'BAD_USER_INPUT', fields: { eventDate: [expect.any(String)] } });

    const owner = list.owner.unwrap();
    const lifted = await services.lists.updateList(owner, list.id, { purchaseVisibility: 'OWNER_SEES_TAKEN' });
    expect(lifted.purchaseVisibility).toBe('OWNER_SEES_TAKEN');
  });

  test('loses nothing of two edits at once', async ({ em, orm, infrastructure }) => {
    const list = await aList(em);
    const edit = (changes: object) =>
      servicesOn(orm, infrastructure).lists.updateList(list.owner.unwrap(), list.id, changes);

    await Promise.all([edit({ name: 'New name' }), edit({ description: 'New text' })]);

    await em.refresh(list);
    expect(list).toMatchObject({ name: 'New name', description: 'New text', revision: 2 });
  });
});

describe('deleting a list', () => {
  test('takes its items along', async ({ em, app }) => {
    const item = await anItem(em);
    const list = item.list.unwrap();

    const { data } = await send(app, `mutation { deleteList(id: "${list.id}") }`, list.owner.unwrap());

    expect(data.deleteList).toBe(list.id);
    expect(await em.fork().findOne(List, list.id)).toBeNull();
  });
});

describe('who may do what with a list', () => {
  const ACTIONS = {
    read: (id: string) => `{ list(id: "${id}") { id } }`,
    rename: (id: string) => `mutation { updateList(id: "${id}", changes: { name: "Mine now" }) { id } }`,
    publish: (id: string) => `mutation { updateList(id: "${id}", changes: { privacy: PUBLIC }) { id } }`,
    add: (id: string) => `mutation { createItem(listId: "${id}", input: { title: "Mug" }) { id } }`,
    delete: (id: string) => `mutation { deleteList(id: "${id}") }`,
  };
  const ALLOWED = {
    owner: { read: null, rename: null, publish: null, add: null, delete: null },
    collaborator: { read: null, rename: null, publish: 'FORBIDDEN', add: null, delete: 'FORBIDDEN' },
    stranger: { read: 'FORBIDDEN', rename: 'FORBIDDEN', publish: 'FORBIDDEN', add: 'FORBIDDEN', delete: 'FORBIDDEN' },
    guest: {
      read: 'UNAUTHENTICATED',
      rename: 'UNAUTHENTICATED',
      publish: 'UNAUTHENTICATED',
      add: 'UNAUTHENTICATED',
      delete: 'UNAUTHENTICATED',
    },
  };

  test.for(
    Object.entries(ALLOWED).flatMap(([who, outcomes]) =>
      Object.entries(outcomes).map(([action, code]) => [who, action, code] as const),
    ),
  )('%s, %s: %s', async ([who, action, code], { em, app }) => {
    const list = await aList(em);
    const people = {
      owner: list.owner.unwrap(),
      collaborator: await aCollaborator(em, { list }),
      stranger: await aUser(em),
      guest: null,
    };

    const query = ACTIONS[action as keyof typeof ACTIONS](list.id);
    const { errors } = await send(app, query, people[who as keyof typeof people]);

    expect(errors?.[0].extensions.code ?? null).toBe(code);
  });

  test('a demo list is read by anyone and changed by nobody', async ({ em, app }) => {
    const item = await anItem(em, { list: await aList(em, { isDemo: true, privacy: 'PUBLIC' }) });
    const list = item.list.unwrap();
    const { data } = await send(app, `{ list(id: "${list.id}") { viewerRole items { title } } }`);
    expect(data.list).toEqual({ viewerRole: 'VIEWER', items: [{ title: 'Red bicycle' }] });

    const owner = list.owner.unwrap();
    const said = async (mutation: string) => problem(await send(app, `mutation { ${mutation} }`, owner));
    const kept = (what: string) => ({ message: `You cannot ${what} demo lists. Please create your own list first.` });
    expect(await said(`createItem(listId: "${list.id}", input: { title: "x" }) { id }`)).toMatchObject(
      kept('add items to'),
    );
    expect(await said(`updateItem(id: "${item.id}", changes: { title: "x" }) { id }`)).toMatchObject(
      kept('modify items in'),
    );
    expect(await said(`deleteItem(id: "${item.id}") { id }`)).toMatchObject(kept('delete items from'));
    expect(await said(`deleteList(id: "${list.id}")`)).toMatchObject(kept('modify items in'));
    expect(
      await said(`purchaseSharedItem(token: "${list.shareToken}", itemId: "${item.id}", input: {}) { remaining }`),
    ).toMatchObject({
      extensions: { code: 'DEMO_LIST' },
    });
  });

  test('an id that is none is simply not found', async ({ em, app }) => {
    const answer = await send(app, '{ list(id: "nonsense") { id } }', await aUser(em));
    expect(problem(answer)).toMatchObject({ message: 'List not found', extensions: { code: 'NOT_FOUND' } });
  });
});
