import { once } from 'node:events';
import { stripVTControlCharacters } from 'node:util';
import { expect, test as unit } from 'vitest';
import { welcome } from '../../server/commands/welcome.ts';
import { type Product, test } from './product.ts';

const words = (parts: Parameters<typeof welcome>[0]) => stripVTControlCharacters(welcome(parts));

unit('a welcome says where to look, how to run the site, where the mails are, and how to stop', () => {
  const text = words({ address: 'http://localhost:4000', outbox: 'npm run outbox' });

  for (const part of [
    'Kindlist is at http://localhost:4000',
    'http://localhost:4000/shared/demo-wishlist',
    'npm run admin -- ',
    'http://localhost:4000/playground',
    'npm run outbox',
    'no mail server is set',
    'Ctrl+C',
  ]) {
    expect(text).toContain(part);
  }
});

unit('where mails are sent, it says nothing of those that are kept', () => {
  expect(words({ address: 'https://kindlist.test', outbox: null })).not.toMatch(/mails|kept/);
});

async function allThatPrints(product: Product): Promise<string[]> {
  const closed = once(product.process, 'close');
  await product.end();
  await closed;
  return product.printed;
}

test('a person who asks for text gets the welcome and no line of JSON', async ({ database, start }) => {
  const printed = await allThatPrints(await start(database, { LOG_FORMAT: 'text', LOG_LEVEL: 'info' }));

  expect(printed.join('\n')).toContain('Ctrl+C');
  expect(printed.filter((line) => line.startsWith('{'))).toEqual([]);
});

test('where nobody reads along, the log is lines of JSON', async ({ database, start }) => {
  const printed = await allThatPrints(await start(database, { LOG_LEVEL: 'info' }));

  const lines = printed.filter((line) => !line.startsWith('Kindlist is at '));
  expect(lines.map((line) => JSON.parse(line).msg)).toContainEqual(expect.stringContaining('Server listening'));
});
