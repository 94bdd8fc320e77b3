import type { Examples } from './examples.ts';

/** Messages out of chats with the time of each. */
export const GIFTS: Examples = {
  'messages with their times': [
    [
      'Mug\t£8.00\thttps://shop.example/m\nTray\t£14.50\thttps://shop.example/t',
      ['Mug 8 GBP <https://shop.example/m>', 'Tray 14.5 GBP <https://shop.example/t>'],
    ],
    [
      'Kasia Nowak, [26.11.2026 20:14]\nHej! Moja lista na urodziny 🎂\n\nKasia Nowak, [26.11.2026 20:15]\n- świeca zapachowa za 25 zł\n- kubek z kotem (49,99 zł)\n- książka "Lalka"\n- skarpetki, rozm. 38 – 2 pary',
      ['świeca zapachowa 25 PLN', 'kubek z kotem 49.99 PLN', 'książka "Lalka"', 'skarpetki [rozm. 38 – 2 pary]'],
      'PLN',
    ],
    [
      "Ana, [Nov 26, 2026 at 7:12:33 PM]:\nwishlist time 😄\n1. AirPods case — under $20\n2. Concert tickets!!! 🎟️\n3. Nike socks, men's size 9-12, 6 pairs\n4. that mug from https://www.uncommongoods.com/product/mug?utm_source=ig\n...\nBen, [Nov 26, 2026 at 7:13:01 PM]:\nhaha ok",
      [
        'AirPods case [under $20] 20 USD',
        'Concert tickets!!! 🎟️',
        "Nike socks, men's size 9-12, 6 pairs",
        'that mug <https://www.uncommongoods.com/product/mug?utm_source=ig>',
      ],
      'USD',
    ],
    [
      'Best for readers: Kindle Paperwhite, $149.99\nBest for cooks: Lodge skillet, $29.90\nBest stocking stuffer: Burt’s Bees balm, $4',
      [
        'Kindle Paperwhite 149.99 USD #Best for readers',
        'Lodge skillet 29.9 USD #Best for cooks',
        'Burt’s Bees balm 4 USD #Best stocking stuffer',
      ],
      'USD',
    ],
  ],
};
