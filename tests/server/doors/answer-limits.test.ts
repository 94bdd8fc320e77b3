import { globSync, readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { buildSchema, getIntrospectionQuery, Kind, type OperationDefinitionNode, parse, validate } from 'graphql';
import { describe, expect } from 'vitest';
import { parseOperations } from '../../../scripts/operation-files.ts';
import { createApp } from '../../../server/app.ts';
import type { User } from '../../../server/core/users/user.entity.ts';
import { costOf, costRule, HIGHEST_COST, HIGHEST_SCHEMA_COST } from '../../../server/doors/graphql/query-cost.ts';
import { Item } from '../../../server/lists/items/item.entity.ts';
import { aList, aListThatIsTooLarge, anItem } from '../../builders/lists.ts';
import { bearer, listen, world as worlds } from '../graphql.ts';
import { test } from '../server-test.ts';

/** As often as fits into so many characters, each time under another name. */
function aliased(field: string, length: number): string {
  const count = Math.floor(length / (field.length + 6));
  return Array.from({ length: count }, (_, index) => `a${index}: ${field}`).join(' ');
}

async function post(app: FastifyInstance, query: string, viewer: User | null = null) {
  const headers = await bearer(app, viewer);
  const response = await app.inject({ method: 'POST', url: '/graphql', headers, payload: { query } });
  return { bytes: response.rawPayload.length, ...response.json() };
}

const refusal = {
  message: expect.stringMatching(/^This query costs [\d,]+, and at most [\d,]+ is allowed\./),
  extensions: {
    code: 'GRAPHQL_VALIDATION_FAILED',
    cost: expect.any(Number),
    limit: expect.toBeOneOf([HIGHEST_COST, HIGHEST_SCHEMA_COST]),
  },
};

/** As clients do that take GraphQL's own type of answer. */
async function askAsProgram(app: FastifyInstance, payload: object) {
  const headers = { accept: 'application/graphql-response+json' };
  const response = await app.inject({ method: 'POST', url: '/graphql', headers, payload });
  return { status: response.statusCode, body: response.json() };
}

describe('what an answer would cost is known before it is looked up', () => {
  test.for([
    [
      'the schema under many names',
      `{ ${aliased('__schema { ...all }', 9_500)} } fragment all on __Schema { types { fields { type { name } args { name } } } }`,
    ],
    [
      'a type under many names',
      `{ ${aliased('__type(name: "Mutation") { ...all }', 9_500)} } fragment all on __Type { fields { args { name type { name } } } }`,
    ],
    [
      'all lists under many names',
      `{ ${aliased('lists { ...all }', 9_500)} } fragment all on List { items { id title description notes } }`,
    ],
    [
      'large pages within large pages',
      '{ myLists(first: 200) { nodes { itemsConnection(first: 200) { nodes { id title } } } } }',
    ],
    [
      'large pages whose size a variable says',
      'query ($first: Int = 200) { myLists(first: $first) { nodes { itemsConnection(first: $first) { nodes { id title } } } } }',
    ],
    [
      'a share link under many names',
      `{ ${aliased('sharedList(token: "x") { ...all }', 9_500)} } fragment all on SharedList { items { id title description notes category price outgoingUrl currency } }`,
    ],
    ['many changes', `mutation { ${aliased('requestPasswordReset(email: "ann@example.test")', 19_500)} }`],
    [
      'fragments within fragments',
      `{ __type(name: "List") { ...f0 } } ${Array.from({ length: 8 }, (_, depth) => `fragment f${depth} on __Type { ${Array.from({ length: 8 }, (_, index) => `a${index}: ofType { ...f${depth + 1} }`).join(' ')} }`).join(' ')} fragment f8 on __Type { name }`,
    ],
  ] as const)('%s: refused, with cost and limit', async ([, query], { app }) => {
    const { errors, bytes } = await post(app, query);

    expect(errors).toMatchObject([refusal]);
    expect(bytes).toBeLessThan(10_000);
  });

  test('a hundred aliases of a long list: refused, though each asks for one value of an item', async ({ app, em }) => {
    const list = await aList(em, { privacy: 'PUBLIC' });
    const field = `sharedList(token: "${list.shareToken}") { items { title } }`;
    const query = (count: number) =>
      `{ ${Array.from({ length: count }, (_, index) => `a${index}: ${field}`).join(' ')} }`;

    expect((await post(app, query(100))).errors).toMatchObject([refusal]);
    expect((await post(app, query(3))).errors).toBeUndefined();
  });

  test('of many lists not all are expected to be long', () => {
    const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));
    const query = '{ lists { id name items { id title notes price currency purchases { id quantity guestName } } } }';

    expect(validate(schema, parse(query), [costRule])).toEqual([]);
  });

  test('a field counts once, however many fragments ask for it, and of several kinds of change the dearest', () => {
    const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));
    const costOfQuery = (query: string) => {
      const document = parse(query);
      expect(validate(schema, document, [costRule])).toEqual([]);
      return costOf(document.definitions[0] as OperationDefinitionNode);
    };
    const once = costOfQuery('{ list(id: "1") { items { title notes } } }');
    const again = 'fragment f on List { items { title } } fragment g on Item { notes title }';
    expect(costOfQuery(`{ list(id: "1") { items { title ...g } ...f ...f } } ${again}`)).toBe(once);

    const change = (kinds: string) => costOfQuery(`subscription { listChanged(listId: "1") { change { ${kinds} } } }`);
    const items = 'items { title }';
    expect(
      change(`... on ListOpened { ${items} } ... on ItemsReordered { ${items} } ... on ItemAdded { itemId }`),
    ).toBe(change(`... on ListOpened { ${items} }`));
  });

  test('over a socket too', async ({ app }) => {
    const { next, close } = await listen(
      app,
      `{ ${aliased('__schema { types { fields { type { name } } } }', 9_500)} }`,
    );

    expect(await next().catch((problems) => problems)).toMatchObject([refusal]);
    await close();
  });

  test('what tools ask of the schema is not too much', async ({ app }) => {
    const everything = {
      inputValueDeprecation: true,
      directiveIsRepeatable: true,
      schemaDescription: true,
      specifiedByUrl: true,
      oneOf: true,
    };
    for (const query of [getIntrospectionQuery(), getIntrospectionQuery(everything)]) {
      const { data, bytes } = await post(app, query);
      expect(data.__schema.types.length).toBeGreaterThan(20);
      expect(bytes).toBeGreaterThan(100_000);
    }
  });

  test('what our own app asks is not half of the limit', () => {
    const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));
    const { definitions } = parseOperations(
      globSync('web/**/*.graphql')
        .map((file) => readFileSync(file, 'utf8'))
        .join('\n'),
    );
    const fragments = definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION);
    const operations = definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);
    expect(operations.length).toBeGreaterThan(30);

    for (const operation of operations) {
      const twice = {
        ...operation,
        selectionSet: {
          ...operation.selectionSet,
          selections: [...operation.selectionSet.selections, ...operation.selectionSet.selections],
        },
      };
      const problems = validate(schema, { kind: Kind.DOCUMENT, definitions: [twice, ...fragments] }, [costRule]);
      expect(problems, operation.name?.value).toEqual([]);
    }
  });
});

describe('guests of one address', () => {
  test('have a budget per minute, over sockets too, and are told cost and limit', async ({
    orm,
    infrastructure,
    em,
  }) => {
    const list = await aList(em, { privacy: 'PUBLIC' });
    const member = list.owner.unwrap();
    const shared = `sharedList(token: "${list.shareToken}") { items { title } }`;
    const app = await createApp(orm, infrastructure, { guestCostPerMinute: 1000 });
    worlds.set(app, { orm, infrastructure });
    const spent = [
      {
        message: expect.stringMatching(
          /^This query costs 4\d\d, and without signing in your network can ask for 1,000 a minute\./,
        ),
        extensions: {
          code: 'RATE_LIMITED',
          cost: expect.any(Number),
          limit: 1000,
          retryAfterSeconds: expect.any(Number),
        },
      },
    ];

    expect((await post(app, `{ ${shared} }`)).data).toEqual({ sharedList: { items: [] } });
    expect((await post(app, `{ ${shared} }`)).data).toEqual({ sharedList: { items: [] } });
    const refused = await app.inject({ method: 'POST', url: '/graphql', payload: { query: `{ ${shared} }` } });
    expect([refused.statusCode, Number(refused.headers['retry-after'])]).toEqual([429, expect.any(Number)]);
    expect(refused.json().errors).toMatchObject(spent);
    const { next, close } = await listen(app, `{ ${shared} }`);
    expect(await next().catch((problems) => problems)).toMatchObject(spent);
    expect((await post(app, `{ ${shared} }`, member)).data).toEqual({ sharedList: { items: [] } });
    await close();
    await app.close();
  });

  test('pay once for a query whose variables are wrong, also when it is known by its text', async ({
    orm,
    infrastructure,
    em,
  }) => {
    const { shareToken: token } = await aList(em, { privacy: 'PUBLIC' });
    const query = 'query ($token: String!) { sharedList(token: $token) { name } }';
    const costApp = await createApp(orm, infrastructure, { guestCostPerMinute: query.length });
    const cost = (await askAsProgram(costApp, { query, variables: { token } })).body.errors[0].extensions.cost;
    await costApp.close();
    const app = await createApp(orm, infrastructure, { guestCostPerMinute: query.length + 10 * cost });
    const statuses = async (variables: object, times: number) => {
      const found: number[] = [];
      for (let time = 0; time < times; time++) found.push((await askAsProgram(app, { query, variables })).status);
      return found;
    };

    expect(await statuses({ token }, 4)).toEqual([200, 200, 200, 200]);
    expect(await statuses({ token: 7 }, 3)).toEqual([400, 400, 400]);
    expect(await statuses({ token }, 4)).toEqual([200, 200, 200, 429]);
    await app.close();
  });
});

describe('an answer that grows too large', () => {
  const TOO_LARGE = [
    {
      message: 'The answer would be larger than 8 MB. Ask for less at once.',
      extensions: { code: 'ANSWER_TOO_LARGE' },
    },
  ];

  test('ends, with one error in its place', async ({ app, em }) => {
    const list = await aList(em, { privacy: 'PUBLIC' });
    const text = { description: 'x'.repeat(1000), notes: 'y'.repeat(1000), category: 'z'.repeat(1000) };
    for (let index = 0; index < 1000; index++)
      em.create(Item, { list, title: `Mug ${index}`, orderIndex: index, ...text });
    await em.flush();
    const whole = `sharedList(token: "${list.shareToken}") { items { title description notes category } }`;

    expect((await post(app, `{ ${whole} }`)).data.sharedList.items).toHaveLength(1000);
    const { bytes, ...answer } = await post(app, `{ a: ${whole} b: ${whole} c: ${whole} }`);

    expect(answer).toEqual({ errors: TOO_LARGE });
    expect(bytes).toBeLessThan(1000);
    const { next, close } = await listen(app, `{ a: ${whole} b: ${whole} c: ${whole} }`);
    expect(await next()).toEqual(TOO_LARGE);
    await close();
  });

  test('over REST ends likewise, with 413', async ({ app, em }) => {
    const list = await aListThatIsTooLarge(em);

    const response = await app.inject({ url: `/api/v1/lists/shared/${list.shareToken}` });

    expect(response.statusCode).toBe(413);
    expect(response.json()).toMatchObject({ success: false, code: 'ANSWER_TOO_LARGE', message: TOO_LARGE[0]?.message });
  });

  test('does not count for the next one', async ({ app, em }) => {
    const list = await aList(em, { privacy: 'PUBLIC' });
    await anItem(em, { list });
    const { next, close } = await listen(
      app,
      `subscription { sharedListChanged(token: "${list.shareToken}") { kind } }`,
    );
    expect(await next()).toMatchObject({ sharedListChanged: { kind: 'OPENED' } });
    await close();
  });
});
