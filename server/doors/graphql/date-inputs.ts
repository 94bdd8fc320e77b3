import { type GraphQLScalarType, type GraphQLSchema, isScalarType, Kind, valueFromASTUntyped } from 'graphql';
import { GraphQLLocalDate } from 'graphql-scalars';
import { GraphQLISODateTime } from 'type-graphql';

const READERS = [GraphQLLocalDate, GraphQLISODateTime].map(({ name, parseValue }) => ({ name, parseValue }));

/**
 * The rule of a field says what is wrong in its own words and names the field, so that a form can show it there.
 * A scalar would refuse the whole document.
 */
export function leaveDatesToRules(schema: GraphQLSchema): void {
  for (const { name, parseValue } of READERS) {
    const type = schema.getType(name);
    if (!isScalarType(type)) throw new Error(`There is no scalar ${name}`);
    const read: GraphQLScalarType['parseValue'] = (value) => {
      try {
        return parseValue(value);
      } catch (error) {
        if (typeof value === 'string') return value;
        throw error;
      }
    };
    type.parseValue = read;
    type.parseLiteral = (ast) => read(ast.kind === Kind.STRING ? ast.value : valueFromASTUntyped(ast));
  }
}
