import type { MovedExample } from './moved-example.ts';

/** Notes, tasks and links in forms of their own. */
export const OTHERS: readonly MovedExample[] = [
  {
    file: 'links.txt',
    isNotYet: true,
    text: 'Mug www.etsy.com/listing/123456/blue-mug\nLamp ikea.com/us/en/p/tertial-lamp-50355395/ $12\nbookshop.org/p/books/dune/246',
    currency: 'USD',
    read: [
      'Mug <https://www.etsy.com/listing/123456/blue-mug>',
      'Lamp 12 USD <https://ikea.com/us/en/p/tertial-lamp-50355395/>',
      'dune <https://bookshop.org/p/books/dune/246> | Dune <https://bookshop.org/p/books/dune/246>',
    ],
  },
  {
    file: 'enlaces.txt',
    text: 'Zapatillas: zalando.es/nike-air-max-123.html\nTaza: www.amazon.es/dp/B00ABCDEFG\nLibro: casadellibro.com/libro-rayuela/978/1',
    read: [
      'Zapatillas <https://zalando.es/nike-air-max-123.html>',
      'Taza <https://www.amazon.es/dp/B00ABCDEFG>',
      'Libro <https://casadellibro.com/libro-rayuela/978/1>',
    ],
  },
  {
    file: 'wunsch.txt',
    text: '- Schal otto.de/p/wollschal-12345/ 29,99 €\n- Buch thalia.de/shop/home/artikeldetails/A1000\n- Spiel',
    read: [
      'Schal 29.99 EUR <https://otto.de/p/wollschal-12345/>',
      'Buch <https://thalia.de/shop/home/artikeldetails/A1000>',
      'Spiel',
    ],
  },
  {
    file: 'TickTick-backup.csv',
    isNotYet: true,
    text: '"Date: 2026-11-20+0000"\n"Version: 7.1"\n"Status: \n0 Normal\n1 Completed\n2 Archived"\n"Folder Name","List Name","Title","Kind","Tags","Content","Is Check list","Start Date","Due Date","Reminder","Repeat","Priority","Status","Created Time","Completed Time","Order","Timezone","Is All Day","Is Floating","Column Name","Column Order","View Mode","taskId","parentId"\n"","Groceries","Milk","TEXT","dairy","","N","","","","","0","0","2026-11-01T10:00:00+0000","","-1","Europe/London","","false","","","list","1",""\n"","Groceries","Rice","TEXT","pantry","","N","","","","","0","0","2026-11-01T10:00:00+0000","","-2","Europe/London","","false","","","list","2",""\n"","Groceries","Yoghurt","TEXT","dairy","","N","","","","","0","1","2026-11-01T10:00:00+0000","2026-11-02T10:00:00+0000","-3","Europe/London","","false","","","list","3",""\n',
    kind: 'SHOPPING',
    read: ['Milk #dairy', 'Rice #pantry', 'Yoghurt #dairy ✓'],
  },
  {
    file: 'Registry.html',
    isNotYet: true,
    text: '<!doctype html><html><head><title>Our gifts</title></head><body><nav><a href="/">Home</a></nav><h1>Our gifts</h1><h2>Kitchen</h2><ul><li><h3><a href="https://shop.example/mug">Mug</a></h3><p>£12.00</p></li><li><h3><a href="https://shop.example/bowl">Bowl</a></h3><p>£9.50</p></li></ul><h2>Garden</h2><ul><li><h3><a href="https://shop.example/spade">Spade</a></h3><p>£19.00</p></li></ul></body></html>',
    currency: 'GBP',
    name: 'Our gifts',
    read: [
      'Mug 12 GBP <https://shop.example/mug> #Kitchen',
      'Bowl 9.5 GBP <https://shop.example/bowl> #Kitchen',
      'Spade 19 GBP <https://shop.example/spade> #Garden',
    ],
  },
  {
    file: 'Wunschliste.html',
    text: '<html><body><h1>Wunschliste</h1><div><h2><a href="https://laden.example/ball">Ball</a></h2><span>14,90 €</span></div><div><h2><a href="https://laden.example/seil">Springseil</a></h2><span>7,50 €</span></div><div><h2><a href="https://laden.example/zelt">Zelt</a></h2><span>89,00 €</span></div></body></html>',
    name: 'Wunschliste',
    read: [
      'Ball 14.9 EUR <https://laden.example/ball>',
      'Springseil 7.5 EUR <https://laden.example/seil>',
      'Zelt 89 EUR <https://laden.example/zelt>',
    ],
  },
  {
    file: 'Liste.html',
    text: '<html><body><h1>Liste de Noël</h1><article><h3>Puzzle</h3><p>15,00 €</p><p>1000 pièces</p></article><article><h3>Bonnet</h3><p>22,00 €</p><p>rouge</p></article><article><h3>Thé</h3><p>9,00 €</p><p>vert</p></article></body></html>',
    name: 'Liste de Noël',
    read: [
      'Puzzle 15 EUR (1000 pièces) | Puzzle [1000 pièces] 15 EUR',
      'Bonnet 22 EUR (rouge) | Bonnet [rouge] 22 EUR',
      'Thé 9 EUR (vert) | Thé [vert] 9 EUR',
    ],
  },
  {
    file: '',
    text: 'Qty 2 £14.00 each\nTea towels\nQty 1 £30.00 each\nApron\nQty 3 £6.50 each\nMugs',
    currency: 'GBP',
    read: ['2 × Tea towels 14 GBP', 'Apron 30 GBP', '3 × Mugs 6.5 GBP'],
  },
  {
    file: '',
    text: 'Tea towels\nQty 2  £14.00 each\nApron\nQty 1  £30.00 each\nMugs\nQty 3  £6.50 each',
    currency: 'GBP',
    read: ['2 × Tea towels 14 GBP', 'Apron 30 GBP', '3 × Mugs 6.5 GBP'],
  },
];
