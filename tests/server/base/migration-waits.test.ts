import { expect, test } from 'vitest';
import { waitsIn } from '../../../server/commands/migration-waits.ts';

function found(statements: string[], { isTransactional = true } = {}): string[] {
  const up = statements.map((sql) => `    this.addSql(\`${sql}\`);`).join('\n');
  const mode = isTransactional ? '' : '  override isTransactional(): boolean {\n    return false;\n  }\n';
  return waitsIn('x.ts', `${mode}  override up(): void {\n${up}\n  }\n  override down(): void {\n  }`);
}

test.for([
  ['alter table "items" add constraint "items_fund_check" check (not is_fund);'],
  [
    'alter table "pledges" add constraint "p_foreign" foreign key ("note_id") references "notes" ("id") on delete set null;',
  ],
  ['alter table "items" add constraint "items_unique" unique ("list_id", "title");'],
  ['create index "items_title_index" on "items" ("title");'],
  ['create unique index "items_title_index" on "items" ("title");'],
  ['alter table "items" alter column "title" type text;'],
  ['alter table "items" alter column "title" set not null;'],
  ['alter table "items" add "note_id" uuid null references "notes" ("id");'],
  ['update "items" set "is_fund" = false;'],
  ['update items i set told_at = l.created_at from lists l where l.id = i.list_id;'],
  ['update "items" i set "count" = (select count(*) from notes n where n.item_id = i.id);'],
])('keeps writers waiting: %s', ([sql = '']) => {
  expect(found([sql])).toHaveLength(1);
});

test.for([
  ['alter table "items" add constraint "items_fund_check" check (not is_fund) not valid;'],
  ['alter table "items" add "is_fund" boolean not null default false;'],
  ['alter table "items" alter column "title" drop not null;'],
  [
    'update users set circle_count = own.circles from (select user_id, count(*)::int as circles from members group by user_id) own where users.id = own.user_id;',
  ],
  ['update items i set told_at = l.created_at from lists l where l.id = i.list_id and l.is_past;'],
  ['alter table "items" drop constraint "items_fund_check";'],
])('keeps nobody waiting: %s', ([sql = '']) => {
  expect(found([sql])).toEqual([]);
});

test('a table that the migration makes is empty, and nobody knows it yet', () => {
  const table = 'create table "funds" ("id" uuid not null, primary key ("id"));';
  expect(found([table, 'create index "funds_index" on "funds" ("id");'])).toEqual([]);
});

test('an index is made while others write, outside of a transaction', () => {
  const index = 'create index concurrently if not exists "items_title_index" on "items" ("title");';
  expect(found([index], { isTransactional: false })).toEqual([]);
  expect(found([index])).toHaveLength(1);
});

test('without a transaction, a statement that failed is done again with those before it', () => {
  const column = 'alter table "items" add "is_fund" boolean not null default false;';
  expect(found([column], { isTransactional: false })).toHaveLength(1);
});
