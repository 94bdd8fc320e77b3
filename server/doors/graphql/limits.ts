import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth';
import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  OverlappingFieldsCanBeMergedRule,
  parse,
  specifiedRules,
  validate,
} from 'graphql';
import { DEEPEST_NESTING, isNestedTooDeep } from './nesting.ts';
import { overlappingFieldsRule } from './overlapping-fields.ts';
import { costRule } from './query-cost.ts';

/** Deeper than anything the browser app asks, by a good margin. */
const DEEPEST = 10;

/** Longer documents are not even parsed to the end. */
export const MOST_TOKENS = 4_000;

/** Some rules compare each with each. Our own app's largest document has 20. */
export const MOST_DEFINITIONS = 100;

/** One query must not cost as much as a thousand. */
export const limitRules = [
  maxDepthRule({
    n: DEEPEST,
    flattenFragments: true, // how a query is cut into fragments is its author's business
    onReject: [(context, error) => context?.reportError(error)], // thrown, it would count as our own problem
    propagateOnRejection: false,
  }),
  costRule,
];

/** graphql-js takes too long for one of the specification's rules, so that is ours. */
const rules = [
  ...specifiedRules.map((rule) => (rule === OverlappingFieldsCanBeMergedRule ? overlappingFieldsRule : rule)),
  ...limitRules,
];

/** All that is wrong with the text has the codes that Apollo gives. */
export function checked(schema: GraphQLSchema, text: string): DocumentNode | GraphQLError[] {
  const document = parsed(text);
  if (document instanceof GraphQLError) return [withCode(document, 'GRAPHQL_PARSE_FAILED')];
  const problems = validate(schema, document, rules);
  if (problems.length === 0) return document;
  return problems.map((problem) => withCode(problem, 'GRAPHQL_VALIDATION_FAILED'));
}

function parsed(text: string): DocumentNode | GraphQLError {
  if (isNestedTooDeep(text)) return tooMuch(`Brackets are nested deeper than ${DEEPEST_NESTING} levels`);
  try {
    const document = parse(text, { maxTokens: MOST_TOKENS });
    const isLong = document.definitions.length > MOST_DEFINITIONS;
    return isLong ? tooMuch(`Document contains more than ${MOST_DEFINITIONS} operations and fragments`) : document;
  } catch (problem) {
    if (problem instanceof GraphQLError) return problem;
    throw problem;
  }
}

function tooMuch(problem: string): GraphQLError {
  return new GraphQLError(`Syntax Error: ${problem}. Ask for less at once.`);
}

function withCode(problem: GraphQLError, code: string): GraphQLError {
  const { message, nodes, source, positions, originalError, extensions } = problem;
  return new GraphQLError(message, { nodes, source, positions, originalError, extensions: { code, ...extensions } });
}
