import { once } from 'node:events';
import type { Readable } from 'node:stream';
import type { Client } from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { MIGRATIONS_TABLE } from '../../base/database/initial-migration.ts';

export interface Table {
  name: string;
  columns: string[];
}

/**
 * Without the jobs, which have a schema of their own: of mails that wait there is a row as well, and a job that
 * looks for those that nobody delivers.
 */
export async function tablesOf(client: Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select t.relname as name, array_agg(c.attname::text order by c.attnum) as columns
     from pg_class t join pg_attribute c on c.attrelid = t.oid
     where t.relnamespace = current_schema()::regnamespace and t.relkind = 'r' and t.relpersistence = 'p'
       and t.relname <> $1 and c.attnum > 0 and not c.attisdropped and c.attgenerated = ''
     group by t.relname order by t.relname`,
    [MIGRATIONS_TABLE],
  );
  return rows;
}

/** A piece may cut a row in two. Returns how many rows there were. */
export async function readTable(
  client: Client,
  table: Table,
  pieceBytes: number,
  each: (piece: Buffer) => Promise<void>,
): Promise<number> {
  const copy = client.query(copyTo(`copy ${quoted(table.name)} (${columnsOf(table)}) to stdout`));
  let pieces: Buffer[] = [];
  let bytes = 0;
  const handOver = async () => {
    const piece = Buffer.concat(pieces);
    pieces = [];
    bytes = 0;
    await each(piece);
  };
  for await (const piece of copy) {
    pieces.push(piece);
    bytes += piece.length;
    if (bytes >= pieceBytes) await handOver();
  }
  if (bytes > 0) await handOver();
  await client.query('select'); // how many rows there were, the server says after the last one
  return copy.rowCount;
}

export function fillTable(client: Client, table: Table) {
  const copy = client.query(copyFrom(`copy ${quoted(table.name)} (${columnsOf(table)}) from stdin`));
  const done = once(copy, 'finish');
  done.catch(() => {}); // it is waited for below
  return {
    write: async (rows: Readable) => {
      for await (const piece of rows) if (!copy.write(piece)) await Promise.race([once(copy, 'drain'), done]);
    },
    finish: async (): Promise<number> => {
      copy.end();
      await done;
      return copy.rowCount;
    },
  };
}

/**
 * Putting the references back checks them all. Triggers rest meanwhile: what they count was counted when the rows
 * were made.
 */
export async function withoutReferences(client: Client, work: () => Promise<void>): Promise<void> {
  const { rows: references } = await client.query<{ name: string; table: string; definition: string }>(
    `select conname as name, conrelid::regclass::text as table, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace`,
  );
  for (const { name, table } of references) await client.query(`alter table ${table} drop constraint ${quoted(name)}`);
  const tables = await client.query<{ name: string }>(
    `select distinct tgrelid::regclass::text as name from pg_trigger join pg_class c on c.oid = tgrelid
     where not tgisinternal and c.relnamespace = current_schema()::regnamespace`,
  );
  for (const { name } of tables.rows) await client.query(`alter table ${name} disable trigger user`);
  await work();
  for (const { name } of tables.rows) await client.query(`alter table ${name} enable trigger user`);
  for (const { name, table, definition } of references) {
    await client.query(`alter table ${table} add constraint ${quoted(name)} ${definition}`);
  }
}

export async function moveSequences(client: Client, { name }: Table): Promise<void> {
  const { rows } = await client.query<{ column: string; sequence: string }>(
    `select attname as column, pg_get_serial_sequence($1, attname) as sequence from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and pg_get_serial_sequence($1, attname) is not null`,
    [quoted(name)],
  );
  for (const { column, sequence } of rows) {
    const highest = `select max(${quoted(column)}) as last from ${quoted(name)}`;
    await client.query(`select setval($1, last) from (${highest}) rows where last is not null`, [sequence]);
  }
}

export function quoted(identifier: string): string {
  return `"${identifier.replaceAll('"', '""')}"`;
}

function columnsOf({ columns }: Table): string {
  return columns.map(quoted).join(', ');
}
