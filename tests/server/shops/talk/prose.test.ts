import { describe, expect, test } from 'vitest';
import { readPastedText } from '../../../../server/shops/lines/pasted/read-text.rules.ts';
import { readingOf } from './reading.ts';

describe('a letter in whole sentences', () => {
  test.for([
    [
      'Hi Dan,\n\nQuick one before Friday. We need flour, and two dozen eggs would be great. Also a bag of charcoal, because last time we had none.\n\nDon’t bother with drinks, Mel is sorting those.\n\nCheers,\nRob',
      'SHOPPING',
      ['flour', 'eggs [2 dozen]', 'charcoal [1 bag]'],
    ],
    [
      'Liebes Christkind!\n\nIch heiße Emil und bin 6 Jahre alt. Ich wünsche mir einen Bagger, ein Schiff und neue Schuhe in Größe 31. Lena wünscht sich eine Puppe.\n\nDein Emil',
      'WISHLIST',
      ['Bagger', 'ein Schiff', 'neue Schuhe in Größe 31', 'eine Puppe'],
    ],
    [
      'Cher Père Noël,\n\nJ’ai été sage. J’aimerais bien avoir un vélo rouge, un château et deux BD (les tomes 3 et 8). Mon petit frère Nino voudrait un camion et un lapin, parce qu’il a perdu le sien.\n\nGros bisous,\nCapucine',
      'WISHLIST',
      ['vélo rouge', 'un château', 'deux BD (les tomes 3 et 8)', 'un camion', 'un lapin'],
    ],
    [
      'Caro Babbo Natale,\n\nmi chiamo Giulia e ho 7 anni. Vorrei una bicicletta rossa, un libro sui dinosauri e i pennarelli. Mi piacerebbe anche un puzzle.\n\nUn bacio\nGiulia',
      'WISHLIST',
      ['bicicletta rossa', 'un libro sui dinosauri', 'pennarelli', 'puzzle'],
    ],
    [
      'Hola cariño, cuando salgas pasa por el mercado y compra un kilo de patatas, seis huevos y un pollo. También necesitamos detergente. No hace falta pan, que ya compré yo.',
      'SHOPPING',
      ['patatas [1 kilo]', 'seis huevos', 'un pollo', 'detergente'],
    ],
  ] as const)('names what its sentences ask for: %#', ([text, kind, read]) => {
    expect(readingOf(text, kind)).toEqual(read);
  });

  test('keeps what it says besides among what is left out', () => {
    const { leftOut = [] } = readPastedText(
      'Dear Santa, I have been good. I would like a drum and a kite. We will leave you some milk.',
      { kind: 'WISHLIST', currency: 'EUR' },
    );

    expect(leftOut.join(' ')).toContain('We will leave you some milk.');
  });

  test('is read in time that grows with it', () => {
    const spentOn = (times: number) => {
      const start = performance.now();
      readingOf(
        `${'I would like a ball, a kite and new shoes (size 31), because mine are gone. '.repeat(times)}\n`.repeat(20),
      );
      return performance.now() - start;
    };
    spentOn(5);

    expect(spentOn(20)).toBeLessThan(spentOn(5) * 4 * 8 + 200);
  });
});
