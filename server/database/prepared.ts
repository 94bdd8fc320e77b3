import type { EntityManager } from '@mikro-orm/postgresql';

interface Statement {
  /** Names the plan that a connection keeps: one name, one text. */
  name: string;
  text: string;
}

/** What Kysely keeps of a transaction's connection. */
interface Executing {
  executeQuery(query: {
    sql: Statement;
    parameters: unknown[];
    query: object;
    queryId: object;
  }): Promise<{ rows: unknown[] }>;
}

/**
 * Runs a statement that PostgreSQL plans once per connection; the ORM would write the values into its text, and have it
 * planned each time. Belongs to the transaction that `em` is in, if it is in one.
 */
export async function prepared<Row>(em: EntityManager, statement: Statement, values: unknown[]): Promise<Row[]> {
  const transaction = em.getTransactionContext<Executing>();
  if (!transaction) {
    const pool = await em.getConnection().getNativeClient();
    return (await pool.query({ ...statement, values })).rows as Row[];
  }
  const query = { sql: statement, parameters: values, query: { kind: 'RawNode' }, queryId: {} };
  return (await transaction.executeQuery(query)).rows as Row[];
}
