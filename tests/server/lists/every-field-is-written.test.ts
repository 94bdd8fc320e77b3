import { isInputObjectType } from 'graphql';
import { describe, expect } from 'vitest';
import { snakeCase } from '../../../server/base/text/snake-case.ts';
import { aProductPage } from '../../builders/product-pages.ts';
import { schema } from '../every-field.ts';
import { send } from '../graphql.ts';
import { documentedBy } from '../openapi.ts';
import { call } from '../rest.ts';
import { test as base } from '../server-test.ts';
import { BODIES, BODIES_OF_NO_ROW, INPUTS, INPUTS_OF_NO_ROW, type Sending } from './writing-calls.ts';
import { aWritableWorld, type Fields, rowOf, storedValue } from './written-fields.ts';

type World = Parameters<Sending['to']>[0];

/** Each field is written in a world of its own. */
const test = base.extend('newWorld', async ({ em, infrastructure, productPages }) => async (): Promise<World> => {
  await em.execute('delete from rate_limits');
  await em.execute(
    `update users set email = id || '@example.test' where email in ('ada@example.test', 'bo@example.test')`,
  );
  await em.execute('delete from site_settings');
  await infrastructure.settings.refresh();
  return { ...(await aWritableWorld(em)), productUrl: productPages.add(aProductPage()) };
});

const camelCase = (name: string) => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** The contract of REST writes enums in lower case, and the fields of what is nested as its own. */
function inContract(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inContract);
  if (typeof value === 'string') return /^[A-Z_]{4,}$/.test(value) ? value.toLowerCase() : value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [snakeCase(name), inContract(inner)]));
}

function otherValue({ of }: Sending, field: string): unknown {
  if (!(field in of.values))
    throw new Error(`tests/server/lists/written-fields.ts has no value for ${of.table}.${field}`);
  return of.values[field];
}

describe('GraphQL', () => {
  const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});
  const inputs = new Set(
    mutations.flatMap(({ args }) => args.map(({ type }) => type.toString().replace(/[[\]!]/g, ''))),
  );
  const ofFields = [...inputs].filter((name) => isInputObjectType(schema.getType(name)));

  test('has no input whose fields are not read back', () => {
    expect(ofFields.sort()).toEqual([...Object.keys(INPUTS), ...INPUTS_OF_NO_ROW].sort());
  });

  test.for(Object.entries(INPUTS))('writes every field of %s', async ([name, sending], { app, em, newWorld }) => {
    const input = schema.getType(name);
    const fields = isInputObjectType(input) ? Object.keys(input.getFields()) : [];
    const lost: string[] = [];
    for (const field of fields.filter((each) => !sending.elsewhere?.includes(each))) {
      const world = await newWorld();
      const before = sending.id && storedValue(sending.of, field, await rowOf(em, sending.of, sending.id(world)));
      const value = otherValue(sending, field);
      const sent: Fields = { ...sending.along, [field]: value };

      const document = `mutation ($sent: ${name}!) { ${sending.to(world)} }`;
      const { errors } = await send(app, document, sending.asGuest ? null : world.viewer, { sent });

      expect([field, errors]).toEqual([field, undefined]);
      const row = await rowOf(em, sending.of, sending.id?.(world));
      expect([field, before]).not.toEqual([field, value]);
      if (!isSame(storedValue(sending.of, field, row), value)) lost.push(field);
    }
    expect(lost).toEqual([]);
    expect(fields.length).toBeGreaterThan(0);
  });
});

describe('REST', () => {
  test('has no body whose fields are not read back', async ({ app }) => {
    const known = [...Object.keys(BODIES), ...BODIES_OF_NO_ROW];
    const lines = Object.keys(await bodies(app));
    expect(lines.sort()).toEqual(known.sort());
  });

  test.for(Object.entries(BODIES))('writes every field of %s', async ([line, sending], { app, em, newWorld }) => {
    const fields = (await bodies(app))[line] ?? [];
    const [method = ''] = line.split(' ');
    const lost: string[] = [];
    for (const field of fields.filter((each) => !sending.elsewhere?.includes(each))) {
      const world = await newWorld();
      const meant = sending.alias?.[field] ?? camelCase(field);
      const value = otherValue(sending, meant);
      const along = Object.entries(sending.along ?? {}).filter(
        ([name]) => (sending.alias?.[name] ?? camelCase(name)) !== meant,
      );
      const said = sending.of.table === 'site_settings' ? value : inContract(value);
      const url = fields.includes('url') && { url: world.productUrl };
      const body = { ...url, ...Object.fromEntries(along), [field]: said };

      const { status, body: answer } = await call(app, `${method.toUpperCase()} ${sending.to(world)}`, {
        viewer: sending.asGuest ? null : world.viewer,
        body,
      });

      expect([field, status, answer.message]).toEqual([field, expect.toBeOneOf([200, 201, 202]), answer.message]);
      const row = await rowOf(em, sending.of, sending.id?.(world));
      if (!isSame(storedValue(sending.of, meant, row), value)) lost.push(field);
    }
    expect(lost).toEqual([]);
    expect(fields.length).toBeGreaterThan(0);
  });
});

function isSame(stored: unknown, value: unknown): boolean {
  return Object.is(stored, value) || JSON.stringify(sorted(stored)) === JSON.stringify(sorted(value));
}

/** PostgreSQL keeps the fields of JSON in an order of its own. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, inner]) => [name, sorted(inner)]);
}

interface JsonBody {
  content?: { 'application/json'?: { schema: { properties?: object } } };
}

/** The fields of every JSON body; PUT and PATCH do the same. */
async function bodies(app: Parameters<typeof documentedBy>[0]): Promise<Record<string, string[]>> {
  const { document } = await documentedBy(app);
  const paths = document.paths as Record<string, Record<string, { requestBody?: JsonBody }>>;
  const found: Record<string, string[]> = {};
  for (const [path, operations] of Object.entries(paths)) {
    for (const [method, { requestBody }] of Object.entries(operations)) {
      const schemaOfBody = requestBody?.content?.['application/json']?.schema;
      if (schemaOfBody && method !== 'patch')
        found[`${method} ${path.replace('/api/v1', '')}`] = Object.keys(schemaOfBody.properties ?? {});
    }
  }
  return found;
}
