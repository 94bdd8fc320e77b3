import { type CostLimitOptions, costLimitRule } from '@escape.tech/graphql-armor-cost-limit';
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth';
import { type DocumentNode, type GraphQLSchema, specifiedRules, validate } from 'graphql';

/** Deeper than anything the browser app asks, by a good margin. */
const DEEPEST = 10;

/** What the largest screen asks costs about a tenth of it. */
const DEAREST = 10_000;

/** Longer documents are not even parsed to the end. */
export const MOST_TOKENS = 4_000;

/** Told like any other problem of a document: thrown, it would count as ours. */
const reporting: Pick<CostLimitOptions, 'onReject' | 'propagateOnRejection'> = {
  onReject: [(context, error) => context?.reportError(error)],
  propagateOnRejection: false,
};

/** Keep one query from costing as much as a thousand. */
export const limitRules = [
  maxDepthRule({ n: DEEPEST, flattenFragments: true, ...reporting }), // how a query is cut into fragments is its author's business
  costLimitRule({ maxCost: DEAREST, flattenFragments: true, ...reporting }),
];

/** As graphql-js does, with the limits; for sockets, which go round Apollo. */
export function validateWithin(schema: GraphQLSchema, document: DocumentNode) {
  return validate(schema, document, [...specifiedRules, ...limitRules]);
}
