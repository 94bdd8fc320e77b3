import { describe, expect, test } from 'vitest';
import { type FoundRow, rowsOf } from '../../../../server/shops/imports/found-rows.rules.ts';
import { readFile } from '../../../../server/shops/imports/read-file.rules.ts';
import { kindToldBy } from '../../../../server/shops/imports/told-kind.rules.ts';
import { CARDS } from './cards.examples.ts';
import { CHATS } from './chats.examples.ts';
import { KINDS } from './kinds.examples.ts';
import type { MovedExample } from './moved-example.ts';
import { OTHERS } from './others.examples.ts';
import { PAGES } from './pages.examples.ts';
import { PROGRAMS } from './programs.examples.ts';
import { SHEETS } from './sheets.examples.ts';
import { STATES } from './states.examples.ts';
import { TALK } from './talk.examples.ts';

async function readingOf({ file, text, kind = 'WISHLIST', currency = 'EUR' }: MovedExample) {
  const ways = { kind, currency };
  const { lists, leftOut } = await readFile({ name: file, bytes: new TextEncoder().encode(text) }, ways);
  const [first] = lists;
  return {
    name: first?.name,
    told: first ? (first.kind ?? kindToldBy(first, ways) ?? null) : null,
    things: lists.flatMap(({ table }) => rowsOf(table, ways).rows.map(inWords)),
    leftOut: [...lists.flatMap((list) => list.leftOut), ...leftOut].flatMap(({ texts = [] }) => texts),
  };
}

function inWords({ item, isTicked }: FoundRow): string {
  const { quantityDesired, quantityBought, boughtBy } = item;
  const description = [item.amount, item.description].filter(Boolean).join('\n');
  return [
    quantityDesired > 1 && `${quantityDesired} ×`,
    item.title,
    item.variant && `«${item.variant}»`,
    description && `[${description.replaceAll('\n', ' / ')}]`,
    item.price !== null && `${item.price} ${item.currency}`,
    item.primaryUrl && `<${item.primaryUrl}>`,
    item.category && `#${item.category}`,
    item.notes && `(${item.notes.replaceAll('\n', ' / ')})`,
    quantityBought > 0 && quantityBought < quantityDesired && `${quantityBought}/${quantityDesired}`,
    isTicked && !boughtBy && '✓',
    boughtBy && `← ${boughtBy}`,
  ]
    .filter(Boolean)
    .join(' ');
}

describe.for([
  ['a chat', CHATS],
  ['a chat in which most is talk, and a note with remarks', TALK],
  ['a sheet with headings above each part', SHEETS],
  ['a table with a column of states', STATES],
  ['a page of gifts', PAGES],
  ['a saved page of gifts', CARDS],
  ['notes, tasks and saved pages', OTHERS],
  ['a file of a program', PROGRAMS],
  ['a list that tells its kind, or none', KINDS],
] as const)('%s', ([, examples]) => {
  test.for(examples)('$file: $text', async (example) => {
    const { things, name, told, leftOut } = await readingOf(example);
    const read = example.read.map((one, place) => {
      const readings = one.split(' | ');
      return readings.find((reading) => reading === things[place]) ?? readings[0];
    });

    if (example.isNotYet) {
      expect(things).not.toEqual(read);
      return;
    }
    expect(things).toEqual(read);
    if (example.name !== undefined) expect(name).toBe(example.name);
    if (example.told !== undefined) expect(told).toBe(example.told);
    for (const text of example.leftOut ?? []) expect(leftOut.join('\n')).toContain(text);
  });
});
