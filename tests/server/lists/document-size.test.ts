import { readFileSync } from 'node:fs';
import { buildSchema } from 'graphql';
import { describe, expect } from 'vitest';
import { createApp } from '../../../server/app.ts';
import { checked, MOST_DEFINITIONS, MOST_TOKENS } from '../../../server/doors/graphql/limits.ts';
import { DEEPEST_NESTING, isNestedTooDeep } from '../../../server/doors/graphql/nesting.ts';
import { aUser } from '../../builders/accounts.ts';
import { bearer, listen, world as worlds } from '../graphql.ts';
import { test } from '../server-test.ts';

const LONGEST = 18_000;

/** Many times what the dearest takes now, and a third of what fragments of one field took. */
const MOST_CPU_MS = 50;

const repeat = (count: number, each: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => each(index)).join(' ');

/** The longest of its kind that is still read to its end. */
function longest(make: (count: number) => string): string {
  const tokensIn = (text: string) => text.match(/\.\.\.|"[^"]*"|\w+|[^\s\w]/g)?.length ?? 0;
  let [fits, tooMany] = [1, LONGEST];
  while (tooMany - fits > 1) {
    const count = Math.floor((fits + tooMany) / 2);
    const text = make(count);
    if (text.length <= LONGEST && tokensIn(text) < MOST_TOKENS) fits = count;
    else tooMany = count;
  }
  return make(fits);
}

/** The time of the thread that validates alone; the best of a few, since others share the processor. */
function cpuMs(work: () => void): number {
  const times = Array.from({ length: 4 }, () => {
    const before = process.threadCpuUsage();
    work();
    const { user, system } = process.threadCpuUsage(before);
    return (user + system) / 1_000;
  });
  return Math.min(...times);
}

const DOCUMENTS: [string, (count: number) => string][] = [
  [
    'fragments of one field',
    (n) => `{ lists { ${repeat(n, (i) => `...f${i}`)} } } ${repeat(n, (i) => `fragment f${i} on List { name }`)}`,
  ],
  [
    'fragments of objects',
    (n) =>
      `{ lists { ${repeat(n, (i) => `...f${i}`)} } } ${repeat(n, (i) => `fragment f${i} on List { items { id } }`)}`,
  ],
  [
    'fragments within fragments',
    (n) =>
      `{ lists { ...f0 } } ${repeat(n, (i) => `fragment f${i} on List { name ...f${i + 1} }`)} fragment f${n} on List { id }`,
  ],
  ['a field again and again', (n) => `{ lists { ${repeat(n, () => 'name')} } }`],
  ['an object again and again', (n) => `{ ${repeat(n, () => 'lists { id name }')} }`],
  ['objects within it, too', (n) => `{ ${repeat(n, () => 'lists { items { id } }')} }`],
  ['an object with arguments again and again', (n) => `{ ${repeat(n, () => 'list(id: "x") { id }')} }`],
  ['aliases', (n) => `{ lists { ${repeat(n, (i) => `a${i}: name`)} } }`],
  ['inline fragments', (n) => `{ lists { ${repeat(n, () => '... on List { name }')} } }`],
  [
    'operations that share a fragment',
    (n) => `${repeat(n, (i) => `query q${i} { lists { ...f } }`)} fragment f on List { id }`,
  ],
  [
    'variables',
    (n) => `query (${repeat(n, (i) => `$v${i}: ID!`)}) { ${repeat(n, (i) => `a${i}: list(id: $v${i}) { id }`)} }`,
  ],
  // Not looked at before the limits were set.
  [
    'kinds of change again and again',
    (n) =>
      `subscription { listChanged(listId: "1") { change { ${repeat(n, () => '... on ListOpened { items { id } } ... on ItemsReordered { items { id } }')} } } }`,
  ],
  [
    'fragments of fragments of objects again and again',
    (n) =>
      `{ ${repeat(n, () => 'lists { ...a }')} } fragment a on List { ${repeat(30, () => 'items { ...b }')} } fragment b on Item { ${repeat(30, () => 'list { name }')} }`,
  ],
  [
    'a ladder of fragments, each used twice',
    (n) =>
      `{ __type(name: "List") { ...f0 } } ${repeat(n, (i) => `fragment f${i} on __Type { a: ofType { ...f${i + 1} } b: ofType { ...f${i + 1} } }`)} fragment f${n} on __Type { name }`,
  ],
  ['arguments with objects', (n) => `{ ${repeat(n, () => 'list(id: {a: 1, b: [1]}) { id }')} }`],
  ['unknown fields', (n) => `{ ${repeat(n, (i) => `lisst${i}`)} }`],
  ['directives', (n) => `{ lists { id ${repeat(n, () => '@skip(if: false)')} } }`],
];

describe('a document of 18 kB keeps the event loop for a moment at most', () => {
  const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));
  for (let warm = 0; warm < 30; warm += 1) checked(schema, `{ lists { id name a${warm}: name items { id title } } }`);

  test.for(DOCUMENTS)('%s', ([, make]) => {
    const text = longest(make);
    expect(cpuMs(() => checked(schema, text))).toBeLessThan(MOST_CPU_MS);
  });
});

describe('brackets', () => {
  const deep = (count: number) => `{ list(id: ${'['.repeat(count)}${']'.repeat(count)}) { id } }`;

  test.for([
    ['within texts', `{ list(id: "${'['.repeat(200)}") { id } }`, false],
    ['behind a quote in a text', `{ list(id: "\\"${'['.repeat(200)}") { id } }`, false],
    ['in blocks of text', `{ list(id: """ "${'['.repeat(200)} \\""" ${'['.repeat(200)}""") { id } }`, false],
    ['in comments', `# ${'['.repeat(200)}\n{ lists { id } }`, false],
    ['beside each other', `{ ${'a { b } '.repeat(200)} }`, false],
    ['behind a text that ends', `{ list(id: "") { id } ${'{'.repeat(200)} }`, true],
    ['behind a comment', `{ # "\n${'{'.repeat(200)} }`, true],
    ['behind a block of text', `{ list(id: """ \\""" """) ${'{'.repeat(200)} }`, true],
    ['as deep as may be', `${'{'.repeat(DEEPEST_NESTING)}`, false],
    ['deeper', `${'{'.repeat(DEEPEST_NESTING + 1)}`, true],
  ] as const)('%s', ([, text, isTooDeep]) => {
    expect(isNestedTooDeep(text)).toBe(isTooDeep);
  });

  test('of 1,900 levels are refused in words of ours, over HTTP with POST and GET, however often, and over a socket', async ({
    app,
  }) => {
    const refusal = {
      message: `Syntax Error: Brackets are nested deeper than ${DEEPEST_NESTING} levels. Ask for less at once.`,
      extensions: { code: 'GRAPHQL_PARSE_FAILED' },
    };
    const types = `query ($a: ${'['.repeat(1_900)}ID${']'.repeat(1_900)}) { list(id: $a) { id } }`;
    for (const query of [
      deep(1_900),
      types,
      '{a'.repeat(1_900),
      deep(900),
      deep(900),
      deep(900),
      deep(900),
      deep(900),
    ]) {
      const modern = { accept: 'application/graphql-response+json' };
      const posted = await app.inject({ method: 'POST', url: '/graphql', headers: modern, payload: { query } });
      expect([posted.statusCode, posted.json().errors]).toEqual([400, [refusal]]);
      const got = await app.inject({ url: `/graphql?query=${encodeURIComponent(query)}` });
      expect([got.statusCode, got.json().errors]).toEqual([200, [refusal]]);
      const { next, close } = await listen(app, query);
      expect(await next().catch((problems) => problems)).toEqual([refusal]);
      await close();
    }
  });
});

test(`of more than ${MOST_DEFINITIONS} fragments none is looked at`, async ({ app }) => {
  const query = longest(DOCUMENTS[0]?.[1] ?? (() => ''));
  const { errors } = (await app.inject({ method: 'POST', url: '/graphql', payload: { query } })).json();
  expect(errors).toEqual([
    {
      message: 'Syntax Error: Document contains more than 100 operations and fragments. Ask for less at once.',
      extensions: { code: 'GRAPHQL_PARSE_FAILED' },
    },
  ]);
});

test('texts that are new to the server are charged to their sender, also where they are refused; known ones are not', async ({
  orm,
  infrastructure,
  em,
}) => {
  const app = await createApp(orm, infrastructure, { guestCostPerMinute: 20_000 });
  worlds.set(app, { orm, infrastructure });
  const person = await aUser(em);
  const ask = async (query: string, headers = {}) =>
    (await app.inject({ method: 'POST', url: '/graphql', headers, payload: { query } })).json().errors?.[0].extensions
      .code;
  const wrong = (index: number) => `{ ${repeat(1_000, (i) => `x${index}y${i}`)} }`;

  expect(await ask(wrong(1))).toBe('GRAPHQL_VALIDATION_FAILED');
  expect(await ask(wrong(2))).toBe('GRAPHQL_VALIDATION_FAILED');
  expect(await ask(wrong(3))).toBe('RATE_LIMITED');
  const { next, close } = await listen(app, wrong(4));
  expect(await next().catch((problems) => problems)).toMatchObject([{ extensions: { code: 'RATE_LIMITED' } }]);
  await close();

  const theirs = await bearer(app, person);
  const good = `{ lists { ${repeat(1_000, () => 'name')} } }`;
  for (let time = 0; time < 10; time += 1) expect(await ask(good, theirs)).toBeUndefined();
  expect(await ask(wrong(5), theirs)).toBe('GRAPHQL_VALIDATION_FAILED');
  expect(await ask(wrong(6), theirs)).toBe('GRAPHQL_VALIDATION_FAILED');
  expect(await ask(wrong(7), theirs)).toBe('RATE_LIMITED');
  await app.close();
});
