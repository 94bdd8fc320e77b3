import type { Examples } from './examples.ts';

/** Texts of which words were lost: below headings with a mark, before prices and behind them, in receipts and between rules. */
export const TWELFTH_SHOPPING: Examples = {
  'twelfth, to buy': [
    ['- Dairy:\n  Milk\n- Bread', ['Milk #Dairy', 'Bread #Dairy']],
    ['☐ Obst:\n   Äpfel\n☐ Gemüse:\n   Karotten\n☐ Brot', ['Äpfel #Obst', 'Karotten #Gemüse', 'Brot #Gemüse']],
    ['- # Frais\n  Lait\n- Pain', ['Lait #Frais', 'Pain #Frais']],
    ['- Mug\n  blue\n- Bowl', ['Mug [blue]', 'Bowl']],
    ['Lidl: Milk\nLidl: Bread?\nAldi: Eggs', ['Milk #Lidl', 'Bread? #Lidl', 'Eggs #Aldi']],
    ['---\n- Milk\n- Bread\n---', ['Milk', 'Bread']],
    ['Candles  4.99 3\nNapkins  1.99\nTotal  6.98', ['Candles  4.99 3', 'Napkins 1.99 EUR']],
    ['LIDL\nMilk   1.29 1\nBread   1.98 2\nTOTAL   3.27\nVISA   3.27', ['Milk 1.29 EUR', 'Bread 1.98 EUR']],
    ['Tee 5 € 50 gr', ['Tee 5 € [50 gr]']],
  ],
};

export const TWELFTH_GIFTS: Examples = {
  'twelfth, to wish for': [
    [
      '- Für Mama:\n  Parfum\n  Schal\n- Für Papa:\n  Krawatte\n- Für Oma:\n  Tee',
      ['Parfum #Für Mama', 'Schal #Für Mama', 'Krawatte #Für Papa', 'Tee #Für Oma'],
    ],
    ['- Bowl\n- 12,50 €\n  blue', ['Bowl', '12,50 €', 'blue']],
    ['- Mug\n- https://shop.example/1\n  blue', ['Mug [blue] <https://shop.example/1>']],
    ['USB Kabel Typ A 5,99 €', ['USB Kabel Typ A 5.99 EUR']],
    ['vitamin a 5 €', ['vitamin a 5 EUR']],
    ['Hepatitis A 12 €', ['Hepatitis A 12 EUR']],
    ['Mario Kart Grand Prix 40 €', ['Mario Kart Grand Prix 40 EUR']],
    ['Café Costa £3.00', ['Café Costa 3 GBP']],
    ['Las Vegas Costa 12 €', ['Las Vegas Costa 12 EUR']],
    ['Kaffee, Preis: 5 €', ['Kaffee 5 EUR']],
    ['livre, prix : 12 €', ['livre 12 EUR']],
    ['sciarpa a 25 €', ['sciarpa 25 EUR']],
    ['Buch 20 € 15', ['Buch 20 € 15']],
    ['Lego 100 € 50', ['Lego 100 € 50']],
    ['Buch 20 € 15 ct', ['Buch 20.15 EUR']],
    ['książka 5 zł 50 gr', ['książka 5.5 PLN']],
    ['iPhone 15 €799', ['iPhone 15 799 EUR']],
  ],
};
