import type { GraphQLFormattedError } from 'graphql';
import { auditServer } from 'graphql-http';
import { expect } from 'vitest';
import { test } from '../server-test.ts';

// https://graphql.github.io/graphql-over-http/draft/
test('GraphQL is served over HTTP as its specification says, in all that the audit asks', async ({ app }) => {
  const address = await app.listen({ port: 0, host: '127.0.0.1' });

  const results = await auditServer({ url: `${address}/graphql` });

  const faults = results.filter(({ status }) => status !== 'ok');
  expect(faults.map((result) => `${result.id} ${result.name}: ${'reason' in result ? result.reason : ''}`)).toEqual([]);
  expect(results.length).toBeGreaterThan(50);
});

test('however many values of variables are wrong, it is the caller’s mistake and none of ours', async ({ app }) => {
  const payload = {
    query: 'mutation Read($ids: [ID!]!) { markNotificationsRead(notificationIds: $ids) { __typename } }',
    variables: { ids: Array.from({ length: 60 }, () => null) },
  };

  const { errors } = (await app.inject({ method: 'POST', url: '/graphql', payload })).json();

  expect(errors.map(({ extensions }: GraphQLFormattedError) => extensions?.code)).toEqual(
    errors.map(() => 'BAD_USER_INPUT'),
  );
  expect(errors.length).toBe(51);
});
