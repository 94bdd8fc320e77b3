import { type GraphQLFieldResolver, type GraphQLSchema, isObjectType } from 'graphql';
import { storable } from '../../base/errors/storable-input.ts';

type Resolver = GraphQLFieldResolver<unknown, unknown>;

export function takeStorableArguments(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    for (const field of Object.values(type.getFields())) {
      if (field.args.length === 0) continue;
      if (field.resolve) field.resolve = withStorableArguments(field.resolve);
      if (field.subscribe) field.subscribe = withStorableArguments(field.subscribe);
    }
  }
}

function withStorableArguments(resolve: Resolver): Resolver {
  return (source, args, context, info) => resolve(source, storable(args), context, info);
}
