import { t } from '@lingui/core/macro';
import { z } from 'zod';
import { text } from '../../base/text/text.rules.ts';
import { email } from '../../core/users/account.rules.ts';
import { guestKey } from '../guest-keys/guest-key.rules.ts';
import { quantity } from '../items/quantity.rules.ts';

/** In characters. */
export const LONGEST_BUYER_NAME = 100;

export const giverName = text({
  max: LONGEST_BUYER_NAME,
  isName: true,
  words: {
    tooLong: (max) => t`Name must be at most ${max} characters`,
    invalid: () => t`Name contains invalid content`,
  },
}).transform((name) => name || null);

export const newPurchase = z.object({
  email,
  name: giverName,
  quantity: quantity.nullish().transform((value) => value ?? 1),
  guestKey: guestKey.nullish(),
});

/** An address may be empty: then there is none. */
const emailOrNone = z
  .string()
  .nullish()
  .transform((written, context) => {
    if (!written?.trim()) return '';
    const read = email.safeParse(written);
    if (read.success) return read.data;
    for (const { message } of read.error.issues) context.issues.push({ code: 'custom', message, input: written });
    return z.NEVER;
  });

/** As newPurchase on a list where a name is enough: an address is enough, too. */
export const namedPurchase = newPurchase.extend({ email: emailOrNone }).check(({ value, issues }) => {
  if (!value.name && !value.email)
    issues.push({ code: 'custom', input: value, path: ['name'], message: t`Name is required` });
});

/** For how many hours the giver of a reserved gift can say that it was not bought after all. */
export const UNTICK_HOURS = 12;

/** The input of a member who ticks off an item of a list that they work on. */
export const memberPurchase = z.object({ quantity });

/** How many stay bought when some of a purchase are taken back. */
export const partialUndo = z.object({
  keeping: quantity
    .or(z.literal(0))
    .nullish()
    .transform((value) => value ?? 0),
});
