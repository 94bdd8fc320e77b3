import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { newId } from '../../base/database/uuid.ts';
import { storable } from '../../base/errors/storable-input.ts';

/** In bytes: an address and a name, whatever they are written in. */
const MAX_FORM_BYTES = 10_000;

const text = z.string().catch('');

/** The service refuses a text that is no number. */
const number = z.coerce.number().optional().catch(Number.NaN);

/** The service checks them. A purchase without a key of ours counts as a new one. */
const purchaseForm = z.object({
  email: text,
  name: text,
  quantity: number,
  hold: z
    .string()
    .optional()
    .transform((value) => value !== undefined),
  key: z.uuid().catch(() => newId()),
});

const undoForm = z.object({
  purchase: text,
  keeping: number,
});

const undoLink = z.object({ of: text });

export type PurchaseForm = z.output<typeof purchaseForm>;

export const readPurchaseForm = (body: unknown): PurchaseForm => purchaseForm.parse(body ?? {});

export const readUndoForm = (body: unknown) => undoForm.parse(body ?? {});

export const readUndoLink = (query: unknown): string => undoLink.parse(query ?? {}).of;

export function takeForms(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: MAX_FORM_BYTES },
    (_request, body, done) => done(null, storable(Object.fromEntries(new URLSearchParams(`${body}`)))),
  );
}
