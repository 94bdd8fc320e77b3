import type { EntityManager } from '@mikro-orm/postgresql';
import { CompiledQuery, type Transaction } from 'kysely';
import { Pool } from 'pg';

export type StatementSource = EntityManager | Pool;

interface Prepared {
  /** Names the plan that a connection keeps: one name, one text. */
  name: string;
  text: string;
}

/** A test writes them down, so that each can be read in one piece. */
export const STATEMENTS = new Map<string, string>();

/**
 * A statement that PostgreSQL plans once per connection; the ORM would write the values into its text, and have it planned
 * each time. Its values have names in the text, as `$itemId` has, so that it can be put together from parts that belong to
 * several features. It runs in the transaction that a unit of work is in, if it is in one.
 */
export function statement<Row, Values extends object>(name: string, text: string) {
  if (STATEMENTS.has(name)) throw new Error(`There are two statements “${name}”`);
  STATEMENTS.set(name, text);
  const names: string[] = [];
  const numbered = text.replace(/\$([a-z]\w*)/gi, (_, value: string) => {
    if (!names.includes(value)) names.push(value);
    return `$${names.indexOf(value) + 1}`;
  });
  return (source: StatementSource, values: Values): Promise<Row[]> => {
    const given = names.map((value) => (values as Record<string, unknown>)[value]);
    const missing = names[given.indexOf(undefined)];
    if (missing) throw new Error(`"${name}" needs a value for $${missing}`);
    return run<Row>(source, { name, text: numbered }, given);
  };
}

async function run<Row>(source: StatementSource, prepared: Prepared, values: unknown[]): Promise<Row[]> {
  const transaction = source instanceof Pool ? null : source.getTransactionContext<Transaction<unknown>>();
  if (!transaction) {
    const pool = source instanceof Pool ? source : await source.getConnection().getNativeClient();
    return (await pool.query({ ...prepared, values })).rows as Row[];
  }
  // Kysely hands `sql` to the driver as it is, and the driver prepares what has a name.
  const query = { ...CompiledQuery.raw(prepared.text, values), sql: prepared as unknown as string };
  return (await transaction.executeQuery(query)).rows as Row[];
}
