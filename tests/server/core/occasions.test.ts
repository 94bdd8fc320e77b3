import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';
import { aUser } from '../../builders/accounts.ts';
import { aList } from '../../builders/lists.ts';
import { accessTokenOf } from '../graphql.ts';
import { test } from '../server-test.ts';

async function ask(app: FastifyInstance, language: string, query: string, token?: string) {
  const headers = { 'kindlist-language': language, ...(token && { authorization: `Bearer ${token}` }) };
  return (await app.inject({ method: 'POST', url: '/graphql', headers, payload: { query } })).json().data;
}

test.for([
  ['de', 'Hochzeit'],
  ['fr', 'Mariage'],
  ['ja', '結婚'],
  ['en', 'Wedding'],
] as const)('guests who read %s see a wedding as “%s”', async ([language, words], { em, app }) => {
  const owner = await aUser(em);
  const list = await aList(em, { owner, privacy: 'PUBLIC', eventType: 'Wedding', eventDate: '2999-06-19' });
  const query = `{
    sharedList(token: "${list.shareToken}") { eventType }
    publicProfile(id: "${owner.id}") { lists { eventType } }
  }`;
  expect(await ask(app, language, query)).toEqual({
    sharedList: { eventType: words },
    publicProfile: { lists: [{ eventType: words }] },
  });
});

test('an occasion that is chosen in one’s own language is kept by its English word, for readers of all', async ({
  em,
  app,
}) => {
  const token = await accessTokenOf(app, await aUser(em));
  const make = `mutation { createList(input: { name: "Unser Tag", eventType: "Hochzeit" }) { id eventType } }`;
  const { createList } = await ask(app, 'de', make, token);
  expect(createList.eventType).toBe('Wedding');
  const { list } = await ask(app, 'fr', `{ list(id: "${createList.id}") { eventType } }`, token);
  expect(list.eventType).toBe('Wedding');
});

test('what else people celebrate stays as it was typed', async ({ em, app }) => {
  const owner = await aUser(em);
  for (const typed of ['Polterabend', 'wedding no. 2', 'toString']) {
    const list = await aList(em, { owner, privacy: 'PUBLIC', eventType: typed });
    const { sharedList } = await ask(app, 'fr', `{ sharedList(token: "${list.shareToken}") { eventType } }`);
    expect(sharedList.eventType).toBe(typed);
  }
});
