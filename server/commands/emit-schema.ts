import { readFileSync, writeFileSync } from 'node:fs';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { createSchema } from '../graphql/schema.ts';

// `npm run schema` writes the contract; `npm run schema -- --check` fails when the committed one is stale.
const printed = `${printSchema(lexicographicSortSchema(await createSchema()))}\n`;
if (!process.argv.includes('--check')) writeFileSync('schema.graphql', printed);
else if (readFileSync('schema.graphql', 'utf8') !== printed) {
  console.error('schema.graphql is stale: run npm run schema');
  process.exit(1);
}
