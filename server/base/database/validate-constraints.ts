import type { Client } from 'pg';
import type { LockPatience } from './lock-patience.ts';

interface Constraint {
  table: string;
  name: string;
}

const VIOLATIONS = ['23503', '23514'];

/**
 * Looks at the rows that were there before a constraint, which migrations add as `not valid`: while others write, since this lock keeps nobody
 * out. Gives those that some row violates, with their table; they hold for rows that are added or changed.
 */
export async function validateConstraints(client: Client, patience: LockPatience): Promise<string[]> {
  await patience.waitBesideOthers();
  const { rows } = await client.query<Constraint>(
    `select conrelid::regclass::text as "table", quote_ident(conname) as name from pg_constraint
     where not convalidated and contype in ('c', 'f') and connamespace = 'public'::regnamespace order by 1, 2`,
  );
  const violated: string[] = [];
  for (const { table, name } of rows) {
    try {
      await patience.retried(name, () => client.query(`alter table ${table} validate constraint ${name}`));
    } catch (problem) {
      if (!VIOLATIONS.includes((problem as { code?: string }).code ?? '')) throw problem;
      violated.push(`${name} of ${table}`);
    }
  }
  return violated;
}
