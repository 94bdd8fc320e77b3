import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nameKey } from '../../../server/base/text/name-key.rules.ts';
import { withoutChatMarks } from '../../../server/shops/lines/chats/chats.rules.ts';
import type { Line, Ways } from '../../../server/shops/lines/line.rules.ts';
import { isAmazonText } from '../../../server/shops/lines/pasted/amazon-text.rules.ts';
import { type PastedText, readPastedText } from '../../../server/shops/lines/pasted/read-text.rules.ts';
import { isScrap } from '../../../server/shops/lines/words/scraps.rules.ts';
import type { Examples } from './lines/examples.ts';

const KINDS = ['SHOPPING', 'WISHLIST'] as const;

/** Words of the examples that are read as something else than words. */
const READ_OTHERWISE = new Set(
  [
    // how many and how much
    'stk szt stuks uds mal pcs gの豚肉 gの鶏肉 anderhalve anderthalb half halbes medio meio mezzo quart due dwa ett halvt نصف ونصف عدد ein une and och pièces stück items item need unid pieces sztuki sztuka',
    // a price
    'franken cada por euro euros ريال für each pièce 五千円 千五百円',
    // headings of columns, also in languages that the product does not speak
    'ürün adı fiyat adet toplam položka',
    'name size price link und category true pezzi item qty artikel menge article quantité artículo cantidad articolo quantità aantal quantidade nazwa ilość namn antal 商品名 الاسم الكمية السعر quantity unit idée prix lien geschenk preis gift idea for whom est cost store wens prijs anzahl title author isbn product total notiz produit unité website cena pris nome preço titel nom nombre precio prezzo naam notes einheit produkt priorität url enlace produto quoi combien qué cuánto cosa quanto ile bezeichnung größe kategorie wanted purchased done false notas note unitario valor desejada where wunsch bemerkung amount laden bought yes ingrediënt zutat ingrédient vara vare qté prodotto nota note precio price ingredient ingrediente amount kosten zutaten sache rzecz',
    // who wrote, and what no person wrote, in a chat with times
    'jana tom léa max anna ben ana نور lee mom dad papa noor أمي أنا jonas lea mama marta zoé ivo ann ola bia kim nora lind pia tim kasia nowak oma abuela marco giulia mãe pedro mia nov from nachrichten anrufe sind ende verschlüsselt medien ausgeschlossen this message was edited media omitted image absente video omesso pominięto obraz áudio ocultado weggelassen multimedia omitido',
    // what is done, and who wrote it in other copies of chats
    'got comprado gekocht tengo есть руб jan rui илья оля nina you mamá luis mamma luca игорь ayşe can 妈妈 爸爸',
    // headings, states and keys of what other programs write
    'producto cant vad klart nej todo list entries text quantita needs',
    'got comprado tengo есть руб jan rui илья оля nina you task',
    // words to a friend before a link, a greeting before the name of a list, and markup
    'guck mal check out mira esto hej einkauf wishes href amp iii',
  ].flatMap((row) => row.split(' ').map(nameKey)),
);

function saidIn({ lines, title = '', leftOut = [] }: PastedText): string {
  const words = ({ name, size, category = '', link = '', price, others = [] }: Line): string =>
    [name, size, category, link, price?.text, ...others.map(words)].join(' ');
  return nameKey([...lines.map(words), title, ...leftOut].join(' ').normalize('NFKC'));
}

/** Whether scraps of talk may go without being told. */
function isChat(text: string): boolean {
  const chat = { givers: new Map(), isToBuy: true, isHeard: false, done: new Set<string>() };
  withoutChatMarks(text.split('\n'), [], chat);
  return chat.isHeard;
}

function wordsLost(text: string, ways: Ways): string[] {
  const said = saidIn(readPastedText(text, ways));
  const words = text.normalize('NFKC').match(/[\p{L}\p{M}]{3,}/gu) ?? [];
  const isOfTalk = isChat(text) ? isScrap : () => false;
  return words.filter((word) => !said.includes(nameKey(word)) && !READ_OTHERWISE.has(nameKey(word)) && !isOfTalk(word));
}

const tables = import.meta.glob<Record<string, Examples>>('./lines/*.examples.ts', { eager: true });
const examples = Object.values(tables)
  .flatMap((table) => Object.values(table))
  .filter((all) => !Array.isArray(all))
  .flatMap((all) => Object.values(all).flat())
  .filter(([text]) => !isAmazonText(text)); // with the words of the page

/** No word of any rule. */
const word = fc.stringMatching(/^[Qq]u[a-z]{3,6}x$/);
const words = fc.array(word, { minLength: 1, maxLength: 3 }).map((all) => all.join(' '));
const mark = fc.constantFrom('- ', '• ', '☐ ', '[x] ', '1. ', '');
const price = fc.constantFrom('12,50 €', '£3.00', '5 € 50', '20 Euro 15', '5 zł 50 gr', '$7', '4.99');
const people = fc.constantFrom('Ruby', 'Tom', 'Mum', 'Ella', 'Oma');
const called = fc.constantFrom('', 'Costa ', 'Prix ', 'Cena ', 'Preis ', 'Typ ', 'a ', 'za ');

const line = fc.oneof(
  { weight: 4, arbitrary: fc.tuple(mark, words).map((parts) => parts.join('')) },
  { weight: 3, arbitrary: words.map((text) => `  ${text}`) },
  { weight: 3, arbitrary: fc.tuple(mark, words).map((parts) => `${parts.join('')}:`) },
  fc.tuple(mark, price).map((parts) => parts.join('')),
  fc.tuple(mark, words, called, price).map(([before, text, last, sum]) => `${before}${text} ${last}${sum}`),
  fc.tuple(word, words, fc.constantFrom('', '?')).map(([shop, text, end]) => `Shop${shop}: ${text}${end}`),
  fc.tuple(words, fc.constantFrom('', ' 3', ' A')).map(([text, tax]) => `${text}  4.99${tax}`),
  words.map((text) => `## ${text}`),
  words.map((text) => `${text}:`),
  fc.tuple(mark, people, word, word).map(([before, who, one, other]) => `${before}${who}: ${one}, ${other}`),
  fc.tuple(people, words).map(([who, text]) => `${who}: ${text}`),
  words.map((text) => `**${text}**`),
  words.map((text) => `> ${text}`),
  word.map((text) => `https://shop.example/${text}`),
  fc.constantFrom(
    '---',
    '',
    'Total  9.98',
    'Hello everyone,',
    'Thank you!',
    'tags: quarx',
    'Please buy:',
    'On Monday Quinx wrote:',
  ),
);

describe('every word of a text stands in a name, a size, a category, the title, or among what is left out', () => {
  test.for(KINDS)('in each example, on a list of the kind %s', (kind) => {
    const lost = examples.flatMap(([text, , currency = 'EUR']) =>
      wordsLost(text, { kind, currency }).map((one) => `${one}: ${text}`),
    );
    expect(lost).toEqual([]);
  });

  test.for(KINDS)('whatever lines stand above each other, on a list of the kind %s', (kind) => {
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 9 }), (lines) => {
        const said = saidIn(readPastedText(lines.join('\n'), { kind, currency: 'EUR' }));
        const lost = (lines.join('\n').match(/[Qq]u[a-z]{3,6}x/g) ?? []).filter((one) => !said.includes(nameKey(one)));
        expect(lost).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  test('also what stands among the wishes of a page', () => {
    const text =
      'Dear all, this is mine\nMug\nby Potters\n$12.00\nItem added November 3, 2026\nBowl\nby Potters\nfor the kitchen\n$9.00\nItem added November 4, 2026\nSee you on Sunday';
    const { lines, leftOut } = readPastedText(text, { kind: 'WISHLIST', currency: 'USD' });

    expect(lines.map(({ name, size }) => `${name}: ${size}`)).toEqual([
      'Mug: by Potters',
      'Bowl: by Potters, for the kitchen',
    ]);
    expect(leftOut).toEqual(['Dear all, this is mine', 'See you on Sunday']);
  });

  test('who says the lines of a chat without times is among what is left out', () => {
    const text = 'Mum: any ideas for Theo?\nMe: a drum\nMe: a ball';
    const { lines, leftOut } = readPastedText(text, { kind: 'WISHLIST', currency: 'EUR' });

    expect(lines.map(({ name }) => name)).toEqual(['drum', 'ball']);
    expect(leftOut).toEqual(['Mum', 'any ideas for Theo?']);
  });

  test('a number behind a price in euros may be its cents, which is asked', () => {
    const [line] = readPastedText('Buch 20 € 15', { kind: 'WISHLIST', currency: 'EUR' }).lines;

    expect(line?.price).toBeUndefined();
    expect(line?.others?.map((other) => [other.name, other.price?.price])).toEqual([['Buch', 20.15]]);
  });
});
