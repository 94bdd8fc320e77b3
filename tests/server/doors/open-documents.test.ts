import type { FastifyInstance } from 'fastify';
import { describe, expect } from 'vitest';
import { Documents } from '../../../server/doors/graphql/documents.ts';
import { OpenDocuments } from '../../../server/doors/graphql/open-documents.ts';
import { createSchema } from '../../../server/doors/graphql/schema.ts';
import { aList, aListThatIsTooLarge, anItem } from '../../builders/lists.ts';
import { test } from '../server-test.ts';

const LIST = 'query ($token: String!) { sharedList(token: $token) { name items { title quantityRemaining } } }';
const OFTEN = 6;

interface Answer {
  status: number;
  type: unknown;
  caching: unknown;
  body: unknown;
}

async function askOften(app: FastifyInstance, query: string, variables: object) {
  const answers: Answer[] = [];
  const headers = { accept: 'application/graphql-response+json' };
  for (let time = 0; time < OFTEN; time += 1) {
    const answer = await app.inject({ method: 'POST', url: '/graphql', headers, payload: { query, variables } });
    const { 'content-type': type, 'cache-control': caching } = answer.headers;
    answers.push({ status: answer.statusCode, type, caching, body: answer.json() });
  }
  return answers;
}

test.for([
  ['an answer', (token: string) => ({ token })],
  ['a refusal', () => ({ token: 'nobody’s' })],
  ['a wrong variable', () => ({ token: 7 })],
  ['a missing variable', () => ({})],
] as const)('a text that is asked often gets what it got at first: %s', async ([, variablesOf], { app, em }) => {
  const list = await aList(em, { privacy: 'PUBLIC' });
  await anItem(em, { list, title: 'Plates' });

  const [first, ...later] = await askOften(app, LIST, variablesOf(list.shareToken));

  expect(first).toMatchObject({ type: expect.stringContaining('graphql-response') });
  for (const answer of later) expect(answer).toEqual(first);
});

test('a text that is asked often ends where its answer grows too large', async ({ app, em }) => {
  const list = await aListThatIsTooLarge(em);
  const query = `{ sharedList(token: "${list.shareToken}") { items { description notes category } } }`;

  const [first, ...later] = await askOften(app, query, {});

  expect(first?.body).toMatchObject({ errors: [{ extensions: { code: 'ANSWER_TOO_LARGE' } }] });
  for (const { body } of later) expect(body).toEqual(first?.body);
});

describe('a text that is asked again and again', async () => {
  const schema = await createSchema(() => '');
  /** Whether it is compiled by then. */
  const isCompiled = (documents: OpenDocuments, text: string) => {
    const found = Array.from({ length: OFTEN }, () => documents.find(text));
    return found.at(-1) !== null;
  };

  test('is compiled', () => {
    expect(isCompiled(new OpenDocuments(new Documents(schema)), LIST)).toBe(true);
  });

  test('is compiled with a property under another name, too', () => {
    const text = '{ sharedList(token: "x") { items: itemsConnection(first: 60) { nodes { title } } } }';
    expect(isCompiled(new OpenDocuments(new Documents(schema)), text)).toBe(true);
  });

  test.for([
    ['asks for a property under two names', '{ demoLists { a: description b: description } }'],
    ['asks for it under its own name and another', '{ demoLists { description b: description } }'],
    ['asks about the schema', '{ __schema { types { name } } }'],
    ['is no query', '{ demoLists {'],
    ['asks for what there is not', '{ nothing }'],
    ['has two operations', 'query a { plans { id } } query b { plans { id } }'],
    ['is very long', `{ plans { id } } # ${'x'.repeat(10_000)}`],
    ['goes too deep', `{ __type(name: "Query") ${'{ ofType'.repeat(20)} { name }${' }'.repeat(20)} }`],
  ] as const)('is not, where it %s', ([, text]) => {
    expect(isCompiled(new OpenDocuments(new Documents(schema)), text)).toBe(false);
  });

  test('is not yet, while another was compiled just now', () => {
    let now = 0;
    const documents = new OpenDocuments(new Documents(schema), () => now);
    expect([isCompiled(documents, LIST), isCompiled(documents, '{ plans { id } }')]).toEqual([true, false]);
    now += 500;
    expect(isCompiled(documents, '{ plans { id } }')).toBe(true);
  });
});
