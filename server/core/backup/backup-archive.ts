import type { Readable, Writable } from 'node:stream';
import { json } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { constants, createGunzip, createGzip } from 'node:zlib';
import { extract, type Pack, pack } from 'tar-stream';
import { z } from 'zod';

// A compressed tar, so that it can be looked into by hand, too. Without its LAST part it is cut off.
const FIRST = 'backup.json';
const SECRET = 'jwt-secret';
const TABLES = 'tables/';
const PICTURES = 'pictures/';
const LAST = 'end.json';

const FORMAT = 1;

const description = z.object({
  format: z.literal(FORMAT, { error: 'a later Kindlist wrote it' }),
  madeAt: z.iso.datetime(),
  migrations: z.array(z.string()),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
});

const totals = z.object({
  rows: z.record(z.string(), z.number()),
  pictures: z.number(),
});

export type BackupDescription = z.output<typeof description>;
export type BackupTotals = z.output<typeof totals>;

/** A part is to be read, or resumed, before the next part comes. */
export type BackupPart =
  | { kind: 'description'; description: BackupDescription }
  | { kind: 'secret'; content: Readable }
  | { kind: 'rows'; table: string; content: Readable }
  | { kind: 'picture'; key: string; content: Readable }
  | { kind: 'end'; totals: BackupTotals };

export class BackupWriter {
  constructor(private readonly archive: Pack) {}

  async addSecret(secret: string): Promise<void> {
    await this.add(SECRET, secret);
  }

  /** Parts count from 0. A row may begin in one part and end in the next. */
  async addRows(table: string, part: number, rows: Buffer): Promise<void> {
    await this.add(`${TABLES}${table}/${String(part).padStart(6, '0')}`, rows);
  }

  async addPicture(key: string, { content, size }: { content: Readable; size: number }): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      const entry = this.archive.entry({ ...PRIVATE, name: PICTURES + key, size }, settled(resolve, reject));
      pipeline(content, entry).catch(reject);
    });
  }

  async add(name: string, content: string | Buffer): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      this.archive.entry({ ...PRIVATE, name }, Buffer.from(content), settled(resolve, reject));
    });
  }
}

/** Memory does not grow with what `fill` adds. */
export async function writeBackup(
  to: Writable,
  about: Omit<BackupDescription, 'format'>,
  fill: (writer: BackupWriter) => Promise<BackupTotals>,
): Promise<BackupTotals> {
  const archive = pack();
  const written = pipeline(archive, createGzip({ level: constants.Z_BEST_SPEED }), to); // pictures are compressed already
  const writer = new BackupWriter(archive);
  const filled = (async () => {
    await writer.add(FIRST, JSON.stringify({ format: FORMAT, ...about }));
    const counted = await fill(writer);
    await writer.add(LAST, JSON.stringify(counted));
    archive.finalize();
    return counted;
  })();
  filled.catch((problem: Error) => archive.destroy(problem));
  const [counted] = await Promise.all([filled, written]);
  return counted;
}

export async function* readBackup(from: Readable): AsyncGenerator<BackupPart> {
  const archive = extract();
  const reading = pipeline(from, createGunzip(), archive);
  reading.catch(() => {}); // the reader of the archive gets the error
  try {
    for await (const entry of archive) {
      const part = await partOf(entry.header.name, entry as unknown as Readable);
      yield part;
      if (part.kind === 'end') return;
    }
  } finally {
    archive.destroy();
  }
  throw new Error('it is cut off');
}

/** Fails unless the backup is whole. `name` is how a message calls it. */
export async function checkBackup(
  from: Readable,
  name: string,
): Promise<{ description: BackupDescription; totals: BackupTotals }> {
  try {
    let described: BackupDescription | undefined;
    let pictures = 0;
    const rows: Record<string, number> = {};
    for await (const part of readBackup(from)) {
      if (part.kind === 'description') described = part.description;
      else if (part.kind === 'rows') rows[part.table] = (rows[part.table] ?? 0) + (await linesIn(part.content));
      else if (part.kind === 'end') {
        if (!described || part.totals.pictures !== pictures) throw new Error('parts of it are missing');
        const short = described.tables.find((table) => (rows[table.name] ?? 0) !== part.totals.rows[table.name]);
        if (short) throw new Error(`rows of ${short.name} are missing`);
        return { description: described, totals: part.totals };
      } else {
        if (part.kind === 'picture') pictures += 1;
        part.content.resume();
      }
    }
    throw new Error('it is empty');
  } catch (cause) {
    throw new Error(`${name} cannot be restored: ${(cause as Error).message}`, { cause });
  }
}

const NEWLINE = 10;

/** COPY ends each row with a newline, and writes those within a value otherwise. */
async function linesIn(content: Readable): Promise<number> {
  let lines = 0;
  for await (const piece of content as AsyncIterable<Buffer>) {
    for (let at = piece.indexOf(NEWLINE); at !== -1; at = piece.indexOf(NEWLINE, at + 1)) lines += 1;
  }
  return lines;
}

async function partOf(name: string, content: Readable): Promise<BackupPart> {
  if (name === FIRST) return { kind: 'description', description: description.parse(await json(content)) };
  if (name === LAST) return { kind: 'end', totals: totals.parse(await json(content)) };
  if (name === SECRET) return { kind: 'secret', content };
  if (name.startsWith(TABLES)) return { kind: 'rows', table: name.split('/')[1] as string, content };
  if (name.startsWith(PICTURES)) return { kind: 'picture', key: name.slice(PICTURES.length), content };
  throw new Error(`it holds ${name}, which no backup does`);
}

/** For its owner's eyes, also once somebody has unpacked it. */
const PRIVATE = { mode: 0o600 };

function settled(resolve: () => void, reject: (problem: Error) => void) {
  return (problem?: Error | null) => (problem ? reject(problem) : resolve());
}
