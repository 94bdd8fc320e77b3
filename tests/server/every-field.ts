import { readFileSync } from 'node:fs';
import {
  buildSchema,
  type GraphQLObjectType,
  type GraphQLUnionType,
  getNamedType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
  isUnionType,
} from 'graphql';

/** As it stands in the repository. */
export const schema = buildSchema(readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8'));

/**
 * A selection of everything that a type has, and of everything within it, so that a field which is added tomorrow is asked
 * for as well. A type is not asked for again inside itself.
 */
export function everyFieldOf(typeName: string): string {
  return selectionOf(objectType(typeName), [typeName]);
}

/** The same in several selections, one for each field that has fields of its own: all at once would cost more than a query may. */
export function everyFieldInParts(typeName: string): string[] {
  const fields = Object.values(objectType(typeName).getFields());
  const plain = fields.filter((field) => isLeafType(getNamedType(field.type))).map(({ name }) => name);
  const parts = fields.flatMap((field) => {
    const inner = getNamedType(field.type);
    if (isUnionType(inner)) return [`${field.name} { ${selectionOfUnion(inner, [typeName])} }`];
    return isObjectType(inner) ? [`${field.name} { ${selectionOf(inner, [typeName, inner.name])} }`] : [];
  });
  return [plain.join(' '), ...parts];
}

function objectType(name: string): GraphQLObjectType {
  const type = schema.getType(name);
  if (!isObjectType(type)) throw new Error(`There is no type ${name}`);
  return type;
}

function selectionOf(type: GraphQLObjectType, path: readonly string[]): string {
  const fields = Object.values(type.getFields()).flatMap((field) => {
    if (field.args.some(isRequiredArgument)) return [];
    const inner = getNamedType(field.type);
    if (isUnionType(inner)) return [`${field.name} { ${selectionOfUnion(inner, path)} }`];
    if (!isObjectType(inner)) return [field.name];
    if (path.includes(inner.name)) return [];
    return [`${field.name} { ${selectionOf(inner, [...path, inner.name])} }`];
  });
  return ['__typename', ...fields].join(' ');
}

function selectionOfUnion(union: GraphQLUnionType, path: readonly string[]): string {
  return union
    .getTypes()
    .map((type) => `... on ${type.name} { ${selectionOf(type, [...path, type.name])} }`)
    .join(' ');
}
