import { z } from 'zod';

export function envelope<Data>(data: Data, message = 'OK') {
  return { success: true, data, message };
}

/** The contract has each field under `data`, and at the top as well. */
export function dual<Data extends object>(data: Data, message = 'OK') {
  return { ...data, ...envelope(data, message) };
}

/** For large objects that are asked for often: what is said twice is put together once. */
export function dualJson(data: object, message = 'OK'): string {
  const json = JSON.stringify(data);
  return `{"success":true,"message":${JSON.stringify(message)},"data":${json},${json.slice(1)}`;
}

const said = { success: z.literal(true), message: z.string() };

export function envelopeOf<Data extends z.ZodType>(data: Data) {
  return z.object({ ...said, data });
}

export const done = envelopeOf(z.null());

export function dualOf<Shape extends z.ZodRawShape>(data: z.ZodObject<Shape>) {
  return z.object({ ...data.shape, ...said, data });
}

const place = { total: z.int(), page: z.int(), pageSize: z.int(), totalPages: z.int() };

export function pageOf<Data extends z.ZodType>(data: Data) {
  return z.object({ ...said, data: z.array(data), ...place });
}

export function nestedPageOf<Data extends z.ZodType>(data: Data) {
  return envelopeOf(z.object({ data: z.array(data), ...place }));
}

const rest = {
  total: z.int().meta({ description: 'How many there are on all pages.' }),
  next: z.string().nullable().meta({ description: 'For `after`, to read the next page; null at the end.' }),
};

export function cursorPageOf<Data extends z.ZodType>(data: Data) {
  return z.object({ ...said, data: z.array(data), ...rest });
}

export function allOrPageOf<Data extends z.ZodType>(data: Data) {
  return z.object({ ...said, data: z.array(data), total: rest.total.optional(), next: rest.next.optional() });
}

interface Page {
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  totalCount: () => Promise<number>;
}

export async function cursorPage<Data>({ pageInfo, totalCount }: Page, data: Data[]) {
  return { ...envelope(data), total: await totalCount(), next: pageInfo.hasNextPage ? pageInfo.endCursor : null };
}

export const refusal = z
  .looseObject({
    success: z.literal(false),
    data: z.union([z.null(), z.array(z.never())]),
    message: z.string(),
    detail: z.string().meta({ description: 'The same as `message`.' }),
    code: z.string().meta({ description: 'The code to tell cases apart by: it stays, while texts may change.' }),
    errors: z
      .array(z.object({ field: z.string(), message: z.string() }))
      .meta({ description: 'Each refused field, with the reason.' }),
    scope: z.string().optional().meta({ description: 'The scope that the API key would need.' }),
    retry_after_seconds: z.int().optional().meta({ description: 'When to try again; `Retry-After` says the same.' }),
    remaining: z.int().optional().meta({ description: 'How many pieces of the item are still needed.' }),
    reason: z.string().optional().meta({ description: 'Why the page of a link could not be read.' }),
  })
  .meta({ id: 'Error', description: 'The answer to every refused call.' });
