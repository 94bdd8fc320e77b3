import type { GraphQLSchema } from 'graphql';
import type { z } from 'zod';
import { type ErrorCode, MEANING_BY_CODE, STATUS_BY_CODE } from '../../base/errors/error-codes.rules.ts';

export type CodesOfAction = (action: string | undefined) => readonly ErrorCode[];

/** The GraphQL operation of the same name says them in its description, so that they are written once. */
export function codesNamedIn(schema: GraphQLSchema): CodesOfAction {
  const roots = [schema.getQueryType(), schema.getMutationType()];
  const fields = Object.assign({}, ...roots.map((root) => root?.getFields()));
  return (action) => {
    const words: string[] = fields[action ?? '']?.description?.match(/\b[A-Z][A-Z_]+\b/g) ?? [];
    return [...new Set(words)].filter((word): word is ErrorCode => word in STATUS_BY_CODE);
  };
}

export function refusalAnswers(codes: readonly ErrorCode[], schema: z.core.JSONSchema.BaseSchema) {
  const refusals = codes.filter((code) => STATUS_BY_CODE[code] >= 400); // a page that says nothing is an answer to the contract
  const byStatus = Object.groupBy(refusals, (code) => STATUS_BY_CODE[code]);
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, [...alike]]) => [
      status,
      {
        description: alike.map((code) => `\`${code}\`: ${MEANING_BY_CODE[code]}`).join('\n\n'),
        content: { 'application/json': { schema } },
      },
    ]),
  );
}
