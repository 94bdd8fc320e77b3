import { readFileSync, writeFileSync } from 'node:fs';
import { type GraphQLSchema, lexicographicSortSchema, parse, printSchema, visit } from 'graphql';
import { queriesNullOnError, semanticNonNull } from '../doors/graphql/nullable-queries.ts';
import { createSchema } from '../doors/graphql/schema.ts';

const FILE = 'schema.graphql';

/** Writes the contract; with `--check` it only fails when the committed one is stale. */
export async function emitSchema(args: string[]): Promise<void> {
  const printed = `${print(await createSchema(() => ''))}\n`;
  if (!args.includes('--check')) writeFileSync(FILE, printed);
  else if (readFileSync(FILE, 'utf8') !== printed) throw new Error('schema.graphql is stale: run npm run schema');
}

/** `printSchema` knows of no directives but its own. */
function print(schema: GraphQLSchema): string {
  const nullOnError = new Set(queriesNullOnError(schema));
  const printed = printSchema(lexicographicSortSchema(schema));
  const ends: number[] = [];
  visit(parse(printed), {
    ObjectTypeDefinition({ name, fields = [] }) {
      if (name.value !== 'Query') return;
      const marked = fields.filter((field) => nullOnError.has(field.name.value));
      ends.push(...marked.flatMap(({ type }) => type.loc?.end ?? []));
    },
  });
  const starts = [0, ...ends];
  return starts.map((start, index) => printed.slice(start, ends[index])).join(` @${semanticNonNull.name}`);
}
