import type { Examples } from './examples.ts';

/** Mails, letters, posts and chats around a list, in forms and languages that others lack. */
export const TWENTY_THIRD_SHOPPING: Examples = {
  'a number in a row that begins a name': [
    [
      '1st class stamps x 8\n1st aid kit\n21st birthday candles\n5st eggs',
      ['8 × 1st class stamps', '1st aid kit', '21st birthday candles', '5 × eggs'],
    ],
  ],
  'what is struck through as a whole is done, and words within a thing are left out': [
    ['~~Milch~~\n~~2~~ 3 Eier\nBrot ~~Dinkel~~ Roggen', ['Milch ✓', '3 × Eier', 'Brot Roggen']],
    ['~~whole~~ skim milk', ['skim milk']],
    ['~~Butter~~ Margarine\nMilk', ['Margarine', 'Milk']],
    ['~~Eier 6~~, Milch, ~~Brot~~\nKäse', ['6 × Eier ✓', 'Milch', 'Brot ✓', 'Käse']],
    ['牛乳、~~卵~~、パン', ['牛乳', '卵 ✓', 'パン']],
    ['~~Milk~~, ~~eggs~~ and bread', ['~~Milk~~, ~~eggs~~ and bread']],
    ['Milk and ~~eggs~~\nRice', ['Milk and ~~eggs~~', 'Rice']],
    ['~~Milk~~ got it!\n2x ~~Tea~~\nRice', ['Milk got it! ✓', '2 × Tea ✓', 'Rice']],
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
  'messages below who wrote them and when': [
    [
      '[Gestern 9:02] Meier, Jana\nHefe\nMehl, 2 kg\n[Gestern 9:05] Otto, Kai\nok\n[Heute 8:00] Meier, Jana\nButter',
      ['Hefe', 'Mehl [2 kg]', 'Butter'],
    ],
    [
      '[Yesterday 5:14 PM] Brown, Alice\nplates\nnapkins x40\n[Yesterday 5:20 PM] Khan, Omar\nthanks!\n[Yesterday 5:31 PM] Brown, Alice\nice',
      ['plates', '40 × napkins', 'ice'],
    ],
    [
      '[Hier 18:04] Petit, Léa\nfromage\n2 baguettes\n[Hier 18:09] Roux, Max\nok\n[Hier 18:12] Petit, Léa\nbeurre',
      ['fromage', '2 × baguettes', 'beurre'],
    ],
    [
      '[Ieri 12:40] Conti, Sara\nacqua\npane\n[Ieri 12:44] Riva, Ugo\nperfetto\n[Ieri 12:50] Conti, Sara\nolio',
      ['acqua', 'pane', 'olio'],
    ],
    [
      'Оля, [03.11.2025 10:15]\nмолоко\nсыр\n\nИгорь, [03.11.2025 10:20]\nок\n\nОля, [03.11.2025 10:22]\nи яйца',
      ['молоко', 'сыр', 'яйца'],
    ],
    [
      '[엄마] [오전 9:12] 우유\n계란\n[아빠] [오전 9:15] ㅇㅋ\n[엄마] [오전 9:20] 두부 2모',
      ['우유', '계란', '두부 [2모]'],
    ],
    ['[지수] [오후 6:01] 라면 5개\n[민호] [오후 6:03] 이모티콘\n[지수] [오후 6:04] 김치', ['5 × 라면', '김치']],
    ['Anna 14:02\nTee\nZucker\n\nBen 14:05\nok 👍\n\nAnna 14:07\nHonig', ['Tee', 'Zucker', 'Honig']],
    ['18:02\tママ\t牛乳\n18:03\tママ\tたまご\n18:05\tパパ\t了解', ['牛乳', 'たまご']],
    ['妈妈 18:02\n牛奶\n鸡蛋\n\n爸爸 18:05\n好的\n\n妈妈 18:06\n豆腐', ['牛奶', '鸡蛋', '豆腐']],
    ['Jana  10:12\nmléko\nrohlíky\nPetr  10:15\nok\nJana  10:16\nmáslo', ['mléko', 'rohlíky', 'máslo']],
    ['[12.11.25 18:30] Ayşe: süt\n[12.11.25 18:31] Ayşe: ekmek\n[12.11.25 18:33] Can: tamam', ['süt', 'ekmek']],
    [
      '[Gestern 14:02] Krause, Birgit\nSaft\nBecher\n2 „Gefällt mir“-Reaktionen.\n2\n[Gestern 14:05] Yilmaz, Deniz\nok\n[Gestern 15:00] Krause, Birgit\nServietten',
      ['Saft', 'Becher', 'Servietten'],
    ],
  ],
  'a table below its name and words that lead to it': [
    [
      'Hallo ihr,\nhier die Liste:\nEinkauf Grillen\nWas\tMenge\tWer\nBrot\t2\tJan\nSaft\t4\tMia\nEis\t\tJan\nWasser haben wir noch genug. Bis dann!\nLG Katrin',
      ['2 × Brot [Jan]', '4 × Saft [Mia]', 'Eis [Jan]'],
    ],
    [
      'Hi all,\nhere is the list:\nBBQ shopping\nItem\tQty\tWho\nBuns\t20\tSam\nIce\t4\tKim\nSalad\t\tSam\nWe have plenty of juice. See you!\nKim x',
      ['20 × Buns [Sam]', '4 × Ice [Kim]', 'Salad [Sam]'],
    ],
  ],
  'how much behind a comma, of what is asked for': [
    ['Wir brauchen noch Orangen, 2 kg', ['Orangen [2 kg]']],
    ['We need flour, 500 g', ['flour [500 g]']],
    ['Il faut du beurre, 250 g', ['beurre [250 g]']],
  ],
  'a table with words around it': [
    [
      'Hola a todos:\nLista para el domingo\nQué\tCuánto\tQuién\nPan\t3\tLuis\nAgua\t6\tEva\nHielo\t\tLuis\nEl vino ya está. ¡Nos vemos!\nEva',
      ['3 × Pan [Luis]', '6 × Agua [Eva]', 'Hielo [Luis]'],
    ],
    [
      'Dear all,\nhere is the plan:\nItem\tQuantity\tWho\nPlates\t20\tSam\nCups\t30\tKim\nNapkins\t\tSam\nWe have enough cake. See you!\nKim',
      ['20 × Plates [Sam]', '30 × Cups [Kim]', 'Napkins [Sam]'],
    ],
    [
      'Bonjour,\nCourses pour samedi\nQuoi\tCombien\tQui\nPain\t4\tLéo\nJus\t2\tAnne\nChips\t\tLéo\nIl reste des assiettes. À samedi !\nAnne',
      ['4 × Pain [Léo]', '2 × Jus [Anne]', 'Chips [Léo]'],
    ],
    [
      'Cześć,\nZakupy na grilla\nCo\tIle\tKto\nChleb\t2\tOla\nKiełbasa\t10\tJan\nWęgiel\t\tJan\nNapoje już mamy. Do soboty!\nOla',
      ['2 × Chleb [Ola]', '10 × Kiełbasa [Jan]', 'Węgiel [Jan]'],
    ],
    [
      'Ciao a tutti,\nSpesa per sabato\nCosa\tQuanto\tChi\nPane\t2\tLia\nAcqua\t6\tTeo\nGhiaccio\t\tTeo\nIl vino lo porto io. A sabato!\nLia',
      ['2 × Pane [Lia]', '6 × Acqua [Teo]', 'Ghiaccio [Teo]'],
    ],
    [
      'Hej alla,\nInköp till festen\nVad\tAntal\tVem\nBröd\t3\tEva\nSaft\t4\tOla\nIs\t\tOla\nKaffe har vi redan. Vi ses!\nEva',
      ['3 × Bröd [Eva]', '4 × Saft [Ola]', 'Is [Ola]'],
    ],
  ],
  'a count times its price above what that makes': [
    [
      'Notizbuch liniert\n2 Stk. × 4,50 €\n9,00 €\n\nKalender 2026\n1 Stk. × 12,00 €\n12,00 €\n\nZwischensumme: 21,00 €',
      ['2 × Notizbuch liniert 4.5 EUR', 'Kalender 2026 12 EUR'],
    ],
    [
      'Świeca sojowa\n4 szt. x 15,00 zł\n60,00 zł\n\nPodkładka korkowa\n1 szt. x 9,90 zł\n9,90 zł\n\nRazem: 69,90 zł',
      ['4 × Świeca sojowa 15 PLN', 'Podkładka korkowa 9.9 PLN'],
      'PLN',
    ],
    [
      'Carnet à spirale\n3 × 2,50 €\n7,50 €\n\nStylo bille bleu\n10 × 1,20 €\n12,00 €\n\nTotal : 19,50 €',
      ['3 × Carnet à spirale 2.5 EUR', '10 × Stylo bille bleu 1.2 EUR'],
    ],
    [
      'Hrnek modrý\n2 ks × 149 Kč\n298 Kč\n\nTalíř mělký\n6 ks × 99 Kč\n594 Kč\n\nCelkem: 892 Kč',
      ['2 × Hrnek modrý 149 CZK', '6 × Talíř mělký 99 CZK'],
      'CZK',
    ],
    [
      'Garden gloves\n2 x £6.00\n£12.00\n\nPlant labels\n5 x £1.50\n£7.50\n\nTotal: £19.50',
      ['2 × Garden gloves 6 GBP', '5 × Plant labels 1.5 GBP'],
      'GBP',
    ],
    [
      'Tazza rossa\n3 pz × 8,00 €\n24,00 €\n\nTovaglia\n1 pz × 30,00 €\n30,00 €\n\nTotale: 54,00 €',
      ['3 × Tazza rossa 8 EUR', 'Tovaglia 30 EUR'],
    ],
    [
      'Ljus vitt\n4 st × 25 kr\n100 kr\n\nDuk\n1 st × 199 kr\n199 kr\n\nSumma: 299 kr',
      ['4 × Ljus vitt 25 SEK', 'Duk 199 SEK'],
      'SEK',
    ],
  ],
  'things that are said with "and" between them': [
    ['milk and bread and eggs and washing powder', ['milk', 'bread', 'eggs', 'washing powder']],
    ['milk and some bread and two packs of bacon', ['milk', 'some bread', 'bacon [2 packs]']],
    ['Milch und Brot und Eier und Waschpulver', ['Milch', 'Brot', 'Eier', 'Waschpulver']],
    ['du lait et du pain et des œufs et de la lessive', ['du lait', 'du pain', 'des œufs', 'de la lessive']],
    ['leche y pan y huevos y detergente', ['leche', 'pan', 'huevos', 'detergente']],
    ['latte e pane e uova e detersivo', ['latte', 'pane', 'uova', 'detersivo']],
    ['mleko i chleb i jajka i proszek do prania', ['mleko', 'chleb', 'jajka', 'proszek do prania']],
    ['молоко и хлеб и яйца и порошок', ['молоко', 'хлеб', 'яйца', 'порошок']],
    ['melk en brood en eieren en waspoeder', ['melk', 'brood', 'eieren', 'waspoeder']],
    ['mjölk och bröd och ägg och tvättmedel', ['mjölk', 'bröd', 'ägg', 'tvättmedel']],
    ['salt and vinegar crisps and tea', ['salt and vinegar crisps and tea']],
    ['Mac and cheese and ham', ['Mac and cheese and ham']],
  ],
};

export const TWENTY_THIRD_GIFTS: Examples = {
  'what is struck through as a whole is done, and words within a wish are left out': [
    ['- Socks\n~~$20~~ $15 Vase\n- Mug', ['Socks', '$15 Vase', 'Mug']],
    ['[~~Lamp~~](https://example.com/lamp)', ['Lamp <https://example.com/lamp> ✓']],
    ['[~~Lamp~~ Vase](https://example.com/lamp)', ['Vase <https://example.com/lamp>']],
    ['Socks, ~~hat~~, mug', ['Socks', 'hat ✓', 'mug']],
    ['~~Vase~~, ~~Bowl~~, Plate', ['Vase ✓', 'Bowl ✓', 'Plate']],
    ['~~Red~~ Blue scarf', ['Blue scarf']],
    ['- [ ] ~~big~~ small vase', ['small vase']],
    ['- [ ] ~~one~~ two chairs', ['two chairs']],
    ['Lamp (red, ~~blue~~, green)\nMug', ['Lamp (red, green)', 'Mug']],
    ['Scarf, ~~red~~\nMug', ['Scarf, ~~red~~', 'Mug']],
    ['Lamp ~~€20~~ €15\n~~Bowl~~ €10', ['Lamp 15 EUR', 'Bowl 10 EUR ✓']],
  ],
  'a mail that was sent on': [
    [
      '---------- Forwarded message ---------\nFrom: Ann Bell <ann@example.com>\nDate: Mon, 3 Nov 2025 at 10:01\nSubject: wishes\nTo: Kim\n\n- kite\n- yo-yo\n- chess set',
      ['kite', 'yo-yo', 'chess set'],
    ],
    [
      '-----Ursprüngliche Nachricht-----\nVon: Meier, Jan\nGesendet: Montag, 3. November 2025 10:01\nAn: Lutz, Eva\nBetreff: Wünsche\n\nDrachen\nJo-Jo\nSchach',
      ['Drachen', 'Jo-Jo', 'Schach'],
    ],
    [
      '---------- Message transféré ---------\nDe : Anne Petit <anne@example.fr>\nDate : lun. 3 nov. 2025 à 10:01\nObjet : Fwd: cadeaux\nÀ : Maman\n\n- cerf-volant\n- échecs\n- vélo',
      ['cerf-volant', 'échecs', 'vélo'],
    ],
    [
      '---------- Weitergeleitete Nachricht ---------\nVon: Eva <eva@example.de>\nDatum: Mo., 3. Nov. 2025\nBetreff: Fwd: Wünsche\nAn: Oma\n\nDrachen\nJo-Jo\nSchach',
      ['Drachen', 'Jo-Jo', 'Schach'],
    ],
    [
      '---------- Mensaje reenviado ---------\nDe: Luis <luis@example.es>\nFecha: lun, 3 nov 2025\nAsunto: regalos\nPara: Eva\n\ncometa\najedrez\npatines',
      ['cometa', 'ajedrez', 'patines'],
    ],
    [
      'Inizio messaggio inoltrato:\n\nDa: Anna <anna@example.it>\nOggetto: regali\nData: 3 novembre 2025\nA: Luca\n\naquilone\nscacchi\npattini',
      ['aquilone', 'scacchi', 'pattini'],
    ],
    [
      '---------- Přeposlaná zpráva ---------\nOd: Jana <jana@example.cz>\nDatum: po 3. 11. 2025\nPředmět: dárky\nKomu: Petr\n\n- drak\n- šachy\n- brusle',
      ['drak', 'šachy', 'brusle'],
    ],
    [
      '-------- Forwarded Message --------\nSubject: \tideas\nDate: \tMon, 3 Nov 2025\nFrom: \tAnn <ann@example.com>\nTo: \tKim <kim@example.com>\n\nkite\nyo-yo\nchess set',
      ['kite', 'yo-yo', 'chess set'],
    ],
    [
      'Begin forwarded message:\n\nFrom: Ann <ann@example.com>\nSubject: ideas\nDate: 3 November 2025\nTo: Kim\n\n- kite\n- chess set\n- skates',
      ['kite', 'chess set', 'skates'],
    ],
  ],
  'a letter around marked lines': [
    [
      'Milý Ježíšku,\n\nmoc bych si přál:\n\n- vláček\n- knihu\n- míč\n\nMoc děkuju!\nTvoje Anička (6 let)\nPlzeň, 1. 12. 2025',
      ['vláček', 'knihu', 'míč'],
    ],
    [
      'Kedves Jézuska!\n\nIdén ezeket szeretném:\n\n- kisvonat\n- könyv\n- labda\n\nKöszönöm szépen!\nPeti (7 éves)',
      ['kisvonat', 'könyv', 'labda'],
    ],
    [
      'Sevgili Noel Baba,\n\nBu yıl çok uslu durdum. İsteklerim:\n\n- tren\n- kitap\n- top\n\nÇok teşekkürler!\nElif, 7 yaşında',
      ['tren', 'kitap', 'top'],
    ],
    [
      'Drahý Ježiško,\n\ntento rok by som chcel:\n\n- vláčik\n- knihu\n- loptu\n\nĎakujem veľmi pekne!\nTvoj Samko',
      ['vláčik', 'knihu', 'loptu'],
    ],
    [
      'Rakas joulupukki,\n\nolen ollut kiltti. Toivon:\n\n- junan\n- kirjan\n- pallon\n\nKiitos paljon!\nAino 6 v.\nTampere 1.12.2025',
      ['junan', 'kirjan', 'pallon'],
    ],
    [
      'Dragă Moș Crăciun,\n\nanul acesta îmi doresc:\n\n- un tren\n- o carte\n- o minge\n\nMulțumesc mult!\nAndrei (8 ani)',
      ['un tren', 'o carte', 'o minge'],
    ],
    [
      'Дорогий Миколаю!\n\nЦього року я дуже хочу:\n\n- потяг\n- книжку\n- мʼяч\n\nДякую!\nТвій Андрійко, 7 років',
      ['потяг', 'книжку', 'мʼяч'],
    ],
    [
      'Kjære julenisse,\n\ni år ønsker jeg meg:\n\n- tog\n- bok\n- ball\n\nTusen takk!\nHilsen Nora 6 år',
      ['tog', 'bok', 'ball'],
    ],
    [
      'Αγαπητέ Άγιε Βασίλη,\n\nφέτος θα ήθελα:\n\n- τρενάκι\n- βιβλίο\n- μπάλα\n\nΕυχαριστώ πολύ!\nΝίκος, 7 ετών',
      ['τρενάκι', 'βιβλίο', 'μπάλα'],
    ],
    [
      'Dear Santa,\n\nI have been good. Please bring:\n\n- a kite\n- a book\n- a ball\n\nThank you so much!\nYour friend Max (7)\nLeeds, 1 December 2025',
      ['a kite', 'a book', 'a ball'],
    ],
    [
      'Dear Santa,\n\nPlease bring:\n\n- a kite\n- a book\n- a ball\n\nA red bike',
      ['a kite', 'a book', 'a ball', 'A red bike'],
    ],
    [
      'Hi Mum,\n\nmy list:\n\n- a kite\n- a book\n- a ball\n\nOh, and new skates\nA warm hat',
      ['a kite', 'a book', 'a ball', 'Oh, and new skates', 'A warm hat'],
    ],
  ],
  'a post of a forum': [
    [
      'Re: Wish lists\nPost by mossy77 » Sun Nov 16, 2025 9:14 am\n\nMine this year:\n\n1. Pruning saw\n2. Kneeling pad\n3. Seed tin\n4. Gloves\n\nmossy77\nPosts: 210\nJoined: Mon Jan 05, 2015 7:00 pm\nLocation: Kent',
      ['Pruning saw', 'Kneeling pad', 'Seed tin', 'Gloves'],
    ],
    [
      'Re: Was wünscht ihr euch?\nBeitrag von holzwurm » So 16. Nov 2025, 09:14\n\nBei mir:\n\n- Stechbeitel\n- Zwingen\n- Leim\n- Wollsocken\n\nholzwurm\nBeiträge: 812\nRegistriert: Mo 5. Jan 2015, 19:00\nWohnort: Ulm',
      ['Stechbeitel', 'Zwingen', 'Leim', 'Wollsocken'],
    ],
    [
      'Re: Vos envies\nMessage par tricotine » dim. 16 nov. 2025 09:14\n\nMoi :\n\n- laine mérinos\n- aiguilles 4 mm\n- panier\n- thé\n\ntricotine\nMessages : 95\nInscription : lun. 05 janv. 2015 19:00',
      ['laine mérinos', 'aiguilles 4 mm', 'panier', 'thé'],
    ],
    [
      'Re: Życzenia\nPost autor: zielona » ndz lis 16, 2025 9:14 am\n\nU mnie:\n\n- sekator\n- konewka\n- rękawice\n- nasiona\n\nzielona\nPosty: 120\nRejestracja: pn sty 05, 2015 7:00 pm',
      ['sekator', 'konewka', 'rękawice', 'nasiona'],
    ],
  ],
};
