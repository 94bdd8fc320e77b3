import { describe, expect, test } from 'vitest';
import { readFile } from '../../../server/shops/imports/read-file.rules.ts';
import type { Ways } from '../../../server/shops/lines/line.rules.ts';
import { readCopied, wordsOfCopied } from '../../../server/shops/lines/pasted/rich-text.rules.ts';

const GIFTS: Ways = { kind: 'WISHLIST', currency: 'EUR' };

describe('words that are copied with their look', () => {
  test('links behind the words of a document stay with their things', () => {
    const html =
      '<meta charset="utf-8"><ul><li><p><a href="https://shop.example/kettle?a=1&amp;b=2"><span>Kettle</span></a> (red)</p></li><li><p>Gloves &ndash; &pound;9</p></li></ul>';
    const { lines } = readCopied({ html, plain: 'Kettle (red)\nGloves – £9' }, GIFTS);

    expect(lines.map(({ name, link, price }) => [name, link, price?.price])).toEqual([
      ['Kettle (red)', 'https://shop.example/kettle?a=1&b=2', undefined],
      ['Gloves', undefined, 9],
    ]);
  });

  test.for([
    '<ul><li><a title="mug > cup" href="https://shop.example/1">Mug</a></li></ul>',
    "<ul><li><a data-rule='1>0' href='https://shop.example/1'>Mug</a></li></ul>",
    '<p><a aria-label="a -> b" href=https://shop.example/1>Mug</a></p>',
    `<p><a title='say "hi" > all' href="https://shop.example/1">Mug</a></p>`,
    '<p><a title="href=https://other.example/" href="https://shop.example/1">Mug</a></p>',
  ])('marks in what a link says of itself are no words: %s', (html) => {
    const { lines } = readCopied({ html, plain: '' }, GIFTS);

    expect(lines).toMatchObject([{ name: 'Mug', link: 'https://shop.example/1' }]);
  });

  test('a link keeps the marks that stand in it', () => {
    const { lines } = readCopied(
      { html: "<ul><li><a href='https://shop.example/?x=1>2'>Mug</a></li></ul>", plain: '' },
      GIFTS,
    );

    expect(lines).toMatchObject([{ name: 'Mug', link: 'https://shop.example/?x=1%3E2' }]);
  });

  test('a box is ticked by itself, and not by what its description says', () => {
    const html =
      '<ul><li aria-label="unchecked, checked">Cups</li><li data-checked="true">Ice</li><li title="checked" aria-checked="false">Forks</li></ul>';
    const { lines } = readCopied({ html, plain: '' }, GIFTS);

    expect(lines.map(({ isTicked = false }) => isTicked)).toEqual([false, true, false]);
  });

  test('boxes are ticked as they were, and what is struck through is done', () => {
    const html =
      '<ul><li class="checked">Cups</li><li class="unchecked">Ice</li></ul><div><input type="checkbox" checked> Forks</div><ul><li><s>Plates</s></li></ul>';
    const { lines } = readCopied({ html, plain: 'Cups\nIce\nForks\nPlates' }, GIFTS);

    expect(lines.map(({ name, isTicked = false }) => [name, isTicked])).toEqual([
      ['Cups', true],
      ['Ice', false],
      ['Forks', true],
      ['Plates', true],
    ]);
  });

  test.for([
    ['<p><s>Milk</s></p><p><s>2</s> 3 eggs</p><p>Bread</p>', ['Milk ✓', '3 eggs', 'Bread'], ['2']],
    ['<ul><li><s>Socks</s>, Gloves, <s>Hat</s></li></ul>', ['Socks ✓', 'Gloves', 'Hat ✓'], undefined],
    ['<ul><li><s>Butter</s> Margarine</li></ul>', ['Margarine'], ['Butter']],
    ['<ul><li><a href="https://shop.example/1"><del>Lamp</del></a> (red)</li></ul>', ['Lamp (red) ✓'], undefined],
  ] as const)('a thing that is struck through is done, and a word of one is left out: %s', ([html, things, words]) => {
    const { lines, leftOut } = readCopied({ html, plain: '' }, GIFTS);

    expect(
      lines.map(({ amount, name, isTicked }) => [amount > 1 ? amount : '', name, isTicked ? '✓' : ''].join(' ').trim()),
    ).toEqual(things);
    expect(leftOut).toEqual(words);
  });

  test('things of a page get the link that their name is there, and none where it leads to two places', () => {
    const html =
      '<div><img src="a.png"><a href="https://shop.example/1">Oak Bowl</a></div><a href="https://shop.example/2">Mug</a><a href="https://shop.example/3">Mug</a><a href="https://shop.example/cart">Add to cart</a>';
    const { lines } = readCopied({ html, plain: 'Oak Bowl\n€20.00\nAdd to cart\nMug\n€5.00\nAdd to cart' }, GIFTS);

    expect(lines.map(({ name, link }) => [name, link])).toEqual([
      ['Oak Bowl', 'https://shop.example/1'],
      ['Mug', undefined],
    ]);
  });

  test('words are read as they are where no program wrote more, and what is not seen is not read', () => {
    expect(wordsOfCopied({ plain: 'a < b\nc' })).toBe('a < b\nc');
    expect(wordsOfCopied({ html: 'just words', plain: 'just words' })).toBe('just words');
    expect(wordsOfCopied({ html: '<style>li {}</style><ul><li>Mug<!-- no --></li></ul>', plain: 'x' })).toBe('- Mug');
  });

  test.for([
    '<',
    '<a href="',
    '<li>',
    '<ul>',
    '<!--',
    '</a>',
    "<a '",
    "<a b='",
    '<a b=\'"> ',
    '<a "b"=',
    '&amp;',
    '<a href=https://a.example/>b</a>',
  ])('a megabyte of %j takes no longer than words do', (part) => {
    const html = `<li>Mug</li>${part.repeat(Math.floor(990_000 / part.length))}`;
    const start = performance.now();
    wordsOfCopied({ html, plain: 'Mug' });
    expect(performance.now() - start).toBeLessThan(3_000);
  });
});

describe('a text that is pasted to be imported', () => {
  const pasted = (plain: string, html: string, text = plain) =>
    readFile({ name: '', bytes: new TextEncoder().encode(text), copied: { plain, html } }, GIFTS);
  const linksOf = async (found: ReturnType<typeof pasted>) => {
    const [list] = (await found).lists;
    const place = (column: 'name' | 'link') => list?.table.columns.indexOf(column) ?? -1;
    return list?.table.rows.map((row) => [row[place('name')], row[place('link')] || undefined]);
  };
  const wishes = [
    ['Orchid, artificial', 'https://www.amazon.de/dp/B0EXAMPLE1', '34,99 €'],
    ['The Salt Path', 'https://www.amazon.de/dp/B0EXAMPLE2', '14,00 €'],
  ] as const;
  const page = wishes.map(
    ([name, link, price]) => `<div><img src="x.png"><h2><a href="${link}">${name}</a></h2><span>${price}</span></div>`,
  );
  const words = wishes.map(
    ([name, , price]) =>
      `${name}\n4,9 von 5 Sternen 12.843\n${price}\nArtikel hinzugefügt am 3. Oktober 2026\nIn den Einkaufswagen`,
  );

  test('has the links of the page that it comes from, also where a part of it was taken out', async () => {
    const all = words.join('\n');
    const wanted = wishes.map(([name, link]) => [name, link]);

    expect(await linksOf(pasted(all, page.join('')))).toEqual(wanted);
    expect(await linksOf(pasted(`Menu\r\nCart\r\n${all}`, page.join(''), all))).toEqual(wanted);
  });

  test('is read with the boxes and links of a document, as long as nobody changed it', async () => {
    const html = '<ul><li><a href="https://shop.example/mug">Mug</a></li><li>Gloves</li></ul>';

    expect(await linksOf(pasted('Mug\nGloves', html))).toEqual([
      ['Mug', 'https://shop.example/mug'],
      ['Gloves', undefined],
    ]);
    expect(await linksOf(pasted('Mug\nGloves', html, 'Gloves\nScarf'))).toEqual([
      ['Gloves', undefined],
      ['Scarf', undefined],
    ]);
  });
});
