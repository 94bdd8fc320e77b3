import { z } from 'zod';
import { email } from '../../core/users/account.rules.ts';

/** How long the link of a handing over works. */
export const HANDOVER_DAYS = 14;

/** To an address, or, without one, to the account that opens the link. */
export const newHandover = z.object({
  email: email.nullish().transform((value) => value ?? null),
  staysAsHelper: z.boolean(),
});

/** How much the new owner of a list may know of what is given on it. */
export const handedListView = z.enum(['SURPRISE', 'TAKEN', 'ALL']);
export type HandedListView = z.output<typeof handedListView>;
