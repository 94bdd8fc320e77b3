import {
  defaultFieldResolver,
  type ExecutionArgs,
  type ExecutionResult,
  execute,
  GraphQLError,
  type GraphQLFieldResolver,
  type GraphQLSchema,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { AnswerTooLarge, MAX_ANSWER_CHARACTERS } from '../../base/errors/errors.ts';

/** The bytes of a number, a date or a bracket, about. */
const SMALL_VALUE = 8;

type Resolver = GraphQLFieldResolver<unknown, Answering>;

/** In bytes; the context of a request is one. */
export interface Answering {
  answerSize: number;
}

/**
 * An answer that becomes too large ends there: from then on fields look nothing up any more. `plainField` counts
 * fields without a resolver.
 */
export function limitAnswers(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    for (const field of Object.values(type.getFields())) {
      if (field.resolve) field.resolve = counting(field.resolve);
    }
  }
}

/** The text has what was read uncounted. */
export function isWithin(json: string, answering: Answering | null): boolean {
  return json.length <= MAX_ANSWER_CHARACTERS && !(answering && isTooLarge(answering));
}

export function isTooLarge({ answerSize }: Answering): boolean {
  return answerSize > MAX_ANSWER_CHARACTERS;
}

/** For sockets, which go round Apollo. */
export async function executeWithin(args: ExecutionArgs): Promise<ExecutionResult> {
  return within(await execute({ ...args, fieldResolver: plainField }), args.contextValue as Answering);
}

export function within(result: ExecutionResult, answering: Answering): ExecutionResult {
  return isTooLarge(answering) ? { errors: [tooLarge()] } : result;
}

function tooLarge(): GraphQLError {
  const { message, code } = new AnswerTooLarge();
  return new GraphQLError(message, { extensions: { code } });
}

export const TOO_LARGE = { errors: [tooLarge().toJSON()] };
export const TOO_LARGE_JSON = JSON.stringify(TOO_LARGE);

function counting(resolve: Resolver): Resolver {
  return (source, args, context, info) => {
    const counted = (value: unknown) => {
      context.answerSize += String(info.path.key).length + sizeOf(value);
      if (!isTooLarge(context)) return value;
      if (isNonNullType(info.returnType)) throw new AnswerTooLarge(); // takes along what it is part of
      return null;
    };
    if (isTooLarge(context)) return counted(null);
    const value = resolve(source, args, context, info);
    return value instanceof Promise ? value.then(counted) : counted(value);
  };
}

/**
 * Given to the executor with every query that is not our own: those ask for each property once, so that what
 * their rows hold bounds what they answer with.
 */
export const plainField = counting(defaultFieldResolver);

function sizeOf(value: unknown): number {
  if (typeof value === 'string') return value.length + SMALL_VALUE;
  if (Array.isArray(value)) return value.reduce((size: number, entry) => size + sizeOf(entry), SMALL_VALUE);
  return SMALL_VALUE;
}
