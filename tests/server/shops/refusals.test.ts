import { describe, expect, test } from 'vitest';
import type { Ways } from '../../../server/shops/lines/line.rules.ts';
import { readPastedText } from '../../../server/shops/lines/pasted/read-text.rules.ts';

function readIn(kind: Ways['kind'], text: string): { names: string[]; leftOut: string; title: string | undefined } {
  const { lines, leftOut = [], title } = readPastedText(text, { kind, currency: 'EUR' });
  return { names: lines.map(({ name }) => name), leftOut: leftOut.join('\n'), title };
}

describe('a line that says what nobody should bring, above things with marks', () => {
  test.for([
    ['Don’t need / already have', 'Want'],
    ["Don't want", 'Wanted'],
    ['Things we do NOT need (we have plenty!)', "Things we'd love"],
    ['WE ALREADY HAVE', 'WE NEED'],
    ['We Already Own', 'We Need'],
    ['We have plenty of', 'We need'],
    ['Not wanted', 'Wanted'],
    ['No', 'Yes'],
    ['No thanks!', 'Yes please'],
    ['Got it already', 'Wishes'],
    ['Habe ich schon!', 'Fehlt noch'],
    ['Wir haben schon', 'Wir wünschen uns'],
    ['Ich habe schon', 'Wünsche'],
    ['Nein danke', 'Ja'],
    ['Brauche ich nicht', 'Brauche ich'],
    ['Pas besoin', 'Envies'],
    ['Pas de', 'Oui'],
    ['On l’a déjà', 'On aimerait'],
    ['No necesito', 'Sí'],
    ['Ya lo tenemos', 'Deseos'],
    ['Non mi serve', 'Vorrei'],
    ['Ce li abbiamo già', 'Desideri'],
    ['Niet nodig', 'Graag'],
    ['Wij hebben al', 'Wensen'],
    ['Já temos', 'Queremos'],
    ['Nie chcę', 'Chcę'],
    ['Już to mamy', 'Życzenia'],
    ['Vi behöver inte', 'Vi önskar oss'],
    ['Har redan', 'Vill ha'],
    ['Har allerede', 'Ønsker'],
    ['Meillä on jo', 'Toiveet'],
    ['もう持っている', '欲しい'],
    ['لا نريد', 'نريد'],
  ])('is left out with them, with a colon or without: %s', ([refusal = '', wish = '']) => {
    for (const [one, other] of [
      [refusal, wish],
      [`${refusal}:`, `${wish}:`],
    ])
      for (const [mark, block] of [
        ['- ', '\n\n'],
        ['* ', '\n\n'],
        ['- ', '\n'],
      ]) {
        const text = `${one}\n${mark}Toaster\n${mark}Kettle${block}${other}\n${mark}Scarf\n${mark}Mug`;
        const { names, leftOut, title } = readIn('WISHLIST', text);
        expect(names, text).toEqual(['Scarf', 'Mug']);
        expect(leftOut).toContain('Toaster\nKettle');
        expect(title).toBeUndefined();
      }
  });

  test.for([
    ['Brauche ich nicht\n* Toaster\n* Tasse\n* Teller\n\nBrauche ich\n* Buch', ['Buch']],
    ['Habe ich schon!\n- Lampe\n\nFehlt noch\n- Tisch\n- Stuhl', ['Tisch', 'Stuhl']],
    ['- Vase\n- Kite\n- Mug\nNo thanks\n- Lamp\n- Socks', ['Vase', 'Kite', 'Mug']],
    ['- Vase\n- Kite\n- Mug\n\nHaben wir schon\nLampe\nSocken', ['Vase', 'Kite', 'Mug']],
    ['Mia’s birthday\n\nWe already have\n- Lego\n\nShe’d love\n- Vase\n- Kite', ['Vase', 'Kite']],
    ['No\n\n- Lamp\n\n- Socks\n\nYes\n\n- Vase\n\n- Kite', ['Vase', 'Kite']],
    ['Not wanted\n- Lamp\n- Socks\n- Cup', []],
    ["Don't buy:\n- Lamp\n- Socks", []],
  ] as const)('takes what is below it along, wherever it stands: %j', ([text, names]) => {
    expect(readIn('WISHLIST', text).names).toEqual(names);
  });

  test.for([
    ['SHOPPING', 'Nicht:\n- Nüsse\n\nMilch\nBrot\nButter', ['Milch', 'Brot', 'Butter']],
    ['WISHLIST', 'Bitte nicht:\nKerzen\n\nLego\nBuch\nSchal', ['Lego', 'Buch', 'Schal']],
    ['SHOPPING', 'Not needed\n24 pencils\n12 pens\n\n2 rulers\n1 glue', ['rulers', 'glue']],
  ] as const)('ends with its block where nothing else ends it: %j', ([kind, text, names]) => {
    expect(readIn(kind, text).names).toEqual(names);
  });

  test.for([
    ["Don't need (yet)\n- Lamp\n- Mug\n\nWant\n- Vase\n- Kite", ['Lamp', 'Mug', 'Vase', 'Kite']],
    ['Please no candles\n- Lego\n- Socks\n- Mug', ['Lego', 'Socks', 'Mug']],
    ['Nada\n- Rayuela\n- Lego', ['Nada', 'Rayuela', 'Lego']],
    ['Hebben we niet:\n- Ei\n- Melk\n- Kaas', ['Ei', 'Melk', 'Kaas']],
    ['On n’a pas:\n- Lait\n- Pain\n- Sel', ['Lait', 'Pain', 'Sel']],
  ] as const)('is none where it says more, or names one thing: %j', ([text, names]) => {
    expect(readIn('WISHLIST', text).names).toEqual(names);
  });
});
