import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { MikroORM } from '@mikro-orm/postgresql';
import { expect } from 'vitest';
import { User } from '../../server/core/users/user.entity.ts';
import { Item } from '../../server/lists/items/item.entity.ts';
import { Purchase } from '../../server/lists/items/purchase.entity.ts';
import { List } from '../../server/lists/lists/list.entity.ts';
import { seedDevelopment } from '../../server/lists/seeds/development.seed.ts';
import config from '../../server/mikro-orm.config.ts';
import { aUser } from '../builders/accounts.ts';
import { test as base } from './product.ts';

const test = base.extend('em', async ({ database }, { onCleanup }) => {
  const orm = await MikroORM.init({ ...config, clientUrl: database });
  onCleanup(() => orm.close());
  return orm.em.fork();
});

test('who develops finds people and lists, once, and what is bought adds up', async ({ em }) => {
  await seedDevelopment(em.fork());
  await seedDevelopment(em.fork());

  const people = await em.find(User, {}, { orderBy: { email: 'asc' } });
  expect(people.map(({ email, role }) => [email, role])).toEqual([
    ['admin@kindlist.test', 'ADMIN'],
    ['ida@kindlist.test', 'USER'],
    ['tom@kindlist.test', 'USER'],
  ]);
  const lists = await em.find(List, {});
  expect(new Set(lists.map(({ listType }) => listType))).toEqual(new Set(['WISHLIST', 'REGISTRY', 'SHOPPING']));
  const purchases = await em.find(Purchase, {});
  expect(purchases.length).toBeGreaterThan(0);
  for (const item of await em.find(Item, {})) {
    const bought = purchases.filter((purchase) => purchase.item.id === item.id);
    expect(item.quantityPurchased).toBe(bought.reduce((sum, { quantity }) => sum + quantity, 0));
    expect(item.quantityPurchased).toBeLessThanOrEqual(item.quantityDesired);
  }
});

test('where others have accounts already, nobody is added whose password everybody can read', async ({ em }) => {
  const { email } = await aUser(em);

  await seedDevelopment(em.fork());

  expect((await em.fork().find(User, {})).map((user) => user.email)).toEqual([email]);
});

test('production does not start with people whose password everybody can read', async ({ database, em }) => {
  await seedDevelopment(em);

  const main = join(import.meta.dirname, '../../dist/server/main.js');
  const settings = { DATABASE_URL: database, PORT: '0', NODE_ENV: 'production' };
  const { status, stderr } = spawnSync('node', [main], { env: { ...process.env, ...settings }, encoding: 'utf8' });

  expect(stderr).toContain('has the people of `npm run dev`');
  expect(status).toBe(1);
});
