import type { FastifyInstance } from 'fastify';
import { describe, expect } from 'vitest';
import { StoredSettings } from '../../../server/core/settings/stored-settings.entity.ts';
import type { User } from '../../../server/core/users/user.entity.ts';
import { SupportMessage } from '../../../server/people/support/support-message.entity.ts';
import { aUser } from '../../builders/accounts.ts';
import { aList } from '../../builders/lists.ts';
import { send } from '../graphql.ts';
import { call } from '../rest.ts';
import { test as base } from '../server-test.ts';

/** Sets it for the whole site; it is put back after each test. */
const test = base.extend('setEverything', async ({ app, em, orm, infrastructure }, { onCleanup }) => {
  onCleanup(async () => {
    await orm.em.fork().nativeDelete(StoredSettings, {});
    await infrastructure.settings.refresh();
  });
  const admin = await aUser(em, { role: 'ADMIN' });
  return async (everythingForEverybody: boolean) => {
    const changes = { everythingForEverybody };
    const { errors } = await send(app, SAVE, admin, { changes });
    expect(errors).toBeUndefined();
  };
});

const SAVE =
  'mutation ($changes: SettingsChangesInput!) { saveSettings(changes: $changes) { everythingForEverybody } }';

const makeList = (app: FastifyInstance, viewer: User) =>
  send(app, 'mutation { createList(input: { name: "Another" }) { id } }', viewer);

const makeKey = (app: FastifyInstance, viewer: User) =>
  send(app, 'mutation { createApiKey(name: "Cook") { secret } }', viewer);

const codeOf = ({ errors }: { errors?: readonly { extensions?: { code?: unknown } }[] }) =>
  errors?.[0]?.extensions?.code ?? null;

describe('where everybody gets everything', () => {
  test('a free account makes as many lists as it likes', async ({ app, em, setEverything }) => {
    const owner = await aUser(em);
    for (let made = 0; made < 5; made++) await aList(em, { owner });
    expect(codeOf(await makeList(app, owner))).toBe('PLAN_LIMIT');

    await setEverything(true);
    expect(codeOf(await makeList(app, owner))).toBeNull();

    await setEverything(false);
    expect(codeOf(await makeList(app, owner))).toBe('PLAN_LIMIT');
  });

  test('it has what else only Premium has, and its keys work as long as that holds', async ({
    app,
    em,
    setEverything,
  }) => {
    const owner = await aUser(em);
    const list = await aList(em, { owner });
    const analytics = () =>
      send(
        app,
        `{ listAnalytics(listId: "${list.id}", period: { start: "2031-01-01", end: "2031-01-02" }) { visitors } }`,
        owner,
      );
    const before = [await analytics(), await makeKey(app, owner)];
    for (const answer of before) expect(codeOf(answer)).not.toBeNull();

    await setEverything(true);
    const { data } = await makeKey(app, owner);
    const withKey = () => call(app, 'GET /lists', { headers: { authorization: `Bearer ${data.createApiKey.secret}` } });
    expect(codeOf(await analytics())).toBeNull();
    expect((await withKey()).status).toBe(200);

    await setEverything(false);
    expect((await withKey()).status).toBe(402);
  });

  test('questions of its people come first, as Premium’s do', async ({ app, em, setEverything }) => {
    const person = await aUser(em);
    const isFirst = async () => {
      const subject = `Mine ${crypto.randomUUID()}`;
      const input = { name: 'Ida', email: person.email, subject, message: 'How do I share a list?' };
      const sent = 'mutation ($input: ContactMessageInput!) { sendContactMessage(input: $input) }';
      expect((await send(app, sent, person, { input })).errors).toBeUndefined();
      return (await em.fork().findOneOrFail(SupportMessage, { subject })).isPriority;
    };
    expect(await isFirst()).toBe(false);

    await setEverything(true);
    expect(await isFirst()).toBe(true);
  });

  test('a smaller plan takes nothing away', async ({ app, em, setEverything }) => {
    const person = await aUser(em, { subscriptionTier: 'PREMIUM' });
    await makeKey(app, person);
    const lost = async () => {
      const asked = 'restingApiKeys losesAnalytics losesExpiringLinks losesPrioritySupport maxLists';
      return (await send(app, `{ planChangeEffects(planId: "free") { ${asked} } }`, person)).data.planChangeEffects;
    };
    expect(await lost()).toMatchObject({ restingApiKeys: 1, losesAnalytics: true, losesPrioritySupport: true });

    await setEverything(true);
    expect(await lost()).toEqual({
      restingApiKeys: 0,
      losesAnalytics: false,
      losesExpiringLinks: false,
      losesPrioritySupport: false,
      maxLists: -1,
    });
  });

  test('its colours are shown to guests', async ({ app, em, setEverything }) => {
    const owner = await aUser(em);
    const list = await aList(em, { owner, privacy: 'PUBLIC' });
    await setEverything(true);
    await send(app, `mutation { setBranding(listId: "${list.id}", accentColor: PLUM) { id } }`, owner);
    const shown = () =>
      send(app, `{ sharedList(token: "${list.shareToken}") { branding { accentColor } } }`, null).then(
        ({ data }) => data.sharedList.branding,
      );

    expect(await shown()).toEqual({ accentColor: 'PLUM' });
  });

  test('everybody is told, so that no screen speaks of plans', async ({ app, setEverything }) => {
    const told = async () => (await call(app, 'GET /config')).body.data;
    expect((await told()).everythingForEverybody).toBe(false);

    await setEverything(true);
    expect((await told()).everythingForEverybody).toBe(true);
  });
});
