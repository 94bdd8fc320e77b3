import type { EntityManager } from '@mikro-orm/postgresql';
import type { FastifyInstance } from 'fastify';
import jwt from 'jsonwebtoken';
import { describe, expect } from 'vitest';
import type { User } from '../../../server/core/users/user.entity.ts';
import { Session } from '../../../server/keys/sessions/session.entity.ts';
import { aUser } from '../../builders/accounts.ts';
import { anItem } from '../../builders/lists.ts';
import { accessTokenOf } from '../graphql.ts';
import { SECRET, test } from '../server-test.ts';
import { observe } from '../statements.ts';
import { aSurprise, buyGifts, FIELDS, inOneText } from '../surprises.ts';

/** Tokens that name somebody, and give them no rights any more. */
const OLD_TOKENS = {
  'a token that has run out': async (_em: EntityManager, _app: FastifyInstance, { id }: User) =>
    jwt.sign({ sid: crypto.randomUUID() }, SECRET, { algorithm: 'HS256', subject: id, expiresIn: -60 }),
  'a token whose session is over': async (em: EntityManager, app: FastifyInstance, user: User) => {
    const token = await accessTokenOf(app, user);
    await em.nativeDelete(Session, { user });
    return token;
  },
};

const KINDS = Object.keys(OLD_TOKENS) as (keyof typeof OLD_TOKENS)[];

function asking(app: FastifyInstance, token: string) {
  const headers = { authorization: `Bearer ${token}` };
  return {
    graphql: async (query: string) =>
      (await app.inject({ method: 'POST', url: '/graphql', headers, payload: { query } })).json(),
    rest: async (method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object) =>
      (await app.inject({ method, url: `/api/v1${path}`, headers, ...(payload && { payload }) })).json(),
  };
}

describe.for(KINDS)('%s', (kind) => {
  test.for(['owner', 'collaborator'] as const)(
    'keeps from the %s of a surprise that something was bought, by word and by work',
    async (who, { orm, app, services, infrastructure }) => {
      const record = async (hasGifts: boolean) => {
        const em = orm.em.fork();
        const surprise = await aSurprise(em, 'WISHLIST', who);
        const { list, viewer, items } = surprise;
        const purchaseId = hasGifts
          ? await buyGifts({ em, app, services, infrastructure, ...surprise })
          : crypto.randomUUID();
        const { graphql, rest } = asking(app, await OLD_TOKENS[kind](em, app, viewer));
        const [token, itemId] = [list.shareToken, items[0]?.id];
        const said: unknown[] = [];
        for (const ask of [
          () => graphql(`{ sharedList(token: "${token}") { ${FIELDS.sharedList} } }`),
          () => rest('GET', `/lists/shared/${token}`),
          () =>
            graphql(
              `mutation { purchaseSharedItem(token: "${token}", itemId: "${itemId}", input: { email: "a@example.test" }) { remaining } }`,
            ),
          () => rest('POST', `/lists/shared/${token}/items/${itemId}/purchase`, { email: 'a@example.test' }),
          () =>
            graphql(
              `mutation { undoSharedPurchase(token: "${token}", purchaseId: "${purchaseId}", undoToken: "guess") { item { id } } }`,
            ),
          () => rest('DELETE', `/lists/shared/${token}/purchases/${purchaseId}`),
        ]) {
          const { result, statements } = await observe(ask);
          said.push(result, statements);
        }
        const heard = await services.live.watchSharedList({ formerId: viewer.id }, token);
        for await (const change of heard) {
          said.push({
            ...change,
            list: change.list.revision,
            items: change.items?.map((item) => item.quantityPurchased),
          });
          break;
        }
        return { text: inOneText(said), said };
      };

      const [withGifts, without] = [await record(true), await record(false)];

      expect(withGifts.text).toBe(without.text);
      expect(withGifts.said[0]).toMatchObject({
        data: { sharedList: { purchasesHidden: true, viewerRole: 'VIEWER' } },
      });
      const refused = withGifts.said.filter((part) => JSON.stringify(part).includes('is a surprise for you'));
      expect(refused).toHaveLength(4);
    },
  );

  test('gives no right', async ({ em, app }) => {
    const { list, viewer } = await aSurprise(em, 'WISHLIST', 'owner');
    const { graphql } = asking(app, await OLD_TOKENS[kind](em, app, viewer));
    expect((await graphql(`{ list(id: "${list.id}") { name } }`)).errors[0].extensions.code).toBe('UNAUTHENTICATED');

    list.privacy = 'PRIVATE';
    await em.flush();
    const { errors } = await graphql(`{ sharedList(token: "${list.shareToken}") { name } }`);
    expect(errors[0].extensions.code).toBe('LIST_PRIVATE');
  });

  test('leaves everybody else a guest, who sees what was bought and buys', async ({ em, app }) => {
    const { list } = await aSurprise(em, 'WISHLIST', 'owner');
    const item = await anItem(em, { list, quantityDesired: 2 });
    const { graphql } = asking(app, await OLD_TOKENS[kind](em, app, await aUser(em)));

    const bought = await graphql(
      `mutation { purchaseSharedItem(token: "${list.shareToken}", itemId: "${item.id}", input: { email: "a@example.test" }) {
        remaining purchase { mine } list { purchasesHidden items { id quantityPurchased } }
      } }`,
    );

    const { remaining, purchase, list: seen } = bought.data.purchaseSharedItem;
    expect([remaining, purchase.mine, seen.purchasesHidden]).toEqual([1, false, false]);
    expect(seen.items).toContainEqual({ id: item.id, quantityPurchased: 1 });
  });
});

test('a token that we did not sign is refused', async ({ em, app, services, infrastructure }) => {
  const surprise = await aSurprise(em, 'WISHLIST', 'owner');
  await buyGifts({ em, app, services, infrastructure, ...surprise });
  const forged = jwt.sign({ sid: crypto.randomUUID() }, `${SECRET}!`, { subject: surprise.viewer.id, expiresIn: -60 });

  const answer = await asking(app, forged).graphql(
    `{ sharedList(token: "${surprise.list.shareToken}") { purchasesHidden } }`,
  );

  expect(answer).toMatchObject({ errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] });
  expect(answer.data).toBeUndefined();
});
