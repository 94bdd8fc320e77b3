import type { FastifyInstance } from 'fastify';
import { describe, expect } from 'vitest';
import type { User } from '../../../../server/core/users/user.entity.ts';
import { Item } from '../../../../server/lists/items/item.entity.ts';
import { GiftQuestion } from '../../../../server/lists/questions/gift-question.entity.ts';
import { aUser } from '../../../builders/accounts.ts';
import { aCollaborator } from '../../../builders/collaborators.ts';
import { aList, anItem } from '../../../builders/lists.ts';
import { listen, send } from '../../graphql.ts';
import { call } from '../../rest.ts';
import { test } from '../../server-test.ts';
import { observe } from '../../statements.ts';

type World = Parameters<typeof anItem>[0];

async function someShoes(em: World, list: object = {}) {
  const owner = await aUser(em, { name: 'Ida' });
  const made = await aList(em, { privacy: 'PUBLIC', name: 'Birthday', owner, ...list });
  const shoes = await anItem(em, { list: made, title: 'Shoes' });
  return { owner, list: made, shoes };
}

function ask(app: FastifyInstance, item: Item, text: string, { viewer = null, key = null }: Asking = {}) {
  return send(
    app,
    `mutation ($token: String!, $itemId: ID!, $text: String!, $key: String) {
      askQuestion(token: $token, itemId: $itemId, text: $text, idempotencyKey: $key) { id text answer }
    }`,
    viewer,
    { token: item.list.unwrap().shareToken, itemId: item.id, text, key },
  );
}

interface Asking {
  viewer?: User | null;
  key?: string | null;
}

const answer = (app: FastifyInstance, id: string, text: string, viewer: User | null) =>
  send(
    app,
    'mutation ($id: ID!, $text: String!) { answerQuestion(questionId: $id, text: $text) { text answer answeredAt } }',
    viewer,
    { id, text },
  );

/** The questions as guests read them. */
async function read(app: FastifyInstance, item: Item) {
  const about = `token: "${item.list.unwrap().shareToken}", itemId: "${item.id}"`;
  const { data } = await send(app, `{ sharedItemQuestions(${about}) { text answer } }`);
  return data.sharedItemQuestions;
}

async function noticesOf(app: FastifyInstance, viewer: User): Promise<{ kind: string; text: string }[]> {
  const { data } = await send(app, '{ myNotifications { nodes { kind text } } }', viewer);
  return data.myNotifications.nodes;
}

describe('a question about a gift', () => {
  test('is asked without a name, answered by who works on the list, and read by every guest', async ({ em, app }) => {
    const { owner, list, shoes } = await someShoes(em);

    const { data } = await ask(app, shoes, ' Which size? ');
    expect(data.askQuestion).toMatchObject({ text: 'Which size?', answer: null });
    const answered = await answer(app, data.askQuestion.id, '39, please', owner);

    expect(answered.data.answerQuestion).toMatchObject({ answer: '39, please', answeredAt: expect.any(String) });
    expect(await read(app, shoes)).toEqual([{ text: 'Which size?', answer: '39, please' }]);
    const own = await send(
      app,
      `{ itemQuestions(itemId: "${shoes.id}") { text } item(id: "${shoes.id}") { questionCount } }`,
      owner,
    );
    expect(own.data).toEqual({ itemQuestions: [{ text: 'Which size?' }], item: { questionCount: 1 } });
    const rest = await call(app, `GET /lists/shared/${list.shareToken}`);
    expect(rest.body.items).toMatchObject([{ question_count: 1 }]);
  });

  test('is gone when it is deleted, and with its gift', async ({ em, app }) => {
    const { owner, shoes } = await someShoes(em);
    const { id } = (await ask(app, shoes, 'Which size?')).data.askQuestion;
    await ask(app, shoes, 'Which colour?');

    const { data } = await send(app, `mutation { deleteQuestion(questionId: "${id}") }`, owner);

    expect(data).toEqual({ deleteQuestion: id });
    expect(await read(app, shoes)).toEqual([{ text: 'Which colour?', answer: null }]);
    expect(await em.fork().findOneOrFail(Item, shoes.id)).toMatchObject({ questionCount: 1 });
    const again = await send(app, `mutation { deleteQuestion(questionId: "${id}") }`, owner);
    expect(again.errors[0].extensions.code).toBe('NOT_FOUND');
    await send(app, `mutation { deleteItem(id: "${shoes.id}") { id } }`, owner);
    expect(await em.fork().count(GiftQuestion, { item: shoes.id })).toBe(0);
  });

  test('that was sent twice with one key is asked once', async ({ em, app }) => {
    const { shoes } = await someShoes(em);
    const key = crypto.randomUUID();

    const [one, other] = await Promise.all([
      ask(app, shoes, 'Which size?', { key }),
      ask(app, shoes, 'Which size?', { key }),
    ]);

    expect(other.data.askQuestion.id).toBe(one.data.askQuestion.id);
    expect(await read(app, shoes)).toHaveLength(1);
    const reused = await ask(app, shoes, 'Which colour?', { key });
    expect(reused.errors[0].extensions.code).toBe('IDEMPOTENCY_KEY_REUSED');
  });

  test('has to say something, in a bounded length, about a gift that is there', async ({ em, app }) => {
    const { owner, shoes } = await someShoes(em);
    const groceries = await anItem(em, { list: await aList(em, { privacy: 'PUBLIC', listType: 'SHOPPING' }) });
    const archived = await anItem(em, { list: shoes.list, isArchived: true });
    const { id } = (await ask(app, shoes, 'Which size?')).data.askQuestion;

    for (const text of ['  ', 'x'.repeat(301)]) {
      expect((await ask(app, shoes, text)).errors[0].extensions).toMatchObject({
        code: 'BAD_USER_INPUT',
        fields: { text: [expect.any(String)] },
      });
    }
    expect((await answer(app, id, 'x'.repeat(501), owner)).errors[0].extensions.fields).toEqual({
      text: [expect.any(String)],
    });
    expect((await ask(app, archived, 'Why?')).errors[0].extensions.code).toBe('NOT_FOUND');
    expect((await ask(app, groceries, 'Why?')).errors[0].extensions.code).toBe('FORBIDDEN');
    expect((await ask(app, shoes, 'Mine?', { viewer: owner })).errors[0].extensions.code).toBe('FORBIDDEN');
    expect(await read(app, shoes)).toHaveLength(1);
  });

  test('is one of at most thirty about a gift, also in a race', async ({ em, app }) => {
    const { shoes } = await someShoes(em);
    await em.fork().nativeUpdate(Item, shoes.id, { questionCount: 27 });

    const answers = await Promise.all(Array.from({ length: 8 }, (_, place) => ask(app, shoes, `Number ${place}?`)));

    expect(answers.filter(({ data }) => data?.askQuestion)).toHaveLength(3);
    expect(answers.flatMap(({ errors }) => errors?.[0].extensions.code ?? [])).toEqual(Array(5).fill('CONFLICT'));
    expect(await em.fork().findOneOrFail(Item, shoes.id)).toMatchObject({ questionCount: 30 });
  });
});

describe('of a question', () => {
  test('everybody is told who works on the list, without who asked; one switch ends that', async ({ em, app }) => {
    const { owner, list, shoes } = await someShoes(em);
    const helper = await aUser(em);
    await aCollaborator(em, { list, user: helper, role: 'HELPER' });
    const quiet = await aUser(em);
    quiet.preferences.questions = false;
    await aCollaborator(em, { list, user: quiet });
    const asker = await aUser(em, { name: 'Ben' });
    await aCollaborator(em, { list, user: asker, role: 'VIEWER' });

    await ask(app, shoes, 'Which size?', { viewer: asker });

    const told = [{ kind: 'QUESTION_ASKED', text: 'A question about “Shoes” on “Birthday”.' }];
    expect(await noticesOf(app, owner)).toEqual(told);
    expect(await noticesOf(app, helper)).toEqual(told);
    expect(await noticesOf(app, quiet)).toEqual([]);
    expect(await noticesOf(app, asker)).toEqual([]);
    await ask(app, shoes, 'Which colour?');
    expect(await noticesOf(app, owner)).toEqual([{ kind: 'QUESTION_ASKED', text: '2 questions about “Birthday”.' }]);
  });

  test('nothing is stored of who asked', async ({ em, app }) => {
    const { shoes } = await someShoes(em);
    const asker = await aUser(em, { name: 'Ben' });
    await ask(app, shoes, 'Which size?', { viewer: asker });

    const [stored] = await em.execute(
      `select to_jsonb(q)::text as question, (select json_agg(n)::text from notifications n where n.item_id = q.item_id) as notices
       from gift_questions q where q.item_id = ?`,
      [shoes.id],
    );

    expect(`${stored?.question} ${stored?.notices}`).not.toContain(asker.id);
  });

  test('open pages hear at once, and of its answer', async ({ em, app }) => {
    const { owner, list, shoes } = await someShoes(em);
    const fields = 'change { ... on SharedItemEdited { item { questionCount } } }';
    const guest = await listen(app, `subscription { sharedListChanged(token: "${list.shareToken}") { ${fields} } }`);
    const news = 'news { action who } change { ... on ItemEdited { item { questionCount } } }';
    const member = await listen(app, `subscription { listChanged(listId: "${list.id}") { ${news} } }`, owner);
    await Promise.all([guest.next(), member.next()]);

    const { id } = (await ask(app, shoes, 'Which size?')).data.askQuestion;
    const change = { item: { questionCount: 1 } };
    expect(await guest.next()).toEqual({ sharedListChanged: { change } });
    expect(await member.next()).toEqual({
      listChanged: { news: { action: 'QUESTION_ASKED', who: null }, change },
    });
    await answer(app, id, '39', owner);
    expect(await guest.next()).toEqual({ sharedListChanged: { change } });
    expect(await member.next()).toEqual({
      listChanged: { news: { action: 'QUESTIONS_EDITED', who: 'Ida' }, change },
    });
  });

  test('a list without any costs as many statements as one with some', async ({ em, app }) => {
    const { list, shoes } = await someShoes(em);
    const look = () =>
      observe(() => send(app, `{ sharedList(token: "${list.shareToken}") { items { title questionCount } } }`));
    await look();

    const before = await look();
    await ask(app, shoes, 'Which size?');
    const after = await look();

    expect(after.result.data.sharedList.items).toEqual([{ title: 'Shoes', questionCount: 1 }]);
    expect(after.statements.length).toBe(before.statements.length);
  });
});
