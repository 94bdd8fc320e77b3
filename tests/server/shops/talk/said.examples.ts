/** A text, how it is read, and where that matters the kind of list and the currency. A chat has a message a line. */
export type Said = readonly [
  text: readonly string[],
  read: readonly string[],
  kind?: 'SHOPPING' | 'WISHLIST',
  currency?: string,
];

export const SAID: Readonly<Record<string, readonly Said[]>> = {
  'what corrects or takes back a thing named before': [
    [['Anna: milk', 'Anna: a monopoly set', 'Ben: scrap the monopoly'], ['milk']],
    [
      ['Anna: 3 bottiglie di spumante', 'Anna: pane', 'Ben: lo spumante 4 bottiglie'],
      ['spumante [4 bottiglie]', 'pane'],
    ],
    [
      ['Anna: 2 kg Kartoffeln', 'Anna: Butter', 'Ben: Kartoffeln lieber 3 kg'],
      ['Kartoffeln [3 kg]', 'Butter'],
    ],
    [
      ['Anna: 1 kg de tomates', 'Anna: aceite', 'Ben: tomates mejor 2 kg'],
      ['tomates [2 kg]', 'aceite'],
    ],
    [
      ['Anna: 6 jajek', 'Anna: mleko', 'Ben: jajek jednak 12'],
      ['12 × jajek', 'mleko'],
    ],
    [['Anna: плед', 'Anna: термос', 'Ben: плед не треба, вже купили'], ['термос'], 'WISHLIST'],
    [['Anna: a kite', 'Anna: a drum', 'Ben: forget the drum, he has one'], ['kite'], 'WISHLIST'],
    [
      ['Anna: pommes 2 kg', 'Anna: lait', 'Ben: pour les pommes 3 kg plutôt'],
      ['pommes [3 kg]', 'lait'],
    ],
    [['Anna: パズル', 'Anna: なわとび', 'Ben: なわとびはいらない'], ['パズル'], 'WISHLIST'],
    [['Anna: 커피잔', 'Anna: 담요', 'Ben: 담요는 필요 없어'], ['커피잔'], 'WISHLIST'],
    [
      ['Anna: 4 lemons', 'Anna: bread', 'Ben: make the lemons 6'],
      ['6 × lemons', 'bread'],
    ],
    [
      ['Anna: 2 l Milch', 'Anna: Eier', 'Ben: bei der Milch reichen 1 l'],
      ['Milch [1 l]', 'Eier'],
    ],
    [['Anna: 3 melk', 'Anna: kaas', 'Ben: geen kaas meer nodig'], ['3 × melk']],
  ],
  'what takes nothing back': [
    [
      ['Anna: milk', 'Anna: butter', 'Ben: non-dairy milk'],
      ['milk', 'butter', 'non-dairy milk'],
    ],
    [
      ['Anna: beer', 'Anna: crisps', 'Ben: non-alcoholic beer'],
      ['beer', 'crisps', 'non-alcoholic beer'],
    ],
    [['Anna: red mugs', 'Anna: a kite', "Ben: it's one of those red mugs"], ['red mugs', 'kite'], 'WISHLIST'],
    [
      ['Anna: salad', 'Anna: bread', "Ben: who's already got the salad?"],
      ['salad', 'bread'],
    ],
  ],
  'a name that begins as an article does': [
    [
      [
        "Anna: L'Oréal Shampoo",
        "Anna: L'Occitane Handcreme",
        'Anna: De la Rosa',
        "Ben: de l'huile",
        'Ben: de la farine',
      ],
      ["L'Oréal Shampoo", "L'Occitane Handcreme", 'De la Rosa', 'huile', 'farine'],
    ],
  ],
  'a wish for somebody is no word of what they have': [
    [
      ['Anna: what shall we get them?', 'Ben: Emma a scooter', 'Ben: Emma a kite'],
      ['Emma a scooter', 'Emma a kite'],
      'WISHLIST',
    ],
  ],
  'a sum before a name': [
    [['€50 office chair'], ['office chair 50 EUR'], 'WISHLIST'],
    [['12 € Cardigan'], ['Cardigan 12 EUR'], 'WISHLIST'],
    [['5 € Geschenkpapier'], ['Geschenkpapier 5 EUR'], 'WISHLIST'],
    [['20 € Cartes postales'], ['Cartes postales 20 EUR'], 'WISHLIST'],
    [['€50 gift card'], ['€50 gift card'], 'WISHLIST'],
    [['50 € Geschenkkarte'], ['50 € Geschenkkarte'], 'WISHLIST'],
    [['249 TL Kahve'], ['Kahve 249 TRY'], 'WISHLIST', 'TRY'],
    [['1 TL Backpulver'], ['Backpulver [1 TL]']],
  ],
  'an answer without a noun belongs to no other thing': [
    [
      ['Anna: pan', 'Anna: queso', 'Ben: ¿cuántos somos?', 'Anna: somos 12'],
      ['pan', 'queso'],
    ],
    [
      ['Anna: pain', 'Anna: beurre', 'Ben: on est combien ?', 'Anna: 9'],
      ['pain', 'beurre'],
    ],
    [['Anna: Brezeln', 'Ben: wie viele?', 'Anna: 6 bitte'], ['6 × Brezeln']],
    [['Anna: mleko', 'Ben: ile?', 'Anna: 3'], ['3 × mleko']],
    [
      ['Anna: chleb', 'Anna: masło', 'Ben: o której będziesz?', 'Anna: o 6'],
      ['chleb', 'masło'],
    ],
    [
      ['Anna: pão', 'Anna: leite', 'Ben: quantas pessoas vêm?', 'Anna: 10 pessoas'],
      ['pão', 'leite'],
    ],
    [
      ['Anna: olio', 'Anna: sale', 'Ben: Sì 2 kg'],
      ['olio', 'sale'],
    ],
    [['Anna: scarpe da calcio', 'Ben: che numero?', 'Anna: 36'], ['scarpe da calcio'], 'WISHLIST'],
  ],
  'several things that somebody needs': [
    [['Anna: I need 3 lemons, 2 limes and 12 eggs'], ['3 × lemons', '2 × limes', '12 × eggs']],
    [
      ['Anna: io faccio il tiramisù, mi servono 3 mascarpone, 2 pacchi di savoiardi e 12 uova'],
      ['3 × mascarpone', 'savoiardi [2 pacchi]', '12 × uova'],
    ],
    [
      ['Anna: je fais la quiche, il me faut 3 œufs, 20 cl de crème et 200 g de lardons'],
      ['3 × œufs', 'crème [20 cl]', 'lardons [200 g]'],
    ],
    [
      ['Anna: hago la paella, necesito 1 kg de arroz, 2 pimientos y 500 g de gambas'],
      ['arroz [1 kg]', '2 × pimientos', 'gambas [500 g]'],
    ],
    [
      ['Anna: vou fazer o bolo, preciso de 3 ovos, 2 xícaras de farinha e 1 lata de leite condensado'],
      ['3 × ovos', 'farinha [2 xícaras]', 'leite condensado [1 lata]'],
    ],
    [['Anna: jag behöver 3 citroner, 2 lök och 1 liter grädde'], ['3 × citroner', '2 × lök', 'grädde [1 liter]']],
    [['Anna: 양파 3개랑 당근 2개 필요해'], ['3 × 양파', '2 × 당근']],
  ],
  'somebody else who brings a thing': [
    [
      ['Anna: who brings what?', "Ben: I'll bring rice", 'Carla: Ben also brings plates'],
      ['rice ← Ben', 'plates ← Ben'],
      'WISHLIST',
    ],
    [
      ['Anna: Wer bringt was?', 'Ben: Carla bringt den Salat', 'Carla: ja, und Anna macht das Dessert'],
      ['Salat ← Carla', 'Dessert ← Anna'],
      'WISHLIST',
    ],
    [
      ['Anna: ¿Quién trae qué?', 'Ben: Carla trae la tortilla', 'Carla: Ben lleva el hielo'],
      ['tortilla ← Carla', 'hielo ← Ben'],
      'WISHLIST',
    ],
    [
      ['Anna: Quem leva o quê?', 'Ben: Carla leva a salada', 'Carla: Ben traz o gelo'],
      ['salada ← Carla', 'gelo ← Ben'],
      'WISHLIST',
    ],
    [
      ['Анна: Хто що приносить?', 'Бен: Карла приносить салат', 'Карла: Бен бере напої'],
      ['салат ← Карла', 'напої ← Бен'],
      'WISHLIST',
    ],
    [
      ['Anna: Vem tar med vad?', 'Ben: Carla tar med salladen', 'Carla: Ben fixar dricka'],
      ['salladen ← Carla', 'dricka ← Ben'],
      'WISHLIST',
    ],
    [['Anna: milk', 'Anna: bread', 'Ben: Carla has the corkscrew'], ['milk', 'bread'], 'WISHLIST'],
    [['Anna: pane', 'Ben: Carla porta le sedie', 'Anna: grazie'], ['pane', 'sedie ← Carla'], 'WISHLIST'],
    [
      ['Anna: who brings what?', 'Ben: my mum brings cake', "Carla: I'll take care of the drinks"],
      ['cake ← mum', 'drinks ← Carla'],
      'WISHLIST',
    ],
    [
      ['Anna: Kim ne getiriyor?', 'Ben: Carla salata getiriyor', 'Carla: ben içecek getiririm'],
      ['salata ← Carla', 'içecek ← Carla'],
      'WISHLIST',
    ],
    [['Anna: dobra, kto co?', 'Ben: Carla weźmie sok i kubki'], ['sok ← Carla', 'kubki ← Carla'], 'WISHLIST'],
  ],
  'a request to all who read it': [
    [['Anna: someone please bring the red napkins'], ['red napkins']],
    [['Anna: Qualcuno prenda i tovaglioli rossi di carta'], ['tovaglioli rossi di carta']],
    [['Anna: Jemand bitte noch Eis holen'], ['Eis']],
    [["Anna: Quelqu'un peut prendre du pain ?"], ['pain']],
    [['Anna: que alguien compre hielo por favor'], ['hielo']],
    [['Anna: alguien puede traer vasos?'], ['vasos']],
    [['Anna: może ktoś kupić lód?'], ['lód']],
    [['Anna: хай хтось візьме серветки'], ['серветки']],
    [['Anna: kan iemand ijs meenemen?'], ['ijs']],
    [['Anna: kan någon ta med servetter?'], ['servetter']],
    [['Anna: can anyone pick up paper plates please'], ['paper plates']],
    [['Anna: 누가 얼음 좀 사와줘'], ['얼음']],
    [['Anna: ممكن أحد يجيب ثلج'], ['ثلج']],
    [['Anna: můžete někdo vzít led?'], ['led']],
  ],
  'a thing for somebody': [[['Anna: 엄마는 스카프, 아빠는 장갑'], ['스카프', '장갑'], 'WISHLIST']],
  'a thing that was bought since': [
    [
      ['Anna: Libro di Camilleri', 'Anna: una sciarpa', 'Ben: Libro di Camilleri preso'],
      ['✓ Libro di Camilleri', 'sciarpa'],
      'WISHLIST',
    ],
    [
      ['Anna: the Camilleri book', 'Anna: a scarf', 'Ben: got the Camilleri book'],
      ['✓ Camilleri book', 'scarf'],
      'WISHLIST',
    ],
    [
      ['Anna: le livre de Modiano', 'Anna: une écharpe', "Ben: j'ai pris le Modiano"],
      ['✓ le livre de Modiano', 'écharpe'],
      'WISHLIST',
    ],
    [
      ['Anna: el libro de Cercas', 'Anna: una bufanda', 'Ben: el de Cercas comprado'],
      ['✓ libro de Cercas', 'bufanda'],
      'WISHLIST',
    ],
    [['Anna: книжка Жадана', 'Anna: шарф', 'Ben: Жадана купила'], ['✓ книжка Жадана', 'шарф'], 'WISHLIST'],
    [
      ['Anna: o livro da Clarice', 'Anna: um cachecol', 'Ben: livro da Clarice comprado'],
      ['✓ o livro da Clarice', 'cachecol'],
      'WISHLIST',
    ],
    [
      ['Anna: milk', 'Anna: bread', 'Ben: bread bought'],
      ['milk', '✓ bread'],
    ],
    [
      ['Anna: Milch', 'Anna: Brot', 'Ben: Brot ist gekauft'],
      ['Milch', '✓ Brot'],
    ],
    [
      ['Anna: melk', 'Anna: brood', 'Ben: brood gekocht'],
      ['melk', '✓ brood'],
    ],
    [
      ['Anna: mjölk', 'Anna: bröd', 'Ben: brödet är köpt'],
      ['mjölk', '✓ bröd'],
    ],
    [
      ['Anna: 牛乳', 'Anna: パン', 'Ben: パン買ったよ'],
      ['牛乳', '✓ パン'],
    ],
    [
      ['Anna: حليب', 'Anna: خبز', 'Ben: اشتريت الخبز'],
      ['حليب', '✓ خبز'],
    ],
  ],
  'talk that names nothing': [
    [
      ['Anna: milk', 'Ben: 👍👍', 'Ben: 🦖❤️', 'Anna: bread'],
      ['milk', 'bread'],
    ],
    [['Anna: Va bene cara. Il pranzo lo facciamo da noi', 'Ben: pane', 'Anna: ok perfetto'], ['pane']],
    [
      ['Anna: leche', 'Ben: vale perfecto', 'Anna: pan', 'Ben: nos vemos luego'],
      ['leche', 'pan'],
    ],
    [
      ['Anna: حليب', 'Ben: تمام شكرا', 'Anna: خبز', 'Ben: مع السلامة'],
      ['حليب', 'خبز'],
    ],
    [
      ['Anna: una palla', 'Ben: brava mamma!', 'Ben: verso mezzogiorno', "Ben: il caffè ce l'ho"],
      ['palla'],
      'WISHLIST',
    ],
    [['Anna: 공', 'Ben: 오케이 인당 3만원씩 걷자', 'Ben: 12월 6일 6시 맞지?'], ['공'], 'WISHLIST'],
  ],
  'words before a link': [
    [
      ['Anna: Allora per Tommi la bicicletta, 20 pollici, rossa. È questa https://d.it/p/1 179€'],
      ['la bicicletta, 20 pollici, rossa 179 EUR <https://d.it/p/1>'],
      'WISHLIST',
    ],
    [['Anna: Quiero esta mochila https://m.es/3 45€'], ['esta mochila 45 EUR <https://m.es/3>'], 'WISHLIST'],
    [
      ['Anna: настільна гра Каркасон https://r.ua/5 899 грн'],
      ['настільна гра Каркасон 899 UAH <https://r.ua/5>'],
      'WISHLIST',
    ],
    [['Anna: Kasia chciałaby ten plecak https://p.pl/6 199 zł'], ['ten plecak 199 PLN <https://p.pl/6>'], 'WISHLIST'],
    [['Anna: 무선 청소기 https://c.kr/8 189,000원'], ['무선 청소기 189000 KRW <https://c.kr/8>'], 'WISHLIST'],
    [
      ['Anna: https://john.com/aeropress-go/p49 this is £34.99 tho'],
      ['Aeropress go 34.99 GBP <https://john.com/aeropress-go/p49>'],
      'WISHLIST',
    ],
  ],
  'several sentences in one message': [
    [
      [
        'Anna: haha ok. Lego orchid set?',
        'Anna: a fluffy bathrobe, size M, not white pls',
        'Ben: nice 👍',
        'Anna: oh and scrap the orchid, Tom got me one',
      ],
      ['fluffy bathrobe [size M, not white]'],
      'WISHLIST',
    ],
    [["Anna: le pain c'est bon, il manque 2 baguettes de plus et du beurre"], ['2 × baguettes de plus', 'beurre']],
  ],
  'a price within a remark': [
    [
      ['Casa nova', '- [ ] Jogo de facas - o do Carrefour de R$129 tá ótimo, não precisa ser caro', '- [ ] Panela'],
      ['Jogo de facas [o do Carrefour de R$129 tá ótimo, não precisa ser caro] 129 BRL', 'Panela'],
      'WISHLIST',
      'BRL',
    ],
    [
      ['- [ ] Messerblock - der von Ikea für 39 € reicht völlig', '- [ ] Pfanne'],
      ['Messerblock [der von Ikea für 39 € reicht völlig] 39 EUR', 'Pfanne'],
      'WISHLIST',
    ],
    [
      ["- Couteaux - ceux d'Ikea à 29 € suffisent", '- Poêle'],
      ["Couteaux [ceux d'Ikea à 29 € suffisent] 29 EUR", 'Poêle'],
      'WISHLIST',
    ],
    [
      ['- Cuchillos - los de Ikea de 29 € están bien', '- Sartén'],
      ['Cuchillos [los de Ikea de 29 € están bien] 29 EUR', 'Sartén'],
      'WISHLIST',
    ],
    [
      ['- Noże - te z Ikei za 99 zł wystarczą', '- Patelnia'],
      ['Noże [te z Ikei za 99 zł wystarczą] 99 PLN', 'Patelnia'],
      'WISHLIST',
      'PLN',
    ],
    [
      ['- Ножі - ті що за 450 грн підійдуть', '- Пательня'],
      ['Ножі [ті що за 450 грн підійдуть] 450 UAH', 'Пательня'],
      'WISHLIST',
      'UAH',
    ],
    [
      ['- Knivar - de för 199 kr på Ikea räcker', '- Stekpanna'],
      ['Knivar [de för 199 kr på Ikea räcker] 199 SEK', 'Stekpanna'],
      'WISHLIST',
      'SEK',
    ],
  ],
  'the price of each of several': [
    [
      ['- 2 assadeiras de vidro Marinex, média e grande (45,00 cada)', '- 1 jarra (30,00)'],
      ['2 × assadeiras de vidro Marinex, média e grande 45 BRL', 'jarra 30 BRL'],
      'WISHLIST',
      'BRL',
    ],
    [
      ['- Travesseiros (4) R$ 59 cada', '- Lençol R$ 80'],
      ['4 × Travesseiros 59 BRL', 'Lençol 80 BRL'],
      'WISHLIST',
      'BRL',
    ],
    [
      ['- Gläser (6) 4,50 € pro Stück', '- Teller (6) 7 € pro Stück'],
      ['6 × Gläser 4.5 EUR', '6 × Teller 7 EUR'],
      'WISHLIST',
    ],
    [['- 2 coussins (15,00 chacun)', '- Drap 30 €'], ['2 × coussins 15 EUR', 'Drap 30 EUR'], 'WISHLIST'],
    [['- 2 cojines (15,00 cada uno)', '- Sábana 30 €'], ['2 × cojines 15 EUR', 'Sábana 30 EUR'], 'WISHLIST'],
    [['- Copas (6) 4 € c/u', '- Platos 8 €'], ['6 × Copas 4 EUR', 'Platos 8 EUR'], 'WISHLIST'],
    [['- Bicchieri (6) 4 € cad.', '- Piatti 8 €'], ['6 × Bicchieri 4 EUR', 'Piatti 8 EUR'], 'WISHLIST'],
    [['- 2 poduszki (45,00 za sztukę)', '- Koc 80 zł'], ['2 × poduszki 45 PLN', 'Koc 80 PLN'], 'WISHLIST', 'PLN'],
    [['- 2 kussens (15,00 per stuk)', '- Laken 30 €'], ['2 × kussens 15 EUR', 'Laken 30 EUR'], 'WISHLIST'],
    [
      ['- 2x Gas canister 230g @ £6.50 each', '- Pillows (4) £9 each'],
      ['2 × Gas canister 230g 6.5 GBP', '4 × Pillows 9 GBP'],
      'WISHLIST',
      'GBP',
    ],
    [["- Tasses, 6, à 4,50 € l'unité", '- Nappe 20 €'], ['6 × Tasses 4.5 EUR', 'Nappe 20 EUR'], 'WISHLIST'],
  ],
  'a price in front': [
    [['£24 Head torch', 'Tea bags'], ['Head torch 24 GBP', 'Tea bags'], 'SHOPPING', 'GBP'],
    [
      ['£24 [Head torch](https://d.co.uk/1)', 'Stove'],
      ['Head torch 24 GBP <https://d.co.uk/1>', 'Stove'],
      'WISHLIST',
      'GBP',
    ],
    [['$40 Puzzle https://p.com/1', 'Lamp'], ['Puzzle 40 USD <https://p.com/1>', 'Lamp'], 'WISHLIST', 'USD'],
    [['R$ 59 Travesseiro', 'Lençol'], ['Travesseiro 59 BRL', 'Lençol'], 'WISHLIST', 'BRL'],
    [['35€ Lampe de bureau', 'Plaid'], ['Lampe de bureau 35 EUR', 'Plaid'], 'WISHLIST'],
    [['€ 12 Taza', 'Plato'], ['Taza 12 EUR', 'Plato'], 'WISHLIST'],
    [['99 zł Koc', 'Poduszka'], ['Koc 99 PLN', 'Poduszka'], 'WISHLIST', 'PLN'],
    [['450 грн Плед', 'Подушка'], ['Плед 450 UAH', 'Подушка'], 'WISHLIST', 'UAH'],
    [['₩15000 머그컵', '접시'], ['머그컵 15000 KRW', '접시'], 'WISHLIST', 'KRW'],
    [['$5 off coupon at Target', 'Lamp'], ['$5 off coupon at Target', 'Lamp'], 'WISHLIST', 'USD'],
    [['299 kr Filt', 'Kudde'], ['Filt 299 SEK', 'Kudde'], 'WISHLIST', 'SEK'],
  ],
  'cups and boxes that are the thing themselves': [
    [
      ['- [ ] 6 copos long drink', '- [ ] 6 taças de vinho'],
      ['6 × copos long drink', '6 × taças de vinho'],
      'WISHLIST',
      'BRL',
    ],
    [['- 6 verres à eau', '- 4 bols'], ['6 × verres à eau', '4 × bols'], 'WISHLIST'],
    [['- 6 tazas grandes', '- 4 vasos altos'], ['6 × tazas grandes', '4 × vasos altos'], 'WISHLIST'],
    [['- 6 tazze grandi', '- 4 bicchieri alti'], ['6 × tazze grandi', '4 × bicchieri alti'], 'WISHLIST'],
    [
      ['- 6 kubków niebieskich', '- 4 szklanki wysokie'],
      ['6 × kubków niebieskich', '4 × szklanki wysokie'],
      'WISHLIST',
    ],
    [['- 6 glazen hoog', '- 4 kopjes blauw'], ['6 × glazen hoog', '4 × kopjes blauw'], 'WISHLIST'],
    [['- 6 склянок високих', '- 4 чашки сині'], ['6 × склянок високих', '4 × чашки сині'], 'WISHLIST'],
    [['- 6 cups blue', '- 2 pots large'], ['6 × cups blue', '2 × pots large'], 'WISHLIST'],
    [
      ['- 2 cups flour', '- 6 glass bottles'],
      ['flour [2 cups]', '6 × glass bottles'],
    ],
    [
      ['- 2 copos de farinha', '- 6 copos descartáveis'],
      ['farinha [2 copos]', '6 × copos descartáveis'],
      'SHOPPING',
      'BRL',
    ],
    [['- 6 sklenic na víno', '- 4 hrnky modré'], ['6 × sklenic na víno', '4 × hrnky modré'], 'WISHLIST'],
  ],
  'a price without its currency, once': [
    [
      ['- Lixeira 5L inox 62,50', '- Panela 4L 120,00'],
      ['Lixeira 5L inox 62,50', 'Panela 4L 120,00'],
      'WISHLIST',
      'BRL',
    ],
    [
      ['- Mülleimer 5L Edelstahl 62,50', '- Topf 4 L 40 €'],
      ['Mülleimer 5L Edelstahl 62,50', 'Topf 4 L 40 EUR'],
      'WISHLIST',
    ],
    [
      ['- Lego Friends https://a.it/1 49,99', '- Palla 10,00'],
      ['Lego Friends 49,99 <https://a.it/1>', 'Palla 10,00'],
      'WISHLIST',
    ],
    [
      ['- Batterier AAA 20-pack 59,90', '- Lampa 199 kr'],
      ['Batterier AAA 20-pack 59,90', 'Lampa 199 SEK'],
      'WISHLIST',
      'SEK',
    ],
    [['- Cubo de basura 5L 22,50', '- Lámpara 20 €'], ['Cubo de basura 5L 22,50', 'Lámpara 20 EUR'], 'WISHLIST'],
    [['- Czajnik 1,7 l 89,99', '- Lampa 99 zł'], ['Czajnik 1,7 l 89,99', 'Lampa 99 PLN'], 'WISHLIST', 'PLN'],
    [['- Cestino 5L acciaio 22,50', '- Lampada 20 €'], ['Cestino 5L acciaio 22,50', 'Lampada 20 EUR'], 'WISHLIST'],
    [['- Чайник 1,7 л 899,00', '- Лампа 500 грн'], ['Чайник 1,7 л 899,00', 'Лампа 500 UAH'], 'WISHLIST', 'UAH'],
    [['- Puzzle 1000 Teile 14,90', '- Ball 9,90'], ['Puzzle 1000 Teile 14,90', 'Ball 9,90'], 'WISHLIST'],
    [['- Schuhe Größe 42,5', '- Hose 32 €'], ['Schuhe Größe 42,5', 'Hose 32 EUR'], 'WISHLIST'],
    [['- Water bottle 0.75 L 24.99', '- Mug $8'], ['Water bottle 0.75 L 24.99', 'Mug 8 USD'], 'WISHLIST', 'USD'],
    [['- Matelas 140x190 199,00', '- Drap 30 €'], ['Matelas 140x190 199,00', 'Drap 30 EUR'], 'WISHLIST'],
  ],
  'a sentence below a thing': [
    [
      ['COZINHA', '- [x] 6 taças de vinho', 'Vó já tem 4 pra dar', '- [ ] Escorredor de louça', '- [ ] Panela'],
      ['✓ 6 × taças de vinho [Vó já tem 4 pra dar]', 'Escorredor de louça', 'Panela'],
      'WISHLIST',
      'BRL',
    ],
    [
      [
        'Sala',
        '- [ ] Ventilador de teto R$ 1.150,00',
        'vaquinha da galera do trabalho? combinar com o Rafa',
        '- [x] mantinha pro sofá',
        '- [ ] Luminária',
      ],
      [
        'Ventilador de teto [vaquinha da galera do trabalho? combinar com o Rafa] 1150 BRL',
        '✓ mantinha pro sofá',
        'Luminária',
      ],
      'WISHLIST',
      'BRL',
    ],
    [
      ['- [ ] Wine glasses', 'Gran already has four of these', '- [ ] Pot', '- [ ] Pan'],
      ['Wine glasses [Gran already has four of these]', 'Pot', 'Pan'],
      'WISHLIST',
    ],
    [
      ['- [ ] Verres à vin', 'mamie en a déjà quatre', '- [ ] Casserole', '- [ ] Poêle'],
      ['Verres à vin [mamie en a déjà quatre]', 'Casserole', 'Poêle'],
      'WISHLIST',
    ],
    [
      ['- [ ] Calici da vino', 'la nonna ne ha già quattro', '- [ ] Pentola', '- [ ] Padella'],
      ['Calici da vino [la nonna ne ha già quattro]', 'Pentola', 'Padella'],
      'WISHLIST',
    ],
    [
      ['- [ ] Kieliszki do wina', 'babcia ma już cztery', '- [ ] Garnek', '- [ ] Patelnia'],
      ['Kieliszki do wina [babcia ma już cztery]', 'Garnek', 'Patelnia'],
      'WISHLIST',
    ],
    [
      ['- [ ] Wijnglazen', 'oma heeft er al vier', '- [ ] Pan', '- [ ] Koekenpan'],
      ['Wijnglazen [oma heeft er al vier]', 'Pan', 'Koekenpan'],
      'WISHLIST',
    ],
    [
      ['- [ ] Vinglas', 'mormor har redan fyra', '- [ ] Gryta', '- [ ] Panna'],
      ['Vinglas [mormor har redan fyra]', 'Gryta', 'Panna'],
      'WISHLIST',
    ],
    [
      ['- [ ] ワイングラス', 'おばあちゃんがもう四つ持っています', '- [ ] 鍋', '- [ ] フライパン'],
      ['ワイングラス [おばあちゃんがもう四つ持っています]', '鍋', 'フライパン'],
      'WISHLIST',
    ],
    [
      ['- [ ] كؤوس', 'جدتي عندها أربعة', '- [ ] قدر', '- [ ] مقلاة'],
      ['كؤوس [جدتي عندها أربعة]', 'قدر', 'مقلاة'],
      'WISHLIST',
    ],
    [
      ['Küche', '- Topf', 'bitte den blauen und nicht den roten', '- Pfanne', 'Bad', '- Handtücher', '- Matte'],
      ['Topf [bitte den blauen und nicht den roten]', 'Pfanne', 'Handtücher', 'Matte'],
      'WISHLIST',
    ],
    [
      ['- [ ] Vélo', 'on peut se mettre à plusieurs dessus', '- [ ] Casque', '- [ ] Gants'],
      ['Vélo [on peut se mettre à plusieurs dessus]', 'Casque', 'Gants'],
      'WISHLIST',
    ],
  ],
  'a remark behind a thing': [
    [
      ['- Kopflampe für den Herbst, darf ruhig billig sein', '- Schlittschuhe Gr. 31, gebraucht reicht', '- Buch'],
      ['Kopflampe für den Herbst [darf ruhig billig sein]', 'Schlittschuhe Gr. 31 [gebraucht reicht]', 'Buch'],
      'WISHLIST',
    ],
    [
      ['- Murmelbahn → hat Oma schon ✔', '- Ball', '- Buch'],
      ['✓ Murmelbahn [hat Oma schon]', 'Ball', 'Buch'],
      'WISHLIST',
    ],
    [
      ["- Luge, d'occasion ça va aussi", '- Bottes, pas besoin de neuf', '- Livre'],
      ["Luge [d'occasion ça va aussi]", 'Bottes [pas besoin de neuf]', 'Livre'],
      'WISHLIST',
    ],
    [
      ['- Trineo, de segunda mano vale', '- Botas, no hace falta que sean nuevas', '- Libro'],
      ['Trineo [de segunda mano vale]', 'Botas [no hace falta que sean nuevas]', 'Libro'],
      'WISHLIST',
    ],
    [
      ['- Sanki, mogą być używane', '- Buty, nie muszą być nowe', '- Książka'],
      ['Sanki [mogą być używane]', 'Buty [nie muszą być nowe]', 'Książka'],
      'WISHLIST',
    ],
    [
      ['- Санки, можна вживані', "- Чоботи, не обов'язково нові", '- Книжка'],
      ['Санки [можна вживані]', "Чоботи [не обов'язково нові]", 'Книжка'],
      'WISHLIST',
    ],
    [
      ['- Trenó, pode ser usado', '- Botas, não precisa ser novas', '- Livro'],
      ['Trenó [pode ser usado]', 'Botas [não precisa ser novas]', 'Livro'],
      'WISHLIST',
    ],
    [
      ['- sokken (kan nooit kwaad, maat 38)', '- kopjes (liefst groen)', '- boek'],
      ['sokken [kan nooit kwaad, maat 38]', 'kopjes [liefst groen]', 'boek'],
      'WISHLIST',
    ],
    [['- Perde ✓ alındı', '- Lamba', '- Halı'], ['✓ Perde', 'Lamba', 'Halı'], 'WISHLIST'],
    [
      ['- Curtains ✓ bought', '- Lamp → Gran has it ✔', '- Rug'],
      ['✓ Curtains', '✓ Lamp [Gran has it]', 'Rug'],
      'WISHLIST',
    ],
    [
      ['- Pulka, begagnad går bra', '- Skor, måste inte vara nya', '- Bok'],
      ['Pulka [begagnad går bra]', 'Skor [måste inte vara nya]', 'Bok'],
      'WISHLIST',
    ],
    [['- 썰매, 중고도 괜찮아요', '- 장화', '- 책'], ['썰매 [중고도 괜찮아요]', '장화', '책'], 'WISHLIST'],
  ],
};
