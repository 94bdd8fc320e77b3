import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth';
import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  parse,
  type Source,
  specifiedRules,
  validate,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import { costRule } from './query-cost.ts';

/** Deeper than anything the browser app asks, by a good margin. */
const DEEPEST = 10;

/** Longer documents are not even parsed to the end. */
export const MOST_TOKENS = 4_000;

/** Keep one query from costing as much as a thousand. */
export const limitRules = [
  maxDepthRule({
    n: DEEPEST,
    flattenFragments: true, // how a query is cut into fragments is its author's business
    onReject: [(context, error) => context?.reportError(error)], // thrown, it would count as our own problem
    propagateOnRejection: false,
  }),
  costRule,
];

/** What sockets have asked. A thousand pages that open the same list send one document: kept once, checked once. */
const documents = new LRUCache<string, DocumentNode>({ max: 200 });
const valid = new WeakSet<DocumentNode>();

/** As graphql-js does, with the limits; for sockets, which go round Apollo. */
export function parseWithin(source: string | Source): DocumentNode {
  const text = typeof source === 'string' ? source : source.body;
  const document = documents.get(text) ?? parse(text, { maxTokens: MOST_TOKENS });
  documents.set(text, document);
  return document;
}

/** As graphql-js does, with the limits; for sockets, which go round Apollo. */
export function validateWithin(schema: GraphQLSchema, document: DocumentNode): readonly GraphQLError[] {
  if (valid.has(document)) return [];
  const problems = validate(schema, document, [...specifiedRules, ...limitRules]);
  if (problems.length === 0) valid.add(document);
  return problems.map((problem) => withCode(problem, 'GRAPHQL_VALIDATION_FAILED'));
}

/** With the code that Apollo gives it over HTTP, unless it has one. */
export function withCode(problem: GraphQLError, code: string): GraphQLError {
  const { message, nodes, source, positions, originalError, extensions } = problem;
  return new GraphQLError(message, { nodes, source, positions, originalError, extensions: { code, ...extensions } });
}
