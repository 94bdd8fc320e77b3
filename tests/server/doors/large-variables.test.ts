import { describe, expect } from 'vitest';
import { aUser } from '../../builders/accounts.ts';
import { aList } from '../../builders/lists.ts';
import { bearer } from '../graphql.ts';
import { test } from '../server-test.ts';

const SUGGEST = 'mutation Suggest($input: NewSuggestionInput!) { suggestItem(token: "x", input: $input) }';
const READ = 'mutation Read($ids: [ID!]!) { markNotificationsRead(notificationIds: $ids) { __typename } }';

const names = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, n) => [`titlex${n}`, 1]));

/** Each is about as large as a request can be, and wrong in a way that GraphQL's own check would say fifty times. */
const WRONG: Record<string, { query: string; variables: object; says: RegExp }> = {
  'an object with many fields that nobody knows': {
    query: SUGGEST,
    variables: { input: names(15_000) },
    says: /^Variable "\$input" got invalid value .* … .*Field "title" of required type "String!" was not provided\.$/,
  },
  'an object with more fields than variables can hold': {
    query: SUGGEST,
    variables: { input: names(50_000) },
    says: /^Variables hold at most 20,000 values\.$/,
  },
  'a long text among fields that nobody knows': {
    query: SUGGEST,
    variables: { input: { ...names(60), title: 'x'.repeat(900_000) } },
    says: /^Variable "\$input" got invalid value .* … .*is not defined by type "NewSuggestionInput"/,
  },
  'a list of wrong values': {
    query: READ,
    variables: { ids: Array.from({ length: 190_000 }, () => true) },
    says: /^Variables hold at most 20,000 values\.$/,
  },
};

describe('large variables that are wrong are answered in a line', () => {
  for (const [kind, { query, variables, says }] of Object.entries(WRONG)) {
    for (const accept of ['application/json', 'application/graphql-response+json']) {
      test(`${kind}, as ${accept}`, async ({ app }) => {
        const headers = { accept };

        const answer = await app.inject({ method: 'POST', url: '/graphql', headers, payload: { query, variables } });

        const [error, ...others] = answer.json().errors;
        expect(others).toEqual([]);
        expect(error.message).toMatch(says);
        expect(error.extensions).toEqual({ code: 'BAD_USER_INPUT' });
        expect(answer.rawPayload.length).toBeLessThan(1_000);
      });
    }
  }
});

test('as many ids as a list can have items are not too many', async ({ app, em }) => {
  const owner = await aUser(em);
  const list = await aList(em, { owner });
  const query = 'mutation Order($id: ID!, $ids: [ID!]!) { reorderItems(listId: $id, itemIds: $ids) { __typename } }';
  const ids = Array.from({ length: 5_000 }, () => crypto.randomUUID());
  const payload = { query, variables: { id: list.id, ids } };

  const answer = await app.inject({ method: 'POST', url: '/graphql', headers: await bearer(app, owner), payload });

  expect(answer.json().errors?.[0]?.message).toBe('All items must be on this list');
});
