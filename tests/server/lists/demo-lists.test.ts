import { readdirSync } from 'node:fs';
import { describe, expect } from 'vitest';
import { demoContents, demoPicture } from '../../../server/lists/seeds/demo-contents.rules.ts';
import { DEMO_TOKENS, demoToken } from '../../../server/lists/seeds/demo-lists.rules.ts';
import { seedDemoLists } from '../../../server/lists/seeds/demo-lists.seed.ts';
import { send } from '../graphql.ts';
import { PUBLIC_URL, test } from '../server-test.ts';

const KINDS = ['WISHLIST', 'REGISTRY', 'SHOPPING'] as const;

describe('the demo lists', () => {
  test('have a drawing of their own for each thing, something given already, and something held', async ({
    em,
    app,
  }) => {
    await seedDemoLists(em.fork());
    await seedDemoLists(em.fork()); // as at every start
    const query = Object.values(DEMO_TOKENS)
      .map(
        (token, place) =>
          `list${place}: sharedList(token: "${token}") { items { effectiveImageUrl heldUntil } progress { given } }`,
      )
      .join(' ');

    const { data } = await send(app, `{ ${query} }`);

    const lists = Object.values(data) as {
      items: { effectiveImageUrl: string; heldUntil: string | null }[];
      progress: { given: number };
    }[];
    const pictures = lists.flatMap(({ items }) => items.map(({ effectiveImageUrl }) => effectiveImageUrl));
    const contents = KINDS.flatMap((kind) => demoContents(kind).items.map(demoPicture));
    const drawn = readdirSync(new URL('../../../web/public/demo', import.meta.url)).map((file) => `/demo/${file}`);
    expect(contents.sort()).toEqual(drawn.sort());
    expect(contents.map((path) => PUBLIC_URL + path)).toEqual(expect.arrayContaining(pictures));
    const held = lists.flatMap(({ items }) => items.flatMap(({ heldUntil }) => heldUntil ?? []));
    expect(held).toHaveLength(1); // so that one sees what a hold looks like, too
    expect(Date.parse(held[0] ?? '')).toBeGreaterThan(Date.now());
    expect(lists.map(({ progress }) => progress.given)).toEqual([1, 1, 1]);
  });

  test('say everything in each language, of which a start reads no whole catalogue', async ({ em, app }) => {
    await seedDemoLists(em.fork());

    const { data } = await send(
      app,
      `{
        de: sharedList(token: "${demoToken('WISHLIST', 'de')}") { name }
        ja: sharedList(token: "${demoToken('WISHLIST', 'ja')}") { items { title } }
      }`,
    );

    expect(data).toMatchObject({
      de: { name: 'Ida wird 7' },
      ja: { items: expect.arrayContaining([{ title: '虫の観察ケース' }]) },
    });
  });
});
