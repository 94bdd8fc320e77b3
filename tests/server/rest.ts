import type { FastifyInstance, InjectOptions } from 'fastify';
import type { User } from '../../server/core/users/user.entity.ts';
import { bearer } from './graphql.ts';
import { assertDocumented } from './openapi.ts';

interface Call {
  viewer?: User | null;
  body?: unknown;
  headers?: Record<string, string>;
}

/**
 * Calls the REST API as somebody, or as a guest; `line` is a method and a path below /api/v1, as in "GET /lists".
 * Whatever is taken and answered has to be as the OpenAPI document says.
 */
export async function call(app: FastifyInstance, line: string, { viewer = null, body, headers }: Call = {}) {
  const [method, path] = line.split(' ') as [InjectOptions['method'], string];
  const response = await app.inject({
    method,
    url: `/api/v1${path}`,
    headers: { ...(await bearer(app, viewer)), ...headers },
    payload: body as InjectOptions['payload'],
  });
  const answer = { status: response.statusCode, headers: response.headers, body: response.json() };
  await assertDocumented(app, line, body, answer);
  return answer;
}

/** The contract's error body. */
export function problem(code: string, message: string, errors: { field: string; message: string }[] = []) {
  return { success: false, data: null, message, detail: message, code, errors };
}
