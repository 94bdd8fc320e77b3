import type { MovedExample } from './moved-example.ts';

/** Pages of gifts as they are copied out of a browser: what stands around a gift is no part of its name, and buttons and counts are none. */
export const PAGES: readonly MovedExample[] = [
  {
    file: '',
    text: `Emily & Jack's Registry
Wedding date: June 14, 2027
Kitchen (3)
KitchenAid Stand Mixer
$49.99Original price$59.99
from Target
Requested 1
Purchased 0
Add to Cart
Le Creuset Dutch Oven
$299.00Original price$379.00
from Crate & Barrel
Requested 1
Purchased 1
Add to Cart
Wooden Spoons
$18.00
from Page & Pine Home
Requested 2
Purchased 1
Add to Cart
Bedroom (1)
Linen Sheets
$120.00
from Target
Requested 1
Purchased 0
Add to Cart`,
    currency: 'USD',
    name: "Emily & Jack's Registry",
    read: [
      'KitchenAid Stand Mixer 49.99 USD #Kitchen (Target)',
      'Le Creuset Dutch Oven 299 USD #Kitchen (Crate & Barrel) ✓',
      '2 × Wooden Spoons 18 USD #Kitchen (Page & Pine Home) 1/2',
      'Linen Sheets 120 USD #Bedroom (Target)',
    ],
  },
  {
    file: '',
    text: `Lista de nacimiento de Mateo
Fecha prevista: 3 de marzo de 2027
Paseo (2)
Carrito plegable
199,00 €Precio original249,00 €
de Bebés y Más
Deseados 1
Comprados 0
Regalar
Mochila portabebés
79,00 €
de El Corte Inglés
Deseados 1
Comprados 1
Regalar
Dormir (2)
Cuna colecho
149,00 €
de IKEA
Deseados 1
Comprados 0
Regalar
Saco de dormir
35,00 €
de Bebés y Más
Deseados 3
Comprados 2
Regalar`,
    name: 'Lista de nacimiento de Mateo',
    read: [
      'Carrito plegable 199 EUR #Paseo (Bebés y Más)',
      'Mochila portabebés 79 EUR #Paseo (El Corte Inglés) ✓',
      'Cuna colecho 149 EUR #Dormir (IKEA)',
      '3 × Saco de dormir 35 EUR #Dormir (Bebés y Más) 2/3',
    ],
  },
  {
    file: '',
    isNotYet: true,
    text: `Babyliste von Nora und Felix
Errechneter Termin: 2. April 2027
Unterwegs (2)
Kinderwagen
449,00 €Statt549,00 €
von Baby-Walz
Gewünscht 1
Gekauft 0
Schenken
Tragetuch
59,90 €
von Didymos
Gewünscht 1
Gekauft 1
Schenken
Schlafen (2)
Babybett
189,00 €
von IKEA
Gewünscht 1
Gekauft 0
Schenken
Spannbettlaken
12,99 €
von dm
Gewünscht 4
Gekauft 1
Schenken`,
    name: 'Babyliste von Nora und Felix',
    read: [
      'Kinderwagen 449 EUR #Unterwegs (Baby-Walz)',
      'Tragetuch 59.9 EUR #Unterwegs (Didymos) ✓',
      'Babybett 189 EUR #Schlafen (IKEA)',
      '4 × Spannbettlaken 12.99 EUR #Schlafen (dm) 1/4',
    ],
  },
  {
    file: '',
    text: `Liste de mariage d'Anaïs et Paul
12 juin 2027
Cuisine (2)
Cocotte en fonte
229,00 €Prix d’origine289,00 €
chez La Redoute
Souhaités 1
Achetés 0
Offrir
Couteau de chef
89,00 €
chez Fnac
Souhaités 1
Achetés 1
Offrir
Salon (2)
Lampe Pipistrello
310,00 €
chez Made in Design
Souhaités 1
Achetés 0
Offrir
Coussin en lin
39,00 €
chez La Redoute
Souhaités 4
Achetés 2
Offrir`,
    name: "Liste de mariage d'Anaïs et Paul",
    read: [
      'Cocotte en fonte 229 EUR #Cuisine (La Redoute)',
      'Couteau de chef 89 EUR #Cuisine (Fnac) ✓',
      'Lampe Pipistrello 310 EUR #Salon (Made in Design)',
      '4 × Coussin en lin 39 EUR #Salon (La Redoute) 2/4',
    ],
  },
  {
    file: '',
    isNotYet: true,
    text: `Baby Registry for the Okafors
Arriving March 2027
Gift Cards (1)
Gift Card – any amount
Add to Cart
Nursery (3)
Crib
$249.00
from Babyletto
Needs 1
Has 0
Add to Cart
Mobile
$39.00
from Page & Pine Books
Needs 1
Has 1
Add to Cart
Swaddles
$24.00
from Target
Needs 3
Has 1
Add to Cart`,
    currency: 'USD',
    name: 'Baby Registry for the Okafors',
    read: [
      'Crib 249 USD #Nursery (Babyletto)',
      'Mobile 39 USD #Nursery (Page & Pine Books) ✓',
      '3 × Swaddles 24 USD #Nursery (Target) 1/3',
    ],
  },
  {
    file: '',
    text: `Huwelijkslijst Eva & Thijs
Trouwdag: 5 september 2027
Keuken (2)
Espressomachine
€ 349,00Oorspronkelijke prijs€ 399,00
van Coolblue
Gewenst 1
Gekocht 0
Geef cadeau
Snijplank
€ 45,00
van Bijenkorf
Gewenst 2
Gekocht 1
Geef cadeau
Reizen (1)
Picknickmand
€ 69,00
van Bol
Gewenst 1
Gekocht 1
Geef cadeau`,
    name: 'Huwelijkslijst Eva & Thijs',
    read: [
      'Espressomachine 349 EUR #Keuken (Coolblue)',
      '2 × Snijplank 45 EUR #Keuken (Bijenkorf) 1/2',
      'Picknickmand 69 EUR #Reizen (Bol) ✓',
    ],
  },
  {
    file: '',
    text: `Lista nozze di Chiara e Davide
20 giugno 2027
Cucina (2)
Macchina per la pasta
79,00 €Prezzo originale99,00 €
da Coin Casa
Desiderati 1
Acquistati 0
Regala
Servizio di piatti
159,00 €
da IKEA
Desiderati 1
Acquistati 1
Regala
Casa (1)
Aspirapolvere
299,00 €
da MediaWorld
Desiderati 1
Acquistati 0
Regala`,
    name: 'Lista nozze di Chiara e Davide',
    read: [
      'Macchina per la pasta 79 EUR #Cucina (Coin Casa)',
      'Servizio di piatti 159 EUR #Cucina (IKEA) ✓',
      'Aspirapolvere 299 EUR #Casa (MediaWorld)',
    ],
  },
  {
    file: '',
    text: `Enxoval da Alice
Data prevista: 10/05/2027
Quarto (2)
Berço
R$ 899,00Preço originalR$ 1.099,00
na Tok&Stok
Desejados 1
Comprados 0
Presentear
Móbile
R$ 120,00
na Alô Bebê
Desejados 1
Comprados 1
Presentear
Passeio (1)
Carrinho
R$ 1.450,00
na Alô Bebê
Desejados 1
Comprados 0
Presentear`,
    currency: 'BRL',
    name: 'Enxoval da Alice',
    read: [
      'Berço 899 BRL #Quarto (Tok&Stok)',
      'Móbile 120 BRL #Quarto (Alô Bebê) ✓',
      'Carrinho 1450 BRL #Passeio (Alô Bebê)',
    ],
  },
  {
    file: '',
    text: `Kitchen (2)
Toaster, 2 slices
Qty 2 £25.00 each
Buy this gift
Kettle, copper
Qty 1 £49.50 each
Buy this gift
Bathroom (1)
Bath sheets
Qty 4 £18.00 each
Buy this gift`,
    currency: 'GBP',
    read: [
      '2 × Toaster, 2 slices 25 GBP #Kitchen',
      'Kettle, copper 49.5 GBP #Kitchen',
      '4 × Bath sheets 18 GBP #Bathroom',
    ],
  },
  {
    file: '',
    isNotYet: true,
    text: `Lista ślubna Oli i Wojtka
Ekspres do kawy
1 299,00 zł
Podaruj
Najchętniej czarny
Komplet noży
349,00 zł
Podaruj
Bez bloku
Koc wełniany
259,00 zł
Podaruj
Kolor dowolny
Lampa
410,00 zł
Podaruj
Do sypialni`,
    currency: 'PLN',
    name: 'Lista ślubna Oli i Wojtka',
    read: [
      'Ekspres do kawy 1299 PLN (Najchętniej czarny)',
      'Komplet noży 349 PLN (Bez bloku)',
      'Koc wełniany 259 PLN (Kolor dowolny)',
      'Lampa 410 PLN (Do sypialni)',
    ],
  },
  {
    file: '',
    text: `Önskelista bröllop
14 augusti 2027
Kök (2)
Kaffebryggare
1 499 krOrdinarie pris1 799 kr
från Cervera
Önskade 1
Köpta 0
Ge bort
Gryta
899 kr
från NK
Önskade 1
Köpta 1
Ge bort
Sovrum (1)
Påslakan
699 kr
från Ellos
Önskade 2
Köpta 1
Ge bort`,
    currency: 'SEK',
    name: 'Önskelista bröllop',
    read: [
      'Kaffebryggare 1499 SEK #Kök (Cervera)',
      'Gryta 899 SEK #Kök (NK) ✓',
      '2 × Påslakan 699 SEK #Sovrum (Ellos) 1/2',
    ],
  },
];
