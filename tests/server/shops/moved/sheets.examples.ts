import type { MovedExample } from './moved-example.ts';

/** Sheets whose blocks have headings of their own, each with the headings of the columns again. */
export const SHEETS: readonly MovedExample[] = [
  {
    file: 'Noël enfants.csv',
    text: 'LOU – 9 ans,,,\nCadeau,Prix,Lien,Offert par\nRollers,45 €,,Mamie\nLivre de magie,12 €,,\n,,,\nTOM – 6 ans,,,\nCadeau,Prix,Lien,Offert par\nTrain en bois,39 €,,\nPuzzle,15 €,,Tata\n',
    read: [
      'Rollers 45 EUR #LOU – 9 ans ← Mamie',
      'Livre de magie 12 EUR #LOU – 9 ans',
      'Train en bois 39 EUR #TOM – 6 ans',
      'Puzzle 15 EUR #TOM – 6 ans ← Tata',
    ],
  },
  {
    file: '',
    text: 'Emma (7)\t\t\nWunsch\tPreis\tShop\nPuppenhaus\t89,00 €\tOtto\nMalkasten\t12,50 €\tMüller\n\nPaul (4)\t\t\nWunsch\tPreis\tShop\nBagger\t25 €\tOtto\nLaufrad\t59 €\tDecathlon',
    read: [
      'Puppenhaus 89 EUR #Emma (7) (Otto)',
      'Malkasten 12.5 EUR #Emma (7) (Müller)',
      'Bagger 25 EUR #Paul (4) (Otto)',
      'Laufrad 59 EUR #Paul (4) (Decathlon)',
    ],
  },
  {
    file: 'Kitchen.csv',
    text: 'Item,Qty,Price\nToaster,1,$40\nMixing bowls,3,$12\n,,\nBATHROOM,,\nItem,Qty,Price\nBath mat,2,$18\nTowels,6,$9\n,,\nBEDROOM,,\nItem,Qty,Price\nLamp,1,$35\n',
    currency: 'USD',
    read: [
      'Toaster 40 USD',
      '3 × Mixing bowls 12 USD',
      '2 × Bath mat 18 USD #BATHROOM',
      '6 × Towels 9 USD #BATHROOM',
      'Lamp 35 USD #BEDROOM',
    ],
  },
  {
    file: 'Reyes.csv',
    text: 'Regalo;Para quién;Precio\nPatinete;Leo;60\nPijama;Ana;22,5\nRegalo;Para quién;Precio\nBalón;Leo;15\nBufanda;Papá;18\n',
    read: ['Patinete 60 EUR #Leo', 'Pijama 22.5 EUR #Ana', 'Balón 15 EUR #Leo', 'Bufanda 18 EUR #Papá'],
  },
  {
    file: '',
    text: 'Giulia\nRegalo\tPrezzo\tNegozio\nZaino\t35 €\tDecathlon\nDiario\t9 €\tCartoleria\nMatteo\nRegalo\tPrezzo\tNegozio\nScarpe da calcio\t49 €\tCisalfa\nPallone\t20 €\tDecathlon',
    read: [
      'Zaino 35 EUR #Giulia (Decathlon)',
      'Diario 9 EUR #Giulia (Cartoleria)',
      'Scarpe da calcio 49 EUR #Matteo (Cisalfa)',
      'Pallone 20 EUR #Matteo (Decathlon)',
    ],
  },
  {
    file: 'Verlanglijstjes 2026.csv',
    text: 'Sam;;;\nWens;Prijs;Link;Opmerking\nVoetbal;€ 20;https://www.bol.com/nl/p/voetbal/123;maat 5\nStripboek;€ 9,99;;\nNoor;;;\nWens;Prijs;Link;Opmerking\nKnutselset;€ 15;;met glitter\n',
    read: [
      'Voetbal 20 EUR <https://www.bol.com/nl/p/voetbal/123> #Sam (maat 5)',
      'Stripboek 9.99 EUR #Sam',
      'Knutselset 15 EUR #Noor (met glitter)',
    ],
  },
  {
    file: '',
    text: '| Present | Price |\n|---|---|\n| Kite | £14 |\n| Chess set | £22 |\n\nStocking fillers\n\n| Present | Price |\n|---|---|\n| Socks | £5 |\n| Torch | £8 |',
    currency: 'GBP',
    read: ['Kite 14 GBP', 'Chess set 22 GBP', 'Socks 5 GBP #Stocking fillers', 'Torch 8 GBP #Stocking fillers'],
  },
  {
    file: 'Prezenty.csv',
    text: 'HANIA,,\nPrezent,Cena,Kupione\nLalka,80 zł,tak\nKredki,25 zł,\n,,\nANTEK,,\nPrezent,Cena,Kupione\nKlocki,120 zł,\nPiłka,40 zł,tak\n',
    read: ['Lalka 80 PLN #HANIA ✓', 'Kredki 25 PLN #HANIA', 'Klocki 120 PLN #ANTEK', 'Piłka 40 PLN #ANTEK ✓'],
  },
  {
    file: 'Gifts.csv',
    text: 'Christmas 2026,,,\n,,,\nGRANDMA,,,\nIdea,Cost,Where,Done?\nSlippers,24.00,M&S,x\nPuzzle 1000 pcs,16.50,Waterstones,\nGRANDAD,,,\nIdea,Cost,Where,Done?\nBird feeder,19.99,RSPB,\n',
    currency: 'GBP',
    read: [
      'Slippers 24 GBP #GRANDMA (M&S) ✓',
      'Puzzle 1000 pcs 16.5 GBP #GRANDMA (Waterstones)',
      'Bird feeder 19.99 GBP #GRANDAD (RSPB)',
    ],
  },
  {
    file: 'Önskelista.csv',
    text: 'Alva 8 år;;\nSak;Pris;Butik\nSkridskor;399 kr;XXL\nBok;129 kr;Akademibokhandeln\nNils 5 år;;\nSak;Pris;Butik\nTågbana;599 kr;Lekia\n',
    read: [
      'Skridskor 399 SEK #Alva 8 år (XXL)',
      'Bok 129 SEK #Alva 8 år (Akademibokhandeln)',
      'Tågbana 599 SEK #Nils 5 år (Lekia)',
    ],
  },
  {
    file: 'クリスマス.csv',
    text: 'さくら,,\n品名,値段,お店\nえのぐ,1200円,ロフト\n絵本,1500円,紀伊國屋\nけんた,,\n品名,値段,お店\nミニカー,800円,トイザらス\n',
    currency: 'JPY',
    read: [
      'えのぐ 1200 JPY #さくら (ロフト)',
      '絵本 1500 JPY #さくら (紀伊國屋)',
      'ミニカー 800 JPY #けんた (トイザらス)',
    ],
  },
  {
    file: '',
    text: 'Living room\nItem\tStore\tPrice\nRug\tIKEA\t$120\nFloor lamp\tTarget\t$49\nItem\tStore\tPrice\nKitchen\nKettle\tTarget\t$29\nPans\tIKEA\t$80',
    currency: 'USD',
    read: [
      'Rug 120 USD #Living room (IKEA)',
      'Floor lamp 49 USD #Living room (Target)',
      'Kettle 29 USD #Kitchen (Target)',
      'Pans 80 USD #Kitchen (IKEA)',
    ],
  },
];
