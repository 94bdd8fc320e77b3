import { readFileSync } from 'node:fs';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { FastifyInstance } from 'fastify';
import {
  buildSchema,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputType,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isObjectType,
  isUnionType,
} from 'graphql';
import { hashSecret } from '../../server/base/database/secret-token.ts';
import { Purchase } from '../../server/lists/items/purchase.entity.ts';
import { SupportMessage } from '../../server/people/support/support-message.entity.ts';
import { aUser } from '../builders/accounts.ts';
import { anAffiliateSite } from '../builders/affiliates.ts';
import { aCollaborator } from '../builders/collaborators.ts';
import { aList, anItem } from '../builders/lists.ts';
import { documentedBy } from './openapi.ts';

export interface Operation {
  kind: 'query' | 'mutation' | 'subscription';
  name: string;
  args: readonly GraphQLArgument[];
  /** Takes every argument as a variable of the same name. */
  document: string;
  /** The same, asking for nothing but the name of the type: it costs little. */
  briefDocument: string;
}

/** Every operation of the GraphQL API, asking for most of what it can answer. */
export function graphqlOperations(): Operation[] {
  const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));
  const roots = { query: schema.getQueryType(), mutation: schema.getMutationType() };
  const sockets = { subscription: schema.getSubscriptionType() };
  return Object.entries({ ...roots, ...sockets }).flatMap(([kind, type]) =>
    Object.values(type?.getFields() ?? {}).map((field) => {
      const args = field.args.filter(({ deprecationReason }) => !deprecationReason); // there is another for the same
      const briefSelection = isLeafType(getNamedType(field.type)) ? '' : '{ __typename }';
      return {
        kind: kind as Operation['kind'],
        name: field.name,
        args,
        document: documentFor(kind, { ...field, args }, selectionOf(field, 3)),
        briefDocument: documentFor(kind, { ...field, args }, briefSelection),
      };
    }),
  );
}

function documentFor(kind: string, field: GraphQLField<unknown, unknown>, selection: string): string {
  const variables = field.args.map(({ name, type }) => `$${name}: ${type}`).join(', ');
  const values = field.args.map(({ name }) => `${name}: $${name}`).join(', ');
  const inBrackets = (text: string) => (text ? `(${text})` : '');
  return `${kind} ${inBrackets(variables)} { ${field.name}${inBrackets(values)} ${selection} }`;
}

function selectionOf({ type }: GraphQLField<unknown, unknown>, depth: number): string {
  const named = getNamedType(type);
  if (isUnionType(named)) return '{ __typename }';
  if (!isObjectType(named)) return '';
  const fields = Object.values(named.getFields()).filter(
    (field) => field.args.length === 0 && (isLeafType(getNamedType(field.type)) || depth > 1),
  );
  return `{ ${fields.map((field) => `${field.name} ${selectionOf(field, depth - 1)}`).join(' ')} }`;
}

export interface Route {
  method: string;
  path: string;
}

/** Every route of the REST API, but those that take files. */
export function restRoutes(app: FastifyInstance): Route[] {
  const tree = app.printRoutes({ commonPrefix: false });
  const parents: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const [, indent = '', part = '', methods] = /^([\s│]*)[├└]── (\S*)(?: \(([^)]*)\))?/.exec(line) ?? [];
    if (!part) return [];
    parents.length = indent.length / 4;
    const path = [...parents, part].join('').replace(':id|:listId', ':id');
    parents.push(part);
    const isOurs = path.startsWith('/api/v1/') && !path.includes('image') && !path.includes('avatar');
    if (!isOurs || !methods) return [];
    const sendable = methods.split(', ').filter((method) => !['HEAD', 'OPTIONS'].includes(method));
    return sendable.map((method) => ({ method, path }));
  });
}

/** Every name under which the REST API reads something from a body. */
export async function restFields(app: FastifyInstance): Promise<string[]> {
  const { document } = await documentedBy(app);
  const bodies = Object.values(document.paths).flatMap((path) =>
    Object.values(path).map(({ requestBody }) => requestBody),
  );
  return [...new Set(bodies.flatMap(namesIn))];
}

/** The names of properties, however deep. */
function namesIn(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { properties = {} } = schema as { properties?: object };
  return [...Object.keys(properties), ...Object.values(schema).flatMap(namesIn)];
}

/** Things of an administrator to ask about. */
export type Something = Awaited<ReturnType<typeof something>>;

export async function something(em: EntityManager) {
  const viewer = await aUser(em, { role: 'ADMIN', subscriptionTier: 'PREMIUM', emailVerifiedAt: new Date() });
  const list = await aList(em, { owner: viewer, privacy: 'PUBLIC' });
  const item = await anItem(em, { list, quantityDesired: 9, quantityPurchased: 1 });
  const undoTokenHash = hashSecret('secret');
  const purchase = em.create(Purchase, { item, quantity: 1, guestEmail: 'ann@example.test', undoTokenHash });
  const sent = { name: 'Ann', email: 'ann@example.test', subject: 'Hello', message: 'Thank you' };
  const message = em.create(SupportMessage, { ...sent, isPriority: false });
  const collaborator = await aCollaborator(em, { list });
  const site = await anAffiliateSite(em, { urlFormats: [{ urlPattern: 'paying.example' }] });
  await em.flush();
  return { viewer, list, item, purchase, message, collaborator, site };
}

/** A value that a field of this name takes, in an operation or at an address of this name, whichever API it is of. */
export function goodValue(name: string, of: string, world: Something): unknown {
  const { viewer, list, item, purchase, collaborator } = world;
  const known: Record<string, unknown> = {
    id: idFor(of, world),
    listId: list.id,
    list_id: list.id,
    itemId: item.id,
    editedId: item.id,
    purchaseId: purchase.id,
    collaboratorId: collaborator.id,
    itemIds: [item.id],
    item_ids: [item.id],
    token: list.shareToken,
    email: `${crypto.randomUUID()}@example.test`,
    password: 'correct horse',
    newPassword: 'correct horse',
    currentPassword: 'correct horse',
    confirm: viewer.id,
    undoToken: 'secret',
    start: '2026-01-01',
    end: '2026-01-31',
    today: '2027-06-01',
    eventDate: '2027-06-01',
    event_date: '2027-06-01',
    expiresAt: new Date(Date.now() + 86_400_000).toISOString(),
    day: new Date(Date.now() + 86_400_000).toISOString().slice(0, 10),
    expires_at: new Date(Date.now() + 86_400_000).toISOString(),
    currency: 'EUR',
    adminEmail: 'admin@example.test',
    stripePublishableKey: 'pk_test',
    permissions: 'edit',
    imageUrl: null,
    banner: null,
  };
  if (name in known) return known[name];
  if (/url|facebook|pinterest|whatsapp|^x$/i.test(name)) return 'https://shop.test/mug';
  if (/_type|privacy|visibility|status|theme|frequency|color/i.test(name)) return undefined;
  return 'Mug';
}

function idFor(of: string, { viewer, list, item, message, collaborator, site }: Something): string {
  if (/affiliate/i.test(of)) return site.id;
  if (/item/i.test(of)) return item.id;
  if (/message/i.test(of)) return message.id;
  if (/profile|public/i.test(of)) return viewer.id;
  return /collaborator/i.test(of) ? collaborator.id : list.id;
}

/** A part of an operation's variables that somebody types, and what it takes. */
export interface Leaf {
  path: string[];
  type: 'text' | 'number';
}

/** Variables that an operation takes, and which parts of them are texts and numbers. */
export function goodVariables({ name: of, args }: Operation, world: Something) {
  const leaves: Leaf[] = [];
  const value = (path: string[], type: GraphQLInputType): unknown => {
    const inner = getNullableType(type);
    if (isListType(inner)) return [value([...path, '0'], inner.ofType)];
    if (isInputObjectType(inner)) return all(path, Object.values(inner.getFields()));
    if (isEnumType(inner)) return inner.getValues()[0]?.name;
    const { name: scalar } = getNamedType(inner);
    if (scalar === 'Boolean') return !TO_BE_LEFT_OFF.has(path.at(-1) ?? '');
    const isNumber = scalar === 'Int' || scalar === 'Float';
    leaves.push({ path, type: isNumber ? 'number' : 'text' });
    const name = path.findLast((part) => part !== '0') ?? '';
    return isNumber ? 1 : goodValue(path.at(-1) === '0' ? name.replace(/s$/, '') : name, of, world);
  };
  const all = (path: string[], fields: readonly (GraphQLArgument | GraphQLInputField)[]) =>
    Object.fromEntries(
      fields
        .filter(({ name, deprecationReason }) => name !== 'base' && !deprecationReason)
        .map(({ name, type }) => [name, value([...path, name], type)]),
    );
  return { variables: all([], args), leaves };
}

/** Flags for which true would keep everything else from being tried. */
const TO_BE_LEFT_OFF = new Set(['maintenanceMode', 'inBulk']);

/** The same variables, changed in this part of them. */
export function withPart(
  variables: Record<string, unknown>,
  path: readonly string[],
  value: unknown,
): Record<string, unknown> {
  const holder = path.slice(0, -1).reduce((part, name) => part[name] as Record<string, unknown>, variables);
  holder[path.at(-1) ?? ''] = value;
  return variables;
}
