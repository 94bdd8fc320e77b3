import type { z } from 'zod';

type JsonSchema = z.core.JSONSchema.BaseSchema;
type Named = Record<string, JsonSchema>;

const ID = '0197f3b2-6c1e-7d40-9a51-3f0c2b7de811';
const MOMENT = '2027-04-02T09:30:00.000Z';

/** A program written after it is nearly right. */
const BY_NAME: Record<string, unknown> = {
  name: 'Emma’s birthday',
  title: 'Picture book',
  email: 'ida@example.com',
  guest_email: 'tom@example.com',
  guestEmail: 'tom@example.com',
  guest_name: 'Tom',
  guestName: 'Tom',
  owner_name: 'Ida Lee',
  password: 'four bicycles',
  description: 'She turns four',
  notes: 'With hard pages',
  category: 'Books',
  list_type: 'wishlist',
  privacy: 'public',
  event_type: 'Birthday',
  event_date: '2027-05-31',
  time_zone: 'Europe/Berlin',
  price: 12.5,
  currency: 'EUR',
  primary_url: 'https://shop.example.com/picture-book',
  secondary_url: 'https://books.example.com/picture-book',
  url: 'https://shop.example.com/picture-book',
  image_url: 'https://shop.example.com/picture-book.jpg',
  message: 'Done',
  quantity: 1,
  quantity_desired: 1,
  is_any_number: false,
  success: true,
};

/** Deep enough for an answer with a list, its items and their purchases. */
const MOST_LEVELS = 8;

/** By names and types. An optional field is in it only if `BY_NAME` knows it. */
export function exampleOf(schema: JsonSchema, named: Named, name = '', level = 0): unknown {
  const own = resolved(schema, named);
  if (own.examples) return own.examples[0];
  if (own.const !== undefined) return own.const;
  const choices = own.anyOf ?? own.oneOf;
  if (choices && own.properties)
    return objectOf({ ...own, required: requiredIn(own, choices as JsonSchema[]) }, named, level);
  if (choices) return exampleOf(likeliest(choices as JsonSchema[], named), named, name, level);
  if (own.allOf)
    return Object.assign({}, ...own.allOf.map((part) => exampleOf(part as JsonSchema, named, name, level)));
  const known = BY_NAME[name];
  if (own.enum) return own.enum.includes(known as never) ? known : own.enum[0];
  const type = [own.type].flat().find((each) => each !== 'null');
  if (own.type === 'null') return null;
  if (type === 'object' || own.properties) return objectOf(own, named, level);
  if (type === 'array')
    return level < MOST_LEVELS && own.items ? [exampleOf(own.items as JsonSchema, named, name, level + 1)] : [];
  if (known !== undefined && (typeof known === type || (type === 'integer' && Number.isInteger(known)))) return known;
  if (type === 'boolean') return false;
  if (type === 'integer' || type === 'number') return Math.max(own.minimum ?? 0, Math.min(1, own.maximum ?? 1));
  if (type === 'string') return textOf(own, name);
  return known ?? null;
}

function objectOf(
  { properties = {}, required = [] }: JsonSchema,
  named: Named,
  level: number,
): Record<string, unknown> {
  const shown = Object.entries(properties).filter(
    ([name]) => required.includes(name) || (name in BY_NAME && level < MOST_LEVELS),
  );
  return Object.fromEntries(
    shown.map(([name, field]) => [name, exampleOf(field as JsonSchema, named, name, level + 1)]),
  );
}

function textOf({ format, minLength = 0, maxLength = Number.POSITIVE_INFINITY }: JsonSchema, name: string): string {
  if (format === 'date-time' || /(^|_)(at|until)$/.test(name)) return MOMENT;
  if (format === 'date') return MOMENT.slice(0, 10);
  if (format === 'email') return 'ida@example.com';
  if (format === 'uri') return 'https://shop.example.com/picture-book';
  if (format === 'uuid' || /(^|_)ids?$/i.test(name)) return ID;
  return (name || 'text').slice(0, maxLength).padEnd(minLength, '…');
}

function requiredIn({ required = [] }: JsonSchema, ways: JsonSchema[]): string[] {
  return [...required, ...(ways[0]?.required ?? [])];
}

function likeliest(choices: JsonSchema[], named: Named): JsonSchema {
  const kinds = choices.map((choice) => resolved(choice, named)).filter(({ type }) => type !== 'null');
  return kinds.find(({ properties }) => properties) ?? kinds[0] ?? {};
}

function resolved(schema: JsonSchema, named: Named): JsonSchema {
  const target = schema.$ref?.split('/').at(-1);
  return target ? { ...named[target] } : schema;
}
