import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';

/** The last one of 0.3.0: nobody waits for those any more. */
const LAST_UNCHECKED = 'Migration20261127093306_add_promises_beside_lists';

/** Each is a statement about a table that may be large, and is written to meanwhile. */
const RULES: [pattern: RegExp, advice: string][] = [
  [
    /^alter table "(?<table>\w+)" add constraint "\w+" (?:check|foreign key)(?!.* not valid;?$)/,
    'reads every row while nobody can write: end it with “not valid”, and the rows are looked at after it, while others write',
  ],
  [
    /^alter table "(?<table>\w+)" add (?:constraint "\w+" )?(?:unique|primary key) ?\(/,
    'makes an index while nobody can write: make it before by “create unique index concurrently”, and say “using index”',
  ],
  [
    /^create (?:unique )?index (?!concurrently if not exists )(?:if not exists )?"\w+" on "(?<table>\w+)"/,
    'keeps writers out: “create index concurrently if not exists”, in a migration of its own that is not transactional',
  ],
  [
    /^alter table "(?<table>\w+)" .*\balter column "\w+" (?:type|set not null)/,
    'reads or writes every row while nobody can write: add a column beside it, or a constraint',
  ],
  [
    /^alter table "(?<table>\w+)" add (?:column )?"\w+" [^;]*\b(?:references|check \(|unique)\b/,
    'reads every row while nobody can write: add the constraint by a statement of its own',
  ],
];

const LOCKS_ALL = 'locks every row: say which ones need it, beside what joins the tables';
const JOIN = /^\s{0,9}"?\w{1,63}"?\."?\w{1,63}"? = "?\w{1,63}"?\."?\w{1,63}"?\s{0,9};?\s{0,9}$/;

/** Each is done again where one of them failed. */
const REPEATABLE = /^(?:create (?:unique )?index concurrently if not exists |update |do \$\$ begin if not exists )/;

/** Gives the table. Rows that a query in brackets gives are chosen by it. */
function updatedAsWhole(sql: string): string | undefined {
  let outer = sql;
  for (let before = ''; outer !== before; ) {
    before = outer;
    outer = outer.replaceAll(/\([^()]*\)/g, '§');
  }
  const table = /^update "?(\w+)"?/.exec(outer)?.[1];
  const [written = '', chosen = ''] = outer.split(/\bwhere\b/);
  if (written.includes(' from §')) return undefined;
  return chosen.split(/\band\b/).every((condition) => !condition.trim() || JOIN.test(condition)) ? table : undefined;
}

/** Says of the migration which statements keep people waiting who write to a table that was there before. */
export function waitsIn(file: string, code: string): string[] {
  const up = code.slice(0, code.indexOf('override down('));
  const statements = [...up.matchAll(/addSql\(`([^`]*)`\)/g)].map(([, sql = '']) => sql.trim());
  const added = new Set(statements.flatMap((sql) => /^create table (?:if not exists )?"(\w+)"/.exec(sql)?.[1] ?? []));
  const problems = statements.flatMap((sql) =>
    [
      ...RULES.map(([pattern, advice]) => [pattern.exec(sql)?.groups?.table, advice]),
      [updatedAsWhole(sql), LOCKS_ALL],
    ].flatMap(([table, advice]) => (table && !added.has(table) ? `${file}: ${sql.slice(0, 90)}…\n  ${advice}` : [])),
  );
  const isConcurrent = statements.some((sql) => sql.includes(' index concurrently '));
  const isTransactional = !/isTransactional\(\)[^{]{0,40}\{\s{0,20}return false/.test(code);
  if (isConcurrent && isTransactional)
    problems.push(`${file}: an index cannot be made concurrently in a transaction: isTransactional() says false`);
  if (!isTransactional && !statements.every((sql) => REPEATABLE.test(sql)))
    problems.push(
      `${file}: without a transaction, each statement can be repeated: “if not exists”, or “update … where”`,
    );
  return problems;
}

export function waitsOfNewMigrations(): string[] {
  const files = globSync('server/migrations/Migration*.ts').filter((file) => basename(file, '.ts') > LAST_UNCHECKED);
  return files.flatMap((file) => waitsIn(file, readFileSync(file, 'utf8')));
}
