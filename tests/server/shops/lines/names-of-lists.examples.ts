import type { Examples } from './examples.ts';

/** Lines over a whole list that name it. */
export const SHOPPING: Examples = {
  'names of lists in bold before a picture': [
    [
      '*Pique-nique – qui apporte quoi* 🧺\n✅ Chips (Léa)\n⬜ Jus de pomme x 6\n⬜ Gobelets',
      ['Chips (Léa) ✓', '6 × Jus de pomme', 'Gobelets'],
    ],
  ],
  'names over marks': [
    ['Groceries\n☐ Oat milk\n☑ Coffee', ['Oat milk', 'Coffee ✓']],
    ['Drogerie\n[ ] Seife\n[x] Zahnpasta', ['Seife #Drogerie', 'Zahnpasta ✓ #Drogerie']],
    [
      'Verdure\n- carote\n- zucchine\n\nLatticini\n- burro',
      ['carote #Verdure', 'zucchine #Verdure', 'burro #Latticini'],
    ],
    ['Frukt\n• äpplen\n\nBröd\n• limpa', ['äpplen #Frukt', 'limpa #Bröd']],
    ['Milk\n- eggs\n- bread', ['Milk', 'eggs', 'bread']],
    ['2 lemons\n☐ salt\n☐ pepper', ['2 × lemons', 'salt', 'pepper']],
  ],
  'the name of a list above it': [
    ['My grocery list\nmilk\neggs', ['milk', 'eggs']],
    ['Einkaufszettel\nMilch\nEier', ['Milch', 'Eier']],
    ['Lista della spesa 🛒\npane\nlatte', ['pane', 'latte']],
    ['Inköpslista\nmjölk\nägg', ['mjölk', 'ägg']],
    ['買い物リスト\n牛乳\n卵', ['牛乳', '卵']],
    ['Einkaufsliste: Zuhause\n\n• Milch\n• Käse (gerieben)', ['Milch', 'Käse (gerieben)']],
    ['List paper\nmilk\neggs', ['List paper', 'milk', 'eggs']],
  ],
  'a name above a list in one block': [
    ['רשימת קניות\nחלב\nלחם\nביצים 12\nגבינה', ['חלב', 'לחם', '12 × ביצים', 'גבינה']],
    ['קניות לחג\nתפוחים 1 ק"ג\nדבש\nיין', ['תפוחים 1 ק"ג', 'דבש', 'יין']],
    ['장보기 목록\n우유\n계란\n양파 3개\n두부', ['우유', '계란', '3 × 양파', '두부']],
    ['주말 쇼핑\n휴지\n세제\n고무장갑', ['휴지', '세제', '고무장갑']],
    ['Haftalık alışveriş\nsüt\nekmek\nyumurta\npeynir', ['süt', 'ekmek', 'yumurta', 'peynir']],
    ['Alışveriş listesi\nun\nşeker\n2 kg patates\nsoğan', ['un', 'şeker', 'patates [2 kg]', 'soğan']],
    ['Покупки на дачу\nуголь\nмясо 2 кг\nлимоны\nхлеб', ['уголь', 'мясо [2 кг]', 'лимоны', 'хлеб']],
    ['Nákup na víkend\nmléko\nchleba\nmáslo\n10 vajec', ['mléko', 'chleba', 'máslo', '10 × vajec']],
    ['Nákupný zoznam\nchlieb\nsyr\nmaslo\njablká', ['chlieb', 'syr', 'maslo', 'jablká']],
    ['Bevásárlólista\ntej\nkenyér\nsajt\nalma', ['tej', 'kenyér', 'sajt', 'alma']],
    ['Lista de cumpărături\nlapte\npâine\nouă\nunt', ['lapte', 'pâine', 'ouă', 'unt']],
    ['Kauppalista\nmaito\nleipä\nvoi\nkahvi', ['maito', 'leipä', 'voi', 'kahvi']],
    ['Λίστα για ψώνια\nγάλα\nψωμί\nαυγά\nτυρί', ['γάλα', 'ψωμί', 'αυγά', 'τυρί']],
    ['购物清单\n牛奶\n鸡蛋\n面包\n苹果', ['牛奶', '鸡蛋', '面包', '苹果']],
    ['周末要买的\n洗衣液\n纸巾\n酱油\n豆腐', ['洗衣液', '纸巾', '酱油', '豆腐']],
    ['Danh sách mua sắm\nsữa\ntrứng\ngạo\ncà phê', ['sữa', 'trứng', 'gạo', 'cà phê']],
    ['Daftar belanja\nberas\ntelur\nsusu\nkopi', ['beras', 'telur', 'susu', 'kopi']],
    ['รายการซื้อของ\nนม\nไข่\nข้าว\nกาแฟ', ['นม', 'ไข่', 'ข้าว', 'กาแฟ']],
    ['Список продуктів\nмолоко\nхліб\nсир\nяйця', ['молоко', 'хліб', 'сир', 'яйця']],
    ['Пазар\nхляб\nмляко\nсирене\nяйца', ['Пазар', 'хляб', 'мляко', 'сирене', 'яйца']],
    ['Popis za kupovinu\nmlijeko\nkruh\njaja\nsir', ['mlijeko', 'kruh', 'jaja', 'sir']],
    ['Innkjøp til hytta\nmelk\nbrød\nost\nkaffe', ['melk', 'brød', 'ost', 'kaffe']],
    ['Indkøb til weekenden\nmælk\nrugbrød\nost\nsmør', ['mælk', 'rugbrød', 'ost', 'smør']],
    ['قائمة المشتريات\nحليب\nخبز\nبيض\nجبن', ['حليب', 'خبز', 'بيض', 'جبن']],
    ['لیست خرید\nشیر\nنان\nپنیر\nبرنج', ['شیر', 'نان', 'پنیر', 'برنج']],
  ],
};
