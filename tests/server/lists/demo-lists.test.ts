import { readdirSync } from 'node:fs';
import { describe, expect } from 'vitest';
import { LANGUAGE_TAGS } from '../../../server/base/languages/languages.rules.ts';
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

    const alias = (kind: string, language: string) => `${kind}_${language.replace('-', '_')}`;
    const asked = KINDS.flatMap((kind) =>
      LANGUAGE_TAGS.map(
        (language) => `${alias(kind, language)}: sharedList(token: "${demoToken(kind, language)}") { ...said }`,
      ),
    );

    const { data } = await send(
      app,
      `{ ${asked.join(' ')} } fragment said on SharedList { name description items { title } }`,
    );

    const said = (kind: string, language: string) => {
      const { name, description, items } = data[alias(kind, language)] as Said;
      return [name, description, ...items.map(({ title }) => title)];
    };
    for (const kind of KINDS)
      for (const language of LANGUAGE_TAGS.filter((tag) => tag !== 'en')) {
        const english = new Set(said(kind, 'en'));
        const leftInEnglish = said(kind, language).filter((text) => english.has(text));
        expect(
          leftInEnglish.filter((text) => /\s/.test(text)),
          `${kind} in ${language}`,
        ).toEqual([]);
      }
    expect(said('WISHLIST', 'de')).toContain('Ida wird 7');
    expect(said('WISHLIST', 'ja')).toContain('虫の観察ケース');
  });

  test('cost what their readers pay with', async ({ em, app }) => {
    await seedDemoLists(em.fork());
    const priceIn = async (language: string) => {
      const query = `{ sharedList(token: "${demoToken('WISHLIST', language)}") { items { price currency } } }`;
      const [bicycle] = (await send(app, query)).data.sharedList.items as { price: number; currency: string }[];
      return [bicycle?.price, bicycle?.currency];
    };

    expect(await priceIn('en')).toEqual([189, 'USD']);
    expect(await priceIn('fr')).toEqual([189, 'EUR']);
    expect(await priceIn('ja')).toEqual([18900, 'JPY']);
  });
});

describe('all demo lists at once', () => {
  const tokensOf = async (app: Parameters<typeof send>[0], choice: string) => {
    const { data } = await send(app, `{ demoLists${choice} { shareToken } }`);
    return (data.demoLists as { shareToken: string }[]).map(({ shareToken }) => shareToken);
  };

  test('come in the language that is asked for, in English where there is no such one', async ({ em, app }) => {
    await seedDemoLists(em.fork());

    expect(await tokensOf(app, '(language: "pt-BR")')).toEqual(KINDS.map((kind) => demoToken(kind, 'pt-BR')));
    for (const language of ['en', 'en-XA', 'xx', 'constructor'])
      expect(await tokensOf(app, `(language: "${language}")`)).toEqual(Object.values(DEMO_TOKENS));
  });

  test('come in all languages to programs that name none', async ({ em, app }) => {
    await seedDemoLists(em.fork());
    const all = KINDS.flatMap((kind) => LANGUAGE_TAGS.map((language) => demoToken(kind, language)));

    for (const choice of ['', '(language: null)']) expect((await tokensOf(app, choice)).sort()).toEqual(all.sort());
  });
});

interface Said {
  name: string;
  description: string;
  items: { title: string }[];
}
