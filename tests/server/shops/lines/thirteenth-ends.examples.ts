import type { Examples } from './examples.ts';

/** Names over lists, headings of parts, and words below them. */
export const THIRTEENTH_ENDS_SHOPPING: Examples = {
  'thirteenth, ends, to buy': [
    ['🛒 Samstag\nMilch\nBrot\nKäse\nWein', ['Milch', 'Brot', 'Käse', 'Wein']],
    [
      'Packliste Dänemark 🇩🇰\n\nKinder\n☐ Gummistiefel\n☐ Badehose 2x\n\nKüche & Essen\n☐ Kaffee\n☐ Nudeln 500 g\n\nBitte abhaken, wenn gepackt!',
      ['Gummistiefel #Kinder', '2 × Badehose #Kinder', 'Kaffee #Küche & Essen', 'Nudeln [500 g] #Küche & Essen'],
    ],
    [
      'Cena sabato (8 persone)\n1 kg vongole\n800 g spaghetti\nprezzemolo\nvino bianco 2 bottiglie',
      ['vongole [1 kg]', 'spaghetti [800 g]', 'prezzemolo', 'vino bianco [2 bottiglie]'],
    ],
    ['買い物メモ（5/3）\n□牛乳\n□卵\n☑食パン\n\nお願いします', ['牛乳', '卵', '食パン ✓']],
    [
      'Para el cole\n- 3 cuadernos\n- lápices\n\nPara casa\n- detergente\n- papel higiénico (12)',
      [
        '3 × cuadernos #Para el cole',
        'lápices #Para el cole',
        'detergente #Para casa',
        '12 × papel higiénico #Para casa',
      ],
    ],
    [
      'zu besorgen bis Freitag:\nKerzen (20)\nServietten – 2 Pck.\nLuftballons\n\nschon da:\nTeller\nBecher',
      [
        '20 × Kerzen #zu besorgen bis Freitag',
        'Servietten [2 Pck.] #zu besorgen bis Freitag',
        'Luftballons #zu besorgen bis Freitag',
        'Teller #schon da',
        'Becher #schon da',
      ],
    ],
    [
      'Ich fahre morgen zum Markt, braucht ihr was?\nÄpfel 1 kg\nEier 10\nHonig',
      ['Äpfel [1 kg]', '10 × Eier', 'Honig'],
    ],
    [
      'Lista zakupów na grilla 🍖\nkiełbasa 2 kg\nkarkówka\nbułki 12 szt.\n\nDo zobaczenia w sobotę!',
      ['kiełbasa [2 kg]', 'karkówka', '12 × bułki'],
    ],
    [
      'BBQ list\n\nMeat\nburgers 12\nsausages\n\nSalad bits\nlettuce\ntomatoes 6\n\nDrinks\ncola 2l x 4',
      [
        '12 × burgers #Meat',
        'sausages #Meat',
        'lettuce #Salad bits',
        '6 × tomatoes #Salad bits',
        '4 × cola [2l] #Drinks',
      ],
    ],
    ['- milk\n- bread\nFor the party\n- chips\n- dip', ['milk', 'bread', 'chips #For the party', 'dip #For the party']],
  ],
};

export const THIRTEENTH_ENDS_GIFTS: Examples = {
  'thirteenth, ends, to wish for': [
    [
      'Léon — 8 ans le 12 mai\n\n– skateboard\n– Lego Technic\n– BD Astérix',
      ['skateboard', 'Lego Technic', 'BD Astérix'],
    ],
    [
      'Anna & Tom – Hochzeit 2026\nKüche\n• Topfset\n• Messerblock 89 €\nBad\n• Handtücher 4 Stück\n• Waage',
      ['Topfset #Küche', 'Messerblock 89 EUR #Küche', 'Handtücher 4 Stück #Bad', 'Waage #Bad'],
    ],
    [
      'Tips till Vera 5 år 🎂\n* pärlplatta\n* cykelhjälm\n* bok om hästar\n\nTack på förhand!\n/Mormor',
      ['pärlplatta', 'cykelhjälm', 'bok om hästar'],
    ],
    [
      'What Noah wants\n\nLego Star Wars\nA big fluffy blanket\nSoccer ball size 4\n\nThanks for asking! Love, Jen',
      ['Lego Star Wars', 'A big fluffy blanket', 'Soccer ball size 4'],
    ],
    [
      'Dla Antosia (2 lata)\nklocki drewniane\npiżamka 92\nksiążeczki\n\nDla Hani (6 lat)\nplecak\nhulajnoga',
      [
        'klocki drewniane #Dla Antosia (2 lata)',
        'piżamka 92 #Dla Antosia (2 lata)',
        'książeczki #Dla Antosia (2 lata)',
        'plecak #Dla Hani (6 lat)',
        'hulajnoga #Dla Hani (6 lat)',
      ],
    ],
    [
      'مستلزمات المولود\n\nملابس:\n- ٦ بيجامات\n- قبعتان\nالنوم:\n- سرير\n- بطانية',
      ['6 × بيجامات #ملابس', 'قبعتان #ملابس', 'سرير #النوم', 'بطانية #النوم'],
    ],
    ['Presentes da Bia\n1- boneca\n2- patins tamanho 32\n3- livro', ['boneca', 'patins tamanho 32', 'livro']],
    [
      'Kids sizes & wishes – updated Nov 2026\n\nElla: 8 yrs, shoe 33. Wants: roller skates, slime kit\nFinn: 5 yrs, shoe 28. Wants: dinosaur torch',
      ['Ella: 8 yrs, shoe 33. Wants: roller skates, slime kit', 'Finn: 5 yrs, shoe 28. Wants: dinosaur torch'],
    ],
    [
      'Mamie\n- châle\n- thé\nPapi\n- chaussettes 43\n- loupe',
      ['châle #Mamie', 'thé #Mamie', 'chaussettes 43 #Papi', 'loupe #Papi'],
    ],
    [
      'Wens van Noor:\n\n1. boek\n2. puzzel (100 stukjes)\n\nHet hoeft niet allemaal hoor 😊',
      ['boek #Wens van Noor', 'puzzel (100 stukjes) #Wens van Noor'],
    ],
  ],
};
