import { z } from 'zod';

export const pushKind = z.enum(['GIFTS', 'CHANGES', 'PEOPLE']);
export type PushKind = z.output<typeof pushKind>;

/** In characters: browsers' push services use some 200. */
export const LONGEST_ENDPOINT = 1_000;

/** While a device is quiet: from the first hour of the day up to the second, as its clock has them. */
export const QUIET_HOURS = { from: 22, to: 7 };

/** In base64url, as a browser's PushSubscription says it: a point of P-256, and 16 bytes. */
const publicKey = z.string().regex(/^B[\w-]{86}=?$/);
const sharedSecret = z.string().regex(/^[\w-]{22}(?:==)?$/);

/** The zone of the device; a name that is not known here counts as UTC. */
const timeZone = z
  .string()
  .max(64)
  .transform((name) => {
    try {
      return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
    } catch {
      return 'UTC';
    }
  });

export const pushEndpoint = z.url({ protocol: /^https?$/ }).max(LONGEST_ENDPOINT);

export const pushDevice = z.object({
  endpoint: pushEndpoint,
  p256dh: publicKey,
  auth: sharedSecret,
  kinds: z.array(pushKind).max(pushKind.options.length),
  isQuietAtNight: z.boolean(),
  timeZone,
});
