import { describe, expect, test } from 'vitest';
import { readFile } from '../../../server/shops/imports/read-file.rules.ts';
import { AMAZON_FILES } from './files/amazon.examples.ts';
import { DATA_FILES } from './files/data-files.examples.ts';
import { EXPORTED_TABLES } from './files/exported-tables.examples.ts';
import { bytesOf, type FileExample, inWords, waysOf } from './files/file-examples.ts';
import { MIXED_FILES } from './files/mixed-files.examples.ts';
import { PACKED_FILES } from './files/packed-files.examples.ts';
import { PROGRAM_FILES } from './files/programs.examples.ts';
import { SHEET_FILES } from './files/sheets.examples.ts';
import { TABLE_FILES } from './files/tables.examples.ts';
import { isHeldOut } from './lines/examples.ts';

/** The percentage of the held-out third that is read right. The others are all read right. */
const HELD_OUT_PERCENT = 90;

const EXAMPLES = [...TABLE_FILES, ...PROGRAM_FILES, ...AMAZON_FILES];

async function readingOf(example: FileExample): Promise<string[]> {
  const ways = waysOf(example);
  const found = await readFile({ name: example.file, bytes: bytesOf(example) }, ways);
  return inWords(found, ways);
}

describe('a file that lists came in', () => {
  test.for(EXAMPLES.filter(({ file }) => !isHeldOut(file)))('is read: $file', async (example) => {
    expect(await readingOf(example)).toEqual(example.read);
  });

  test.for([...PACKED_FILES, ...MIXED_FILES, ...EXPORTED_TABLES, ...DATA_FILES, ...SHEET_FILES])(
    'is read, as it was when the reader had never seen the like: $file',
    async (example) => {
      expect(await readingOf(example)).toEqual(example.read);
    },
  );

  test('is read as well where nobody looked while the reader was written', async () => {
    const heldOut = EXAMPLES.filter(({ file }) => isHeldOut(file));
    const wrong: string[] = [];
    for (const example of heldOut) {
      const read = await readingOf(example).catch((error: Error) => [error.message]);
      if (JSON.stringify(read) !== JSON.stringify(example.read)) wrong.push(example.file);
    }
    const percent = ((heldOut.length - wrong.length) * 100) / heldOut.length;
    expect([Math.min(percent, HELD_OUT_PERCENT), wrong.length]).toEqual([HELD_OUT_PERCENT, expect.any(Number)]);
  });
});
