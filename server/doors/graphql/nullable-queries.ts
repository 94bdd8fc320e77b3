import {
  DirectiveLocation,
  GraphQLDirective,
  type GraphQLField,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  type GraphQLSchema,
  isNonNullType,
} from 'graphql';

/** Everybody may ask for these at any time. */
const NEVER_REFUSED = new Set(['demoLists', 'plans', 'publicConfig']);

/** Relay, Apollo Kotlin and GraphQL Code Generator know it: null comes only beside an error. */
export const semanticNonNull = new GraphQLDirective({
  name: 'semanticNonNull',
  description:
    'The field is null only if `errors` says why. Clients that read no data beside errors can take it as non-null.',
  locations: [DirectiveLocation.FIELD_DEFINITION],
  args: {
    levels: {
      description: 'Which levels of a list this is said of: 0 is the field itself.',
      type: new GraphQLList(new GraphQLNonNull(GraphQLInt)),
      defaultValue: [0],
    },
  },
});

/** The rest of the answer stays. Resolvers declare such queries as non-null, since their services answer or throw. */
export function answerNullBesideErrors(schema: GraphQLSchema): void {
  for (const field of queriesOf(schema)) {
    if (!isNonNullType(field.type) || NEVER_REFUSED.has(field.name)) continue;
    field.type = field.type.ofType;
    field.extensions = { ...field.extensions, [semanticNonNull.name]: true };
  }
}

export function queriesNullOnError(schema: GraphQLSchema): string[] {
  return queriesOf(schema)
    .filter(({ extensions }) => extensions[semanticNonNull.name] === true)
    .map(({ name }) => name);
}

function queriesOf(schema: GraphQLSchema): GraphQLField<unknown, unknown>[] {
  return Object.values(schema.getQueryType()?.getFields() ?? {});
}
