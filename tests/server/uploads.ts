import type { FastifyInstance } from 'fastify';
import type { User } from '../../server/core/users/user.entity.ts';
import { bearer } from './graphql.ts';

interface Upload {
  file?: Buffer;
  filename?: string;
  type?: string;
  fields?: Record<string, string>;
}

/** Sends a file to the REST API, as a form does. */
export async function upload(app: FastifyInstance, path: string, viewer: User | null, upload: Upload = {}) {
  const { file, filename = 'mug.jpg', type = 'image/jpeg', fields = {} } = upload;
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  if (file) form.append('file', new Blob([new Uint8Array(file)], { type }), filename);
  const encoded = new Response(form);
  const payload = Buffer.from(await encoded.arrayBuffer());
  const headers = {
    ...(await bearer(app, viewer)),
    'content-type': encoded.headers.get('content-type') ?? '',
    'content-length': String(payload.length),
  };
  const response = await app.inject({ method: 'POST', url: `/api/v1${path}`, headers, payload });
  return { status: response.statusCode, body: response.json() };
}

/** The path of an address on the site of the tests. */
export function pathOf(address: string): string {
  return new URL(address).pathname;
}
