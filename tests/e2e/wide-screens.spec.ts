import { expect, test } from './site/e2e-test.ts';

const LAPTOP = { viewport: { width: 1280, height: 800 } };

test('on a wide screen an owner reads amounts and prices in columns, and whole names', async ({ aPerson }) => {
  const ida = await (await aPerson(LAPTOP)).signUp('Ida');
  const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft aus Lindenholz';
  const euros = (amountMinor: number) => ({ currency: 'EUR', amountMinor });
  const list = await ida.shareList('Hochzeit', [
    { title: 'Bräter', unitPrice: euros(28_900), quantityDesired: 2 },
    { title: `${long} und ${long}`, unitPrice: euros(99), quantityDesired: 12 },
    { title: 'Espressomaschine', unitPrice: euros(124_900), quantityDesired: 3, primaryUrl: 'https://www.ikea.com/x' },
  ]);
  const { page } = ida;
  await page.goto(`/lists/${list.id}`);
  const rows = page.getByRole('article');
  await expect(rows).toHaveCount(3);
  const edges = await rows.evaluateAll((articles) =>
    articles.map((article) => {
      const of = (text: RegExp) =>
        [...article.querySelectorAll('span')]
          .find((span) => text.test(span.textContent ?? ''))
          ?.getBoundingClientRect();
      const heading = article.querySelector('h3');
      return {
        amount: of(/^Wanted/)?.left,
        price: of(/^€/)?.right,
        isWhole: heading !== null && heading.scrollHeight <= heading.clientHeight,
      };
    }),
  );
  for (const edge of edges) expect(edge).toEqual({ ...edges[0], isWhole: true });
  expect(edges[0]?.amount).toBeLessThan(edges[0]?.price ?? 0);
});

test('a shopping list of 24 things is seen whole on a laptop', async ({ aPerson }) => {
  const ida = await (await aPerson(LAPTOP)).signUp('Ida');
  const list = await ida.shareList(
    { name: 'Großeinkauf fürs Hochzeitswochenende', listType: 'SHOPPING' },
    Array.from({ length: 24 }, (_, place) => `Thing ${place + 1}`),
  );
  const { page } = ida;
  await page.goto(`/lists/${list.id}`);
  const rows = page.getByRole('article');
  await expect(rows).toHaveCount(24);
  await expect(rows.first()).toBeInViewport({ ratio: 1 });
  await expect(rows.last()).toBeInViewport({ ratio: 1 });
});
