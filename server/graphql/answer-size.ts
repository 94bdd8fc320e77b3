import {
  defaultFieldResolver,
  type ExecutionArgs,
  type ExecutionResult,
  execute,
  GraphQLError,
  type GraphQLField,
  type GraphQLSchema,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { AnswerTooLarge, MAX_ANSWER_CHARACTERS } from '../errors.ts';

/** What a number, a date or a bracket takes, about. */
const SMALL_VALUE = 8;

/** What has been answered so far; the context of a request is one. */
export interface Answering {
  answerSize: number;
}

/**
 * Counts what every field of the schema answers with. An answer that becomes too large ends there: from then on fields
 * look nothing up any more, and the sender finds the answer to be too large.
 */
export function limitAnswers(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    for (const field of Object.values(type.getFields())) field.resolve = counting(field);
  }
}

export function isTooLarge({ answerSize }: Answering): boolean {
  return answerSize > MAX_ANSWER_CHARACTERS;
}

/** As graphql-js does; a too large answer is left away. For sockets, which go round Apollo. */
export async function executeWithin(args: ExecutionArgs): Promise<ExecutionResult> {
  const result = await execute(args);
  return isTooLarge(args.contextValue as Answering) ? { errors: [tooLarge()] } : result;
}

export function tooLarge(): GraphQLError {
  const { message, code } = new AnswerTooLarge();
  return new GraphQLError(message, { extensions: { code } });
}

function counting({ type, resolve = defaultFieldResolver }: GraphQLField<unknown, Answering>) {
  const isNeeded = isNonNullType(type);
  return (...[source, args, context, info]: Parameters<typeof resolve>): unknown => {
    const counted = (value: unknown) => {
      context.answerSize += String(info.path.key).length + sizeOf(value);
      if (!isTooLarge(context)) return value;
      if (isNeeded) throw new AnswerTooLarge(); // takes along what it is part of
      return null;
    };
    if (isTooLarge(context)) return counted(null);
    const value = resolve(source, args, context, info);
    return value instanceof Promise ? value.then(counted) : counted(value);
  };
}

function sizeOf(value: unknown): number {
  if (typeof value === 'string') return value.length + SMALL_VALUE;
  if (Array.isArray(value)) return value.reduce((size: number, entry) => size + sizeOf(entry), SMALL_VALUE);
  return SMALL_VALUE;
}
