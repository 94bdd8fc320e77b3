import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { ImportRules } from '../../scripts/allowed-imports.ts';
import { importProblems, pictureOf } from '../../scripts/check-imports.ts';
import { importsIn, sourceFiles } from '../../scripts/imports.ts';

const RULES: ImportRules = {
  ground: ['errors.ts'],
  rows: { users: '', lists: 'users', items: 'lists users' },
  upwards: [{ from: 'lists', to: 'items', reason: 'Their rows name each other.' }],
  assembly: ['main.ts', 'context.ts'],
  types: ['context.ts'],
};

const SOURCES = {
  'errors.ts': '',
  'context.ts': `import './main.ts';`,
  'main.ts': `import { items } from './items/items.ts';`,
  'users/user.ts': `import { NotFound } from '../errors.ts';`,
  'lists/list.ts': `import type { User } from '../users/user.ts'; import { Item } from '../items/item.ts';`,
  'items/item.ts': `export { List } from '../lists/list.ts'; import type { Context } from '../context.ts';`,
  'items/items.ts': `const user = await import('../users/user.ts'); import { Item } from './item.ts';`,
};

/** What is wrong in a folder with these files, under these rules. */
function problemsOf(changed: Record<string, string>, rules: Partial<ImportRules> = {}): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'kindlist-imports-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [path, text] of Object.entries({ ...SOURCES, ...changed })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const problems = importProblems(folder, sourceFiles(folder), importsIn(folder), { ...RULES, ...rules });
  return problems.map((problem) => problem.replaceAll(`${folder}/`, ''));
}

test('what keeps to the table is well', () => {
  expect(problemsOf({})).toEqual([]);
});

test.each([
  [
    'a folder imports one that its row does not name',
    { 'users/roles.ts': `import '../items/item.ts';` },
    {},
    ['users/roles.ts imports items/item.ts, and users may not import items'],
  ],
  [
    'also as a type, or to hand it on',
    { 'users/roles.ts': `export type { Item } from '../items/item.ts';` },
    {},
    ['users/roles.ts imports items/item.ts, and users may not import items'],
  ],
  [
    'a value is imported of what is open for types alone',
    { 'users/roles.ts': `import { Context } from '../context.ts';` },
    {},
    ['users/roles.ts imports context.ts, and users may not import context.ts'],
  ],
  [
    'what lies at the ground imports a feature',
    { 'errors.ts': `import type { User } from './users/user.ts';` },
    {},
    ['errors.ts imports users/user.ts, and errors.ts may not import users'],
  ],
  ['a folder is new', { 'billing/plan.ts': '' }, {}, ['billing has no row']],
  ['a folder is gone', {}, { rows: { billing: '', ...RULES.rows } }, ['billing has a row, and is not there']],
  [
    'a row names what nothing imports',
    { 'lists/list.ts': `import '../items/item.ts';` },
    {},
    ['lists may import users, and does not'],
  ],
  [
    'an import upwards is no longer needed',
    { 'lists/list.ts': `import '../users/user.ts';` },
    {},
    ['lists may import items upwards, and does not'],
  ],
  [
    'a row names what stands below it',
    {},
    { rows: { lists: 'users', users: '', items: 'lists users' } },
    ['lists may import users, which does not stand above it in the table'],
  ],
] satisfies [string, Record<string, string>, Partial<ImportRules>, string[]][])(
  'it is a problem when %s',
  (_, changed, rules, problems) => {
    expect(problemsOf(changed, rules)).toEqual(problems);
  },
);

test('the picture leaves out what follows from other arrows', () => {
  expect(pictureOf(RULES)).toBe(
    [
      'flowchart TD',
      '  lists["lists"] --> users["users"]',
      '  items["items"] --> lists["lists"]',
      '  lists["lists"] -.-> items["items"]',
    ].join('\n'),
  );
});
