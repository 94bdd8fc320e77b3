import { type GraphQLSchema, isObjectType } from 'graphql';

/** Lets instances of `plain` answer a GraphQL type from the fields that they have, where other objects ask its resolvers. */
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
