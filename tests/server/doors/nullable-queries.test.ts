import { isNonNullType } from 'graphql';
import { expect } from 'vitest';
import { aUser } from '../../builders/accounts.ts';
import { aList, anItem } from '../../builders/lists.ts';
import { schema } from '../every-field.ts';
import { bearer, send } from '../graphql.ts';
import { graphqlOperations } from '../operations.ts';
import { test } from '../server-test.ts';

const NOBODY = '00000000-0000-4000-8000-000000000000';

test('what is missing is null beside its error, and the rest of the answer stays', async ({ em, app }) => {
  const list = await aList(em, { name: 'Birthday', privacy: 'PUBLIC' });
  const { id: itemId } = await anItem(em, { list, title: 'Mug' });

  const { data, errors } = await send(
    app,
    `{
      gone: item(id: "${NOBODY}") { title }
      item(id: "${itemId}") { title }
      list(id: "${NOBODY}") { name }
      sharedList(token: "wrong") { name }
      shared: sharedList(token: "${list.shareToken}") { name }
      publicProfile(id: "${NOBODY}") { name }
      mailSubscription(token: "wrong") { kind }
      planChangeEffects(planId: "huge") { maxLists }
      me { id }
    }`,
    list.owner.unwrap(),
  );

  expect(data).toEqual({
    gone: null,
    item: { title: 'Mug' },
    list: null,
    sharedList: null,
    shared: { name: 'Birthday' },
    publicProfile: null,
    mailSubscription: null,
    planChangeEffects: null,
    me: { id: list.owner.id },
  });
  const codes = errors.map(({ path, extensions }: { path: string[]; extensions: { code: string } }) => [
    path.join('.'),
    extensions.code,
  ]);
  expect(Object.fromEntries(codes)).toEqual({
    gone: 'NOT_FOUND',
    list: 'NOT_FOUND',
    sharedList: 'NOT_FOUND',
    publicProfile: 'NOT_FOUND',
    mailSubscription: 'NOT_FOUND',
    planChangeEffects: 'BAD_USER_INPUT',
  });
});

test('a guest is refused what needs a session, and is told what does not', async ({ em, app }) => {
  const list = await aList(em, { name: 'Birthday', privacy: 'PUBLIC' });

  const { data, errors } = await send(
    app,
    `{ me { id } apiKeys { id } adminStats { totalUsers } sharedList(token: "${list.shareToken}") { name } plans { id } }`,
  );

  expect(data).toMatchObject({ me: null, apiKeys: null, adminStats: null, sharedList: { name: 'Birthday' } });
  expect(data.plans).toHaveLength(3);
  expect(errors.map(({ extensions }: { extensions: { code: string } }) => extensions.code)).toEqual(
    Array(3).fill('UNAUTHENTICATED'),
  );
});

test('a part that is missing is no failure of the request: the status says so in GraphQL over HTTP, too', async ({
  em,
  app,
}) => {
  const viewer = await aUser(em);
  const headers = await bearer(app, viewer);
  const query = `{ me { id } list(id: "${NOBODY}") { name } }`;

  const accept = 'application/graphql-response+json';
  const response = await app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { ...headers, accept },
    payload: { query },
  });

  expect([response.statusCode, response.json().data]).toEqual([200, { me: { id: viewer.id }, list: null }]);
});

test.for(graphqlOperations().filter(({ kind }) => kind === 'query'))(
  'the query $name is nullable, unless everybody may ask for it',
  ({ name }) => {
    const field = schema.getQueryType()?.getFields()[name];

    expect(isNonNullType(field?.type)).toBe(['demoLists', 'plans', 'publicConfig'].includes(name));
  },
);
