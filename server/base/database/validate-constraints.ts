import type { Client } from 'pg';

interface Constraint {
  table: string;
  name: string;
}

const VIOLATIONS = ['23503', '23514'];

/**
 * Looks at the rows that were there before a constraint, which migrations add as `not valid`: while others write, since this lock keeps nobody
 * out. Gives those that some row violates; they hold for new rows alone.
 */
export async function validateConstraints(client: Client): Promise<string[]> {
  const { rows } = await client.query<Constraint>(
    `select conrelid::regclass::text as "table", quote_ident(conname) as name from pg_constraint
     where not convalidated and contype in ('c', 'f') and connamespace = 'public'::regnamespace order by 1, 2`,
  );
  const violated: string[] = [];
  for (const { table, name } of rows) {
    try {
      await client.query(`alter table ${table} validate constraint ${name}`);
    } catch (problem) {
      if (!VIOLATIONS.includes((problem as { code?: string }).code ?? '')) throw problem;
      violated.push(name);
    }
  }
  return violated;
}
