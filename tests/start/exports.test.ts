import { expect, test } from 'vitest';
import { moduleOf, unusedExports } from '../../scripts/check-exports.ts';

const unusedIn = (files: Record<string, string>) =>
  unusedExports(Object.entries(files).map(([file, code]) => moduleOf(file, code)));

test.for([
  ['a function', 'export function mug() {}', 'mug'],
  ['a constant', 'export const MUG = 1;', 'MUG'],
  ['a type', 'export interface Mug {}', 'Mug'],
  ['a class', 'export class Mug {}', 'Mug'],
  ['a default', 'export default 1;', 'default'],
] as const)('%s that no other file takes is found', ([, code, name]) => {
  expect(unusedIn({ 'server/mug.ts': code })).toEqual([`server/mug.ts ${name}`]);
});

test.for([
  ['by name', `import { mug as cup } from '../server/mug.ts';`],
  ['as a type', `import type { mug } from '../server/mug.ts';`],
  ['with all of its file', `import * as mugs from '../server/mug.ts';`],
  ['when it is needed', `const { mug } = await import('../server/mug.ts');`],
  ['by naming its type', `type Mug = typeof import('../server/mug.ts').mug;`],
  ['to pass it on', `export { mug } from '../server/mug.ts';`],
] as const)('an export is used that another file takes %s', ([, code]) => {
  expect(unusedIn({ 'server/mug.ts': 'export const mug = 1;', 'tests/mug.test.ts': code })).toEqual([]);
});

test('rules are found that the browser app takes by their short name', () => {
  const files = {
    'server/lists/mug.rules.ts': 'export const mug = 1;',
    'web/Mug.tsx': `import { mug } from '#rules/lists/mug';`,
  };
  expect(unusedIn(files)).toEqual([]);
});

test('a class with a decorator is used by its decorator', () => {
  expect(unusedIn({ 'server/mug.ts': '@Entity() export class Mug {}' })).toEqual([]);
});
