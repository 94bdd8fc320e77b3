import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LANGUAGE_TAGS, type Language } from '../../../../server/base/languages/languages.rules.ts';
import { type AisleWords, aisleNamed, aisleOf, foldedWords } from '../../../../web/lists/items/aisles/aisle-words.ts';
import { AISLES, type Aisle } from '../../../../web/lists/items/aisles/aisles.ts';

function wordsOf(language: Language): AisleWords {
  const file = `web/lists/items/aisles/words/aisle-words.${language}.json`;
  return JSON.parse(readFileSync(file, 'utf8'));
}

type Examples = Partial<Record<Aisle | 'none', string>>;

const EXAMPLES: Record<Language, Examples> = {
  en: {
    produce: 'Apples, Tomatoes, cherries, Red onions, POTATOES, green peppers, Potatoes for chips',
    bakery: 'Bread, Bread with seeds, sourdough loaf, bagels',
    dairy: 'Milk, semi-skimmed milk, Chocolate milk, eggs, Milk 2%, Crème fraîche, Greek yogurt',
    meat: 'Ham, chicken breasts, Steak, smoked salmon, hot dogs',
    frozen: 'Frozen peas, ice cream, vanilla ice cream',
    pantry: 'Rice, olive oil, peanut butter, coconut milk, chicken stock, black pepper, Tinned tomatoes',
    drinks: 'Tea, orange juice, Green tea, tea bags',
    sweets: 'Licorice, liquorice, dark chocolate, crisps',
    household: 'toilet paper, Toilet-paper, washing-up liquid, batteries, dish soap',
    care: 'Shampoo, toothpaste, hand cream, apple shampoo',
    baby: 'baby food, Nappies, baby wipes',
    pets: 'cat food, Dog biscuits',
    none: 'pepper, Rice cooker, tea towel, bread knife, butterfly net, Hammer, Teak oilcloth, Eggnogger, paste, x',
  },
  de: {
    produce: 'Äpfel, Tomaten, Kirschtomaten, Möhren, Blaubeeren, Frühlingszwiebeln',
    bakery: 'Brot, Vollkornbrot, Brötchen, Schokoladenkuchen',
    dairy: 'Milch, Vollmilch, Milch 3,5%, Eier, KÄSE, Schafskäse, Schlagsahne, Ei',
    meat: 'Hackfleisch, Schweinefleisch, Schwein, Wildschwein, Leberwurst, Rinderhackfleisch',
    frozen: 'Eis, TK-Erbsen, Tiefkühlpizza, Fischstäbchen',
    pantry: 'Reis, Milchreis, Nudeln, Bandnudeln, Olivenöl, Kokosmilch, Erdnussbutter',
    drinks: 'Rotwein, Mineralwasser, Weißbier, Tee, Orangensaft',
    sweets: 'Schokolade, Vollmilchschokolade, Lakritz, Chips, Butterkekse',
    household: 'Klopapier, Müllbeutel, Spülmittel, Batterien',
    care: 'Shampoo, Zahnpasta, Mundwasser, Sonnenmilch, Taschentücher',
    baby: 'Windeln, Feuchttücher',
    pets: 'Katzenfutter, Hundekuchen',
    none: 'Preis, Reise, Schlauch, Gartenschlauch, Brotmesser, Eierbecher, Grillkohle, Kaffeemaschine, Brotkasten',
  },
  fr: {
    produce: 'Pommes, pommes de terre, poireaux, Tomates cerises, haricots verts',
    bakery: 'Pain, pain de mie, baguettes',
    dairy: 'Lait, œufs, oeufs, fromages, Crème fraîche, yaourts nature',
    meat: 'Jambon, steaks hachés, poulet, saumon fumé',
    frozen: 'Petits pois surgelés, glaces',
    pantry: 'Riz, huile d’olive, lait de coco, pois chiches, Sel',
    drinks: 'Thé, jus d’orange, eau, Vin rouge',
    sweets: 'Chocolat noir, chips, réglisse',
    household: 'papier toilette, éponges, sacs poubelle',
    care: 'Shampoing, dentifrice, crème solaire',
    baby: 'couches, petits pots',
    pets: 'Croquettes, litière',
    none: 'Couteau à pain, machine à café, tasse à thé, verres à vin, livre',
  },
  es: {
    produce: 'Manzanas, tomates, limones, patatas',
    bakery: 'Pan, panes, pan de molde',
    dairy: 'Leche, huevos, yogures, queso',
    meat: 'Jamón, pechugas de pollo, salchichas',
    frozen: 'guisantes congelados, helado de vainilla',
    pantry: 'Arroz, aceite de oliva, leche de coco, sal',
    drinks: 'Té, zumo de naranja, agua',
    sweets: 'chocolate, patatas fritas, regaliz, nueces',
    household: 'papel higiénico, pilas, lejía',
    care: 'Champú, pasta de dientes',
    baby: 'pañales, toallitas',
    pets: 'pienso, arena para gatos',
    none: 'cuchillo de pan, máquina de café, taza de té, libro',
  },
  it: {
    produce: 'Mele, pesche, pomodori, patate, arance, funghi',
    bakery: 'Pane, panini, cornetti',
    dairy: 'Latte, uova, panna, formaggi',
    meat: 'Pesce, pesci, prosciutto cotto, petto di pollo',
    frozen: 'piselli surgelati, gelato',
    pantry: 'Riso, olio d’oliva, miele, sale, latte di cocco',
    drinks: 'Tè, succo d’arancia, acqua frizzante',
    sweets: 'cioccolato, biscotti, liquirizia, noci',
    household: 'carta igienica, pile, spugne',
    care: 'Shampoo, dentifricio',
    baby: 'pannolini, omogeneizzati',
    pets: 'crocchette, lettiera',
    none: 'panni, coltello da pane, macchina da caffè, tazza da tè, libro',
  },
  nl: {
    produce: 'Appels, tomaten, kerstomaten, aardappelen, uien, rucola',
    bakery: 'Brood, volkorenbrood, broodjes',
    dairy: 'Melk, halfvolle melk, eieren, geitenkaas, boter',
    meat: 'Ham, kipfilet, rundergehakt, garnalen',
    frozen: 'Diepvries spinazie, ijs, roomijs',
    pantry: 'Rijst, olijfolie, pindakaas, kokosmelk, zout',
    drinks: 'Thee, appelsap, rode wijn, cola',
    sweets: 'drop, chocola, melkchocolade, pindas',
    household: 'toiletpapier, wc-papier, batterijen, keukenrol',
    care: 'Shampoo, tandpasta, mondwater, tandenborstels',
    baby: 'Luiers, babydoekjes',
    pets: 'kattenvoer, hondenbrokken',
    none: 'broodmes, rijstkoker, theedoek, prijs, stickers, koffiezetapparaat, reis',
  },
  'pt-BR': {
    produce: 'Maçãs, tomates, limões, batatas, mamão',
    bakery: 'Pão, pães, pão de forma',
    dairy: 'Leite, ovos, queijo, iogurtes, manteiga',
    meat: 'Presunto, peito de frango, carne moída',
    frozen: 'legumes congelados, sorvete',
    pantry: 'Arroz, feijão preto, azeite, leite de coco, sal',
    drinks: 'Chá, suco de laranja, água, cafés',
    sweets: 'chocolate, nozes, pipoca',
    household: 'papel higiênico, pilhas, detergente',
    care: 'Xampu, creme dental',
    baby: 'fraldas, lenços umedecidos',
    pets: 'ração, areia de gato',
    none: 'faca de pão, máquina de café, xícara de chá, livro',
  },
  pl: {
    produce: 'Jabłka, pomidory, banany, marchewki, ziemniaki, cebule',
    bakery: 'Chleb, bułki, chleb żytni',
    dairy: 'Mleko, jajka, ser żółty, jogurty, masło',
    meat: 'Szynka, kurczaki, pierś z kurczaka, parówki',
    frozen: 'mrożone warzywa, lody',
    pantry: 'Ryż, mąka, makaron, masło orzechowe, sól, olej',
    drinks: 'Herbata, sok pomarańczowy, woda gazowana',
    sweets: 'czekolada mleczna, ciastka, żelki',
    household: 'papier toaletowy, baterie, płyn do naczyń, sól do zmywarki',
    care: 'Szampon, pasta do zębów, płyn do płukania ust',
    baby: 'pieluchy, chusteczki nawilżane',
    pets: 'karma dla kota, żwirek',
    none: 'nóż do chleba, ekspres do kawy, kubek, książka',
  },
  sv: {
    produce: 'Äpplen, tomater, körsbärstomater, bananer, gurkor, rödlök',
    bakery: 'Bröd, rågbröd, bullar',
    dairy: 'Mjölk, lättmjölk, ägg, grädde, ost',
    meat: 'Skinka, kycklingfilé, fläskkött, köttfärs, korv',
    frozen: 'frysta ärtor, glass, vaniljglass',
    pantry: 'Ris, olivolja, jordnötssmör, kokosmjölk, salt',
    drinks: 'Te, apelsinjuice, kaffe, mineralvatten',
    sweets: 'lakrits, mjölkchoklad, chips, pepparkakor',
    household: 'toalettpapper, batterier, diskmedel',
    care: 'Schampo, tandkräm, munvatten',
    baby: 'blöjor, välling',
    pets: 'kattmat, hundgodis',
    none: 'brödkniv, kaffebryggare, osthyvel, asfalt, bok',
  },
  ja: {
    produce: 'りんご, トマト, 玉ねぎ, ミニトマト',
    bakery: '食パン, クロワッサン',
    dairy: '牛乳, 低脂肪牛乳, 卵, バター',
    meat: '豚肉, ハム, ロースハム, 国産牛肉',
    frozen: '冷凍 餃子, バニラアイスクリーム',
    pantry: 'お米, 醤油, ピーナッツバター, 豆腐, 木綿豆腐',
    drinks: '緑茶, シャンパン, トマトジュース',
    sweets: 'チョコレート, 板チョコレート',
    household: 'トイレットペーパー, 電池',
    care: 'シャンプー, 歯ブラシ',
    baby: '紙おむつ, 粉ミルク',
    pets: 'キャットフード, 猫砂',
    none: 'フライパン, 鉄フライパン, コーヒーカップ, 本',
  },
  ar: {
    produce: 'تفاح, التفاح, طماطم, بطاطس, موزة',
    bakery: 'خبز, كعكة',
    dairy: 'حليب, بيض, جبنة بيضاء',
    meat: 'دجاج, لحم مفروم, سمك',
    frozen: 'خضار مجمدة, آيس كريم',
    pantry: 'أرز, ارز, زيت زيتون, ملح, زبدة الفول السوداني',
    drinks: 'شاي, عصير برتقال, قهوة',
    sweets: 'شوكولاتة, عرق سوس, مكسرات',
    household: 'ورق تواليت, بطاريات, صابون جلي',
    care: 'شامبو, معجون أسنان',
    baby: 'حفاضات, حليب أطفال',
    pets: 'طعام قطط',
    none: 'سكين, كوب شاي, ماكينة قهوة, كتاب',
  },
};

/** Twenty things of each kind of language that were written down before its file was tried with them. */
const HELD_OUT: Partial<Record<Language, Examples>> = {
  en: {
    produce: 'baby spinach, Granny Smith apples, cherry tomatoes, iceberg lettuce, bunch of parsley, oyster mushrooms',
    bakery: 'hot cross buns',
    dairy: 'free-range eggs, salted butter, grated mozzarella',
    meat: 'pork loin, streaky bacon, lamb chops',
    pantry: 'strong white flour, red lentils, passata',
    drinks: 'ground coffee',
    sweets: 'digestive biscuits',
    household: 'bin bags',
    care: 'wet razor',
  },
  de: {
    produce: 'Rispentomaten, Bio-Bananen, Eisbergsalat, Speisezwiebeln, Staudensellerie, Weintrauben',
    bakery: 'Laugenbrezeln, Dinkelbrot',
    dairy: 'H-Milch, Magerquark, Bergkäse, Naturjoghurt',
    meat: 'Rinderhack, Putenschnitzel',
    pantry: 'Dinkelmehl, Basmatireis, Rohrzucker',
    drinks: 'Apfelschorle',
    sweets: 'Erdnussflips',
    household: 'Spülschwämme',
  },
};

const parts = (text = '') => text.split(', ').filter(Boolean);

function wrong(language: Language, examples: Examples): string[] {
  const words = wordsOf(language);
  return Object.entries(examples).flatMap(([aisle, titles]) =>
    parts(titles).flatMap((title) => {
      const found = aisleOf(title, words) ?? 'none';
      return found === aisle ? [] : [`${title}: ${found}, not ${aisle}`];
    }),
  );
}

describe('the words of a language know where everyday things stand, and nothing else', () => {
  test.each(LANGUAGE_TAGS)('%s', (language) => {
    expect(wrong(language, EXAMPLES[language])).toEqual([]);
  });

  test('no word of theirs stands in two places, and each is found in its own', () => {
    for (const language of LANGUAGE_TAGS) {
      const words = wordsOf(language);
      const places = new Map<string, string>();
      const twice: string[] = [];
      for (const aisle of [...AISLES, 'none'] as const) {
        for (const phrase of words.words[aisle].split(',').map((one) => foldedWords(one).join(' '))) {
          const before = places.get(phrase);
          if (before && before !== aisle) twice.push(`${language}: ${phrase} in ${before} and ${aisle}`);
          places.set(phrase, aisle);
        }
      }
      expect(twice).toEqual([]);
    }
  });

  test('things that nobody tried them with are mostly known, and never wrongly', () => {
    for (const [language, examples] of Object.entries(HELD_OUT)) {
      const missed = wrong(language as Language, examples);
      expect(missed.filter((one) => !one.includes(': none,'))).toEqual([]);
      expect(missed.length, missed.join('; ')).toBeLessThanOrEqual(4);
    }
  });

  test('a category is named by words that people use for it, and by no others', () => {
    const named = (category: string, language: Language = 'en') => aisleNamed(category, wordsOf(language));
    expect(
      ['Fruit & Veg', 'Produce', '🥛 Dairy', 'Milk and eggs', 'FROZEN FOOD', 'Pet food'].map((one) => named(one)),
    ).toEqual(['produce', 'produce', 'dairy', 'dairy', 'frozen', 'pets']);
    expect(['Lidl', 'Sunday', 'For Ann', '', '🎉'].map((one) => named(one))).toEqual([null, null, null, null, null]);
    expect(named('Obst und Gemüse', 'de')).toBe('produce');
    expect(named('野菜・果物', 'ja')).toBe('produce');
  });

  test('a name of any length takes no longer than a short one', () => {
    expect(aisleOf(`${'a '.repeat(100_000)}milk`, wordsOf('en'))).toBeNull();
    expect(aisleOf('constructor', wordsOf('en'))).toBeNull();
  });
});
