import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import {
  crowdedFolders,
  importProblems,
  longFiles,
  moduleOf,
  scriptsWithTexts,
  unusedExports,
} from '../../scripts/check-imports.ts';
import { importsIn, sourceFiles } from '../../scripts/sources/imports.ts';
import type { Wings } from '../../scripts/wings.ts';

const WINGS: Wings = {
  wings: { base: 'the ground', lists: 'lists and items', doors: 'adapters' },
  assembly: ['main.ts', 'context.ts'],
  types: ['context.ts'],
};

const SOURCES = {
  'context.ts': `import type { User } from './base/users/user.entity.ts';`,
  'main.ts': `import { items } from './lists/items/items.ts';`,
  'base/errors/errors.ts': '',
  'base/users/user.entity.ts': `import { NotFound } from '../errors/errors.ts';`,
  'lists/lists/list.entity.ts': `import { User } from '../../base/users/user.entity.ts'; import { Item } from '../items/item.entity.ts';`,
  'lists/items/item.entity.ts': `export { List } from '../lists/list.entity.ts'; import type { Context } from '../../context.ts';`,
  'lists/items/items.ts': `const user = await import('../../base/users/user.entity.ts'); import { Item } from './item.entity.ts';`,
  'doors/rest/items.routes.ts': `import { items } from '../../lists/items/items.ts';`,
};

/** A folder with these files, until the test is over. */
function folderWith(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'kindlist-imports-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

function problemsOf(changed: Record<string, string>, wings: Partial<Wings> = {}): string[] {
  const folder = folderWith({ ...SOURCES, ...changed });
  const problems = importProblems(folder, sourceFiles(folder), importsIn(folder), { ...WINGS, ...wings });
  return problems.map((problem) => problem.replaceAll(`${folder}/`, '').replaceAll(folder, 'server'));
}

test('imports of wings above are well, and entities may name each other', () => {
  expect(problemsOf({})).toEqual([]);
});

test.each([
  [
    'a wing imports one below it',
    { 'base/users/roles.ts': `import '../../lists/items/items.ts';` },
    {},
    ['base/users/roles.ts imports lists/items/items.ts, and base may not import lists'],
  ],
  [
    'also as a type, or to hand it on',
    { 'base/users/roles.ts': `export type { Item } from '../../lists/items/items.ts';` },
    {},
    ['base/users/roles.ts imports lists/items/items.ts, and base may not import lists'],
  ],
  [
    'a value is imported of what is open for types alone',
    { 'base/users/roles.ts': `import { Context } from '../../context.ts';` },
    {},
    ['base/users/roles.ts imports context.ts, and base may not import context.ts'],
  ],
  [
    'two files import each other, though only as types',
    {
      'base/users/roles.ts': `import type { Right } from './rights.ts';`,
      'base/users/rights.ts': `import type { Role } from './roles.ts';`,
    },
    {},
    ['a circle of files in server: base/users/rights.ts, base/users/roles.ts'],
  ],
  [
    'two folders of a wing import each other',
    {
      'lists/items/counts.ts': `import '../lists/names.ts';`,
      'lists/lists/names.ts': '',
      'lists/lists/sizes.ts': `import '../items/items.ts';`,
    },
    {},
    ['a circle of folders in server: lists/items, lists/lists'],
  ],
  ['a folder is in no wing', { 'billing/plan.ts': '' }, {}, ['billing is in no wing']],
  ['a wing is gone', {}, { wings: { ...WINGS.wings, money: 'plans' } }, ['money is not there']],
] satisfies [string, Record<string, string>, Partial<Wings>, string[]][])(
  'it is a problem when %s',
  (_, changed, wings, problems) => {
    expect(problemsOf(changed, wings)).toEqual(problems);
  },
);

test('a folder with more files than one can look over is a problem', () => {
  const folder = folderWith({ 'a/1.ts': '', 'a/2.ts': '', 'a/3.ts': '', 'a/4.generated.ts': '', 'b/1.ts': '' });
  expect(crowdedFolders(folder, 2)).toEqual([`${folder}/a holds 3 files, at most 2 are easily looked over`]);
});

test('a file with more lines than one can read at a sitting is a problem', () => {
  const folder = folderWith({
    'a/long.ts': '1\n2\n3\n',
    'a/short.tsx': '1\n2\n',
    'a/any.generated.ts': '1\n2\n3\n4\n',
  });
  expect(longFiles(folder, 2)).toEqual([`${folder}/a/long.ts has 3 lines, at most 2 are easily read`]);
});

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

test('a script that reaches texts is refused, since Node cannot read their macros', () => {
  const folder = folderWith({
    'bench.ts': `import { CHANNEL } from './announce.ts'; import type { Refusal } from './errors.ts';`,
    'announce.ts': `import './policy.ts'; export const CHANNEL = 'events';`,
    'policy.ts': '',
    'errors.ts': `import { msg } from '@lingui/core/macro';`,
  });
  expect(scriptsWithTexts([join(folder, 'bench.ts')])).toEqual([]);

  writeFileSync(join(folder, 'policy.ts'), `import { NotFound } from './errors.ts';`);
  expect(scriptsWithTexts([join(folder, 'bench.ts')])).toEqual([
    `${folder}/bench.ts cannot be started: it reaches ${folder}/errors.ts, which holds texts`,
  ]);
});
