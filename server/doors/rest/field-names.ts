import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { camelCase, snakeCase } from '../../base/text/snake-case.ts';

declare module 'fastify' {
  interface FastifyRequest {
    sentNames?: string[];
  }
}

const OTHER_NAMES: Record<string, readonly string[]> = {
  name: ['title', 'full_name', 'guest_name'],
  title: ['name'],
  email: ['guest_email'],
  newPassword: ['password'],
  itemIds: ['items', 'order', 'item_order'],
};

export function noteNames(app: FastifyInstance): void {
  app.addHook('preValidation', (request, _reply, done) => {
    if (request.body) request.sentNames = namesIn(request.body);
    done();
  });
}

export function fieldNameIn(request: FastifyRequest, field: string): string {
  const [own = '', ...inside] = field.split('.');
  const spellings = [own, ...(OTHER_NAMES[own] ?? [])].flatMap((name) => [snakeCase(name), camelCase(name)]);
  const known = [...(request.sentNames ?? []), ...namesIn(request.query), ...documentedNames(request)];
  const name = known.find((candidate) => spellings.includes(candidate)) ?? snakeCase(own);
  return [name, ...inside.map(snakeCase)].join('.');
}

function namesIn(sent: unknown): string[] {
  return typeof sent === 'object' && sent !== null ? Object.keys(sent) : [];
}

const documented = new WeakMap<z.ZodType, string[]>();

function documentedNames({ routeOptions }: FastifyRequest): string[] {
  const body = routeOptions?.schema?.body;
  if (!(body instanceof z.ZodType)) return [];
  const known =
    documented.get(body) ?? namesIn(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }).properties);
  documented.set(body, known);
  return known;
}
