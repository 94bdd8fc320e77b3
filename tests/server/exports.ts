import type { FastifyInstance } from 'fastify';
import { strFromU8, unzipSync } from 'fflate';
import type { User } from '../../server/core/users/user.entity.ts';
import { bearer } from './graphql.ts';

/** Everything in somebody's export: each file by its path, and what the JSON files say. */
export async function exportOf(app: FastifyInstance, user: User) {
  const response = await app.inject({ url: '/api/v1/users/me/export', headers: await bearer(app, user) });
  const files = unzipSync(new Uint8Array(response.rawPayload));
  const said = Object.entries(files)
    .filter(([path]) => path.endsWith('.json'))
    .map(([path, content]) => [path, JSON.parse(strFromU8(content))]);
  return { response, files, said: Object.fromEntries(said) };
}
