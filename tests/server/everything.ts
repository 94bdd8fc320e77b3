import { readFileSync } from 'node:fs';
import { buildSchema, type GraphQLOutputType, getNamedType, isLeafType, isObjectType } from 'graphql';

/** As it stands in the repository. */
export const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));

/** Every field that can be reached from `type`, as a selection; not those that hold one of the types in `without`. */
export function everythingOf(type: GraphQLOutputType | string, without: readonly string[] = []): string {
  const named = typeof type === 'string' ? schema.getType(type) : getNamedType(type);
  if (!named) throw new Error(`The schema has no ${type}`);
  if (!isObjectType(named) || without.includes(named.name)) return '';
  const fields = Object.values(named.getFields()).flatMap((field) => {
    const below = everythingOf(field.type, [...without, named.name]);
    return below || isLeafType(getNamedType(field.type)) ? [`${field.name} ${below}`] : [];
  });
  return `{ __typename ${fields.join(' ')} }`;
}
