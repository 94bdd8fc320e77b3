import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifySchema, RouteOptions } from 'fastify';
import { z } from 'zod';
import type { ErrorCode } from '../../../base/errors/error-codes.rules.ts';
import { MAX_ANSWER_CHARACTERS } from '../../../base/errors/errors.ts';
import { MAX_BODY_BYTES } from '../../../base/process/body-size.ts';
import { API_KEY_LIMIT } from '../../../base/rate-limits/limits.ts';
import type { ActionAccess } from '../../../core/access/access-levels.rules.ts';
import { accessOf } from '../../../core/access/actions.rules.ts';
import { MAX_IMAGE_BYTES } from '../../../core/images/image.rules.ts';
import { type CodesOfAction, refusalAnswers } from '../described-refusals.ts';
import { refusal } from '../envelope.ts';
import { idempotent } from '../route.ts';
import { exampleOf } from './openapi-examples.ts';

type JsonSchema = z.core.JSONSchema.BaseSchema;
type Io = 'input' | 'output';

interface Operation {
  tags: string[];
  summary: string;
  description?: string;
  operationId: string;
  security: Record<string, string[]>[];
  parameters: object[];
  requestBody?: object;
  responses: Record<string, object>;
}

interface Content {
  schema: JsonSchema;
  example?: unknown;
}

export interface OpenApiDocument {
  openapi: string;
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  tags: { name: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, JsonSchema>; securitySchemes: object };
}

const ABOUT = [
  `Lists, items and purchases for other programs. JSON in and out, in UTF-8, at most ${MAX_BODY_BYTES / 1024 ** 2} MB; a file goes as a form (multipart). Times are ISO 8601 in UTC, ids are texts.`,
  'Signing in: `Authorization: Bearer …` with an access token or an API key. A key does what its scopes say. One that is unknown or was revoked, a token that is not ours and a header in another form are refused with 401, also where guests may ask.',
  'Sending: unknown fields are ignored. A value that is too large, of the wrong type or against a rule is refused, and the answer names its field. Some fields have two spellings: send either, and answers have both.',
  'Answers: what was asked for is `data`. Some answers have its fields at the top as well, for older clients.',
  'Refusals: `code` tells cases apart and stays, `message` is for people and may change, `errors` names the fields. Some say more: `scope` is what the key lacks, `reason` why a page could not be read, `remaining` how many are still needed, `retry_after_seconds` when to try again.',
  'Trying again: send an `Idempotency-Key` with what makes something, and the same call with the same key when no answer came. After 429 wait for `Retry-After`, after 503 or 500 a moment.',
  `Limits: an API key may make ${API_KEY_LIMIT.points} calls a minute, over both APIs together; \`RateLimit\` says what is left. What sends mails, reads other sites or takes files has limits of its own, which its description or the refusal names.`,
  `Long lists: \`/lists\` and \`/lists/{listId}/items\` come page by page with \`limit\`, and \`next\` of one page is \`after\` of the next. An answer has at most ${MAX_ANSWER_CHARACTERS / 1e6} MB (413).`,
  'Changes: within v1 fields and calls are added, and none is taken away or comes to mean something else. What is to go is marked as deprecated first, and stands in the changelog.',
].join('\n\n');

const OF_ALL: readonly ErrorCode[] = ['RATE_LIMITED', 'SERVICE_UNAVAILABLE', 'MAINTENANCE'];

export class ApiDescription {
  private readonly routes: RouteOptions[] = [];
  private readonly addresses = new Map<string, string>();
  private made: OpenApiDocument | undefined;
  private written: { json: string; tag: string } | undefined;

  constructor(
    private readonly codesOf: CodesOfAction,
    private readonly sitePath = '',
  ) {}

  watch(app: FastifyInstance): void {
    app.addHook('onRoute', (route) => {
      if (!route.schema || route.method === 'HEAD') return;
      this.routes.push(route);
      const [path, known] = [pathOf(route), this.addresses.get(subjectOf(route))];
      if (!known || path.length < known.length) this.addresses.set(subjectOf(route), path);
    });
  }

  document(): OpenApiDocument {
    this.made ??= this.make();
    return this.made;
  }

  text(): { json: string; tag: string } {
    if (!this.written) {
      const json = JSON.stringify(this.document());
      this.written = { json, tag: `"${createHash('sha256').update(json).digest('base64url')}"` };
    }
    return this.written;
  }

  private refusalsOf({ schema, config }: RouteOptions, error: JsonSchema): Operation['responses'] {
    const codes = new Set(this.codesOf(config?.action));
    const { key } = accessOf(config?.action);
    if (key !== 'nothing') codes.add('FORBIDDEN');
    if (schema?.headers === idempotent) codes.add('IDEMPOTENCY_KEY_REUSED');
    for (const code of OF_ALL) codes.add(code);
    const content = { 'application/json': { schema: error } };
    return { ...refusalAnswers([...codes], error), default: { description: 'Any other refusal', content } };
  }

  private make(): OpenApiDocument {
    const schemas = new Schemas();
    const error = schemas.of(refusal, 'output');
    const paths: OpenApiDocument['paths'] = {};
    for (const route of this.routes) {
      const path = pathOf(route);
      const methods = [route.method].flat();
      const shortest = this.addresses.get(subjectOf(route));
      for (const method of methods) {
        const twin = path === shortest ? methods[0] !== method && `${methods[0]}` : `${methods[0]} ${shortest}`;
        const operation = describe(method, path, route, schemas);
        if (twin)
          operation.description = [`The same as \`${twin}\`.`, operation.description].filter(Boolean).join('\n\n');
        Object.assign(operation.responses, this.refusalsOf(route, error));
        paths[path] = { ...paths[path], [method.toLowerCase()]: operation };
      }
    }
    for (const operation of Object.values(paths).flatMap((path) => Object.values(path)))
      addExamples(operation, schemas.named);
    const tags = [...new Set(this.routes.map(({ schema }) => schema?.tag ?? ''))].map((name) => ({ name }));
    const bearer = (description: string) => ({ type: 'http', scheme: 'bearer', description });
    return {
      openapi: '3.1.1',
      info: { title: 'Kindlist REST API', version: '1', description: ABOUT },
      servers: [{ url: this.sitePath || '/' }],
      tags,
      paths,
      components: {
        schemas: schemas.named,
        securitySchemes: {
          accessToken: bearer('The access token of a session, from signing in.'),
          apiKey: bearer('A key that you make in your profile. What it may do, you choose when you make it.'),
        },
      },
    };
  }
}

function addExamples({ requestBody, responses }: Operation, named: Record<string, JsonSchema>): void {
  const done = Object.entries(responses).filter(([status]) => status.startsWith('2'));
  for (const part of [requestBody, ...done.map(([, answer]) => answer)] as { content?: Record<string, Content> }[]) {
    const json = part?.content?.['application/json'];
    if (json) json.example = exampleOf(json.schema, named);
  }
}

function pathOf({ url }: RouteOptions): string {
  return url.replace(/:(\w+)\??/g, '{$1}');
}

/** Calls that do the same have one subject under several addresses. */
function subjectOf({ method, schema }: RouteOptions): string {
  return `${method} ${schema?.tag} ${schema?.summary}`;
}

function describe(method: string, path: string, route: RouteOptions, schemas: Schemas): Operation {
  const { schema = {}, config } = route;
  const { tag = '', summary = '', description } = schema;
  const access = accessOf(config?.action);
  const scope = scopeOf(access);
  const about = [description, scope].filter(Boolean).join('\n\n');
  return {
    tags: [tag],
    summary,
    ...(about && { description: about }),
    operationId: operationId(method, path),
    security: securityOf(access),
    parameters: [
      ...parametersIn('path', schema.params, schemas),
      ...parametersIn('query', schema.querystring, schemas),
      ...parametersIn('header', schema.headers, schemas),
    ],
    ...bodyOf(schema, schemas),
    responses: answersOf(schema, schemas),
  };
}

function operationId(method: string, path: string): string {
  const words = path
    .split('/')
    .slice(3)
    .map((part) => part.replace(/^\{(\w+)\}$/, 'by-$1'));
  const name = words.join('-').replace(/[-_](\w)/g, (_, letter: string) => letter.toUpperCase());
  return `${method.toLowerCase()}${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

function securityOf({ signIn, key }: ActionAccess): Operation['security'] {
  const scopes = key === 'nothing' || key === 'never' ? [] : [key.toLowerCase()];
  return [
    ...(signIn === 'optional' ? [{}] : []),
    { accessToken: [] },
    ...(key === 'never' ? [] : [{ apiKey: scopes }]),
  ];
}

function scopeOf({ key }: ActionAccess): string {
  if (key === 'never') return 'Not for API keys.';
  return key === 'nothing' ? '' : `An API key needs \`${key.toLowerCase()}\`.`;
}

function parametersIn(place: 'path' | 'query' | 'header', fields: unknown, schemas: Schemas): object[] {
  if (!(fields instanceof z.ZodType)) return [];
  const { properties = {}, required = [] } = schemas.of(fields, 'input');
  return Object.entries(properties).map(([name, schema]) => {
    const { description, ...rest } = schema as JsonSchema;
    const isRequired = place === 'path' || required.includes(name);
    return {
      name: place === 'header' ? titleCase(name) : name,
      in: place,
      required: isRequired,
      ...(description && { description }),
      schema: rest,
    };
  });
}

function titleCase(header: string): string {
  return header.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
}

function bodyOf({ body, upload }: FastifySchema, schemas: Schemas): { requestBody?: object } {
  if (upload) {
    const fields = schemas.of(upload, 'input');
    const file = {
      type: 'string',
      contentMediaType: 'application/octet-stream',
      description: `At most ${MAX_IMAGE_BYTES / 1024 ** 2} MB.`,
    };
    const form = { ...fields, properties: { ...fields.properties, file }, required: ['file'] };
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema: form } } } };
  }
  if (!(body instanceof z.ZodType)) return {};
  const schema = schemas.of(body, 'input');
  return { requestBody: { required: 'required' in schema, content: { 'application/json': { schema } } } };
}

function answersOf({ response = {}, produces }: FastifySchema, schemas: Schemas): Operation['responses'] {
  if (produces) return { 200: { description: 'The file', content: { [produces]: {} } } };
  const answers = Object.entries(response as Record<string, z.ZodType>).map(([status, schema]) => {
    if (schema instanceof z.ZodUndefined) return [status, { description: 'As you have it' }];
    const content = { 'application/json': { schema: schemas.of(schema, 'output') } };
    return [status, { description: 'Done', content }];
  });
  return Object.fromEntries(answers);
}

class Schemas {
  readonly named: Record<string, JsonSchema> = {};

  of(schema: z.ZodType, io: Io): JsonSchema {
    const made = z.toJSONSchema(schema, {
      io,
      unrepresentable: 'any',
      override: ({ jsonSchema }) => {
        if (jsonSchema.format) delete jsonSchema.pattern; // it says the same at length
      },
    });
    const { $schema: _, $defs = {}, ...json } = pointed(made);
    for (const [name, { id: _id, ...definition }] of Object.entries($defs as Record<string, JsonSchema>)) {
      this.named[name] = definition;
    }
    return json;
  }
}

function pointed(schema: JsonSchema): JsonSchema {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/'));
}
