import type { Examples } from './examples.ts';

/** Tables as people paste them, each kind in several languages and from several shops and programs. */
export const FOURTEENTH_TABLES_SHOPPING: Examples = {
  'fourteenth, a table in Markdown below a sentence': [
    [
      'Für das Grillfest brauchen wir noch:\n\n| Zutat | Menge | Für |\n|---|---|---|\n| ~~Bauchspeck~~ | ~~2 kg~~ | ~~Spieße~~ |\n| Maiskolben | 8 | Grill |',
      ['Bauchspeck [2 kg, Spieße] ✓', '8 × Maiskolben [Grill]'],
    ],
    [
      'Voici les courses pour samedi\n\n| Ingrédient | Quantité |\n|:---|---:|\n| Farine | 500 g |\n| Œufs | 6 |',
      ['Farine [500 g]', '6 × Œufs'],
    ],
    [
      'Boodschappen voor de barbecue:\n\n| Ingrediënt | Aantal | Winkel |\n|---|---|---|\n| Worst | 12 | Lidl |\n| Stokbrood | 4 | Jumbo |',
      ['12 × Worst [Lidl]', '4 × Stokbrood [Jumbo]'],
    ],
  ],
  'fourteenth, headings that only the rule below them tells': [
    [
      '## Bad\n\n| Sache | Da? | Gepackt? |\n|---|---|---|\n| Zahnbürste | Ja | Nein |\n| Duschgel | Ja | Nein |\n\n## Schuhe\n\n| Sache | Da? | Gepackt? |\n|---|---|---|\n| Stiefel | Nein | Nein |',
      ['Zahnbürste [Ja, Nein] #Bad', 'Duschgel [Ja, Nein] #Bad', 'Stiefel [Nein, Nein] #Schuhe'],
    ],
    [
      '| Bidule | Rayon magasin |\n|---|---|\n| Ampoules | Brico |\n| Piles | Fnac |',
      ['Ampoules [Brico]', 'Piles [Fnac]'],
    ],
    [
      '| Rzecz | Kto kupuje |\n|---|---|\n| Namiot | Ola |\n| Śpiwór | Jan |\n| Karimata | Ola |',
      ['Namiot [Ola]', 'Śpiwór [Jan]', 'Karimata [Ola]'],
    ],
  ],
  'fourteenth, the sum of a table': [
    [
      '| Artículo | Precio | Nota |\n|---|---|---|\n| Taladro | 89 € | Leroy |\n| Brocas | 12 € | Amazon |\n| **Total** | **101 €** | |',
      ['Taladro [Leroy] 89 EUR', 'Brocas [Amazon] 12 EUR'],
    ],
    ['Articolo\tPrezzo\nTrapano\t89 €\nPunte\t12 €\nTotale\t101 €', ['Trapano 89 EUR', 'Punte 12 EUR']],
    [
      '| Vara | Pris |\n|---|---|\n| Borr | 89 € |\n| Skruv | 12 € |\n\nSumma: ca 101 €',
      ['Borr 89 EUR', 'Skruv 12 EUR'],
    ],
  ],
  'fourteenth, columns that spaces part': [
    [
      'ARTIKEL     LADEN      PREIS\nKäse        Edeka      4,50 €\nBrot        Bäcker     3,20 €\nSeife       dm         0,95 €',
      ['Käse [Edeka] 4.5 EUR', 'Brot [Bäcker] 3.2 EUR', 'Seife [dm] 0.95 EUR'],
    ],
    [
      'Produit         Qté   Prix\nLait            6     1,10 €\nBeurre                2,30 €\nYaourts         8',
      ['6 × Lait 1.1 EUR', 'Beurre 2.3 EUR', '8 × Yaourts'],
    ],
    [
      'Prodotto   Quantità   Note\nPasta      3          integrale\nOlio       1          Ligure\nSale       2          grosso',
      ['3 × Pasta [integrale]', 'Olio [Ligure]', '2 × Sale [grosso]'],
    ],
  ],
};

export const FOURTEENTH_TABLES_GIFTS: Examples = {
  'fourteenth, blocks of records': [
    [
      'Mijn lijst\n\nKALLAX\nOpen kast, wit\n€ 64,99\nArtikelnummer 802.758.87\nAantal: 2\n\nBILLY\nBoekenkast, eiken\n€ 79,99\nArtikelnummer 402.192.81\nAantal: 1\n\nTotaal: € 209,97',
      [
        '2 × KALLAX [Open kast, wit, Artikelnummer 802.758.87] 64.99 EUR',
        'BILLY [Boekenkast, eiken, Artikelnummer 402.192.81] 79.99 EUR',
      ],
    ],
    [
      'Keramikschale, gesprenkelt\nTonWerk\n42,00 €\nNur noch 2 Stück\n\nHäkelanleitung Hase\nGarnGeschichten\n6,50 € 8,12 € (20% Rabatt)\n\nTagebuch A5\nLederNest\n4,9 (3.210)\n38,25 €\nKostenloser Versand',
      [
        'Keramikschale, gesprenkelt [TonWerk, Nur noch 2 Stück] 42 EUR',
        'Häkelanleitung Hase [GarnGeschichten, 8,12 € (20% Rabatt)] 6.5 EUR',
        'Tagebuch A5 [LederNest, 4,9 (3.210), Kostenloser Versand] 38.25 EUR',
      ],
    ],
    [
      'Bougie parfumée\nAtelierLune\n18,00 €\n\nAffiche Paris\nPapierPlume\n24,00 €\nLivraison gratuite\n\nSous-total : 42,00 €',
      ['Bougie parfumée [AtelierLune] 18 EUR', 'Affiche Paris [PapierPlume, Livraison gratuite] 24 EUR'],
    ],
  ],
};
