import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ExecutionResult, OperationDefinitionNode } from 'graphql';
import type { ErrorCode } from '../../base/errors/error-codes.rules.ts';
import type { Origin } from '../../core/users/caller.ts';
import type { RequestContext } from '../../request-context.ts';
import type { Admission } from './admission.ts';
import { isWithin, TOO_LARGE_JSON } from './answer-size.ts';
import { formatExecuted } from './errors.ts';
import type { OpenDocuments } from './open-documents.ts';
import { ANSWER_TYPE } from './request-refusals.ts';
import type { KnownDocument, TrustedDocuments } from './trusted-documents.ts';

const UNAVAILABLE: ErrorCode = 'SERVICE_UNAVAILABLE';

interface Needs {
  trustedDocuments: TrustedDocuments;
  openDocuments: OpenDocuments;
  admission: Admission;
}

interface Asked {
  query?: unknown;
  operationName?: unknown;
  variables?: unknown;
  extensions?: unknown;
}

/**
 * An operation that is known by its hash or its text needs neither parsing nor checking nor plug-ins. Null where
 * Apollo must answer: every other text, other kinds of answers, and requests that are refused before they are
 * executed.
 */
export function fastPath({ trustedDocuments, openDocuments, admission }: Needs) {
  const knownOf = ({ query, extensions }: Asked) => {
    if (query === undefined) return trustedDocuments.find(extensions);
    return extensions == null ? openDocuments.find(query) : null; // a text with its hash has to fit it
  };
  return async ({ body, headers, requestContext }: FastifyRequest, reply: FastifyReply): Promise<string | null> => {
    const asked = isRecord(body) ? (body as Asked) : {};
    if (!headers.accept?.includes(ANSWER_TYPE)) return null;
    const known = knownOf(asked);
    if (!known || !isNameOf(known.operation, asked.operationName)) return null;
    const variables = asked.variables ?? {};
    if (!isRecord(variables)) return null;
    if (await admission.refusalOf({ ...known, variables }, requestContext, 'http')) return null;

    const listQuery = listQueryIn(known, variables, requestContext);
    const kept = await listQuery?.kept();
    if (kept) {
      reply.type(`${ANSWER_TYPE}; charset=utf-8`);
      return kept;
    }

    const result = await known.execute(undefined, requestContext, variables);
    if (result.data === undefined) return null; // a variable was wrong, and nothing has been done
    const { json, isUnavailable } = written(result, requestContext.origin);
    const isFit = isWithin(json, requestContext);
    if (isFit && !result.errors) listQuery?.keep(json);
    const answer = isFit ? json : TOO_LARGE_JSON;
    reply.code(isUnavailable ? 503 : 200).type(`${ANSWER_TYPE}; charset=utf-8`);
    return answer;
  };
}

function listQueryIn({ sharedList }: KnownDocument, variables: Record<string, unknown>, context: RequestContext) {
  const token = sharedList && variables[sharedList.tokenVariable];
  if (typeof token !== 'string' || context.keyScopes) return null; // the table of actions decides about keys
  const way = `${sharedList?.way} ${context.siteUrl} ${JSON.stringify(variables)}`;
  return {
    kept: () => context.sharedLists.cachedResponse(context.linkViewer, token, way),
    keep: (json: string) => context.shownList && context.sharedLists.cacheResponse(context.shownList, way, json),
  };
}

function written({ data, errors }: ExecutionResult, origin: Origin) {
  if (!errors) return { json: JSON.stringify({ data }), isUnavailable: false };
  const formatted = errors.map((error) => formatExecuted(error, origin));
  const isUnavailable = formatted.some(({ extensions }) => extensions?.code === UNAVAILABLE);
  return { json: JSON.stringify({ errors: formatted, data }), isUnavailable };
}

function isNameOf({ name }: OperationDefinitionNode, asked: unknown): boolean {
  return asked === undefined || asked === null || asked === name?.value;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
