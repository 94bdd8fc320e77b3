import { defaultFieldResolver, type GraphQLSchema, isObjectType, isUnionType } from 'graphql';

export function answerPlainly(schema: GraphQLSchema, typeName: string, plain: new (...args: never[]) => object): void {
  const type = schema.getType(typeName);
  if (!isObjectType(type)) throw new Error(`There is no object type ${typeName}`);
  for (const [name, field] of Object.entries(type.getFields())) {
    const { resolve } = field;
    if (!resolve) continue;
    field.resolve = (source, ...rest) =>
      source instanceof plain && name in source ? source[name as keyof typeof source] : resolve(source, ...rest);
  }
}

/**
 * As graphql-js does by itself: type-graphql makes a promise of it, which costs a turn for each event, and which
 * compiled documents cannot wait for.
 */
export function nameUnionsAtOnce(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) if (isUnionType(type)) type.resolveType = undefined;
}

/** Few ask for them, so pages give functions. */
const WHEN_ASKED = ['totalCount', 'edges', 'lapsed', 'gone'];

/** Compiled documents call no function that is no resolver. */
export function answerWhenAsked(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue;
    for (const name of WHEN_ASKED) {
      const field = type.getFields()[name];
      if (field) field.resolve ??= defaultFieldResolver;
    }
  }
}
