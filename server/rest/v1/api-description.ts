import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifySchema, RouteOptions } from 'fastify';
import { z } from 'zod';
import { type ActionAccess, accessOf } from '../../access/actions.rules.ts';
import { refusal } from './envelope.ts';

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

export interface OpenApiDocument {
  openapi: string;
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  tags: { name: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, JsonSchema>; securitySchemes: object };
}

const ABOUT = [
  'Lists, items and purchases for other programs. JSON in and out, in UTF-8; a file goes as a form (multipart).',
  'Sign in with an access token or with an API key: `Authorization: Bearer …`.',
  'What a call does not know it ignores. What is too large, of another kind or against a rule is refused, with the field named.',
].join('\n\n');

/** What the routes of the API say of themselves, as OpenAPI 3.1. */
export class ApiDescription {
  private readonly routes: RouteOptions[] = [];
  private made: OpenApiDocument | undefined;
  private written: { json: string; tag: string } | undefined;

  /** Takes note of each route that is added to this part of the server from now on. */
  watch(app: FastifyInstance): void {
    app.addHook('onRoute', (route) => {
      if (route.schema && route.method !== 'HEAD') this.routes.push(route);
    });
  }

  /** Once all routes are there. */
  document(): OpenApiDocument {
    this.made ??= this.make();
    return this.made;
  }

  /** The same as it goes over the wire, and the tag by which a client knows whether it has it. */
  text(): { json: string; tag: string } {
    if (!this.written) {
      const json = JSON.stringify(this.document());
      this.written = { json, tag: `"${createHash('sha256').update(json).digest('base64url')}"` };
    }
    return this.written;
  }

  private make(): OpenApiDocument {
    const schemas = new Schemas();
    const error = schemas.of(refusal, 'output');
    const paths: OpenApiDocument['paths'] = {};
    for (const route of this.routes) {
      const path = route.url.replace(/:(\w+)\??/g, '{$1}');
      for (const method of [route.method].flat()) {
        paths[path] = { ...paths[path], [method.toLowerCase()]: describe(method, path, route, schemas, error) };
      }
    }
    const tags = [...new Set(this.routes.map(({ schema }) => schema?.tag ?? ''))].map((name) => ({ name }));
    const bearer = (description: string) => ({ type: 'http', scheme: 'bearer', description });
    return {
      openapi: '3.1.1',
      info: { title: 'Kindlist REST API', version: '1', description: ABOUT },
      servers: [{ url: '/' }],
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

function describe(method: string, path: string, route: RouteOptions, schemas: Schemas, error: JsonSchema): Operation {
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
    responses: {
      ...answersOf(schema, schemas),
      default: { description: 'Refused', content: { 'application/json': { schema: error } } },
    },
  };
}

/** As in `postListsByIdReorder`. */
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

/** As headers are written: `Idempotency-Key`. */
function titleCase(header: string): string {
  return header.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
}

function bodyOf({ body, upload }: FastifySchema, schemas: Schemas): { requestBody?: object } {
  if (upload) {
    const fields = schemas.of(upload, 'input');
    const file = { type: 'string', contentMediaType: 'application/octet-stream', description: 'At most 10 MB.' };
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

/** Schemas as JSON, those that have a name each once. */
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

/** With references to where the document keeps what has a name. */
function pointed(schema: JsonSchema): JsonSchema {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/'));
}
