import type { MovedExample } from './moved-example.ts';

/** Which kind a list seems to be of, and none where nothing tells it. */
export const KINDS: readonly MovedExample[] = [
  {
    file: 'House list Emma & Raj.csv',
    text: `Item,Qty,Price,Status\nSofa,1,450,Not started\nPlates,8,6,Done\nTowels,6,9,Not started\n`,
    currency: 'USD',
    told: null,
    read: ['Sofa 450 USD', '8 × Plates 6 USD ✓', '6 × Towels 9 USD'],
  },
  {
    file: 'Wohnung Lena und Jonas.csv',
    text: `Was,Raum,Preis,Link\nSofa,Wohnzimmer,450,https://www.ikea.com/de/de/p/1/\nTopfset,Küche,80,https://www.wmf.com/de/2.html\nLampe,Flur,35,https://www.ikea.com/de/de/p/3/\n`,
    told: null,
    read: [
      'Sofa 450 EUR <https://www.ikea.com/de/de/p/1/> #Wohnzimmer',
      'Topfset 80 EUR <https://www.wmf.com/de/2.html> #Küche',
      'Lampe 35 EUR <https://www.ikea.com/de/de/p/3/> #Flur',
    ],
  },
  {
    file: 'Piso nuevo.csv',
    text: `Cosa,Cantidad,Precio,Estado\nCama,1,300,Pendiente\nVasos,6,2,Comprado\n`,
    told: null,
    read: ['Cama 300 EUR', '6 × Vasos 2 EUR ✓'],
  },
  {
    file: 'Emma wedding registry.csv',
    text: `Item,Requested,Purchased\nMixer,1,0\nPlates,8,4\n`,
    told: 'REGISTRY',
    read: ['Mixer', '8 × Plates 4/8'],
  },
  {
    file: 'Gifts for us.csv',
    text: `Item,Wanted,Bought,Price\nMixer,1,0,99\nPlates,8,4,6\nVase,1,1,30\n`,
    currency: 'USD',
    told: 'REGISTRY',
    read: ['Mixer 99 USD', '8 × Plates 6 USD 4/8', 'Vase 30 USD ✓'],
  },
  {
    file: 'Courses.csv',
    text: `Produit,Quantité\nLait,2 l\nPommes,1 kg\nPain,1\n`,
    kind: 'SHOPPING',
    told: 'SHOPPING',
    read: ['Lait [2 l]', 'Pommes [1 kg]', 'Pain'],
  },
];
