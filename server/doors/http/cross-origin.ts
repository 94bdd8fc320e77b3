import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import { REQUEST_ID_HEADER } from './request-ids.ts';

/** The Model Context Protocol sends them. */
const PROTOCOL_HEADERS = ['Mcp-Protocol-Version', 'Mcp-Method', 'Mcp-Name'];

const A_DAY_SECONDS = 86_400;

/** They bring an API key and no cookies, so that they are let in as programs are. */
const EXTENSIONS = /^(?:chrome|moz|safari-web)-extension:\/\/[\w-]{1,64}$/;

export async function allowOrigins(app: FastifyInstance, origins: readonly string[]): Promise<void> {
  await app.register(cors, {
    origin: [...origins, EXTENSIONS],
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowedHeaders: ['Authorization', 'Content-Type', 'Idempotency-Key', REQUEST_ID_HEADER, ...PROTOCOL_HEADERS],
    exposedHeaders: ['Content-Disposition', 'RateLimit', 'RateLimit-Policy', 'Retry-After', REQUEST_ID_HEADER],
    maxAge: A_DAY_SECONDS,
  });
}
