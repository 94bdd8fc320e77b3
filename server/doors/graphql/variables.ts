import { GraphQLError, type GraphQLSchema, getVariableValues, type OperationDefinitionNode } from 'graphql';

/** The largest list of ids has 5,000, the largest form 100 items of 30 fields. */
const MOST_VALUES = 20_000;

/** In characters of texts and names; smaller ones are cheap to check and to name, whatever is wrong with them. */
const SMALL = 16_000;

const MOST_OF_MESSAGE = 400;

/**
 * Why large variables cannot be taken, null where they can and where they are small. GraphQL's own check, which
 * comes later, names up to fifty mistakes with the whole of the value around each: an answer of 50 times the request.
 */
export function refusalOfVariables(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode | null | undefined,
  variables: Readonly<Record<string, unknown>> | null | undefined,
): GraphQLError | null {
  if (!variables || !operation) return null;
  const { characters, values } = sizeOf(variables);
  if (values > MOST_VALUES) return refusal(`Variables hold at most ${MOST_VALUES.toLocaleString('en')} values.`);
  if (characters <= SMALL) return null;
  const { errors } = getVariableValues(schema, operation.variableDefinitions ?? [], variables, { maxErrors: 1 });
  return errors?.[0] ? refusal(shortened(errors[0].message)) : null;
}

function refusal(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT', http: { status: 400 } } });
}

/** Its beginning names the variable, its end the mistake. */
function shortened(message: string): string {
  const half = MOST_OF_MESSAGE / 2;
  return message.length <= MOST_OF_MESSAGE ? message : `${message.slice(0, half)} … ${message.slice(-half)}`;
}

/** No further than is needed to refuse them, and without recursion: what came may be nested as deep as it is long. */
function sizeOf(variables: object): { characters: number; values: number } {
  const waiting: unknown[] = [variables];
  let characters = 0;
  let values = 0;
  while (waiting.length > 0 && values <= MOST_VALUES) {
    const value = waiting.pop();
    values += 1;
    if (typeof value === 'string') characters += value.length;
    if (typeof value !== 'object' || value === null) continue;
    for (const [name, inner] of Object.entries(value)) {
      if (!Array.isArray(value)) characters += name.length;
      waiting.push(inner);
    }
  }
  return { characters, values };
}
