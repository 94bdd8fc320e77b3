import { MikroORM } from '@mikro-orm/postgresql';
import { expect, vi } from 'vitest';
import { createApp } from '../../../server/app.ts';
import { HealthService } from '../../../server/base/database/health.service.ts';
import config from '../../../server/mikro-orm.config.ts';
import { aUser } from '../../builders/accounts.ts';
import { aList, anItem } from '../../builders/lists.ts';
import { bearer, world } from '../graphql.ts';
import { call, problem } from '../rest.ts';
import { test as base } from '../server-test.ts';
import { aDatabase } from '../template-database.ts';

/** A list in a database of its own, and the product on that database once `statement` has spoiled it. */
const test = base.extend('aProductOn', async ({ infrastructure }, { onCleanup }) => {
  const opened = new AsyncDisposableStack();
  onCleanup(() => opened.disposeAsync());
  return async (statement: string) => {
    const url = await aDatabase();
    const open = async () => {
      const orm = await MikroORM.init({ ...config, clientUrl: url });
      const app = await createApp(orm, { ...infrastructure, health: new HealthService(orm) });
      world.set(app, { orm, infrastructure });
      opened.defer(() => orm.close());
      opened.defer(() => app.close());
      return { orm, app };
    };
    const whole = await open();
    const em = whole.orm.em.fork();
    const owner = await aUser(em);
    const list = await aList(em, { owner, privacy: 'PUBLIC' });
    const item = await anItem(em, { list });
    const headers = await bearer(whole.app, owner);
    await em.execute(statement);
    const { app } = await open();
    return { app, list, item, headers };
  };
});

const UNAVAILABLE = problem('SERVICE_UNAVAILABLE', 'Server error. Please try again later.');

const SPOILED = [
  [
    'takes no writes, as a standby',
    "do $$ begin execute format('alter database %I set default_transaction_read_only = on', current_database()); end $$",
  ],
  [
    'has no room left',
    `create function no_room() returns trigger language plpgsql as
       $$ begin raise exception 'could not extend file: No space left on device' using errcode = 'disk_full'; end $$;
     create trigger no_room before insert on items for each row execute function no_room();
     create trigger no_room before insert on purchases for each row execute function no_room();`,
  ],
] as const;

test.for(SPOILED)(
  'on a database that %s, what cannot be written answers 503, and reading goes on',
  async ([, statement], { aProductOn }) => {
    const { app, list, item, headers } = await aProductOn(statement);
    const path = `/lists/shared/${list.shareToken}`;

    const written = [
      await call(app, `POST /items/lists/${list.id}/items`, { headers, body: { name: 'Cup' } }),
      await call(app, `POST ${path}/items/${item.id}/purchase`, { body: { email: 'ann@example.test' } }),
    ];
    const query = `mutation { createItem(listId: "${list.id}", input: { title: "Cup" }) { id } }`;
    const graphql = await app.inject({ method: 'POST', url: '/graphql', headers, payload: { query } });

    for (const answer of written) expect(answer).toMatchObject({ status: 503, body: UNAVAILABLE });
    expect(graphql.statusCode).toBe(503);
    expect(graphql.json().errors[0]).toMatchObject({
      message: UNAVAILABLE.message,
      extensions: { code: 'SERVICE_UNAVAILABLE' },
    });
    expect((await call(app, `GET ${path}`)).body.data.items).toHaveLength(1);
    expect((await call(app, `GET /lists/${list.id}`, { headers })).status).toBe(200);
  },
);

test.for([
  [
    'read-only',
    "do $$ begin execute format('alter database %I set default_transaction_read_only = on', current_database()); end $$",
  ],
  ['full', "do $$ begin execute format('alter database %I set temp_file_limit = 64', current_database()); end $$"],
] as const)('health tells that the database is %s', async ([database, statement], { aProductOn }) => {
  const { app } = await aProductOn(statement);

  expect(await call(app, 'GET /health')).toMatchObject({ status: 503, body: { ...UNAVAILABLE, database } });
});

test('health asks the database once a second at most, however many ask', async ({ orm }) => {
  const asked = vi.spyOn(orm.em, 'fork');
  const health = new HealthService(orm);

  await Promise.all(Array.from({ length: 50 }, () => health.check()));

  expect(asked).toHaveBeenCalledTimes(1);
});
