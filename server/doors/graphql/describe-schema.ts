import { GraphQLEnumType, GraphQLSchema } from 'graphql';
import { type ErrorCode, MEANING_BY_CODE, STATUS_BY_CODE } from '../../base/errors/error-codes.rules.ts';

const DOCUMENT_CODES = {
  BAD_REQUEST:
    'The request is no question that GraphQL can take: its body is not JSON or is too large, or it has no `query`.',
  GRAPHQL_PARSE_FAILED: 'The document is no GraphQL.',
  GRAPHQL_VALIDATION_FAILED:
    'The document does not fit the schema, or asks for too much: then `cost` and `limit` stand beside the code.',
  OPERATION_RESOLUTION_FAILURE: 'The document has several operations, and `operationName` names none of them.',
  PERSISTED_QUERY_NOT_FOUND: 'The server knows no document by this hash, and has done nothing. Send its text.',
};

/** No operation names them, since each may answer with them. */
export const GENERAL_CODES: readonly ErrorCode[] = [
  'ANSWER_TOO_LARGE',
  'INTERNAL_SERVER_ERROR',
  'MAINTENANCE',
  'RATE_LIMITED',
  'SERVICE_UNAVAILABLE',
];

const GENERAL = `Besides the codes that an operation names, any may fail with ${GENERAL_CODES.join(', ')}, and with FORBIDDEN for an API key without the scope, which the message names. The enum ErrorCode says what each means.`;

const ROOTS = {
  getQueryType: 'Everything that can be read. A query changes nothing.',
  getMutationType: 'Everything that can be changed. A mutation that is refused has changed nothing.',
  getSubscriptionType:
    'Everything that can be watched, over a WebSocket (graphql-transport-ws). Each subscription begins with things as they are now, so that nothing is missed. To act as somebody, send an access token or an API key as `accessToken` with connection_init.',
} as const;

/** No operation answers with the enum of codes, but tools and readers find it. */
export function withErrorCodes(schema: GraphQLSchema): GraphQLSchema {
  const { types, ...config } = schema.toConfig();
  return new GraphQLSchema({ ...config, types: [...types, errorCodes()] });
}

function errorCodes(): GraphQLEnumType {
  const codes = Object.keys(MEANING_BY_CODE) as ErrorCode[];
  const ours = codes.map(
    (code) => [code, `${MEANING_BY_CODE[code]} HTTP status over REST: ${STATUS_BY_CODE[code]}.`] as const,
  );
  const meanings = [...Object.entries(DOCUMENT_CODES), ...ours].sort(([one], [other]) => one.localeCompare(other));
  return new GraphQLEnumType({
    name: 'ErrorCode',
    description: 'The values of `extensions.code` of an error.',
    values: Object.fromEntries(meanings.map(([code, description]) => [code, { description }])),
  });
}

/** type-graphql has no place for these descriptions. */
export function describeRoots(schema: GraphQLSchema): GraphQLSchema {
  for (const [getter, description] of Object.entries(ROOTS) as [keyof typeof ROOTS, string][]) {
    const type = schema[getter]();
    if (type) type.description = `${description} ${GENERAL}`;
  }
  return schema;
}
