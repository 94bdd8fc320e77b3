import type { Examples } from './examples.ts';

/** Words that name no thing, above, below and between those that do. */
export const SHOPPING: Examples = {
  'words above, below or between the things': [
    [
      'LIDL\nJoghurt Natur      0,89 A\nButter 250g        2,29 A\nGesamtbetrag       3,18\nEC-Zahlung         3,18',
      ['Joghurt Natur 0.89 EUR', 'Butter [250g] 2.29 EUR'],
    ],
    ['Shoes, socks, hats\n20 €\n\nLego, duplo, ball\n30 €', ['Shoes, socks, hats 20 EUR', 'Lego, duplo, ball 30 EUR']],
    ['Nora Lind  09:12\nOat milk\n09:13\nRye bread', ['Oat milk', 'Rye bread']],
    ['🛒 Samstag\nMilch\nBrot\nKäse\nWein', ['Milch', 'Brot', 'Käse', 'Wein']],
    [
      'Cena sabato (8 persone)\n1 kg vongole\n800 g spaghetti\nprezzemolo\nvino bianco 2 bottiglie',
      ['vongole [1 kg]', 'spaghetti [800 g]', 'prezzemolo', 'vino bianco [2 bottiglie]'],
    ],
    [
      'Ich fahre morgen zum Markt, braucht ihr was?\nÄpfel 1 kg\nEier 10\nHonig',
      ['Äpfel [1 kg]', '10 × Eier', 'Honig'],
    ],
    [
      'Lista zakupów na grilla 🍖\nkiełbasa 2 kg\nkarkówka\nbułki 12 szt.\n\nDo zobaczenia w sobotę!',
      ['kiełbasa [2 kg]', 'karkówka', '12 × bułki'],
    ],
    ['pane\nlatte\nuova 6\n\nBuona spesa! 🛒', ['pane', 'latte', '6 × uova']],
    ['牛乳\n卵 1パック\nパン\n\n更新日: 5月3日', ['牛乳', '卵 [1パック]', 'パン']],
    [
      'Von: Anna Berg <anna@post.example>\nAn: Tom\nBetreff: Einkaufen\nDatum: 3. Mai 2026\n\nMilch\nBrot\n6 Eier',
      ['Milch', 'Brot', '6 × Eier'],
    ],
    [
      'churrasco sábado\n\npicanha 2kg\nlinguiça 1kg\npão de alho 3\ncarvão 2 sacos\ncerveja 24',
      ['picanha [2kg]', 'linguiça [1kg]', '3 × pão de alho', 'carvão [2 sacos]', '24 × cerveja'],
    ],
    ['SHOPPING LIST\n------------\nMilk\nEggs\nBread\n------------\nTotal items: 3', ['Milk', 'Eggs', 'Bread']],
    [
      'Rewe\n\n[ 1 ] Knusperstangen\n[ 10 ] Äpfel\n[ 1 ] Apfelschorle\n[ 5 ] Alkoholfreies Bier\n[ 1 ] Zahnpasta',
      ['Knusperstangen', '10 × Äpfel', 'Apfelschorle', '5 × Alkoholfreies Bier', 'Zahnpasta'],
    ],
    [
      'Lista base\n\nPasta: 8 kg;\nSalsa di pomodoro 3 litri;\nFarina 00: 2 kg;\nUova: 12;\nCaffè;',
      ['Pasta [8 kg]', 'Salsa di pomodoro [3 litri]', 'Farina 00 [2 kg]', '12 × Uova', 'Caffè'],
    ],
    [
      'lista do mercado:\narroz 5kg - 2\nfeijão 1kg - 3\ncafé - 1\nleite - 12\nóleo - 2',
      ['2 × arroz [5kg]', '3 × feijão [1kg]', 'café', '12 × leite', '2 × óleo'],
    ],
    ['Crème fraîche\nCrème fraîche', ['2 × Crème fraîche']],
  ],
  'who is to be called and what is on a day stands in a list, and is nothing of it': [
    ['19 december met Ans naar de stad\nmelk\nkaas\nMarieke bellen 06-12345678', ['melk', 'kaas']],
    ['2 August Macke Karten\n3 Kerzen', ['2 × August Macke Karten', '3 × Kerzen']],
    ['SEM (11)\nvoetbal\n\nFINN (1,5 jaar)\nblokken', ['voetbal #SEM', 'blokken #FINN (1,5 jaar)']],
  ],
  'names of lists with what they are for': [
    [
      'Lista supermercado (Mercadona)\nLeche\nPan de molde\nHuevos 12\nArroz',
      ['Leche', 'Pan de molde', '12 × Huevos', 'Arroz'],
    ],
    ['Fournitures CM1\n2 cahiers\n1 gomme\n4 crayons\n1 compas', ['2 × cahiers', 'gomme', '4 × crayons', 'compas']],
    [
      'Beach packing - Lily\n3 swimsuits\nsun hat\ntowel\nflip flops',
      ['3 × swimsuits', 'sun hat', 'towel', 'flip flops'],
    ],
    ['Zakupy (Lidl)\nmasło\nchleb\njajka 10\nser', ['masło', 'chleb', '10 × jajka', 'ser']],
    ['Inköpslista ICA\nsmör\nmjölk\nost\nägg', ['smör', 'mjölk', 'ost', 'ägg']],
    ['Schulsachen Klasse 3\nFüller\nLineal\nSchere\nKleber', ['Füller', 'Lineal', 'Schere', 'Kleber']],
    ['Packing tape\nBubble wrap\nScissors\nMarkers', ['Packing tape', 'Bubble wrap', 'Scissors', 'Markers']],
  ],
  'dishes above what they are made of': [
    [
      'Omas Käsekuchen\n200g Butter\n150 g Zucker\n3 Eier\n750 g Quark\nVanille',
      ['Butter [200g]', 'Zucker [150 g]', '3 × Eier', 'Quark [750 g]', 'Vanille'],
    ],
    [
      'Chokladkaka\n2 ägg\n3 dl socker\n1 tsk vaniljsocker\n100 g smör',
      ['2 × ägg', 'socker [3 dl]', 'vaniljsocker [1 tsk]', 'smör [100 g]'],
    ],
    [
      'Kürbissuppe\n1 kg Kürbis\n2 Zwiebeln\n500 ml Brühe\n200 ml Sahne\n\n180 Grad Umluft 30 Min backen',
      ['Kürbis [1 kg]', '2 × Zwiebeln', 'Brühe [500 ml]', 'Sahne [200 ml]'],
    ],
    ['Butter\n500 g Mehl\n3 Eier\n1 kg Zucker', ['Butter', 'Mehl [500 g]', '3 × Eier', 'Zucker [1 kg]']],
    ['Kartoffelsalat\nWurst\nSenf\nBrot', ['Kartoffelsalat', 'Wurst', 'Senf', 'Brot']],
  ],
  'asking and parting words': [
    ['dad can you get\nmilk\nbagels\njam', ['milk', 'bagels', 'jam']],
    ['Hallo Jörg, bring bitte mit:\n2 Gurken\nButter\nSenf\nLieben Gruß Helga', ['2 × Gurken', 'Butter', 'Senf']],
    ['Mamma manca\npane\nlatte\nburro', ['pane', 'latte', 'burro']],
    ['Ball\nBoots\nBook (sign it please now!)', ['Ball', 'Boots', 'Book (sign it please now!)']],
  ],
  'a line that somebody adds below a list asks for things of it': [
    [
      '- milk\n- eggs\n- bread\n\nplease get butter, cheese and 2 apples',
      ['milk', 'eggs', 'bread', 'butter', 'cheese', '2 × apples'],
    ],
    ['Reis\nBananen\nButter\n\nwir brauchen auch Hundefutter', ['Reis', 'Bananen', 'Butter', 'Hundefutter']],
    ['uova\nlatte\nriso\n\ne anche pane', ['uova', 'latte', 'riso', 'pane']],
  ],
  'a name of many words apart': [
    [
      'Para la merienda del domingo / for Sunday tea\n\npan dulce\nham 1 lb\nlemons x3\ntea',
      ['pan dulce', 'ham [1 lb]', '3 × lemons', 'tea'],
    ],
  ],
};
