import { addMinutes } from 'date-fns';
import { describe, expect } from 'vitest';
import { Mail } from '../../../server/core/email/mail.entity.ts';
import { User } from '../../../server/core/users/user.entity.ts';
import { tellBuyers } from '../../../server/lists/buyer-mails/tell-buyers.ts';
import { aUser } from '../../builders/accounts.ts';
import { aList, anItem } from '../../builders/lists.ts';
import { bearer, send } from '../graphql.ts';
import { PUBLIC_URL, test } from '../server-test.ts';

const newEmail = () => `${crypto.randomUUID()}@example.test`;
const tokenOf = (url: string) => url.slice(`${PUBLIC_URL}/unsubscribe/`.length);
const ask = (field: string, token: string) => `${field}(token: "${token}") { kind isSubscribed }`;

describe('the link in a digest', () => {
  test('ends digests without signing in, and brings them back as they were', async ({ em, app, infrastructure }) => {
    const user = await aUser(em);
    const about = { kind: 'DIGEST', userId: user.id, frequency: 'DAILY' } as const;
    const token = tokenOf(infrastructure.unsubscribeLinks.addressFor(PUBLIC_URL, about));
    const frequency = async () =>
      (await send(app, '{ me { preferences { emailFrequency } } }', user)).data.me.preferences.emailFrequency;

    const before = await send(app, `{ ${ask('mailSubscription', token)} }`);
    expect(before.data.mailSubscription).toEqual({ kind: 'DIGEST', isSubscribed: true });
    expect(await frequency()).toBe('WEEKLY'); // asking ends nothing
    await send(app, `mutation { ${ask('unsubscribe', token)} }`);
    expect(await frequency()).toBe('NONE');
    const { data } = await send(app, `mutation { ${ask('resubscribe', token)} }`);

    expect(data.resubscribe).toEqual({ kind: 'DIGEST', isSubscribed: true });
    expect(await frequency()).toBe('DAILY');
  });

  test('ends them at one click in a mail program, and never by being opened', async ({ em, app, infrastructure }) => {
    const user = await aUser(em);
    const about = { kind: 'DIGEST', userId: user.id, frequency: 'WEEKLY' } as const;
    const url = infrastructure.unsubscribeLinks.addressFor(PUBLIC_URL, about).slice(PUBLIC_URL.length);
    const subscribed = async () =>
      (await send(app, `{ ${ask('mailSubscription', url.split('/').at(-1) as string)} }`)).data.mailSubscription
        .isSubscribed;

    await app.inject({ method: 'GET', url });
    expect(await subscribed()).toBe(true);
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await app.inject({ method: 'POST', url, headers, payload: 'List-Unsubscribe=One-Click' });

    expect(answer.statusCode).toBe(200);
    expect(await subscribed()).toBe(false);
  });

  test('ends them for its receiver, no matter who is signed in, and as often as it is asked', async ({
    em,
    app,
    infrastructure,
  }) => {
    const [reader, other] = [await aUser(em), await aUser(em)];
    const about = { kind: 'DIGEST', userId: reader.id, frequency: 'WEEKLY' } as const;
    const url = infrastructure.unsubscribeLinks.addressFor(PUBLIC_URL, about).slice(PUBLIC_URL.length);
    const frequencies = async () =>
      (await em.fork().find(User, [reader.id, other.id], { orderBy: { id: 'asc' } })).map(
        ({ preferences }) => preferences.emailFrequency,
      );

    const headers = await bearer(app, other);
    const statuses = [];
    for (let n = 0; n < 2; n += 1) {
      statuses.push(
        (await app.inject({ method: 'POST', url, headers, payload: 'List-Unsubscribe=One-Click' })).statusCode,
      );
    }
    const { data } = await send(app, `mutation { ${ask('unsubscribe', tokenOf(`${PUBLIC_URL}${url}`))} }`, other);

    expect(statuses).toEqual([200, 200]);
    expect(data.unsubscribe).toEqual({ kind: 'DIGEST', isSubscribed: false });
    expect(await frequencies()).toEqual(['NONE', 'WEEKLY']);
  });

  test('of an account that is gone ends nothing, and is no fault', async ({ em, app, infrastructure }) => {
    const about = { kind: 'DIGEST', userId: crypto.randomUUID(), frequency: 'WEEKLY' } as const;
    const token = tokenOf(infrastructure.unsubscribeLinks.addressFor(PUBLIC_URL, about));

    const { data } = await send(app, `mutation { ${ask('unsubscribe', token)} }`);

    expect(data.unsubscribe).toEqual({ kind: 'DIGEST', isSubscribed: false });
    expect(await em.count(User, about.userId)).toBe(0);
  });

  test.for(['nonsense', 'a.b', 'e30.e30'])('%s is none, and says so', async (token, { app }) => {
    const { errors } = await send(app, `mutation { ${ask('unsubscribe', token)} }`);
    const posted = await app.inject({ method: 'POST', url: `/unsubscribe/${token}` });

    expect(errors[0].extensions.code).toBe('NOT_FOUND');
    expect(errors[0].message).toBe('This link isn’t complete. Please open it from the email again.');
    expect(posted.statusCode).toBe(404);
  });

  test('does not do for somebody else', async ({ em, app, infrastructure }) => {
    const [one, other] = [await aUser(em), await aUser(em)];
    const linkOf = ({ id }: typeof one) =>
      tokenOf(
        infrastructure.unsubscribeLinks.addressFor(PUBLIC_URL, { kind: 'DIGEST', userId: id, frequency: 'DAILY' }),
      );
    const forged = `${linkOf(other).split('.')[0]}.${linkOf(one).split('.')[1]}`;

    expect((await send(app, `mutation { ${ask('unsubscribe', forged)} }`)).errors).toHaveLength(1);
  });
});

test('news about gifts ends for an address, and its receipts do not', async ({ em, app, services, infrastructure }) => {
  const list = await aList(em, { privacy: 'PUBLIC' });
  const item = await anItem(em, { list, title: 'Mug', quantityDesired: 9 });
  const email = newEmail();
  const mails = () => em.fork().find(Mail, { to: email }, { orderBy: { id: 'asc' } });
  const buyAndRename = async (title: string) => {
    await services.purchases.purchaseShared(null, list.shareToken, item.id, { email, quantity: 1 });
    await services.items.updateItem(list.owner.unwrap(), item.id, { title });
    await tellBuyers(em.fork(), infrastructure.mailQueue, PUBLIC_URL, addMinutes(new Date(), 3));
  };
  await buyAndRename('Cup');
  const [receipt, news] = await mails();
  expect(receipt?.unsubscribeUrl).toBeNull();
  expect(news?.text).toContain(news?.unsubscribeUrl);

  await send(app, `mutation { ${ask('unsubscribe', tokenOf(news?.unsubscribeUrl ?? ''))} }`);
  await buyAndRename('Beaker');
  await services.collaborators.invite(list.owner.unwrap(), list.id, { email });

  expect((await mails()).map(({ subject }) => subject)).toEqual([
    'Marked as purchased: Mug',
    'News about Mug',
    'Marked as purchased: Cup',
    expect.stringContaining('invites you'), // which is another kind
  ]);
});

test('invitations end for an address, and nobody who invites learns of it', async ({ em, app, services }) => {
  const list = await aList(em);
  const email = newEmail();
  const owner = list.owner.unwrap();
  await services.collaborators.invite(owner, list.id, { email });
  const [mail] = await em.fork().find(Mail, { to: email });

  await send(app, `mutation { ${ask('unsubscribe', tokenOf(mail?.unsubscribeUrl ?? ''))} }`);
  const { message } = await services.collaborators.invite(owner, (await aList(em, { owner })).id, { email });

  expect(message).toBe('Invitation sent');
  expect(await em.fork().count(Mail, { to: email })).toBe(1);
});
