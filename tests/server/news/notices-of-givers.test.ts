import type { EntityManager } from '@mikro-orm/postgresql';
import { addDays, addHours, addMinutes } from 'date-fns';
import { describe, expect } from 'vitest';
import type { CollaboratorRole } from '../../../server/core/access/list-access.rules.ts';
import { Mail } from '../../../server/core/email/mail.entity.ts';
import { MailDelivery } from '../../../server/core/email/mail-delivery.ts';
import { DEFAULT_SETTINGS } from '../../../server/core/settings/default-settings.rules.ts';
import type { User } from '../../../server/core/users/user.entity.ts';
import { Session } from '../../../server/keys/sessions/session.entity.ts';
import { List } from '../../../server/lists/lists/list.entity.ts';
import { tellPledgers } from '../../../server/lists/pledges/tell-pledgers.ts';
import { sendDigests } from '../../../server/news/notifications/send-digests.ts';
import { pushKind } from '../../../server/news/push/push.rules.ts';
import { PushDevice } from '../../../server/news/push/push-device.entity.ts';
import { sendPushes } from '../../../server/news/push/send-pushes.ts';
import { aUser } from '../../builders/accounts.ts';
import { aCollaborator } from '../../builders/collaborators.ts';
import { aList, anItem } from '../../builders/lists.ts';
import { everyFieldOf } from '../every-field.ts';
import { send } from '../graphql.ts';
import { test as base, PUBLIC_URL, servicesOn } from '../server-test.ts';
import { observe } from '../statements.ts';
import { inOneText } from '../surprises.ts';

const settings = { ...DEFAULT_SETTINGS, siteUrl: PUBLIC_URL };

/** The next day at eight in the morning, when digests are due. */
function nextMorning(): Date {
  const day = addDays(new Date(), 1);
  day.setUTCHours(8, 0, 0, 0);
  return day;
}

/** All ways by which somebody reads notices, with the statements that they take. */
const reading = base.extend('readAll', async ({ orm, app, infrastructure: { mailQueue } }) => async (reader: User) => {
  const pushed: object[] = [];
  const push = async (device: object, said: object) => {
    if ('userId' in device && device.userId === reader.id) pushed.push(said);
    return 'sent' as const;
  };
  const bell = await observe(() =>
    send(app, `{ notifications { ${everyFieldOf('Notifications')} } myNotifications { nodes { kind text } } }`, reader),
  );
  const pushing = await observe(() =>
    sendPushes(orm.em.fork(), { sender: { send: push }, siteName: 'Kindlist' }, addMinutes(new Date(), 1)),
  );
  const digest = await observe(() => sendDigests(orm.em.fork(), mailQueue, settings, nextMorning()));
  const mails = await orm.em.fork().find(Mail, { to: reader.email });
  const texts = mails.map(({ subject, text }) => ({ subject, text }));
  return { bell, pushed, texts, statements: [pushing.statements, digest.statements] };
});

async function aReader(em: EntityManager): Promise<User> {
  const reader = await aUser(em, { name: 'Ben', passwordHash: null });
  reader.preferences.emailFrequency = 'DAILY';
  const session = em.create(Session, { user: reader.id, isRemembered: true, expiresAt: addHours(new Date(), 9) });
  const device = { endpoint: `https://push.example.test/${reader.id}`, p256dh: 'key', auth: 'secret', timeZone: 'UTC' };
  const told = { kinds: [...pushKind.options], isQuietAtNight: false, toldUntil: addMinutes(new Date(), -1) };
  em.create(PushDevice, { user: reader, session, ...device, ...told });
  await em.flush();
  return reader;
}

/** Ben gives on a list, by chipping in or alone, and is told what became of it before he gets his role. */
const GIVES = ['chips in for what Ann buys', 'gives what a helper puts back'] as const;

const test = reading.extend('give', async ({ orm, infrastructure }) => {
  return async (list: List, how: (typeof GIVES)[number], ben: User) => {
    const em = orm.em.fork();
    const services = servicesOn(orm, infrastructure);
    const found = await em.findOneOrFail(List, list.id);
    const item = await anItem(em, {
      list: found,
      title: 'Sofa',
      priceMinor: 30_000,
      currency: 'EUR',
      isGroupGift: true,
    });
    const chipIn = async (who: User) => {
      const amount = { currency: 'EUR', amountMinor: 5_000 };
      return (await services.pledges.pledgeShared(who, list.shareToken, item.id, { amount })).pledge.id;
    };
    if (how === GIVES[1]) {
      const helper = await aCollaborator(em, { list: found, role: 'HELPER' });
      const { purchase } = await services.purchases.purchaseShared(ben, list.shareToken, item.id, { quantity: 1 });
      await servicesOn(orm, infrastructure).purchases.undoPurchase(helper, purchase.id);
      await orm.em.fork().nativeDelete(Mail, { to: ben.email }); // the receipt
      return;
    }
    const ann = await aUser(em, { name: 'Ann' });
    const pledgeId = await chipIn(ann);
    await chipIn(ben);
    await services.ownPledges.buy(ann, { pledgeId, guestKey: null });
    const needs = { ...infrastructure, siteUrl: PUBLIC_URL };
    await tellPledgers(orm.em.fork(), needs, addMinutes(new Date(), 5));
    await orm.em.fork().nativeDelete(Mail, { to: ben.email });
  };
});

/** Ben reads all after he was given a role, and something of the owner's that everybody may know. */
const readsAs =
  (role: CollaboratorRole) =>
  ({
    orm,
    infrastructure,
  }: {
    orm: Parameters<typeof servicesOn>[0];
    infrastructure: Parameters<typeof servicesOn>[1];
  }) =>
  async (list: List, ben: User) => {
    const em = orm.em.fork();
    await aCollaborator(em, { list: await em.findOneOrFail(List, list.id), user: ben, role });
    const owner = list.owner.unwrap();
    await servicesOn(orm, infrastructure).items.addItem(owner, list.id, { title: 'Mug' });
  };

describe.each(GIVES)('somebody who %s', (how) => {
  test('and then receives the gifts reads what they would read without it, by bell, push and digest', async ({
    orm,
    infrastructure,
    give,
    readAll,
  }) => {
    const said: string[] = [];
    for (const hasGiven of [true, false]) {
      const em = orm.em.fork();
      const list = await aSurpriseList(em);
      const ben = await aReader(em);
      if (hasGiven) await give(list, how, ben);
      await readsAs('EDITOR')({ orm, infrastructure })(list, ben);
      said.push(inOneText([await readAll(ben)]));
    }
    expect(said[0]).toBe(said[1]);
    expect(said[0]).toContain('Mug');
  });

  test.for<CollaboratorRole>(['HELPER', 'VIEWER'])(
    'and then is a %s still reads it',
    async (role, { orm, infrastructure, give, readAll }) => {
      const em = orm.em.fork();
      const list = await aSurpriseList(em);
      const ben = await aReader(em);
      await give(list, how, ben);
      await readsAs(role)({ orm, infrastructure })(list, ben);
      const { bell, pushed, texts } = await readAll(ben);
      const kinds = bell.result.data.myNotifications.nodes.map(({ kind }: { kind: string }) => kind);
      expect(kinds).toContain(how === GIVES[0] ? 'POOL_BOUGHT' : 'GIFT_PUT_BACK');
      expect(JSON.stringify(pushed)).toContain('news about gifts');
      expect(texts[0]?.text).toContain(how === GIVES[0] ? 'Ann bought a gift' : 'gift');
    },
  );

  test('reads it again once the day has come, and never if the list is gone before', async ({
    orm,
    infrastructure,
    give,
    readAll,
  }) => {
    const em = orm.em.fork();
    const [revealed, deleted] = [await aSurpriseList(em), await aSurpriseList(em)];
    const kindsOf = async (list: List, then: () => Promise<unknown>) => {
      const ben = await aReader(orm.em.fork());
      await give(list, how, ben);
      await readsAs('EDITOR')({ orm, infrastructure })(list, ben);
      await then();
      const { bell } = await readAll(ben);
      return bell.result.data.myNotifications.nodes.map(({ kind }: { kind: string }) => kind);
    };
    const kind = how === GIVES[0] ? 'POOL_BOUGHT' : 'GIFT_PUT_BACK';
    const reveal = () => orm.em.fork().nativeUpdate(List, { id: revealed.id }, { eventStartsAt: new Date() });
    expect(await kindsOf(revealed, reveal)).toContain(kind);
    const remove = () => servicesOn(orm, infrastructure).lists.deleteList(deleted.owner.unwrap(), deleted.id);
    expect(await kindsOf(deleted, remove)).toEqual(['LIST_REMOVED']);
  });

  test('gets no digest that waited until they receive the gifts', async ({ orm, infrastructure, give, readAll }) => {
    const em = orm.em.fork();
    const list = await aSurpriseList(em);
    const ben = await aReader(em);
    await give(list, how, ben);
    await readAll(ben);
    await readsAs('EDITOR')({ orm, infrastructure })(list, ben);
    const [mail] = await orm.em.fork().find(Mail, { to: ben.email });
    const sent: object[] = [];
    const delivery = new MailDelivery(orm, {
      send: async (of) => {
        sent.push(of);
        return 'SENT';
      },
    });
    await delivery.deliver(mail?.id ?? '', false);
    expect(sent).toEqual([]);
    expect(mail?.aboutListIds).toEqual([list.id]);
  });
});

const aSurpriseList = async (em: EntityManager) =>
  aList(em, { owner: await aUser(em, { name: 'Ida' }), purchaseVisibility: 'SURPRISE', privacy: 'PUBLIC' });
