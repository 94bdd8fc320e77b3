import { expect, test } from 'vitest';
import { rowsOf } from '../../../../server/shops/imports/found-rows.rules.ts';
import { readText } from '../../../../server/shops/imports/read-file.rules.ts';

const WAYS = { kind: 'REGISTRY', currency: 'EUR' } as const;

/** As they stand on a page: section, brand and name, number of those wanted and bought. */
function giftsOn(page: string) {
  const { lists } = readText(page, '', WAYS);
  const [list] = lists;
  if (!list) throw new Error('There is no list on it');
  return {
    name: list.name,
    gifts: rowsOf(list.table, WAYS).rows.map(
      ({ item }) =>
        `${item.category} | ${item.title} | ${item.description} | ${item.price} ${item.currency} | ${item.quantityBought} of ${item.quantityDesired}`,
    ),
  };
}

const PAGES: Record<string, { page: string; name: string; gifts: readonly string[] }> = {
  Polish: {
    page: 'Strona główna\nZaloguj się\nLista ślubna Kasi i Piotra\n12 czerwca 2027\nFiltruj\nKuchnia\nGarnek żeliwny 24 cm\nStaub\n899,00 zł\nPotrzebne: 1\nKupione: 0\nDodaj do koszyka\nZestaw talerzy\nBolesławiec\n249,90 zł\nPotrzebne: 6\nKupione: 2\nDodaj do koszyka\nŁazienka\nRęcznik kąpielowy\nZwoltex\n59,00 zł\nPotrzebne: 4\nKupione: 4\nDodaj do koszyka\nSzlafrok\nZwoltex\n189,00 zł\nPotrzebne: 2\nKupione: 0\nDodaj do koszyka\nPolityka prywatności',
    name: 'Lista ślubna Kasi i Piotra',
    gifts: [
      'Kuchnia | Garnek żeliwny 24 cm | Staub | 899 PLN | 0 of 1',
      'Kuchnia | Zestaw talerzy | Bolesławiec | 249.9 PLN | 2 of 6',
      'Łazienka | Ręcznik kąpielowy | Zwoltex | 59 PLN | 4 of 4',
      'Łazienka | Szlafrok | Zwoltex | 189 PLN | 0 of 2',
    ],
  },
  'Swedish, with pictures and numbers of articles': {
    page: 'Hem\nPresenter\nLogga in\nLisa & Johans bröllopslista\n21 augusti 2027\nKök & matlagning\nStekpanna 28 cm\nHÄLLBY\nStekpanna 28 cm\nArt.nr 411612\n1 299 kr\nÖnskat antal: 2 Köpta: 0 Kvar: 2\nKöp present\nKaffekopp\nHÄLLBY\nKaffekopp\nArt.nr 411700\n149 kr\nÖnskat antal: 12 Köpta: 7 Kvar: 5\nKöp present\nSovrum\nPåslakan 150x210\nLindö\nPåslakan 150x210\nArt.nr 522000\n799 kr\nÖnskat antal: 2 Köpta: 2 Kvar: 0\nFärdigköpt\nKöp present\nAndra par önskade också\nVas blå\nArt.nr 99\n299 kr',
    name: 'Lisa & Johans bröllopslista',
    gifts: [
      'Kök & matlagning | Stekpanna 28 cm | HÄLLBY | 1299 SEK | 0 of 2',
      'Kök & matlagning | Kaffekopp | HÄLLBY | 149 SEK | 7 of 12',
      'Sovrum | Påslakan 150x210 | Lindö | 799 SEK | 2 of 2',
    ],
  },
  Japanese: {
    page: 'ログイン\n出産祝いリスト 佐藤家\n2027年5月10日\n寝具\nベビー布団セット\n西川\n¥15,800\n希望数: 1\n購入済み: 0\nカートに入れる\nおくるみ\nエイデン\n¥3,300\n希望数: 3\n購入済み: 1\nカートに入れる\nおでかけ\n抱っこ紐\nエルゴ\n¥29,700\n希望数: 1\n購入済み: 1\nカートに入れる',
    name: '出産祝いリスト 佐藤家',
    gifts: [
      '寝具 | ベビー布団セット | 西川 | 15800 JPY | 0 of 1',
      '寝具 | おくるみ | エイデン | 3300 JPY | 1 of 3',
      'おでかけ | 抱っこ紐 | エルゴ | 29700 JPY | 1 of 1',
    ],
  },
  Arabic: {
    page: 'تسجيل الدخول\nقائمة زفاف سارة وأحمد\n12 يونيو 2027\nالمطبخ\nخلاط كهربائي\nبراون\n350 ر.س\nالمطلوب: 1\nتم شراؤه: 0\nأضف إلى السلة\nطقم أكواب\nإيكيا\n89 ر.س\nالمطلوب: 6\nتم شراؤه: 2\nأضف إلى السلة\nغرفة النوم\nطقم مفارش\nهوم بوكس\n220 ر.س\nالمطلوب: 2\nتم شراؤه: 2\nأضف إلى السلة',
    name: 'قائمة زفاف سارة وأحمد',
    gifts: [
      'المطبخ | خلاط كهربائي | براون | 350 SAR | 0 of 1',
      'المطبخ | طقم أكواب | إيكيا | 89 SAR | 2 of 6',
      'غرفة النوم | طقم مفارش | هوم بوكس | 220 SAR | 2 of 2',
    ],
  },
  Portuguese: {
    page: 'Entrar\nLista de casamento Ana e João\n14 de agosto de 2027\nCozinha\nLiquidificador\nArno\nR$ 299,90\nQuantidade desejada: 1\nJá comprados: 0\nPresentear\nJogo de copos\nNadir\nR$ 89,90\nQuantidade desejada: 4\nJá comprados: 1\nPresentear\nQuarto\nJogo de cama\nBuddemeyer\nR$ 459,00\nQuantidade desejada: 2\nJá comprados: 2\nPresentear',
    name: 'Lista de casamento Ana e João',
    gifts: [
      'Cozinha | Liquidificador | Arno | 299.9 BRL | 0 of 1',
      'Cozinha | Jogo de copos | Nadir | 89.9 BRL | 1 of 4',
      'Quarto | Jogo de cama | Buddemeyer | 459 BRL | 2 of 2',
    ],
  },
};

test.for(Object.entries(PAGES))(
  'a page of gifts says how many are wanted and bought: %s',
  ([, { page, name, gifts }]) => {
    expect(giftsOn(page)).toEqual({ name, gifts });
  },
);

test('a gift whose name begins like words at the foot of a page ends no list', () => {
  const names = ['O nascimento de uma mãe', 'Helper tower', 'Privacy screen', 'Berço'];
  const page = names.map((name) => `${name}\nR$ 89,90\nQuantidade desejada: 2\nJá comprados: 1\nPresentear`);
  expect(giftsOn(['Lista de bebê', 'Quarto', ...page, 'Ajuda'].join('\n')).gifts).toEqual(
    names.map((name) => `Quarto | ${name} |  | 89.9 BRL | 1 of 2`),
  );
});

test('remarks of the couple, the price before and what is sold out stand at their gift, and are none themselves', () => {
  const page =
    'Annas bröllopslista\n3 maj 2027\nKök\nStekgryta\nHÄLLBY\nArt.nr 41\n899 kr\n”Den drömmer vi om!”\nÖnskat antal: 1 Köpta: 0 Kvar: 1\nKöp present\nBunke\nHÄLLBY\nArt.nr 42\n279 kr Ord. pris 349 kr\nÖnskat antal: 2 Köpta: 1 Kvar: 1\nKöp present\nHandduk\nLINDÖ\nArt.nr 43\n129 kr\nTillfälligt slut\nÖnskat antal: 4 Köpta: 4 Kvar: 0\nFärdigköpt';
  expect(giftsOn(page).gifts).toEqual([
    'Kök | Stekgryta | HÄLLBY | 899 SEK | 0 of 1',
    'Kök | Bunke | HÄLLBY | 279 SEK | 1 of 2',
    'Kök | Handduk | LINDÖ | 129 SEK | 4 of 4',
  ]);
});

test.for([
  ['Größe 92\nAlter 2', 'Größe 94\nAlter 3', 'Größe 96\nAlter 4'],
  ['20 x 30 cm', '30 x 40 cm', '20 x 20 cm'],
  ['Ages 3 to 6', 'Ages 4 to 7', 'Ages 6 to 6'],
  ['4 of 5 stars', '5 of 5 stars', '3 of 5 stars'],
  ['Delivery in 2-4 days', 'Delivery in 2-5 days', 'Delivery in 3-4 days'],
  ['Pack of 2, 4 pieces', 'Pack of 2, 4 pieces', 'Pack of 4, 4 pieces'],
  ['18 likes\n3 comments', '20 likes\n4 comments', '30 likes\n9 comments'],
  ['Nur noch 2 auf Lager', 'Nur noch 3 auf Lager', 'Nur noch 2 auf Lager'],
])('numbers at each thing that say nothing of gifts make none of them wanted more often, or bought: %s', (facts) => {
  const page = facts.map((fact, place) => `Mug ${'ABC'[place]}\n€12.00\n${fact}`).join('\n\n');
  const { lists } = readText(page, '', { ...WAYS, kind: 'WISHLIST' });
  const rows = lists[0] ? rowsOf(lists[0].table, WAYS).rows : [];
  expect(rows.map(({ item }) => item.quantityBought)).not.toContainEqual(
    expect.toSatisfy((count) => Number(count) > 0),
  );
  expect(rows.filter(({ item }) => item.title.startsWith('Mug')).map(({ item }) => item.quantityDesired)).toEqual([
    1, 1, 1,
  ]);
});

test('numbers of reviews at each thing are no numbers of pieces', () => {
  const page = ['Mug', 'Bowl', 'Plate'].map((name, place) => `${name}\n€12.00\n${place + 12} reviews\nAdd to cart`);
  const { lists } = readText(page.join('\n'), '', WAYS);
  const rows = lists[0] ? rowsOf(lists[0].table, WAYS).rows : [];
  expect(rows.map(({ item }) => item.quantityDesired)).not.toContain(12);
});
