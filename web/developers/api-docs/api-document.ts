import type { MessageDescriptor } from '@lingui/core';
import { msg, plural, t } from '@lingui/core/macro';
import { say } from '#rules/base/languages/say';
import { alternatives, enumeration } from '../../base/design/list-text.ts';
/** As much of a JSON schema as the document uses. */
export interface Schema {
  type?: string | string[];
  $ref?: string;
  description?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  default?: unknown;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
}

interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  description?: string;
  schema: Schema;
}

type Content = Record<string, { schema?: Schema }>;

export interface OperationObject {
  tags: string[];
  summary: string;
  description?: string;
  operationId: string;
  security: Record<string, string[]>[];
  parameters: Parameter[];
  requestBody?: { required?: boolean; content: Content };
  responses: Record<string, { description: string; content?: Content }>;
}

/** As much of an OpenAPI document as is shown. */
export interface ApiDocument {
  info: { title: string; version: string; description: string };
  tags: { name: string }[];
  paths: Record<string, Record<string, OperationObject>>;
  components: { schemas: Record<string, Schema> };
}

export interface Operation extends OperationObject {
  method: string;
  path: string;
}

export interface Chapter {
  title: string;
  operations: Operation[];
}

/** The document speaks English, whatever the language of the page. */
export const IN_ENGLISH = { lang: 'en', dir: 'ltr' } as const;

export const DOCUMENT_PATH = '/api/v1/openapi.json';

/** All operations in the order of the document, by chapter. */
export function chaptersOf({ tags, paths }: ApiDocument): Chapter[] {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ ...operation, method: method.toUpperCase(), path })),
  );
  return tags.map(({ name }) => ({ title: name, operations: operations.filter(({ tags: [tag] }) => tag === name) }));
}

/** Keeps the operations with every typed word in their path, method, or text. */
export function matching(chapters: readonly Chapter[], typed: string): Chapter[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const isMeant = ({ method, path, summary, description = '' }: Operation) => {
    const text = `${method} ${path} ${summary} ${description}`.toLowerCase();
    return words.every((word) => text.includes(word));
  };
  return chapters
    .map(({ title, operations }) => ({ title, operations: operations.filter(isMeant) }))
    .filter(({ operations }) => operations.length > 0);
}

/** The name of an object that is described once for all. */
export function nameOf({ $ref }: Schema): string | undefined {
  return $ref?.split('/').at(-1);
}

/** The one kind that something may be besides null; itself, where it may be several. */
export function withoutNull(schema: Schema): Schema {
  const kinds = (schema.anyOf ?? schema.oneOf ?? []).filter(({ type }) => type !== 'null');
  return kinds.length === 1 ? { ...kinds[0], description: schema.description ?? kinds[0]?.description } : schema;
}

export function mayBeNull({ type, anyOf, oneOf }: Schema): boolean {
  if (Array.isArray(type)) return type.includes('null');
  return (anyOf ?? oneOf ?? []).some((kind) => kind.type === 'null');
}

/** As in "text", "whole number[]", "List" or "text or number". */
export function typeName(schema: Schema): string {
  const plain = withoutNull(schema);
  const name = nameOf(plain);
  if (name) return name;
  if (plain.items) return `${typeName(plain.items)}[]`;
  const { anyOf, oneOf, enum: choices, const: only, format, type } = plain;
  if (only !== undefined) return JSON.stringify(only);
  if (choices) return choices.map((choice) => JSON.stringify(choice)).join(' | ');
  const kinds = anyOf ?? oneOf;
  if (kinds && !plain.properties) return alternatives(kinds.map(typeName));
  if (format) return wordOf(format, FORMATS);
  const types = [type ?? 'anything'].flat().filter((kind) => kind !== 'null');
  return alternatives(types.map((kind) => wordOf(kind, TYPES)));
}

type Words = Record<string, MessageDescriptor>;

const TYPES: Words = {
  string: msg({ message: 'text', context: 'kind of value' }),
  integer: msg`whole number`,
  number: msg({ message: 'number', context: 'kind of value' }),
  boolean: msg`true or false`,
  array: msg({ message: 'array', context: 'kind of value' }),
  object: msg({ message: 'object', context: 'kind of value' }),
  anything: msg`anything`,
};
const FORMATS: Words = {
  date: msg({ message: 'day', context: 'kind of value' }),
  'date-time': msg`date and time`,
  email: msg({ message: 'email', context: 'kind of value' }),
  uri: msg`web address`,
};

function wordOf(name: string, words: Words): string {
  const word = words[name];
  return word ? say(word) : name;
}

/** As in "2 to 50 characters". */
export function limitsOf(schema: Schema): string {
  const plain = { ...schema, ...withoutNull(schema) };
  const { minLength, maxLength, minimum, maximum, minItems, maxItems } = plain;
  const preset = plain.default === undefined ? '' : JSON.stringify(plain.default);
  const limits = [
    between(minLength || undefined, maxLength, CHARACTERS),
    between(Math.max(minimum ?? 0, -SAFE) === -SAFE ? undefined : minimum, maximum && Math.min(maximum, SAFE), NUMBERS),
    between(minItems, maxItems, ENTRIES),
    preset && t`${preset} unless you say otherwise`,
  ];
  return enumeration(limits.filter(Boolean));
}

const SAFE = Number.MAX_SAFE_INTEGER;

interface Bounds {
  both: (least: number, most: number) => string;
  least: (least: number) => string;
  most: (most: number) => string;
}

const CHARACTERS: Bounds = {
  both: (least, most) => t`${least} to ${plural(most, { one: '# character', other: '# characters' })}`,
  least: (least) => plural(least, { one: 'at least # character', other: 'at least # characters' }),
  most: (most) => plural(most, { one: 'at most # character', other: 'at most # characters' }),
};

const ENTRIES: Bounds = {
  both: (least, most) => t`${least} to ${plural(most, { one: '# entry', other: '# entries' })}`,
  least: (least) => plural(least, { one: 'at least # entry', other: 'at least # entries' }),
  most: (most) => plural(most, { one: 'at most # entry', other: 'at most # entries' }),
};

const NUMBERS: Bounds = {
  both: (least, most) => t`${least} to ${most}`,
  least: (least) => t`at least ${least}`,
  most: (most) => t`at most ${most}`,
};

function between(least: number | undefined, most: number | undefined, bounds: Bounds): string {
  const end = most === SAFE ? undefined : most;
  if (least !== undefined && end !== undefined) return bounds.both(least, end);
  if (least !== undefined) return bounds.least(least);
  return end === undefined ? '' : bounds.most(end);
}

/** A call that sends what it has to, for a terminal. */
export function curlOf({ method, path, security, requestBody, parameters }: Operation, origin: string): string {
  const isOpen = security.some((way) => Object.keys(way).length === 0);
  const query = parameters.filter((parameter) => parameter.in === 'query' && parameter.required);
  const search = query.map(({ name }) => `${name}=…`).join('&');
  const content = requestBody?.content ?? {};
  const json = content['application/json']?.schema;
  const lines = [
    `curl ${method === 'GET' ? '' : `-X ${method} `}"${origin}${path}${search && `?${search}`}"`,
    ...(isOpen ? [] : ['-H "Authorization: Bearer $KEY"']),
    ...(content['multipart/form-data'] ? ['-F "file=@picture.jpg"'] : []),
    ...(json ? ['-H "Content-Type: application/json"', `-d '${JSON.stringify(exampleOf(json))}'`] : []),
  ];
  return lines.join(' \\\n  ');
}

/** Gives an example of the required fields. */
function exampleOf(schema: Schema): Record<string, unknown> {
  const [needed = schema.anyOf?.[0]?.required ?? []] = [schema.required];
  const sample = (name: string): unknown => {
    const field = withoutNull(schema.properties?.[name] ?? {});
    const [type] = [field.type ?? 'string'].flat();
    if (field.enum) return field.enum[0];
    return type === 'number' || type === 'integer' ? 1 : type === 'boolean' ? true : type === 'array' ? [] : '…';
  };
  return Object.fromEntries(needed.map((name) => [name, sample(name)]));
}
