import { type GraphQLField, getNamedType, getNullableType, isInputObjectType, isListType, isObjectType } from 'graphql';
import { describe, expect, test as plain } from 'vitest';
import { aUser } from '../../builders/accounts.ts';
import { aList, anItem } from '../../builders/lists.ts';
import { schema } from '../every-field.ts';
import { send } from '../graphql.ts';
import { test } from '../server-test.ts';

const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});

/** Answer with the address alone: nobody learns who has an account, or gave something. */
const ANSWER_WITH_ADDRESS = ['findMyGifts', 'requestPasswordReset'];

/** Sent twice, these have done no more than once: they set, end or look at something, or their secret works once. */
const REPEATABLE =
  /^(accept|addPasskey|answerQuestion|begin|change|check|completeSignIn|confirmPledge|confirmSecondFactor|delete|dissolveChoices|drawNames|end|extendReservation|findMyGifts|followList|joinCircle|joinGifts|learnShopOrder|leaveCircle|leaveDraw|lookUpBarcode|makeChoice|mark|move|open|order|publish|purchaseGroupGift|purchaseReservedItem|refresh|releaseGroupGift|releasePledge|rememberBarcode|remove|renamePasskey|renew|reorder|requestPasswordReset|resend|reserveBoughtItem|reset|restore|resubscribe|revoke|save|scrape|set|showDeliveryAddress|signIn|signOut|suspend|takeGiftsAlong|takeOffListGift|takeOver|test|thankGivers|undo|unfollowList|unsubscribe|update|verify|hide|closeListReports|closeTextReports|reportList|retryJobs)/;

const current = ({ args }: GraphQLField<unknown, unknown>) =>
  args.filter(({ deprecationReason }) => !deprecationReason);

describe('every mutation', () => {
  plain.for(mutations)('$name answers with what it changed, or its id', ({ name, type }) => {
    const named = getNamedType(type);
    const isConventional = isObjectType(named) || (named.name === 'ID' && !isListType(getNullableType(type)));

    expect(isConventional || ANSWER_WITH_ADDRESS.includes(name), `${type}`).toBe(true);
  });

  plain.for(mutations)('$name says of what an id is, and what is made from what is changed', (mutation) => {
    for (const { name, type } of current(mutation)) {
      const named = getNamedType(type);
      if (named.name === 'ID') expect(name).toMatch(isListType(getNullableType(type)) ? /^\w+Ids$/ : /^\w+Id$/);
      if (!isInputObjectType(named)) continue;
      if (/Changes/.test(named.name)) expect(['changes', 'base']).toContain(name);
      else expect(['input', 'base']).toContain(name); // what was read, beside what it becomes
    }
  });

  plain.for(mutations)('$name takes an idempotency key if it makes something', (mutation) => {
    const hasKey = mutation.args.some(({ name }) => name === 'idempotencyKey');

    expect(hasKey || REPEATABLE.test(mutation.name)).toBe(true);
  });
});

const UPDATE = (name: string) => `mutation ($id: ID) { updateItem(${name}: $id, changes: { title: "Cup" }) { title } }`;

test('a name that an argument had before is taken as well, and one of the two must be given', async ({ em, app }) => {
  const item = await anItem(em, { title: 'Mug' });
  const owner = item.list.unwrap().owner.unwrap();

  for (const name of ['id', 'itemId']) {
    expect(await send(app, UPDATE(name), owner, { id: item.id })).toEqual({ data: { updateItem: { title: 'Cup' } } });
  }
  const { errors } = await send(app, UPDATE('itemId'), owner);

  expect(errors[0].extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: { itemId: ['Required'] } });
});

test('two names of one argument are refused together, at the earlier one', async ({ em, app }) => {
  const [item, other] = [await anItem(em, { title: 'Mug' }), await anItem(em)];
  const owner = item.list.unwrap().owner.unwrap();
  const update = (id: string | null) =>
    send(
      app,
      'mutation ($id: ID, $itemId: ID) { updateItem(id: $id, itemId: $itemId, changes: { title: "Cup" }) { title } }',
      owner,
      {
        id,
        itemId: item.id,
      },
    );

  for (const id of [other.id, item.id]) {
    expect((await update(id)).errors[0].extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { id: ['Give it as `itemId` alone'] },
    });
  }
  const { data } = await send(app, `{ item(id: "${item.id}") { title } }`, owner);
  expect(data.item).toEqual({ title: 'Mug' });
  expect(await update(null)).toEqual({ data: { updateItem: { title: 'Cup' } } });
});

test('an account, an API key and an invitation are made once, however often the call arrives', async ({ em, app }) => {
  const premium = await aUser(em, { subscriptionTier: 'PREMIUM', emailVerifiedAt: new Date() });
  const list = await aList(em, { owner: premium });
  const email = `${crypto.randomUUID()}@example.test`;
  const signUp = `mutation { signUp(idempotencyKey: "k1", input: {
    name: "Cy", email: "${email}", password: "correct horse", acceptTerms: true }) { account { id } } }`;
  const createKey = 'mutation { createApiKey(name: "Robot", idempotencyKey: "k1") { secret apiKey { id } } }';
  const invite = `mutation { inviteCollaborator(listId: "${list.id}", input: { email: "${email}" }, idempotencyKey: "k1") { result } }`;

  const twice = async (query: string, viewer: typeof premium | null) => [
    await send(app, query, viewer),
    await send(app, query, viewer),
  ];
  for (const answers of [await twice(signUp, null), await twice(createKey, premium), await twice(invite, premium)]) {
    expect(answers[0].errors).toBeUndefined();
    expect(answers[1]).toEqual(answers[0]);
  }
  const { data } = await send(app, '{ apiKeys { id } }', premium);
  expect(data.apiKeys).toHaveLength(1);
});
