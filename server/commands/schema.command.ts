import { readFileSync, writeFileSync } from 'node:fs';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { createSchema } from '../graphql/schema.ts';

const FILE = 'schema.graphql';

/** Writes the contract; with `--check` it only fails when the committed one is stale. */
export async function emitSchema(args: string[]): Promise<void> {
  const printed = `${printSchema(lexicographicSortSchema(await createSchema()))}\n`;
  if (!args.includes('--check')) writeFileSync(FILE, printed);
  else if (readFileSync(FILE, 'utf8') !== printed) throw new Error('schema.graphql is stale: run npm run schema');
}
