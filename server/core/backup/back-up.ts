import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { appliedMigrations } from '../../base/database/initial-migration.ts';
import { MIDDLE_PIXELS } from '../images/image.rules.ts';
import type { ImageStore } from '../images/image-store.ts';
import { FILES_LOCK_ID } from '../images/released-images.ts';
import { type BackupTotals, type BackupWriter, writeBackup } from './backup-archive.ts';
import { quoted, readTable, type Table, tablesOf } from './tables.ts';

/** Limits the part of a table in memory. */
const PIECE_BYTES = 1024 * 1024;

/** Files of a picture that nothing shows any more may be gone, and no copy of middle size needs to be there. */
const PICTURES = `
  select original_key, (kept_until is null)::int from images
  union all select thumbnail_key, (kept_until is null)::int from images
  union all select regexp_replace(original_key, '\\.\\w+$', '-m.webp'), 0 from images where greatest(width, height) > ${MIDDLE_PIXELS}`;

export interface BackupSource {
  databaseUrl: string;
  imageStore: ImageStore;
  signingSecret: string | null;
}

interface BackupReport extends BackupTotals {
  missing: string[];
}

/**
 * The tables are read in one transaction, while others go on writing. Pictures follow, and none is cleared away
 * before they are read.
 */
export async function backUp(
  to: Writable,
  { databaseUrl, imageStore, signingSecret }: BackupSource,
): Promise<BackupReport> {
  const folder = await mkdtemp(join(tmpdir(), 'kindlist-backup-'));
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [FILES_LOCK_ID]); // until the connection ends
    await client.query('begin isolation level repeatable read, read only');
    const tables = await tablesOf(client);
    if (tables.length === 0) throw new Error('There is nothing to back up: the database has no tables yet.');
    await client.query(`lock table ${tables.map(({ name }) => quoted(name)).join(', ')} in access share mode`);
    const about = { madeAt: new Date().toISOString(), migrations: await appliedMigrations(client), tables };
    const missing: string[] = [];
    const totals = await writeBackup(to, about, async (writer) => {
      if (signingSecret) await writer.addSecret(signingSecret);
      const rows = await addTables(writer, client, tables);
      const pictures = join(folder, 'pictures');
      await pipeline(client.query(copyTo(`copy (${PICTURES}) to stdout`)), createWriteStream(pictures));
      await client.query('commit'); // files take longest, and need no transaction
      return { rows, pictures: await addPictures(writer, imageStore, pictures, missing) };
    });
    return { ...totals, missing };
  } finally {
    await client.end();
    await rm(folder, { recursive: true });
  }
}

async function addTables(writer: BackupWriter, client: Client, tables: Table[]): Promise<Record<string, number>> {
  const rows: Record<string, number> = {};
  for (const table of tables) {
    let part = 0;
    rows[table.name] = await readTable(client, table, PIECE_BYTES, async (piece) => {
      await writer.addRows(table.name, part, piece);
      part += 1;
    });
  }
  return rows;
}

async function addPictures(writer: BackupWriter, store: ImageStore, list: string, missing: string[]): Promise<number> {
  let added = 0;
  for await (const line of createInterface({ input: createReadStream(list) })) {
    const [key = '', isShown] = line.split('\t');
    const file = await store.get(key);
    if (file) {
      await writer.addPicture(key, file);
      added += 1;
    } else if (isShown === '1') missing.push(key);
  }
  return added;
}
