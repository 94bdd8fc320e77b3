import type { Examples } from './examples.ts';

/** Letters, mails and posts around a list. */
export const GIFTS: Examples = {
  'what is said around wishes': [
    ['- マフラー 税込3,300円\n- 手袋\n高すぎたら無理しないでね', ['マフラー 税込 3300 JPY', '手袋'], 'JPY'],
    ['- mug\n- socks\n\nLG Soundbar', ['mug', 'socks', 'LG Soundbar']],
    ['- book\n- lamp\n\nThank you!\nDr. Martens boots', ['book', 'lamp', 'Dr. Martens boots']],
    [
      'Hi all! My budget is about $25. I love cozy things. Please no candles.\n1) mug\n2) wool socks',
      ['mug', 'wool socks'],
    ],
    ['Top.....$14\nYoyo.....$20', ['Top 14 USD', 'Yoyo 20 USD'], 'USD'],
    ['・パズル\n・本\nサンタさんよろしくね', ['パズル', '本'], 'JPY'],
    ['Tea set, 12 pieces', 'Tea set, 12 pieces'],
    ['- Tee\n- Kerze\n- Handcreme\n\nVG Basti', ['Tee', 'Kerze', 'Handcreme']],
    ['- دفاتر رسم عدد 4\n- ألوان مائية، عدد: 2\n- كرة', ['4 × دفاتر رسم', '2 × ألوان مائية', 'كرة']],
  ],
  'letters and messages with a greeting or thanks': [
    [
      'Hi all, here are some ideas for Leo:\n• Duplo train\n• Balance bike\n• Bath toys\nThank you so much! x',
      ['Duplo train', 'Balance bike', 'Bath toys'],
    ],
    [
      'Bonjour à tous, voici la liste de Zoé :\n- Puzzle 100 pièces\n- Livre "Le Petit Prince"\n- Poupée\nBisous, Marie',
      ['Puzzle 100 pièces', 'Livre "Le Petit Prince"', 'Poupée'],
    ],
    [
      'Cześć Babciu,\n\nprzesyłam listę prezentów dla Zosi:\n\n• hulajnoga – około 200 zł\n• puzzle 100 elementów, 29,90 zł\n• kalosze rozmiar 29\n• książka o dinozaurach po 35 zł\n\nCałuję,\nAnia',
      [
        'hulajnoga [około 200 zł] 200 PLN #przesyłam listę prezentów dla Zosi',
        'puzzle 100 elementów 29.9 PLN #przesyłam listę prezentów dla Zosi',
        'kalosze rozmiar 29 #przesyłam listę prezentów dla Zosi',
        'książka o dinozaurach 35 PLN #przesyłam listę prezentów dla Zosi',
      ],
      'PLN',
    ],
    [
      'Hello Kitty mug\nLove Actually DVD\nCiao Bella apron',
      ['Hello Kitty mug', 'Love Actually DVD', 'Ciao Bella apron'],
    ],
    [
      'Hallo Oma, Jonas wünscht sich:\n1) ein Fahrradschloss\n2) Handschuhe Gr. 8\n3) das Buch "Die Schule der magischen Tiere" Band 14\nLiebe Grüße, Tina',
      ['ein Fahrradschloss', 'Handschuhe Gr. 8', 'das Buch "Die Schule der magischen Tiere" Band 14'],
    ],
    [
      'Dear Santa,\nI would like:\n- a skateboard\n- a puppy\n- new football boots (size 4)\nLove, Max',
      ['a skateboard', 'a puppy', 'new football boots (size 4)'],
    ],
    [
      'Bonjour Mamie,\n\nComme promis, voici les idées de Léo pour Noël :\n\n– un puzzle 500 pièces, à 12,90 €\n– des feutres lavables (boîte de 24) 8 €\n– « Le Petit Prince » édition pop-up\n– pull taille 8 ans, bleu marine\n\nMerci beaucoup et à bientôt !\nBisous,\nCamille\n\n--\nCamille Durand\n06 12 34 56 78',
      [
        'un puzzle 500 pièces 12.9 EUR',
        'des feutres lavables (boîte de 24) 8 EUR',
        '« Le Petit Prince » édition pop-up',
        'pull taille 8 ans, bleu marine',
      ],
    ],
    [
      'Dear Santa,\nI have been very good this year.\nI would like\n1) a puppy (a real one!!)\n2) Pokemon cards\n3) a book about sharks\n4) new shoes size 13\nThank you! Say hi to Rudolph.\nLove, Max age 6',
      ['a puppy (a real one!!)', 'Pokemon cards', 'a book about sharks', 'new shoes size 13'],
      'USD',
    ],
    [
      "Cher Père Noël,\nCette année j'aimerais :\n* une trottinette\n* des Pokémon (le coffret)\n* 2 BD d'Astérix\n* un pyjama taille 10 ans\nMerci Père Noël !\nGabriel, 9 ans",
      ['une trottinette', 'des Pokémon (le coffret)', "2 BD d'Astérix", 'un pyjama taille 10 ans'],
    ],
    [
      'What Noah wants\n\nLego Star Wars\nA big fluffy blanket\nSoccer ball size 4\n\nThanks for asking! Love, Jen',
      ['Lego Star Wars', 'A big fluffy blanket', 'Soccer ball size 4'],
    ],
    [
      'Hi all! As asked, here are some ideas for Nora’s birthday:\n\n1. Rain boots, size 9\n2. Magna-Tiles\n3. Books (any Mo Willems)\n4. Zoo membership\n\nThank you so much, can’t wait to see you all!\nxo Katie',
      ['Rain boots, size 9', 'Magna-Tiles', 'Books [any Mo Willems]', 'Zoo membership'],
      'USD',
    ],
  ],
  'a heading is no end of a letter': [
    [
      '# Idées\n\n- un vélo\n- des feutres\n\n## Molly\n\nUn bon pour une belle boutique (Molly)',
      ['un vélo #Idées', 'des feutres #Idées', 'Un bon pour une belle boutique (Molly) #Molly'],
    ],
    [
      '# Ideen\n\n- Buch\n- Spiel\n\n## Oma\n\nEin sehr warmer Schal aus Wolle',
      ['Buch #Ideen', 'Spiel #Ideen', 'Ein sehr warmer Schal aus Wolle #Oma'],
    ],
    [
      '# Regali\n\n- libro\n- gioco\n\n## Nonna\n\nUna bella sciarpa calda di lana!',
      ['libro #Regali', 'gioco #Regali', 'Una bella sciarpa calda di lana! #Nonna'],
    ],
  ],
  'wishes in a sentence': [
    ['Dear Santa, I want a kite, a drum and a kitten. Love Mia', ['kite', 'a drum', 'a kitten']],
  ],
  'what stands around a letter': [
    [
      'Liebe Tante,\nihr wolltet wissen, was wir uns wünschen. Hier ein paar Ideen:\n- Drachen\n- Zelt\nEure Nele',
      ['Drachen', 'Zelt'],
    ],
    [
      'Salut papi ! Voici ce que les petits aimeraient 🎈\n\n- un cerf-volant\n- un ballon\n\nGrosses bises',
      ['un cerf-volant', 'un ballon'],
    ],
    ['what I still want for the new flat (nothing big, the kitchen is tiny!):\n- kettle\n- pan', ['kettle', 'pan']],
  ],
  'marks of answered and forwarded mails': [
    [
      '> Hi Tom,\n> - a wooden train (~ $20)\n> - a "real" whisk\n> - boots, size 31',
      ['a wooden train [~ $20] 20 USD', 'a "real" whisk', 'boots, size 31'],
    ],
    ['>> - puzzle\n>> - drum\n> > * kite', ['puzzle', 'drum', 'kite']],
    ['| - puzzle\n| - drum\n| - kite', ['puzzle', 'drum', 'kite']],
    ['| > - puzzle\n| > - drum', ['puzzle', 'drum']],
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
