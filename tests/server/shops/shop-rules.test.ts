import { describe, expect } from 'vitest';
import { ShopDay } from '../../../server/shops/products/shop-day.entity.ts';
import { aUser } from '../../builders/accounts.ts';
import { aProductPage } from '../../builders/product-pages.ts';
import { send } from '../graphql.ts';
import { test } from '../server-test.ts';

const SAVE = 'mutation ($rule: String!) { saveShopRule(rule: $rule) { name rule } }';
const DELETE = 'mutation ($name: String!) { deleteShopRule(name: $name) }';
const READ = 'mutation ($url: String!) { scrapeUrl(url: $url) { title { value source } price { value source } } }';

/** Says nothing that anybody would take for a price, but to those who know the shop. */
const PAGE = aProductPage({
  title: 'Wheels',
  head: '<link rel="canonical" href="https://www.wheels.example/p/1">',
  body: '<div class="n">Red bicycle</div><i class="k">249,90</i><i class="k old">299,90</i>',
});

const aRule = (overrides: object = {}) =>
  JSON.stringify({
    name: 'Wheels',
    hosts: ['wheels.*'],
    title: { select: ['.n'] },
    price: { select: ['.old', '.k'], exclude: ['.old'] },
    ...overrides,
  });

describe('a rule of an administrator', () => {
  test('counts from the next reading on, and no more once it is deleted', async ({ app, em, productPages }) => {
    const admin = await aUser(em, { role: 'ADMIN' });
    const read = async () => (await send(app, READ, admin, { url: productPages.add(PAGE) })).data.scrapeUrl;
    expect((await read()).price).toBeNull();

    await send(app, SAVE, admin, { rule: aRule() });
    expect(await read()).toEqual({
      title: { value: 'Red bicycle', source: 'SHOP_RULE' },
      price: { value: 249.9, source: 'SHOP_RULE' },
    });

    await send(app, DELETE, admin, { name: 'Wheels' });
    expect((await read()).price).toBeNull();
  });

  test('replaces the one with its name, and is written to the audit log', async ({ app, em }) => {
    const admin = await aUser(em, { role: 'ADMIN' });
    await send(app, SAVE, admin, { rule: aRule() });

    await send(app, SAVE, admin, { rule: aRule({ hosts: ['wheels.example'] }) });

    const { data } = await send(app, '{ shopRules { name rule } auditLog { data { action subjectName } } }', admin);
    expect(data.shopRules.map(({ rule }: { rule: string }) => JSON.parse(rule).hosts)).toEqual([['wheels.example']]);
    expect(data.auditLog.data[0]).toMatchObject({ action: 'SETTINGS_SAVED', subjectName: 'Shop rule Wheels' });
  });

  test('that finds nothing is counted in the shop’s health', async ({ app, em, productPages }) => {
    const admin = await aUser(em, { role: 'ADMIN' });
    await em.nativeDelete(ShopDay, {});
    await send(app, SAVE, admin, { rule: aRule({ price: { select: ['.gone'] } }) });
    await send(app, READ, admin, { url: productPages.add(PAGE) });

    const { data } = await send(app, '{ shopHealth { data { pages ruleFailed } } }', admin);

    expect(data.shopHealth.data).toEqual([{ pages: 1, ruleFailed: 1 }]);
  });

  test('is refused where it cannot work, with what is wrong', async ({ app, em }) => {
    const admin = await aUser(em, { role: 'ADMIN' });
    const wrong: Record<string, string> = {
      '{': 'This is not JSON.',
      [aRule({ hosts: [] })]: 'hosts: Name at least one host.',
      [aRule({ hosts: ['*'] })]: 'hosts.0: Write a host as "shop.example" or "shop.*"',
      [aRule({ price: { select: ['div['] } })]: 'div[ is not a CSS selector.',
      [aRule({ name: 'x'.repeat(20_000) })]: 'At most 20000 characters.',
    };
    for (const [rule, text] of Object.entries(wrong)) {
      const { errors } = await send(app, SAVE, admin, { rule });
      expect(errors[0].extensions.fields, text).toEqual({ rule: [text] });
    }
    const { errors } = await send(app, DELETE, admin, { name: 'None' });
    expect(errors[0].extensions.code).toBe('NOT_FOUND');
  });

  test('is for administrators alone', async ({ app, em }) => {
    const somebody = await aUser(em);
    for (const operation of [SAVE, DELETE, '{ shopRules { name } }']) {
      const { errors } = await send(app, operation, somebody, { rule: aRule(), name: 'Wheels' });
      expect(errors[0].extensions.code).toBe('FORBIDDEN');
    }
  });
});
