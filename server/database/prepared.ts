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

/**
 * A prepared statement whose values have names in its text, as `$itemId` has, so that it can be put together from parts
 * that belong to several features.
 */
export function statement<Row>(name: string, text: string) {
  const names: string[] = [];
  const numbered = text.replace(/\$([a-z]\w*)/gi, (_, value: string) => {
    if (!names.includes(value)) names.push(value);
    return `$${names.indexOf(value) + 1}`;
  });
  return (em: EntityManager, values: Readonly<Record<string, unknown>>): Promise<Row[]> => {
    const missing = names.find((value) => values[value] === undefined);
    if (missing) throw new Error(`"${name}" needs a value for $${missing}`);
    return prepared<Row>(
      em,
      { name, text: numbered },
      names.map((value) => values[value]),
    );
  };
}
