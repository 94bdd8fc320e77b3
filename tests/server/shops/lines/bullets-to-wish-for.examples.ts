import type { Examples } from './examples.ts';

/** Signs before lines, as word processors, notes and messages put them there. */
export const GIFTS: Examples = {
  'lines that begin with a mark': [
    [
      "Mia's Christmas list 🎄\n🎀 Doll's house\n🎀 Pink bike helmet\n🎀 Frozen costume age 5-6",
      ["Doll's house", 'Pink bike helmet', 'Frozen costume age 5-6'],
    ],
    [
      '- [x] ~~Kopfhörer~~\n- [ ] Rucksack (schwarz, 20 l)\n- [ ] Gutschein Buchhandlung 50 €',
      ['Kopfhörer ✓', 'Rucksack (schwarz, 20 l)', 'Gutschein Buchhandlung 50 EUR'],
    ],
    [
      "Emma's Birthday\n☐ Roller skates, size 3 — $59.99\n☐ Journal with lock\n☑ Slime kit ($15)\n☐ Swiftie friendship bracelet kit ~$20",
      [
        'Roller skates, size 3 59.99 USD',
        'Journal with lock',
        'Slime kit 15 USD ✓',
        'Swiftie friendship bracelet kit [~$20] 20 USD',
      ],
      'USD',
    ],
    [
      'Lista de Casamento – Ana e João\n1) Cafeteira elétrica – R$ 399,00\n2) Jogo de taças (6 unidades) – até R$ 150\n3) Cota lua de mel R$ 200 cada\n4) 2 travesseiros por R$ 79,90',
      [
        'Cafeteira elétrica 399 BRL',
        'Jogo de taças (6 unidades) [até R$ 150] 150 BRL',
        'Cota lua de mel 200 BRL',
        '2 × travesseiros 79.9 BRL',
      ],
      'BRL',
    ],
    [
      '- [ ] Fahrradhelm EU 54-58 (max. 60 €)\n- [ ] Rucksack, grün\n- [x] ~~Trinkflasche 0,5 l~~\n- [ ] Kopfhörer: JBL, um die 50 Euro\n- [ ] 2x Socken Gr. 35-38',
      [
        'Fahrradhelm EU 54-58 [max. 60 €] 60 EUR',
        'Rucksack, grün',
        'Trinkflasche 0,5 l ✓',
        'Kopfhörer: JBL [um die 50 Euro] 50 EUR',
        '2 × Socken Gr. 35-38',
      ],
    ],
    ['- Bowl\n- 12,50 €\n  blue', ['Bowl', '12,50 €', 'blue']],
    ['* [ ] Scarf\n* [x] Gloves', ['Scarf', 'Gloves ✓']],
    [
      'Wishlist Emma 🎂\n\n🎁 Barbie Dreamhouse\n🎁 Roller skates size 34\n🎁 Book: Matilda',
      ['Barbie Dreamhouse', 'Roller skates size 34', 'Book: Matilda'],
    ],
    [
      'Cadeaulijst Sanne & Daan\n1. Le Creuset braadpan 24 cm — € 229,-\n2. Bijdrage huwelijksreis (max. 30 €)\n3. Wijnglazen, set van 6, € 45\n4. 4x badhanddoek à € 12,95\n5. Dekbedovertrek 240x220',
      [
        'Le Creuset braadpan 24 cm 229 EUR',
        'Bijdrage huwelijksreis [max. 30 €] 30 EUR',
        'Wijnglazen, set van 6 45 EUR',
        '4 × badhanddoek 12.95 EUR',
        'Dekbedovertrek 240x220',
      ],
    ],
    [
      'Ønskeliste\n* Termos kr 1 299,-\n* Lue str. M kr 299\n* Ullsokker 3 par, 149,-\n* Hodelykt 499:-',
      ['Termos 1299 NOK', 'Lue str. M 299 NOK', 'Ullsokker 3 par 149 NOK', 'Hodelykt 499 NOK'],
      'NOK',
    ],
    [
      'verlanglijstje Bram\n- voetbal maat 5, rond de €20\n- Donald Duck pocket (2 stuks)\n- jas mt 128 tussen 40 en 60 euro\n- bon van bol.com\n- Lego 60337 €99,99',
      [
        'voetbal maat 5 [rond de €20] 20 EUR',
        'Donald Duck pocket (2 stuks)',
        'jas mt 128 tussen 40 en 60 euro',
        'bon van bol.com',
        'Lego 60337 99.99 EUR',
      ],
    ],
    [
      '誕生日プレゼント候補\n●財布 1万5千円\n●香水 ￥8,800\n●マフラー 五千円\n●本（千五百円）\n●ワイヤレスイヤホン 1.5万円前後',
      [
        '財布 15000 JPY',
        '香水 8800 JPY',
        'マフラー 5000 JPY',
        '本 1500 JPY',
        'ワイヤレスイヤホン [1.5万円前後] 15000 JPY',
      ],
      'JPY',
    ],
    [
      'Léon — 8 ans le 12 mai\n\n– skateboard\n– Lego Technic\n– BD Astérix',
      ['skateboard', 'Lego Technic', 'BD Astérix'],
    ],
    [
      'Tips till Vera 5 år 🎂\n* pärlplatta\n* cykelhjälm\n* bok om hästar\n\nTack på förhand!\n/Mormor',
      ['pärlplatta', 'cykelhjälm', 'bok om hästar'],
    ],
    [
      '*an umbrella\n*a tennis racket (one that is my size)\n*tennis balls\n*a fishing pole\n*new Geo Trax',
      ['an umbrella', 'a tennis racket (one that is my size)', 'tennis balls', 'a fishing pole', 'new Geo Trax'],
    ],
    ['Noël de Zoé, 4 ans\n1. puzzle\n2. poupée\n3. pâte à modeler', ['puzzle', 'poupée', 'pâte à modeler']],
    [
      'Secret Santa wishlist – Priya\n\n1. Nice hand cream (L’Occitane?)\n2. A cookbook, ideally Ottolenghi – £15ish\n3. Fuzzy socks\n4. Anything with cats on it 😹',
      [
        'Nice hand cream (L’Occitane?)',
        'A cookbook [ideally Ottolenghi – £15ish] 15 GBP',
        'Fuzzy socks',
        'Anything with cats on it 😹',
      ],
      'GBP',
    ],
    [
      'boda Ana y Luis 💍\n\n* vajilla 12 servicios (189€)\n* cristalería\n* 2 juegos de sábanas 150x200\n* robot aspirador, máx. 250 €\n* escapada rural',
      [
        'vajilla 12 servicios 189 EUR',
        'cristalería',
        '2 × juegos de sábanas 150x200',
        'robot aspirador [máx. 250 €] 250 EUR',
        'escapada rural',
      ],
    ],
    [
      'قائمة أمنيات مريم:\n١. ساعة ذكية - ٤٥٠ ريال\n٢. حذاء رياضي مقاس ٣٨\n٣. كتاب "ساق البامبو"\n٤. عطر',
      ['ساعة ذكية 450 SAR', 'حذاء رياضي مقاس ٣٨', 'كتاب "ساق البامبو"', 'عطر'],
      'SAR',
    ],
    [
      'Here is what was on my list:\n\n1) Burberry trenchcoat\n2) White shirt classic\n4) Black skirt NOT knit\n5) Gucci wrap',
      ['Burberry trenchcoat', 'White shirt classic', 'Black skirt NOT knit', 'Gucci wrap'],
    ],
    [
      '🎁 Wunschliste Ben 🎁\n\n👉 Lego Technic 42151 (49,99€)\n👉 Hoodie Gr. 152 schwarz\n👉 Kinogutschein\n\nBitte kein Spielzeug mit Batterien!',
      ['Lego Technic 42151 49.99 EUR', 'Hoodie Gr. 152 schwarz', 'Kinogutschein'],
    ],
    [
      'Ideas for Dad (budget £30):\n- Whisky stones - £12\n- Barbour beanie - £24.95\n- “Project Hail Mary” paperback\n- new wallet???',
      ['Whisky stones 12 GBP', 'Barbour beanie 24.95 GBP', '“Project Hail Mary” paperback', 'new wallet???'],
      'GBP',
    ],
    [
      '欲しいもの\n・スニーカー（24.5cm）\n・加湿器\u30008,000円くらい\n・本『嫌われる勇気』\n・ハンドクリーム×2',
      ['スニーカー（24.5cm）', '加湿器 [8,000円くらい] 8000 JPY', '本『嫌われる勇気』', '2 × ハンドクリーム'],
      'JPY',
    ],
  ],
  'brackets that nothing closes': [
    ['1) Kitten :(\n2) Lego\n3) Ball', ['Kitten :(', 'Lego', 'Ball']],
    ['a) Perfume (Chanel\nb) Scarf\nc) Tie', ['Perfume (Chanel', 'Scarf', 'Tie']],
    ['- Lego (Star Wars\n- Doll :)\n- Ball', ['Lego (Star Wars', 'Doll :)', 'Ball']],
    ['Perfume (Chanel\nNo 5)\nScarf', ['Perfume (Chanel No 5)', 'Scarf']],
  ],
  'a remark further in below a bullet': [
    [
      '- [Karten](https://maps.example/karten)\n  - Habe ich schon!\n- Hose',
      ['Karten [Habe ich schon!] <https://maps.example/karten>', 'Hose'],
    ],
    ['* Telescope\n  * Please talk to me first\n* Slippers', ['Telescope [Please talk to me first]', 'Slippers']],
    ['* Chaussons\n  * Probablement du 38\n* Pull', ['Chaussons [Probablement du 38]', 'Pull']],
  ],
};
